"""The clause on what seats have seen bites in every game: guesses that forget it are found out in its own trials."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import wandwright as ww
from tests.contract.test_contract import EVERY, trials
from wandwright.testkit.secrecy import guesses_keep_what_was_seen
from wandwright.testkit.trials import ContractBroken, Trial, Walk

# Here nothing that lay open goes face down again, and there are no hands.
NOTHING_TO_REMEMBER = "death-eaters-rising"
REMEMBERED = sorted(set(ww.games()) - {NOTHING_TO_REMEMBER})


def looked_at(trial: Trial) -> Iterator[Walk]:
    """A walk at the positions at which the contract looks closely."""
    walk = Walk(trial)
    while walk.match.decisions:
        walk.look()
        if walk.is_new() or len(walk.lines) % EVERY == 0:
            yield walk
        walk.step()


def is_found_out(trial: Trial) -> bool:
    try:
        for walk in looked_at(trial):
            guesses_keep_what_was_seen(walk)
    except ContractBroken as problem:
        return "a guess keeps what its seat has seen" in str(problem)
    return False


@pytest.mark.parametrize("name", REMEMBERED)
def test_a_guess_that_forgets_is_found_out_in_every_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wandwright.engine.secrets.guesses.memory_of", lambda state, seat: ())
    assert any(is_found_out(trial) for trial in trials(ww.game(name)))


def test_where_nothing_goes_out_of_sight_there_is_nothing_to_remember() -> None:
    for trial in trials(ww.game(NOTHING_TO_REMEMBER)):
        assert not any(any(walk.recall.cards) for walk in looked_at(trial))
