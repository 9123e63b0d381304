"""The numbers of the steps, questions and answers of the chapter on the market."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 115
FILL_MARKET: Final = 116
FIRST_QUESTION: Final = 120
PICK_OFFERED: Final = 120
REVEAL_OR_NOT: Final = 121

# Answers to ACT: sweep the market, dismiss a card of it, buy a card in the own shop.
SWEEP: Final = 20_000
DISMISS: Final = 21_000
SHOP: Final = 22_000
# Answers to REVEAL_OR_NOT.
REVEAL: Final = 0
IGNORE: Final = 1
