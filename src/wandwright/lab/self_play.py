"""Self-play for fitted chances: how every side stood at each rest of a match, and who won it in the end.

Quick answers play for all seats, as they play a line of a search on: the chance at the end of a line is that of the
same line going on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from wandwright.bots.lines import waited_for
from wandwright.bots.numbers import Numbers
from wandwright.engine.matches.games import Game, game
from wandwright.engine.state.state import State

# Of a hundred answers so many are any legal one: a model has to know positions that good play avoids, too.
SLIPS: Final = 3
# No match is longer; one that does not end is left out.
MOST_ANSWERS: Final = 50_000


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
    state, rules = match.state.copy(), found.rules
    name = f"{task.kind}:{seed}"
    rows: list[Row] = []
    slips = Numbers(seed, "slips")
    rest = 0
    for _ in range(MOST_ANSWERS):
        if not state.legal:
            break
        if found.at_rest(state) and found.chance_kind(state) == task.kind:
            rows += seen(found, state, name, rest)
            rest += 1
        index = waited_for(rules, state) if state.others else 0
        question, legal = rules.open_questions(state)[index]
        if slips.below(100) < SLIPS:
            distinct = rules.distinct(question, legal)
            rules.apply_to(state, index, distinct[slips.below(len(distinct))])
        else:
            rules.apply_to(state, index, legal[0] if len(legal) == 1 else found.answer(state, index))
    return with_result(found, state, rows)


def seen(found: Game, state: State, name: str, rest: int) -> list[Row]:
    """How every side stands now."""
    standings = found.standings(state)
    return [
        Row(name, rest, side, len(standings), 0.0, found.evaluate(state, one.seats[0]), one.numbers)
        for side, one in enumerate(standings)
    ]


def with_result(found: Game, state: State, rows: list[Row]) -> list[Row]:
    """The rows with who won; several winners share one. A match without an end, or that nobody won, says nothing."""
    if state.outcome is None:
        return []
    winners = state.outcome.winners
    won = [float(one.seats[0] in winners) for one in found.standings(state)]
    if len(won) > 1:
        whole = sum(won)
        if not whole:
            return []
        won = [share / whole for share in won]
    return [row._replace(won=won[row.side]) for row in rows]
