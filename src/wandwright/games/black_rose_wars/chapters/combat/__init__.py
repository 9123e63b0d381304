"""Movement, attacks, damage, defeat, Traps, Protections, Instability, Evocations (R63 to R123, R184 to R210)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        *("walk", "walk_on", "entered", "push_on"),
        *("blow", "offer_shade", "shield_blow", "place_blow", "end_blow"),
        *("check_falls", "after_falls"),
        *("fire_traps_later", "spring_traps", "side_triggered", "shield_target", "spare"),
        *("summon_one", "evocation_strikes"),
        *("charge", "strike_with_bull"),
    ),
    answers={"instead": 1},
)
