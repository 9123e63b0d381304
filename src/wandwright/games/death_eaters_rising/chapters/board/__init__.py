"""The board: set-up, who stands where, damage, corruption, and what symbols can be put on.

Rules: R2 to R6 and R10 to R18 (components, set-up), R21 and R37 to R41 (targets), R50, R51 and R54 to R59 (damage,
abilities), R71, R72 and R74 (corruption), R77, R79 and R80 (Voldemort).
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=("run",),  # goes on with the effect of a card; the engine's own step (engine/words/programs.py)
    answers={"nobody_healed": 1},
)
