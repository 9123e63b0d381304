"""Statistics of a match that is over: the closest call, the best card, and the part that each seat had in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from wandwright.engine.state.state import NOBODY, State

if TYPE_CHECKING:
    from wandwright.engine.matches.matches import Match
    from wandwright.engine.state.events import Event

# What only hurts a seat is as close as what ends the match with so much more left.
HURT = 2
# Of so many cards it is told what came from them.
SOURCES = 3


class Strait(NamedTuple):
    """How much is left before something is lost, or until it is won: 2 health of a seat, 3 of 5 villains."""

    name: str
    left: int
    seat: int = NOBODY
    of: int = 0


def no_straits(state: State) -> tuple[Strait, ...]:
    """A game that does not say what is close."""
    return ()


def no_race(state: State) -> None:
    """A game that does not say who is ahead."""
    return


def no_gauges(state: State) -> Mapping[str, float]:
    """A game that says of no number that it tells how a match goes."""
    return {}


def no_sequel(options: Mapping[str, object]) -> dict[str, object] | None:
    """A game that stands alone."""
    return None


class Retrospect(NamedTuple):
    """What counts in a look back on a match of a game, and in a study of many; what is left out is not told.

    used     the events by which a seat makes use of a card
    acquired the events by which a seat comes by a card
    helps    the events by which such a card helps, each with what one of its amount is worth
    counted  what each seat has its part in: events that are counted
    summed   events whose amounts are added up for each seat, and told with the cards they came from
    straits  what threatens in a position; a match was closest where the least was left
    hopes    what is still to be done for a victory, for a match that was lost
    race     in a game together how much of the way to a victory is gone, and of that to a defeat, in per cent
    points   among rivals the points of each seat; the turning point is the turn that moved either of the two most
    gauges   the numbers that tell turn by turn how a match goes, each under its name: a mean where seats have their own
    kinds    what a seat is all match long, by the names in its view: its Mage, its school
    sequel   the options of the next chapter, after a victory with these; None after the last one
    """

    used: frozenset[str] = frozenset()
    acquired: frozenset[str] = frozenset()
    helps: Mapping[str, int] = {}
    counted: tuple[str, ...] = ()
    summed: tuple[str, ...] = ()
    straits: Callable[[Any], tuple[Strait, ...]] = no_straits
    hopes: Callable[[Any], tuple[Strait, ...]] = no_straits
    race: Callable[[Any], tuple[int, int] | None] = no_race
    points: Callable[[Any], Sequence[int] | None] = no_race
    gauges: Callable[[Any], Mapping[str, float]] = no_gauges
    kinds: tuple[str, ...] = ()
    sequel: Callable[[Mapping[str, object]], dict[str, object] | None] = no_sequel


class Call(NamedTuple):
    """A strait, and the turn in which it was so."""

    strait: Strait
    turn: int


class Best(NamedTuple):
    """The card that helped most, and how often it was used."""

    card: str
    times: int


class Turning(NamedTuple):
    """The turn that moved most towards the result, with how it stood before and after.

    It stood so for the heroes and for a defeat, or with a seat that won for it and for the best of the others.
    """

    turn: int
    seat: int
    before: tuple[int, int]
    after: tuple[int, int]


class Total(NamedTuple):
    """How much of something each seat had, and the cards that most of it came from."""

    kind: str
    amounts: tuple[int, ...]
    sources: tuple[tuple[str, int], ...]


class Ending(NamedTuple):
    """What a match was. Each part is an event and how often a seat had it."""

    closest: Call | None
    best: Best | None
    parts: tuple[tuple[tuple[str, int], ...], ...]
    totals: tuple[Total, ...]
    turning: Turning | None


def look_back(match: Match) -> Ending:
    """What there is to tell of a match that is over. Nothing of it is a secret any more."""
    asked = match.game.retrospect
    calls: list[Call] = []
    starts: dict[int, tuple[int, int]] = {}
    for state in positions(match):
        turn = turn_of(state)
        calls += [
            Call(strait, turn) for strait in asked.straits(state) if 2 * strait.left <= strait.of or not strait.of
        ]
        if turn not in starts and (stood := balance(match, state)) is not None:
            starts[turn] = stood
    return Ending(closest(match, calls), best(match), parts(match), totals(match), turning(match, starts))


def closest(match: Match, calls: list[Call]) -> Call | None:
    """A victory: where the least was left before a loss. A defeat: how much was done, if anything."""
    if match.outcome is not None and not match.outcome.winners:
        found = [one for one in match.game.retrospect.hopes(match.state) if not one.of or one.left < one.of]
        return Call(found[0], turn_of(match.state)) if found else None
    return min(calls, key=lambda call: how_close(call.strait), default=None)


def how_close(strait: Strait) -> tuple[int, bool]:
    """What ends the match weighs more than what only hurts a seat."""
    hurts = strait.seat != NOBODY
    return strait.left + HURT * hurts, hurts


def balance(match: Match, state: State) -> tuple[int, int] | None:
    """How it stands between heroes and defeat, or between the first of the winners and the best of the others."""
    race = match.game.retrospect.race(state)
    points = match.game.retrospect.points(state)
    winners = () if match.outcome is None else match.outcome.winners
    if race is not None or points is None or not winners or len(points) < len(winners) + 1:
        return race
    return points[winners[0]], max(points[seat] for seat in range(len(points)) if seat not in winners)


def turning(match: Match, starts: Mapping[int, tuple[int, int]]) -> Turning | None:
    """The turn with the largest swing towards the result, of the game's own numbers at the beginnings of turns."""
    end = balance(match, match.state)
    if match.outcome is None or end is None or not starts:
        return None
    together = match.game.retrospect.race(match.state) is not None
    sign = 1 if match.outcome.winners else -1
    after = [*list(starts.values())[1:], end]
    swings = [
        Turning(turn, NOBODY if together else match.outcome.winners[0], before, then)
        for (turn, before), then in zip(starts.items(), after, strict=True)
    ]
    found = max(swings, key=lambda one: sign * swing(one))
    return found if sign * swing(found) > 0 else None


def swing(one: Turning) -> int:
    """By how much the lead grew."""
    return (one.after[0] - one.after[1]) - (one.before[0] - one.before[1])


def totals(match: Match) -> tuple[Total, ...]:
    """What the game adds up, without what nobody had."""
    return tuple(one for one in (total(match, kind) for kind in match.game.retrospect.summed) if any(one.amounts))


def total(match: Match, kind: str) -> Total:
    seats: Counter[int | None] = Counter()
    sources: Counter[str] = Counter()
    for event in match.events:
        if event.kind == kind:
            seats[event.seat] += event.amount
            if event.source is not None:
                sources[event.source] += event.amount
    return Total(kind, tuple(seats[seat] for seat in range(match.setup.seats)), tuple((+sources).most_common(SOURCES)))


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
        counts[event.seat, event.kind] += 1
    return tuple(
        tuple((kind, counts[seat, kind]) for kind in asked.counted if counts[seat, kind])
        for seat in range(match.setup.seats)
    )
