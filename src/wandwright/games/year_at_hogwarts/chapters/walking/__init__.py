"""A turn on the boards: roll, move, arrival, journeys, exams, the end of the year (R8 to R105, R119 to R121)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "begin_turn",
        "roll_dice",
        "begin_move",
        "pass_square",
        "arrive",
        "after_meeting",
        "settle",
        "space_effect",
        "begin_exams",
        "last_choice",
        "visit",
        "leave_turn",
        "end_turn",
        "begin_mission_step",
        "check_year",
        "run",
    ),
    answers={
        "roll": 1,
        "wait": 1,
        "use": 100,
        "play": 900,
        "begin_mission": 900,
        "try": 500,
        "reroll": 1,
        "fly_away": 1,
        "use_in_move": 100,
        "no": 1,
        "yes": 1,
        "swap_with": 8,
        "challenge": 8,
        "by_portkey": 1,
        "end": 1,
    },
)
