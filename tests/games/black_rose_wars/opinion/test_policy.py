"""What the policy tries in thought, and where a trial ends."""

from __future__ import annotations

from typing import Any

from tests.games.black_rose_wars.opinion.positions import GAME, ask, card, position, tokens
from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.library import shapes as library_shapes
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.lodge.slots import put_prepared
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion import policy

ACT = Plain(turn.ACT, 0, NO_CARD)


def acting(tokens_left: int) -> Any:
    """Seat 0 is to act, with spells in two slots."""
    state = position(seats=2)
    state.actions[0] = tokens_left
    for slot in (1, 2):
        put_prepared(state, 0, slot, card(state, ("des_searing_lance", "nec_soul_snare")[slot - 1]), v.UPRIGHT)
    return state


def test_spells_are_given_up_only_where_no_token_is_left_to_move() -> None:
    legal = (turn.MOVE, turn.PLAY + 1, turn.GIVE_UP + 1, turn.GIVE_UP + 2, PASS)
    assert policy.worth_trying(acting(2), ACT, legal) == [turn.MOVE, turn.PLAY + 1, PASS]
    tried = policy.worth_trying(acting(0), ACT, legal[1:])
    assert tried[:2] == [turn.PLAY + 1, PASS]
    assert len([answer for answer in tried if turn.GIVE_UP <= answer < PASS]) == 1


def test_who_has_no_choice_is_not_asked_to_think() -> None:
    state = position(seats=2)
    state.stack.append(Plain(turn.NAME_WINNER, 0, NO_CARD))
    state.points[:] = [3, 1]
    state.question, state.legal = Plain(turn.NAME_WINNER, 0, NO_CARD), [0]
    assert policy.policy(GAME.rules, state, 0) == 0


def test_a_tie_is_settled_for_oneself() -> None:
    state = position(seats=2)
    state.points[:] = [30, 30]
    state.crown = 1
    assert ask(state, Plain(turn.NAME_WINNER, 1, NO_CARD)) == 1


def test_a_mage_that_falls_by_the_next_blow_is_struck() -> None:
    state = position(seats=2)
    state.mage_room[1] = state.mage_room[0]
    state.active, state.left, state.actions[0] = 0, 2, 1
    state.damage[1] = tokens(0, health_of(state, 1) - 1)
    assert ask(state, (turn.NEXT_ACTION,)) == turn.ATTACK


def test_only_where_nothing_is_under_way_a_trial_ends() -> None:
    state = position(seats=2)
    state.question, state.legal = ACT, [turn.MOVE, PASS]
    assert policy.is_quiet(state)
    naming = library_shapes.Naming(library.NAME_DECKS, 0, NO_CARD, 1, 1, 0, ())
    state.question = naming
    assert not policy.is_quiet(state), "decks are named in the middle of an effect, too"
    state.phase = v.STUDY
    assert policy.is_quiet(state)


def test_inside_a_trial_a_rule_of_thumb_or_a_first_sight_answers() -> None:
    state = position(seats=2)
    state.question, state.legal = Plain(lodge.FIRST_PLAYER, 1, NO_CARD), [0, 1]
    assert policy.PLAYER.at_once(GAME.rules, state, 0) == 1
    state.question, state.legal = Plain(turn.NAME_WINNER, 1, NO_CARD), [0]
    assert policy.PLAYER.at_once(GAME.rules, state, 0) == 0
