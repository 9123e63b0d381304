"""Events: what happened, in order, each with its cause and who may know it."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game


# What else there is to say of an event, by name: from, to, die, face…
Details = Mapping[str, int | str]
NO_DETAILS: Final[Details] = {}
# Events before the newest so many (at most twice as many) are made again when asked for: long matches have thousands.
MOST_KEPT: Final = 96
UNCAUSED: Final = -1


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
    """Turns the raw notes of the rules into events: the newest are kept, older ones are made again when asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.raw: list[Frame] = []
        # For each note the number of the event that brought it about.
        self._causes = array("i")
        self._openers: dict[int, int] = {}
        # The newest events, and the number of the first of them.
        self._newest: list[Event] = []
        self._first = 0

    def events(self, state: State, start: int = 0, end: int | None = None) -> tuple[Event, ...]:
        """Everything from a number on, or up to another one."""
        for number in range(len(self._causes), len(self.raw)):
            self._causes.append(self._cause(number, self.raw[number]))
            self._newest.append(self._event(state, number))
        if len(self._newest) > 2 * MOST_KEPT:
            self._first += len(self._newest) - MOST_KEPT
            del self._newest[:-MOST_KEPT]
        last = len(self.raw) if end is None else min(end, len(self.raw))
        older = [self._event(state, number) for number in range(start, min(self._first, last))]
        return (*older, *self._newest[max(start - self._first, 0) : max(last - self._first, 0)])

    def _cause(self, number: int, note: Frame) -> int:
        """The number of the event that brought this one about; its card may bring about others."""
        kind, _, _, card, source, _ = note
        cause = self._openers.get(source, UNCAUSED) if source != NO_CARD else UNCAUSED
        if kind in self.game.closing_events:
            self._openers.clear()
        if card != NO_CARD and kind in self.game.opening_events:
            self._openers[card] = number
        return cause

    def _event(self, state: State, number: int) -> Event:
        kind, seat, amount, card, source, details = self.raw[number]
        cause = self._causes[number]
        return Event(
            number=number,
            kind=kind,
            seat=None if seat == NOBODY else seat,
            amount=amount,
            card=None if card == NO_CARD else self.game.card_id(state, card),
            source=None if source == NO_CARD else self.game.card_id(state, source),
            cause=None if cause == UNCAUSED else cause,
            secret=self.game.is_secret_event(state, kind),
            details=details,
        )

    def cut(self, length: int) -> None:
        """Forget everything from a number on, as undo does. A mark of before holds the old row, which stays."""
        self.raw = self.raw[:length]
        if len(self._causes) > length:
            self._forget()

    def restore(self, raw: list[Frame], length: int) -> None:
        """Go back to a row of before, as long as it was then."""
        del raw[length:]
        self.raw = raw
        self._forget()

    def _forget(self) -> None:
        del self._causes[:], self._newest[:]
        self._openers.clear()
        self._first = 0


def seen_by(event: Event, eyes: Collection[int | None]) -> Event:
    """The event as some seats together (or a spectator: None) may know it."""
    if event.secret and event.seat not in eyes:
        return event._replace(card=None, details=NO_DETAILS)
    return event
