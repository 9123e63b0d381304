"""Events: what happened, in order, each with its cause and who may know it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game


# What else there is to say of an event, by name: from, to, die, face…
Details = Mapping[str, int | str]
NO_DETAILS: Final[Details] = {}


def note(
    state: State, kind: str, seat: int, amount: int, card: int, source: int, details: Details = NO_DETAILS
) -> None:
    """Tell those who listen what happened: to whom, how much, with which card, because of which card."""
    events: list[Frame] | None = state.events
    if events is not None:
        events.append((kind, seat, amount, card, source, details))
        if state.moments is not None:
            keep_moment(state, state.moments, events)


def keep_moment(state: State, moments: list[tuple[int, State]], events: list[Frame]) -> None:
    """Remember how the table looks now; things of one kind and one cause that follow each other are one moment."""
    told = len(events)
    if moments and moments[-1][0] == told - 1 and told > 1 and alike(events[-2], events[-1]):
        moments.pop()
    # Whoever watches will look at every one of them: what the cards show as their keys is worked out once for all.
    keys_of(state)
    moments.append((told, state.copy()))


def alike(one: Frame, other: Frame) -> bool:
    """Of one kind, and because of the same card."""
    return bool(one[0] == other[0] and one[4] == other[4])


class Event(NamedTuple):
    """One thing that happened. `cause` is the number of the earlier event that brought it about, if one did.

    secret: the card and the details are known to the event's own seat only. details: from, to, die, face and the like.
    """

    number: int
    kind: str
    seat: int | None
    amount: int
    card: str | None
    source: str | None
    cause: int | None
    secret: bool
    details: Details = NO_DETAILS


class EventLog:
    """Turns the raw notes of the rules into events, as they come in."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.raw: list[Frame] = []
        self._events: list[Event] = []
        self._openers: dict[int, int] = {}

    def events(self, state: State, start: int = 0, end: int | None = None) -> tuple[Event, ...]:
        """Everything from a number on, or up to another one."""
        for number in range(len(self._events), len(self.raw)):
            self._events.append(self._event(state, number, self.raw[number]))
        return tuple(self._events[start:end])

    def _event(self, state: State, number: int, note: Frame) -> Event:
        kind, seat, amount, card, source, details = note
        cause = self._openers.get(source) if source != NO_CARD else None
        if kind in self.game.closing_events:
            self._openers.clear()
        if card != NO_CARD and kind in self.game.opening_events:
            self._openers[card] = number
        return Event(
            number=number,
            kind=kind,
            seat=None if seat == NOBODY else seat,
            amount=amount,
            card=None if card == NO_CARD else self.game.card_id(state, card),
            source=None if source == NO_CARD else self.game.card_id(state, source),
            cause=cause,
            secret=self.game.is_secret_event(state, kind),
            details=details,
        )

    def cut(self, length: int) -> None:
        """Forget everything from a number on, as undo does. A mark of before holds the old row, which stays."""
        self.raw = self.raw[:length]
        if len(self._events) > length:
            self._events.clear()
            self._openers.clear()

    def restore(self, raw: list[Frame], length: int) -> None:
        """Go back to a row of before, as long as it was then."""
        del raw[length:]
        self.raw = raw
        self._events.clear()
        self._openers.clear()


def seen_by(event: Event, eyes: Collection[int | None]) -> Event:
    """The event as some seats together (or a spectator: None) may know it."""
    if event.secret and event.seat not in eyes:
        return event._replace(card=None, details=NO_DETAILS)
    return event
