"""The strategies give what they promise."""

from __future__ import annotations

from hypothesis import find, given

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.testkit.strategies import action_sequences, matches, play, setups
from wandwright.testkit.trials import Trial

BATTLE = ww.game("hogwarts-battle")


@given(setups(BATTLE))
def test_every_set_up_can_be_started(trial: Trial) -> None:
    match = trial.start()
    assert match.decision is not None
    assert match.setup.seats == trial.seats


@given(matches(Toy(), most=30))
def test_a_match_is_somewhere_between_start_and_end(match: ww.Match) -> None:
    assert (match.decision is None) == (match.outcome is not None)


def test_a_match_can_be_at_its_end_and_in_mid_effect() -> None:
    over = find(matches(Toy(), most=30), lambda match: match.outcome is not None)
    assert over.decision is None
    asked = find(matches(BATTLE), lambda match: any(decision.kind == "discard" for decision in match.decisions))
    assert asked.state.stack


def test_a_shorter_sequence_is_the_beginning_of_the_same_match() -> None:
    whole, part = (BATTLE.start(seats=2, seed=3) for _ in range(2))
    choices = [4, 900, 17, 3, 0, 55, 8]
    play(part, choices[:4])
    play(whole, choices)
    whole.undo(to=4)
    assert whole.hash() == part.hash()


@given(action_sequences(5))
def test_sequences_are_as_short_as_asked(choices: list[int]) -> None:
    assert len(choices) <= 5
    assert len(play(Toy().start(seats=2), choices).records) == len(choices)
