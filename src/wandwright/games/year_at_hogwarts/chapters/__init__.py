"""The chapters of the rules, in the order in which each may build on those before it."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapters

CHAPTERS: Final = Chapters(__name__, "castle", "fights", "decks", "quidditch", "walking", "year", "voldemort")
