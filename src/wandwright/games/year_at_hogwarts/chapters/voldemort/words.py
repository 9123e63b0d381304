"""The second mode has no words of its own; its sheets and spaces speak in those of the year."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words import Word

WORDS: Final[tuple[Word, ...]] = ()
