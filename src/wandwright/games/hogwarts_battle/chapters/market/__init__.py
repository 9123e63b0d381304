"""Acquiring Hogwarts cards (R6, R20, R21)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(__name__)
