"""The log in few lines: what a card brought about stands behind the card, equal things are counted."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby

from wandwright.engine.language import capital
from wandwright.engine.matches.games import Game
from wandwright.engine.state.events import Event
from wandwright.engine.state.state import State


class _Line:
    """One line: an event, or several of one sort, and what followed from it."""

    def __init__(self, event: Event) -> None:
        self.events = [event]
        self.followed: list[Event] = []

    def takes_in(self, event: Event) -> bool:
        """Is this the same sort of thing once more?"""
        last = self.events[-1]
        return not self.followed and (last.kind, last.seat, last.cause) == (event.kind, event.seat, event.cause)


def tell(events: Sequence[Event], game: Game, state: State) -> list[str]:
    """The events as lines to be read."""
    lines: list[_Line] = []
    for event in events:
        if lines and event.cause is not None and event.cause == lines[-1].events[-1].number:
            lines[-1].followed.append(event)
        elif lines and lines[-1].takes_in(event):
            lines[-1].events.append(event)
        else:
            lines.append(_Line(event))
    return [_written(line, game, state) for line in lines]


def _written(line: _Line, game: Game, state: State) -> str:
    groups = groupby(line.followed, key=lambda event: event.kind)
    parts = [game.events_phrase(list(group), state) for _, group in groups]
    return game.because(together(line.events, game, state), parts)


def sort_of(event: Event, game: Game) -> Hashable:
    """Neighbours of one sort are told together; what others may hang under has a line of its own."""
    if event.kind in game.opening_events:
        return event.number
    return (event.kind, event.seat, event.cause)


def together(events: Sequence[Event], game: Game, state: State) -> str:
    """Events of one sort in one sentence."""
    return capital(game.events_phrase(events, state))
