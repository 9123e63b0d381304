"""What happened, in few lines: what a card brought about stands behind the card, equal things are counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from wandwright.engine.events import Event
from wandwright.engine.games import Game
from wandwright.engine.state import State

TIMES: Final = "\N{MULTIPLICATION SIGN}"
COLON: Final = ": "


class _Line:
    """One line: an event, or several of one sort, and what followed from it."""

    def __init__(self, event: Event, text: str) -> None:
        self.events = [event]
        self.texts = [text]
        self.followed: list[tuple[Event, str]] = []

    def takes_in(self, event: Event) -> bool:
        """Is this the same sort of thing once more?"""
        last = self.events[-1]
        return not self.followed and (last.kind, last.seat, last.cause) == (event.kind, event.seat, event.cause)


def tell(events: Sequence[Event], game: Game, state: State) -> list[str]:
    """The events as lines to be read."""
    lines: list[_Line] = []
    for event in events:
        text = game.event_text(event, state)
        if lines and event.cause is not None and event.cause == lines[-1].events[-1].number:
            lines[-1].followed.append((event, text))
        elif lines and lines[-1].takes_in(event):
            lines[-1].events.append(event)
            lines[-1].texts.append(text)
        else:
            lines.append(_Line(event, text))
    return [_written(line, _name_giver(game)) for line in lines]


def _name_giver(game: Game) -> Callable[[Event], str]:
    return lambda event: game.card_text(event.card)[0] if event.card else ""


def _written(line: _Line, name: Callable[[Event], str]) -> str:
    head = _joined(list(zip(line.events, line.texts, strict=True)), name)
    parts = []
    for _, group in groupby(line.followed, key=lambda pair: (pair[0].kind, pair[0].seat)):
        parts.append(_joined(list(group), name))
    return f"{head}: {'; '.join(parts)}" if parts else head


def _joined(pairs: list[tuple[Event, str]], name: Callable[[Event], str]) -> str:
    """Equal sentences are counted; sentences that differ only in their end share their beginning."""
    counted: dict[str, list[tuple[str, int]]] = {}
    for event, text in pairs:
        begin, end = parted(text, name(event))
        ends = counted.setdefault(begin, [])
        known = next((place for place, entry in enumerate(ends) if entry[0] == end), None)
        if known is None:
            ends.append((end, 1))
        else:
            ends[known] = (end, ends[known][1] + 1)
    return "; ".join(begin + ", ".join(_times(*entry) for entry in ends) for begin, ends in counted.items())


def parted(text: str, card: str) -> tuple[str, str]:
    """A sentence and its end: the card that it names last, or what it says after a colon."""
    if card and text.endswith(card) and text != card:
        return text[: -len(card)], card
    begin, colon, end = text.rpartition(COLON)
    return (begin + colon, end) if colon else (text, "")


def _times(text: str, count: int) -> str:
    return text if count == 1 else f"{text} {TIMES}{count}"
