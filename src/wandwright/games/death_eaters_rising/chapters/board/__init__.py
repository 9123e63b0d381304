"""The board: set-up, who stands where, damage, corruption, and what symbols can be put on.

Rules: R1 to R6 and R10 to R18 (components and set-up), R21, R37 to R40 (targets), R50 to R59, R71, R72 and R74.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.chapters import Chapter

# `run` is the step of the engine that goes on with an effect. `nobody_healed` ends a choice of wizards to heal.
CHAPTER: Final = Chapter(__name__, steps=("run",), answers={"nobody_healed": 1})
