"""State fields: what the Return of Voldemort adds to a position."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from wandwright.engine.state.fields import Field, side_by_side

SEATS = "box.seats"
PART = "return_mode"
spaces = attrgetter("box.space_names")
pawns = attrgetter("box.voldemort.pawn_names")


def pawns_from_one(state: Any) -> Mapping[int, str]:
    """The pawns by their numbers from 1 on; 0 is none."""
    return dict(enumerate(pawns(state), 1))


FIELDS: tuple[Field, ...] = (
    # R230: the pawns of Voldemort's side after the return, Voldemort first, then the Death Eaters in the order of their
    # sheets; nowhere before the return, nor when beaten (R251). The space of the seat itself is Voldemort's, and while
    # it moves a Death Eater, that one's.
    Field("pawn_at", "pawns.*.space", "ref", "all", names=spaces, size="7", part=PART),
    # R239: which of them is moved now, from 1 on, 0 for none; and those that were moved in this turn, one bit each.
    Field("pawn", "this_turn.pawn", "number", "all", said=pawns_from_one, part=PART),
    Field("moved", "this_turn.moved", "bits", "all", said=pawns, part=PART),
    # R250a, R252: own turns for which somebody beaten is left alone. R235: the duty to try for a Horcrux again.
    *side_by_side("players.*", "shield", "bound", size=SEATS, part=PART),
)
