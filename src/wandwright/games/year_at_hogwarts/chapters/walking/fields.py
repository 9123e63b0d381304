"""What a turn remembers while it lasts."""

from __future__ import annotations

from wandwright.engine.fields import Field, side_by_side

FIELDS: tuple[Field, ...] = (
    # The movement dice as rolled, and bonuses that may be added to them (R128); the steps in all.
    Field("dice", "this_turn.dice", "data", "all"),
    Field("bonus", "this_turn.bonus", "data", "all"),
    # taken: tokens picked up; put: tokens put down, one bit each; again: another turn follows; extra: this is that one;
    # rerolled, tried: what can be done once; slipped: SLIPPED, MAY_SLIP; free_stop: the move may end on any named
    # space; won: the mover won the fight of the arrival; crossed: a passage between two places of a journey was taken;
    # stays: the pawn waits where it is for its team.
    *side_by_side("this_turn", "total", "taken", "again", "extra", "rerolled", "slipped"),
    *side_by_side("this_turn", "tried", "free_stop", "won", "crossed", "stays"),
    Field("put", "this_turn.put", "bits", "all"),
    # Exams give more until the turn of that seat begins (R123); -1 is nobody.
    Field("exam_bonus", "exams.bonus", "number", "all"),
    Field("exam_until", "exams.until", "ref", "all", names=("0", "1", "2", "3", "4", "5", "6", "7")),
)
