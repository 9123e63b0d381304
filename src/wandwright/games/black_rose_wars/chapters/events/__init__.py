"""Events on the track, the rules they change and reactions; Power Points and Moons (R33 to R39, R129 to R138, R212)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "shift_track",
        "reveal_top",
        "event_act",
        "ability_act",
        "crown_event",
        "change_moon",
    ),
)
