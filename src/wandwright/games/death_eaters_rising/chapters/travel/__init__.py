"""Phase 1: a turn begins, and the active team travels (R19, R20)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(__name__, steps=("begin_turn",))
