"""Every game that is found keeps the contract, without signing up for it."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright.engine.matches.games import Game
from wandwright.testkit.contract import Trial, keep_contract, spread

# Of a game with many options not every set-up is played in either manner; the soak tries more.
MOST_ROWS = 20
# Of a game with long matches, fewer.
FEWER_ROWS = {"black-rose-wars": 3}
# One position in so many is looked at closely, besides those with a question that is new.
EVERY = 48


def trials(game: Game) -> list[Trial]:
    """Uniform matches are short and lost; eager ones come further and meet other cards."""
    uniform, eager = spread(game), spread(game, seed=100, manner="eager")
    step = 1 + len(eager) // FEWER_ROWS.get(game.name, MOST_ROWS)
    return [*uniform[::step], *eager[::step]]


TRIALS = [trial for name in ww.games() for trial in trials(ww.game(name))]


@pytest.mark.parametrize("trial", TRIALS, ids=str)
def test_contract(trial: Trial) -> None:
    walk = keep_contract(trial, every=EVERY, look=6)
    assert walk.match.outcome is not None
    assert walk.lines


def test_the_public_names_are_there() -> None:
    """Programs outside the repository use these names."""
    assert ww.games() == tuple(sorted(ww.games()))
    assert "hogwarts-battle" in ww.games()
    match = ww.game("hogwarts-battle").start(seats=2, seed=7, options={"game": 3, "heroes": ["harry", "ron"]})
    decision = match.decision
    assert decision is not None
    assert decision.seat in (0, 1)
    assert decision.kind in match.game.rules.names
    assert decision.rule.startswith("R")
    assert decision.prompt
    assert decision.actions
    assert match.decisions[0] is decision
    match.apply(decision.actions[0].notation)
    assert match.events
    assert match.view(seat=0)["seat"] == 0
    assert match.view(seat=None)["seat"] is None
    assert match.outcome is None
    copy = match.copy()
    copy.undo()
    assert copy.hash() != match.hash()
    assert ww.load(match.save()).hash() == match.hash()
