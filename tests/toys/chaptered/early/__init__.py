"""The chapter that every match has."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(__name__, steps=("deal",), answers={"end": 1})
