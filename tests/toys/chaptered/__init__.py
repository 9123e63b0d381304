"""A game of two chapters, as small as can be: what chapters declare and how a later one joins in."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapters

CHAPTERS: Final = Chapters(__name__, "early", "late")
