"""The words of the chapter on trials."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words import Word

WORDS: Final[tuple[Word, ...]] = ()
