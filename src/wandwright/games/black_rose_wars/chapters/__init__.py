"""The chapters of Black Rose Wars, each of which builds on those before it."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapters

CHAPTERS: Final = Chapters(
    __name__, "lodge", "effects", "events", "quests", "library", "combat", "spells", "words", "turn", "rival"
)
