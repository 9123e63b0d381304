"""What bots no longer do on the pitch: hand the Quaffle to the rival, by carrying it there or by a pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.year_at_hogwarts.test_pitch import GAME, friendly, slots, state_of
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import HELD
from wandwright.games.year_at_hogwarts.opinion.standing import odds_of, steps_to_shot, steps_to_steal

USUAL = {
    "a_keeper": "q02",
    "a_beater_1": "q11",
    "a_beater_2": "q13",
    "a_chaser_1": "q21",
    "a_chaser_2": "q22",
    "a_chaser_3": "q23",
    "b_keeper": "q62",
    "b_beater_1": "q51",
    "b_beater_2": "q53",
    "b_chaser_1": "q41",
    "b_chaser_2": "q42",
    "b_chaser_3": "q43",
}
ASK = {"policy": lambda state: GAME.policy(state, 0), "answer": lambda state: GAME.answer(state, 0)}


def after_turn(ask: Callable[[Any], int], **given: Any) -> Any:
    """The position after a whole turn of the first side."""
    state = state_of(friendly(**given)).copy()
    turn = state.play_turn
    while state.legal and state.phase == 1 and state.play_turn == turn:
        GAME.rules.apply(state, ask(state))
    return state


@pytest.mark.parametrize("who", ASK)
@pytest.mark.parametrize("actions", [2, 3, 5])
def test_the_quaffle_is_not_carried_to_where_the_rival_takes_it(who: str, actions: int) -> None:
    """No shot in this turn: then it lies as before, or whoever has it is hard to come to."""
    after = after_turn(ASK[who], actions=actions, slots=slots(**USUAL))
    assert odds_of(steps_to_steal(after, 0)) <= 0.5


@pytest.mark.parametrize("who", ASK)
@pytest.mark.parametrize("actions", [1, 3])
def test_the_keeper_does_not_pass_to_a_chaser_beside_a_rival(who: str, actions: int) -> None:
    men = slots(a_keeper="q02", a_chaser_3="q13", b_keeper="q62", b_chaser_1="q12")
    after = after_turn(ASK[who], actions=actions, slots=men, balls=["a_keeper", "q20", "q44"])
    assert after.balls[0] == HELD + after.box.quidditch.keeper[0]


@pytest.mark.parametrize("who", ASK)
def test_the_keeper_passes_where_the_actions_are_enough_for_a_shot(who: str) -> None:
    men = slots(a_keeper="q02", a_chaser_3="q13", b_keeper="q62", b_chaser_1="q12")
    state = state_of(friendly(actions=9, slots=men, balls=["a_keeper", "q20", "q44"])).copy()
    assert steps_to_shot(state, 0) <= state.actions
    answer = -1
    while state.play_turn == 0 and not steps.SHOOT <= answer < steps.PASS_ON:
        answer = ASK[who](state)
        GAME.rules.apply(state, answer)
    assert steps.SHOOT <= answer < steps.PASS_ON
