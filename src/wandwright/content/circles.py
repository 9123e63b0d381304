"""Detecting endless effects: cards whose answers to events could set each other off for ever."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wandwright.content.mistakes import Mistake, Path, place_name
from wandwright.content.records import Record


class Link(NamedTuple):
    """A clause that answers to one event and sets off another; or that is set off by what no event brings about."""

    event: str
    then: str
    record: Record
    path: Path
    answers: bool = True


def circles(links: Sequence[Link]) -> Iterator[Mistake]:
    """Answers that could set each other off for ever."""
    for link in links:
        back = way_back(links, link) if link.answers else ()
        if back:
            chain = " > ".join([link.event, *back])
            problem = f"{place_name(link.path)} could go on for ever ({chain})"
            yield link.record.wrong(link.path, f"{problem}; add `limit: turn` or choose another word")


def way_back(links: Sequence[Link], start: Link) -> tuple[str, ...]:
    """How an event that a link sets off leads back to the event it answers to; empty if it never does."""
    ways: dict[str, tuple[str, ...]] = {start.then: (start.then,)}
    waiting = [start.then]
    while waiting:
        event = waiting.pop()
        if event == start.event:
            return ways[event]
        for link in links:
            if link.event == event and link.then not in ways:
                ways[link.then] = (*ways[event], link.then)
                waiting.append(link.then)
    return ()
