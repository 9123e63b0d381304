"""Movement, attacks, damage, defeat, Traps, Protections, Instability, Evocations (R63 to R123, R184 to R210)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "walk",
        "walk_on",
        "entered",
        "blow",
        "shield_blow",
        "place_blow",
        "end_blow",
        "offer_shade",
        "check_falls",
        "after_falls",
        "fire_traps_later",
        "spring_traps",
        "shield_target",
        "spare",
        "side_triggered",
        "summon_one",
        "evocation_strikes",
        "push_on",
        "charge",
        "strike_with_bull",
    ),
    answers={"instead": 1},
)
