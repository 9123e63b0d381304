"""Play leaves nothing for the garbage collector: what is done with is gone at once, however many tables there are."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import wandwright as ww

NAMES = ww.games()


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("no_collector")
def test_questions_answers_and_views_make_no_circles(name: str) -> None:
    match = ww.game(name).start(seats=2, seed=3)
    match.view(0)
    gc.collect()
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        labels = [action.label for action in decision.actions]
        targets = [action.targets for action in decision.actions]
        assert len(labels) == len(targets)
        match.view(0)
        match.apply(decision.actions[-1])
        del decision
    assert gc.collect() == 0
