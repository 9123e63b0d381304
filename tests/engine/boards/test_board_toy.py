"""A game on a board, from its rules to its drawing: the toy whose pawns move exactly as far as they rolled."""

from __future__ import annotations

import pytest

from tests.toys.installing import install
from tests.toys.run import Run
from tests.toys.run_rules import YARD
from wandwright.engine.display.tables import Board
from wandwright.engine.matches.games import game
from wandwright.testkit.contract import keep_contract
from wandwright.testkit.trials import Trial


@pytest.mark.parametrize("seed", range(4))
def test_the_toy_keeps_the_contract(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    install(monkeypatch)
    walk = keep_contract(Trial(game("run"), 2 + seed % 3, {}, seed))
    assert walk.match.outcome is not None


def drawn(seat: int) -> Board:
    toy = Run()
    sections = {section.name: section for section in toy.table(toy.start(seed=3).view(seat))}
    return sections["board"].boards[0]


def test_what_is_lit_is_what_can_be_answered_and_has_a_walk() -> None:
    match = Run().start(seed=3)
    assert match.decision is not None
    board = drawn(0)
    lit = [space for space in board.spaces if space.lit]
    assert {space.answer for space in lit} == {action.notation for action in match.decision.actions}
    assert [walk[-1] for walk in board.walks] == [space.key for space in lit]
    assert all(walk[0] == YARD.number("gate") for walk in board.walks)
