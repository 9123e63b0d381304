"""Self-play for fitted chances: how every side stood at each rest of a match, and who won it in the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from wandwright import bots
from wandwright.bots.numbers import Numbers
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position

# Of a hundred answers so many are any legal one: a model has to know positions that good play avoids, too.
SLIPS: Final = 3


class Task(NamedTuple):
    """Some matches of one set-up in a row."""

    game: str
    kind: str
    seats: int
    options: Mapping[str, Any]
    first_seed: int
    matches: int


class Row(NamedTuple):
    """A side at a rest of a match. Rows of one match and rest belong together: they are the sides of one position."""

    match: str
    rest: int
    side: int
    sides: int
    won: float
    worth: float
    numbers: tuple[float, ...]


def play_task(task: Task) -> list[Row]:
    """The rows of all its matches; matches that nobody won among rivals say nothing and are left out."""
    found = game(task.game)
    rows: list[Row] = []
    for seed in range(task.first_seed, task.first_seed + task.matches):
        rows += rows_of(found, task, seed)
    return rows


def rows_of(found: Game, task: Task, seed: int) -> list[Row]:
    """One match: what was seen at its rests, with the result once it is known."""
    match = found.start(task.seats, seed, task.options)
    name = f"{task.kind}:{seed}"
    rows: list[Row] = []
    last_turn: object = None
    players = [bots.make(bots.USUAL, seed * task.seats + seat) for seat in range(task.seats)]
    slips = Numbers(seed, "slips")
    rest = 0
    while waiting := match.waited_for():
        decision = waiting[0]
        state = match.state
        if found.at_rest(state) and state.serial != last_turn and found.chance_kind(state) == task.kind:
            last_turn = state.serial
            rows += seen(found, match, name, rest)
            rest += 1
        if slips.below(100) < SLIPS:
            match.apply(decision.distinct[slips.below(len(decision.distinct))])
        else:
            match.apply(players[decision.seat].choose(Position(match, decision.seat)))
    return with_result(match, rows)


def seen(found: Game, match: Match, name: str, rest: int) -> list[Row]:
    """How every side stands now."""
    standings = found.standings(match.state)
    return [
        Row(name, rest, side, len(standings), 0.0, found.evaluate(match.state, one.seats[0]), one.numbers)
        for side, one in enumerate(standings)
    ]


def with_result(match: Match, rows: list[Row]) -> list[Row]:
    """The rows with who won; several winners share one."""
    assert match.outcome is not None, "a match that waits for nobody is over"
    winners = match.outcome.winners
    won = [float(one.seats[0] in winners) for one in match.game.standings(match.state)]
    if len(won) > 1:
        whole = sum(won)
        if not whole:
            return []
        won = [share / whole for share in won]
    return [row._replace(won=won[row.side]) for row in rows]
