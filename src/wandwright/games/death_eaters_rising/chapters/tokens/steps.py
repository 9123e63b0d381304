"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Questions.
HIT: Final = 28
KEEP_TOKEN: Final = 29
PLACE_SYMBOL: Final = 30
SWAP_MINE: Final = 31
SWAP_WITH: Final = 32
SWAP_THEIRS: Final = 33
