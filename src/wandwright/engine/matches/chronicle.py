"""The log in few lines: what a card brought about stands behind the card, equal things are counted."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby
from typing import Final

from wandwright.engine.language import times
from wandwright.engine.matches.games import Game
from wandwright.engine.state.events import Event
from wandwright.engine.state.state import State

COLON: Final = ": "


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
    head = together(line.events, game, state)
    groups = groupby(line.followed, key=lambda event: (event.kind, event.seat))
    parts = [together(list(group), game, state) for _, group in groups]
    return f"{head}: {'; '.join(parts)}" if parts else head


def sort_of(event: Event, game: Game) -> Hashable:
    """Neighbours of one sort are told together; what others may hang under has a line of its own."""
    if event.kind in game.opening_events:
        return event.number
    return (event.kind, event.seat, event.cause)


def together(events: Sequence[Event], game: Game, state: State, texts: Sequence[str] = ()) -> str:
    """Events of one sort: equal ones are counted; sentences that differ only in their end share their beginning.

    texts  the events in words, where they have been put into words already
    """
    counted: dict[str, dict[str, list[Event]]] = {}
    for event, text in zip(events, texts or [game.event_text(event, state) for event in events], strict=True):
        begin, end = parted(text, game.card_name(event.card) if event.card else "")
        counted.setdefault(begin, {}).setdefault(end, []).append(event)
    return "; ".join(_shared(begin, ends, game, state) for begin, ends in counted.items())


def _shared(begin: str, ends: dict[str, list[Event]], game: Game, state: State) -> str:
    if list(ends) == [""]:
        equal = ends[""]
        return game.repeated_text(equal[0], len(equal), state)
    return begin + ", ".join(times(end, len(equal)) for end, equal in ends.items())


def parted(text: str, card: str) -> tuple[str, str]:
    """A sentence and its end: the card that it names last, or what it says after a colon."""
    if card and text.endswith(card) and text != card:
        return text[: -len(card)], card
    begin, colon, end = text.rpartition(COLON)
    return (begin + colon, end) if colon else (text, "")
