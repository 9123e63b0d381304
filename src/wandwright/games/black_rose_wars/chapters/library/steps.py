"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Questions.
NAME_DECKS: Final = 65
KEEP: Final = 66
KEEP_FORGOTTEN: Final = 76
