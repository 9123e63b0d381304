"""Phase 2: Voldemort attacks, then his Death Eaters and the corrupted places act (R22 to R30, R64, R75)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(__name__, steps=("roll_voldemort", "attack"))
