"""Statistics of a match that is over: the closest call, the best card, and the part that each seat had in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from wandwright.engine.state.state import NOBODY, State

if TYPE_CHECKING:
    from wandwright.engine.matches.matches import Match
    from wandwright.engine.state.events import Event


class Strait(NamedTuple):
    """How much is left before something is lost, or until it is won: 2 health of a seat, 3 villains."""

    name: str
    left: int
    seat: int = NOBODY


def no_straits(state: State) -> tuple[Strait, ...]:
    """A game that does not say what is close."""
    return ()


def no_sequel(options: Mapping[str, object]) -> dict[str, object] | None:
    """A game that stands alone."""
    return None


class Retrospect(NamedTuple):
    """What counts in a look back on a match of a game; what is left out is not told.

    used     the events by which a seat makes use of a card
    helps    the events by which such a card helps, each with what one of its amount is worth
    counted  what each seat has its part in: events that are counted
    summed   the same, for events whose amounts are added up
    straits  what threatens in a position; a match was closest where the least was left
    hopes    what is still to be done for a victory, for a match that was lost
    sequel   the options of the next chapter, after a victory with these; None after the last one
    """

    used: frozenset[str] = frozenset()
    helps: Mapping[str, int] = {}
    counted: tuple[str, ...] = ()
    summed: tuple[str, ...] = ()
    straits: Callable[[Any], tuple[Strait, ...]] = no_straits
    hopes: Callable[[Any], tuple[Strait, ...]] = no_straits
    sequel: Callable[[Mapping[str, object]], dict[str, object] | None] = no_sequel


class Call(NamedTuple):
    """A strait, and the turn in which it was so."""

    strait: Strait
    turn: int


class Best(NamedTuple):
    """The card that helped most, and how often it was used."""

    card: str
    times: int


class Ending(NamedTuple):
    """What a match was. Each part is an event and how often, or how much of it, a seat had."""

    closest: Call | None
    best: Best | None
    parts: tuple[tuple[tuple[str, int], ...], ...]


def look_back(match: Match) -> Ending:
    """What there is to tell of a match that is over. Nothing of it is a secret any more."""
    return Ending(closest(match), best(match), parts(match))


def closest(match: Match) -> Call | None:
    """A victory: where the least was left before a loss. A defeat: what was still to be done at the end."""
    asked = match.game.retrospect
    if match.outcome is not None and not match.outcome.winners:
        found = [Call(strait, turn_of(match.state)) for strait in asked.hopes(match.state)]
        return found[0] if found else None
    calls = (
        Call(strait, turn_of(state)) for state in positions(match) for strait in asked.straits(state) if strait.left > 0
    )
    # What ends the match weighs more than what only hurts a seat.
    return min(calls, key=lambda call: (call.strait.left, call.strait.seat != NOBODY), default=None)


def positions(match: Match) -> Iterator[State]:
    """Every position in which somebody was asked, in order."""
    again = type(match)(match.game, match.setup, match.start_state, prepared=match.prepared)
    for record in match.records:
        yield again.state
        again.apply_code(record.place, record.code)


def turn_of(state: State) -> int:
    return int(getattr(state, "turn", 0))


def best(match: Match) -> Best | None:
    """The card whose uses have brought most; of equals the one that was used first."""
    asked = match.game.retrospect
    events = match.events
    used = [event for event in events if event.kind in asked.used and event.card is not None]
    worth: Counter[str] = Counter({str(event.card): 0 for event in used})
    for event in events:
        if event.kind in asked.helps and event.source in worth and came_from_use(events, event, asked.used):
            worth[str(event.source)] += asked.helps[event.kind] * event.amount
    if not any(worth.values()):
        return None
    card = max(worth, key=lambda name: worth[name])
    return Best(card, sum(event.card == card for event in used))


def came_from_use(events: tuple[Event, ...], event: Event, used: frozenset[str]) -> bool:
    return event.cause is not None and events[event.cause].kind in used


def parts(match: Match) -> tuple[tuple[tuple[str, int], ...], ...]:
    """For each seat what it had its part in, in the game's order, without what never happened."""
    asked = match.game.retrospect
    counts: Counter[tuple[int | None, str]] = Counter()
    for event in match.events:
        counts[event.seat, event.kind] += event.amount if event.kind in asked.summed else 1
    kinds = (*asked.counted, *asked.summed)
    return tuple(
        tuple((kind, counts[seat, kind]) for kind in kinds if counts[seat, kind]) for seat in range(match.setup.seats)
    )
