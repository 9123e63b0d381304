"""Views in numbers (observations): what a seat may see, as a row of numbers of fixed length, for programs that learn.

The row follows from the declared fields, as every view does, and is cut by the same declaration. Its slots have names:
`heroes.0.hand=lumos` counts a card, `location.control` is a number. What a seat may not know stays 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from wandwright.engine.secrets.number_fields import NEVER, Kinds, NumberField
from wandwright.engine.secrets.number_questions import AskedSlots
from wandwright.engine.state.state import State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

# Work that is still to be done is nobody's view.
UNSEEN: Final = frozenset({"frames"})


class NumberSight:
    """What there is to see in the matches of one set-up, as slots: worked out once, from a position at a beginning."""

    def __init__(self, game: Game, state: State, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.kinds = Kinds(game.ids(state))
        opened = game.sights(state)
        every = [field._replace(sight=opened.get(field.name, field.sight)) for field in game.fields_in(state)]
        sights = {field.name: field.sight for field in every}
        self.slots = [f"seat={seat}" for seat in range(seats)]
        self.low: list[float] = [0.0] * seats
        self.high: list[float] = [1.0] * seats
        self.fields: list[NumberField] = []
        for field in every:
            if field.sight != "none" and field.form not in UNSEEN:
                part = NumberField(field, sights, state, self.kinds, len(self.slots))
                # A list may have no entries in this set-up.
                self.fields += [part] if part.slots else []
                self.slots += part.slots
                self.low += part.low
                self.high += part.high
        self.asked = AskedSlots(game, self.kinds, seats, len(self.slots))
        self.slots += self.asked.slots
        self.low += self.asked.low
        self.high += self.asked.high
        reads = {name for part in self.fields for name in part.reads}
        self.names = sorted(reads)
        values = attrgetter(*self.names)
        self.values: Callable[[State], Sequence[Any]] = values if len(reads) > 1 else lambda state: (values(state),)
        # For each name the field that follows from its own value alone, and those that follow from others, too.
        self.by_name = [
            (
                next((part for part in self.fields if part.alone and part.field.name == name), None),
                dict.fromkeys([part for part in self.fields if not part.alone and name in part.reads]),
            )
            for name in self.names
        ]

    def fits(self, state: State) -> bool:
        """Are the cards of this match those that the slots were made for?"""
        return self.kinds.fits(self.game.ids(state))

    def eye(self, seat: int) -> NumberEye:
        """The eye of a seat, to follow one match or several, one after the other."""
        return NumberEye(self, seat)


class NumberEye:
    """What one seat sees, kept from position to position: only the fields that are others than before are written."""

    def __init__(self, sight: NumberSight, seat: int) -> None:
        self.sight = sight
        self.seat = seat
        self.row: array[float] = array("f", bytes(4 * len(sight.slots)))
        self.row[seat] = 1.0
        self._eyes: tuple[int, ...] = ()
        self._last: list[Any] = [NEVER] * len(sight.names)

    def see(self, state: State) -> array[float]:
        """The numbers as they are now. The same row is written anew each time: keep a copy."""
        sight, row, last = self.sight, self.row, self._last
        eyes = (self.seat, *sight.game.mates(state, self.seat))
        if eyes != self._eyes:
            self._eyes = eyes
            last = self._last = [NEVER] * len(sight.names)
        values = sight.values(state)
        together: dict[NumberField, None] = {}
        pairs = enumerate(zip(values, last, strict=True))
        for place in [place for place, (value, before) in pairs if value is not before and value != before]:
            value = values[place]
            alone, more = sight.by_name[place]
            if alone is not None and alone.single:
                row[alone.at] = value
            elif alone is not None:
                alone.write(row, state, eyes, value, last[place])
            if more:
                together |= more
            # Lists are changed in place by the rules.
            last[place] = value[:] if isinstance(value, list) else value
        for part in together:
            part.write(row, state, eyes, NEVER, NEVER)
        sight.asked.write(row, state, self.seat)
        return row
