"""The chapters of Death Eaters Rising: the board and the spell tokens, then the four phases of a turn (R19)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapters

CHAPTERS: Final = Chapters(__name__, "board", "tokens", "travel", "voldemort", "dice", "end_of_turn")
