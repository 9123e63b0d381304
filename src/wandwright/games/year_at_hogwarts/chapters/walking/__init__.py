"""A turn and its move: roll, ways, tokens, arrival, journeys, common rooms (R40 to R68, R79, R91 to R104)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        *("begin_turn", "roll_dice", "begin_move", "pass_square", "arrive", "after_meeting", "settle", "visit"),
        *("leave_turn", "end_turn", "begin_mission_step"),
    ),
    answers={
        # To START: roll; wait for the team (R117); use an Item token; play a card of the start of a turn (R128); begin
        # the mission of the team (R118a); try for a Horcrux (R235).
        "roll": 1,
        "wait": 1,
        "use": 100,
        "play": 900,
        "begin_mission": 900,
        "try": 500,
        # To TOTAL besides the totals.
        "reroll": 1,
        # To MOVE besides the spaces.
        "fly_away": 1,
        "use_in_move": 100,
        # To SLIP, ACCEPT and STAY.
        "no": 1,
        "yes": 1,
        # To COMMON_ROOM: a deck by its number, or a swap with a seat.
        "swap_with": 8,
        # To FINISH.
        "end": 1,
    },
)
