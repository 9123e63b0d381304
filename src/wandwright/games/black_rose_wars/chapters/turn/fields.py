"""State fields: what a position holds of the turn."""

from __future__ import annotations

from wandwright.engine.state.fields import Field, side_by_side
from wandwright.games.black_rose_wars import vocabulary as v

FIELDS: tuple[Field, ...] = (
    # R57, R59: actions left in the activation, and whether a Standard Spell was played in it.
    *side_by_side("activation", "left", "standard"),
    # R223: the side whose marker ended the match.
    Field("ended_by", "calendar.ended_by", "word", "all", names=v.SIDES, extra=("nobody", v.NOBODY)),
)
