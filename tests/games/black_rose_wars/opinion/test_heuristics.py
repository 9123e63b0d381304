"""How good a position looks, term by term."""

from __future__ import annotations

from typing import Any

from tests.games.black_rose_wars.opinion.positions import GAME, card, farthest, position, tokens
from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.state import NO_CARD, Outcome
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes as combat_shapes
from wandwright.games.black_rose_wars.chapters.combat import steps as combat
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.turn import shapes as turn_shapes
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion import heuristics
from wandwright.games.black_rose_wars.opinion.tables import tables


def test_a_match_that_is_over_is_won_or_lost() -> None:
    state = position()
    state.outcome = Outcome((1,), (3, 30, 2), "grand_master")
    assert heuristics.evaluate(state, 1) == heuristics.WON
    assert heuristics.evaluate(state, 0) == -heuristics.WON


def test_the_best_of_the_others_counts_most_and_all_of_them_a_little() -> None:
    assert heuristics.against([]) == 0.0
    assert heuristics.against([8.0, 0.0]) > heuristics.against([4.0, 4.0]) > 0
    assert heuristics.against([8.0, 4.0]) > heuristics.against([8.0, 0.0])


def test_nearly_fallen_mages_bring_hope_to_who_hurt_them() -> None:
    assert heuristics.fall_hopes((0, 0, 0, 0, 0), 10) == ()
    few, many = (dict(heuristics.fall_hopes((number, 1, 0, 0, 0), 10)) for number in (3, 8))
    assert many[0] > few[0] > 0
    assert many[0] > many[1] > 0
    assert set(many) == {0, 1}


def test_a_full_room_is_sure_and_a_tie_there_is_the_black_roses() -> None:
    assert heuristics.majority_chances((4, 2, 0, 0, 0), 6) == ((0, 1.0),)
    assert heuristics.majority_chances((3, 3, 0, 0, 0), 6) == ((v.BLACK_ROSE, 1.0),)
    assert heuristics.majority_chances((0, 0, 0, 0, 0), 6) == ()
    (_, mine), (_, theirs) = heuristics.majority_chances((2, 1, 0, 0, 0), 6)
    assert 1 > mine > 2 * theirs > 0


def test_a_room_token_that_is_taken_counts_in_full() -> None:
    state = position()
    state.token_of[2] = 1
    assert heuristics.rooms_worth(state)[1] == state.box.room_points[2]


def test_what_everybody_sees_of_a_rivals_cards_is_how_many_there_are() -> None:
    state = position()
    assert heuristics.cards_of(state, 1) == 0
    state.hand[1] = (card(state, "des_searing_lance"),)
    one = heuristics.cards_of(state, 1)
    state.hand[1] = (card(state, "nec_soul_snare"),)
    assert heuristics.cards_of(state, 1) == one > 0


def summoned(kind: str, room: int, damage: int = 0) -> Any:
    state = position(seats=2)
    state.evocation[0] = state.box.evocation_names.index(kind)
    state.evocation_room[0], state.evocation_damage[0] = room, tokens(1, damage)
    return state


def test_an_evocation_is_worth_most_unhurt_and_beside_an_enemy() -> None:
    enemy = position(seats=2).mage_room[1]
    beside = summoned("gargoyle", enemy)
    known = tables(beside.box)
    worth = heuristics.evocations_worth(beside, known, 0)
    hurt = summoned("gargoyle", enemy, 3)
    far = summoned("gargoyle", farthest(beside, enemy))
    assert worth > heuristics.evocations_worth(hurt, known, 0) > 0
    assert worth > heuristics.evocations_worth(far, known, 0) > 0
    assert heuristics.evocations_worth(beside, known, 1) == 0


def test_an_evocation_without_a_room_is_near_nobody() -> None:
    state = position(seats=2)
    assert heuristics.nearness(state, 0, state.mage_room[1]) == 1.0
    assert heuristics.nearness(state, 0, v.NOWHERE) == 0.0
    state.mage_room[1] = v.NOWHERE
    assert heuristics.nearness(state, 0, 4) == 0.0


def test_a_plan_is_worth_what_is_picked_for_it() -> None:
    state = position(seats=2)
    state.mage_room[1] = state.mage_room[0]
    known, kind = tables(state.box), state.box.definition[card(state, "des_searing_lance")]
    preparing = turn_shapes.Preparing(turn.PREPARE, 0, NO_CARD, ())
    assert heuristics.plan_worth(state, known, preparing, PASS) == 0
    assert heuristics.plan_worth(state, known, preparing, 2 * kind) > 0.3
    keeping, banning = (Picks(kind_of, 0, NO_CARD, 1, ()) for kind_of in (library.KEEP, turn.BAN))
    assert heuristics.plan_worth(state, known, keeping, kind) > 0 > heuristics.plan_worth(state, known, banning, kind)
    assert heuristics.plan_worth(state, known, combat_shapes.Bull(combat.BULL_PREY, 0, NO_CARD, 1, 0, 0), 1) == 0


def test_answers_that_lie_face_down_count_for_who_gave_them() -> None:
    match = GAME.start(seats=2, seed=4, options={"mages": "random", "schools": "random", "lists": "random"})
    while match.decision.kind != "keep":
        match.apply(match.decision.actions[0])
    seat = match.decision.seat
    before = heuristics.plans_worth(match.state, tables(match.state.box), seat)
    match.apply(match.decision.actions[0])
    assert before == 0
    assert heuristics.plans_worth(match.state, tables(match.state.box), seat) > 0
    assert heuristics.plans_worth(match.state, tables(match.state.box), 1 - seat) == 0
