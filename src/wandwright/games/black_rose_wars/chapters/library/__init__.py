"""Spells drawn: from the Grimoire, the Library and the Forgotten Spells (R44 to R49, R113, R131, R175)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(__name__)
