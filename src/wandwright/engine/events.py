"""What happened, in order, each with its cause and who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wandwright.engine.state import NO_CARD, NOBODY, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.games import Game


def note(state: State, kind: str, seat: int, amount: int, card: int, source: int) -> None:
    """Tell those who listen what happened: to whom, how much, with which card, because of which card."""
    events: list[Frame] | None = state.events
    if events is not None:
        events.append((kind, seat, amount, card, source))


class Event(NamedTuple):
    """One thing that happened. `cause` is the number of the earlier event that brought it about, if one did.

    secret: the card is known to the event's own seat only.
    """

    number: int
    kind: str
    seat: int | None
    amount: int
    card: str | None
    source: str | None
    cause: int | None
    secret: bool


class EventLog:
    """Turns the raw notes of the rules into events, as they come in."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.raw: list[Frame] = []
        self._events: list[Event] = []
        self._openers: dict[int, int] = {}

    def events(self, state: State) -> tuple[Event, ...]:
        """Everything so far."""
        for number in range(len(self._events), len(self.raw)):
            self._events.append(self._event(state, number, self.raw[number]))
        return tuple(self._events)

    def _event(self, state: State, number: int, note: Frame) -> Event:
        kind, seat, amount, card, source = note
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
            secret=card != NO_CARD and self.game.is_secret_event(state, kind),
        )

    def cut(self, length: int) -> None:
        """Forget everything from a number on, as undo does."""
        del self.raw[length:]
        if len(self._events) > length:
            self._events.clear()
            self._openers.clear()


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as one seat (or a spectator: None) may know it."""
    if event.secret and event.seat != seat:
        return event._replace(card=None)
    return event
