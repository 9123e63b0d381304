"""Information hiding: a game declares with its fields who may know what, and it is cut here, in one place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from wandwright.engine.questions.lanes import waits_for_all
from wandwright.engine.secrets.memory import Zones
from wandwright.engine.secrets.sights import Glimpse, Sight, loosened
from wandwright.engine.secrets.typed_schema import Schema
from wandwright.engine.secrets.view_schema import view_schema
from wandwright.engine.secrets.views import outcome_view
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import State

NO_SECRETS: Mapping[str, str] = {}
NO_SIGHTS: Mapping[str, str] = {}
# Sights by which a field is a secret of seats.
OF_SEATS = frozenset({"owner", "alone"})


class Declared(ABC):
    """The fields of a game, who may see them, and the views that follow.

    secret_events  events whose card only their own seat may know, each with the field that says so: draws: hand
    showing_events  events that show a card to everybody for a moment, though it is hidden before and after
    """

    name: str
    fields: tuple[Field, ...]
    secret_events: ClassVar[Mapping[str, str]] = NO_SECRETS
    showing_events: frozenset[str] = frozenset()

    @abstractmethod
    def ids(self, state: State) -> Sequence[str]:
        """The id of each card by its number."""

    @cached_property
    def fields_by_name(self) -> dict[str, Field]:
        """The declared fields by their names."""
        return {field.name: field for field in self.fields}

    def field(self, name: str) -> Field:
        """The declaration of a field."""
        return self.fields_by_name[name]

    def fields_in(self, state: State) -> tuple[Field, ...]:
        """The fields that a match has: a part of the game may have some of its own."""
        return self.fields

    def sights(self, state: State) -> Mapping[str, str]:
        """Who may see which field in this match, where an option of the game opens or closes it."""
        return NO_SIGHTS

    def sight(self, state: State, field: Field) -> str:
        """Who may see a field: as declared, unless an option opens or closes it."""
        return self.sights(state).get(field.name, field.sight)

    def is_hidden(self, state: State, name: str) -> bool:
        """May some seat not see all of a field, by its name? Asked in random play, so without further calls."""
        return self.sights(state).get(name, self.fields_by_name[name].sight) != "all"

    def mates(self, state: State, seat: int | None) -> tuple[int, ...]:
        """The other seats whose secrets a seat shares: in a game of teams those of its own side."""
        return ()

    def is_secret_event(self, state: State, kind: str) -> bool:
        """Is the card of such an event known to its seat only?"""
        field = self.secret_events.get(kind)
        return field is not None and self.is_hidden(state, field)

    @cached_property
    def _eyes(self) -> dict[tuple[int, frozenset[tuple[str, str]]], Sight]:
        return {}

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What a seat (or a spectator) may see, ready for JSON."""
        return self._finished(self.glimpse(state, seat).seen, state, seat)

    def open_view(self, state: State, seat: int | None) -> dict[str, object]:
        """The same with every seat's cards face up, for a match that is over; of decks the order stays untold."""
        opened = {field.name: "all" for field in self.fields_in(state) if self.sight(state, field) in OF_SEATS}
        sight = self._sight_by(state, {**self.sights(state), **opened})
        return self._finished(sight.see(state, self.ids(state), seat), state, seat)

    def glimpse(self, state: State, seat: int | None, near: Glimpse | None = None) -> Glimpse:
        """What the declared fields show; it takes less beside what the same eyes saw of a position much like it."""
        sight, ids, mates = self._sight(state), self.ids(state), self.mates(state, seat)
        if near is None or self._sight(near.state) is not sight:
            return Glimpse(state, sight.see(state, ids, seat, mates), (seat, *mates))
        return Glimpse(state, sight.see_beside(state, ids, near, seat, mates), (seat, *mates))

    def lies_still(self, before: State, after: State) -> bool:
        """Has nothing on the table moved between two positions, because all that was answered lies face down?"""
        return waits_for_all(after) and self._sight(after).lies_still(before, after)

    def view_of(self, glimpse: Glimpse, seat: int | None) -> dict[str, object]:
        """The view that a glimpse is the beginning of; the glimpse stays as it is."""
        return self._finished(loosened(glimpse.seen), glimpse.state, seat)

    def added_to_view(self) -> type | None:
        """What `add_to_view` adds to the fields, as a `TypedDict`; None: the game does not say it."""
        return None

    @cached_property
    def view_schema(self) -> Schema:
        """What a view looks like, as JSON Schema: all that it may hold."""
        return view_schema(self.name, self.fields, self.added_to_view())

    def _finished(self, data: dict[str, object], state: State, seat: int | None) -> dict[str, object]:
        self.add_to_view(data, state, seat)
        return {**data, "game": self.name, "seat": seat, "outcome": outcome_view(state)}

    def _sight(self, state: State) -> Sight:
        return self._sight_by(state, self.sights(state))

    def _sight_by(self, state: State, opened: Mapping[str, str]) -> Sight:
        fields = self.fields_in(state)
        key = (len(fields), frozenset(opened.items()))
        if key not in self._eyes:
            self._eyes[key] = Sight(fields, opened)
        return self._eyes[key]

    @cached_property
    def _zones(self) -> dict[tuple[int, frozenset[tuple[str, str]]], Zones]:
        return {}

    def zones(self, state: State) -> Zones:
        """The zones of a match, worked out once for those that have the same fields and sights."""
        opened, fields = self.sights(state), self.fields_in(state)
        key = (len(fields), frozenset(opened.items()))
        if key not in self._zones:
            self._zones[key] = Zones(field._replace(sight=opened.get(field.name, field.sight)) for field in fields)
        return self._zones[key]

    def all_see_alike(self, state: State) -> bool:
        """Are the views of all seats and spectators the same but for `seat`? A game says so only if it is sure."""
        return False

    def add_to_view(self, data: dict[str, object], state: State, seat: int | None) -> None:  # noqa: B027 - often nothing
        """What else is on the table and follows from what the seat sees: printed numbers, prices, who is who."""
