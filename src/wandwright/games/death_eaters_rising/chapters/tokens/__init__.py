"""Spell tokens: the hits that earn them, the supply, and what only tokens do (R60 to R62, R65, R68 to R70)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(__name__)
