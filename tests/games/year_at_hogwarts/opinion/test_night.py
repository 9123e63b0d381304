"""The second mode: the race for the Stone and the Wand comes before Horcruxes, and nobody walks into a lost meeting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.year_at_hogwarts.opinion.test_quick import GAME
from tests.games.year_at_hogwarts.test_opinion import item, position, space
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.shapes import Putting
from wandwright.games.year_at_hogwarts.chapters.voldemort.steps import HIDE
from wandwright.games.year_at_hogwarts.chapters.walking import steps

ASK = {"policy": GAME.policy, "answer": GAME.answer}


def after_return(**at: str) -> Any:
    """Voldemort is back; Harry has a weapon; Wand and Stone lie where they are said to."""
    state = position(2, mode="return")
    state.pawn_at = [space(state, at["lord"])] + [NO_CARD] * 6
    state.position = [state.pawn_at[0], space(state, at["harry"])]
    state.item_at[item(state, "basilisk_fang")] = v.FIRST_SEAT + 1
    for name, place in (("elder_wand", at["wand"]), ("resurrection_stone", at["stone"])):
        taken = place in ("lord", "harry")
        where = v.FIRST_SEAT + ("lord", "harry").index(place) if taken else v.FIRST_SPACE + space(state, place)
        state.item_at[item(state, name)] = where
    return state


def asked_move(state: Any, who: str, seat: int, total: int) -> int:
    state.active, state.total = seat, total
    state.stack.append((steps.BEGIN_MOVE,))
    GAME.rules.advance(state)
    return int(ASK[who](state))


@pytest.mark.parametrize("who", ASK)
def test_harry_goes_for_the_stone_while_the_wand_still_lies(who: str) -> None:
    """Though a Horcrux is near in the other direction."""
    state = after_return(lord="quidditch_pitch", harry="sc_item_1", wand="start", stone="un_pv")
    before = state.box.board.distance(state.position[1], space(state, "un_pv"))
    end = asked_move(state, who, 1, 5)
    assert state.box.board.distance(end, space(state, "un_pv")) < before


@pytest.mark.parametrize("who", ASK)
def test_harry_keeps_away_from_voldemort_with_the_wand(who: str) -> None:
    state = after_return(lord="sc_duel_1", harry="sc_item_1", wand="lord", stone="un_pv")
    before = state.box.board.distance(state.position[1], state.pawn_at[0])
    end = asked_move(state, who, 1, 6)
    assert state.box.board.distance(end, state.pawn_at[0]) > before


@pytest.mark.parametrize("who", ASK)
def test_each_side_hides_the_others_token_far_away(who: str) -> None:
    state = after_return(lord="quidditch_pitch", harry="start", wand="clock_tower", stone="un_pv")
    for seat, name, seeker in ((1, "elder_wand", state.pawn_at[0]), (0, "resurrection_stone", state.position[1])):
        asked = state.copy()
        asked.stack.append(Putting(HIDE, seat, NO_CARD, item(state, name)))
        GAME.rules.advance(asked)
        far = max(asked.box.board.distance(seeker, place) for place in asked.legal)
        assert asked.box.board.distance(seeker, ASK[who](asked)) == far


@pytest.mark.parametrize("who", ASK)
def test_a_hero_goes_through_a_passage_to_a_horcrux_and_does_not_wait_before_it(who: str) -> None:
    """R59: no step leads from the Hog's Head to the Room of Requirement, but a Horcrux is tried where it stands."""
    state = after_return(lord="quidditch_pitch", harry="three_broomsticks", wand="start", stone="harry")
    state.pawn_at[0] = NO_CARD
    room = space(state, "room_of_requirement")
    total = state.box.board.distance(state.position[1], room)
    assert asked_move(state, who, 1, max(total, 1)) == room
