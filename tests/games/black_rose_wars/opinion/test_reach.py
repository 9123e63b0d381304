"""What a Mage could do from where it stands, as a bot sees it."""

from __future__ import annotations

import pytest

from tests.games.black_rose_wars.opinion.positions import card, distance, farthest, position, tokens
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.board import doors
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.lodge.slots import put_prepared
from wandwright.games.black_rose_wars.opinion import reach
from wandwright.games.black_rose_wars.opinion.tables import tables


def test_out_of_the_cell_leads_a_step_through_a_door() -> None:
    state = position()
    far = farthest(state, 5)
    assert reach.steps_apart(state, 0, far) == distance(state, 5, far)
    state.mage_room[0] = v.NOWHERE
    assert {reach.steps_apart(state, 0, door) for door in doors(state, 0)} == {1}


def test_prey_are_the_enemies_in_the_lodge_and_the_weaker_are_worth_more() -> None:
    state = position()
    state.mage_room[1] = state.mage_room[0]
    state.mage_room[2] = v.NOWHERE
    ((steps, worth),) = reach.prey(state, 0)
    assert steps == 0
    state.damage[1] = tokens(0, health_of(state, 1) - 1)
    ((_, more),) = reach.prey(state, 0)
    assert more > 1.5 * worth == pytest.approx(1.5 * reach.token_worth(position(), 1))


def test_the_best_target_in_reach_counts_and_one_that_is_nearly_in_reach_a_part() -> None:
    near = [(0, 1.0), (3, 2.0)]
    assert reach.reach_worth(near, 0, 3) == 2.0
    assert reach.reach_worth(near, 0, 2) == pytest.approx(2.0 * reach.TOO_FAR[1])
    assert reach.reach_worth(near, 2, 2) == pytest.approx(1.4), "who stands too near is no target, either"
    assert reach.reach_worth(near, 0, 0) == 1.0
    assert reach.reach_worth([], 0, 3) == 0.0


def test_healing_is_worth_something_to_the_wounded_only() -> None:
    state = position()
    bite = tables(state.box).spells[card(state, "nec_vampires_bite")]
    healing = max(bite, key=lambda spell: spell.healing)
    assert healing.healing
    well = reach.spell_worth(state, 0, healing, [])
    state.damage[0] = tokens(1, 5)
    assert reach.spell_worth(state, 0, healing, []) > well


def test_what_is_aimed_at_evocations_needs_some() -> None:
    state = position()
    assert reach.fitness(state, 0, v.UTILITY, "own_evocation") < 0.1
    assert reach.fitness(state, 0, v.UTILITY, "evocation") < 0.1
    state.evocation[0] = state.box.evocation_names.index("gargoyle")
    assert reach.fitness(state, 0, v.UTILITY, "own_evocation") == 1.0
    assert reach.fitness(state, 0, v.UTILITY, "evocation") < 0.1, "its own is nothing to aim at"
    assert reach.fitness(state, 1, v.UTILITY, "evocation") == 1.0


def test_a_fourth_evocation_finds_no_room() -> None:
    state = position()
    assert reach.fitness(state, 0, v.EVOCATION_SIDE, "room") == 1.0
    state.evocation[:3] = [0, 1, 2]
    assert reach.fitness(state, 0, v.EVOCATION_SIDE, "room") == reach.FULL


def test_a_prepared_spell_is_worth_something_until_its_mage_passes() -> None:
    state = position(seats=2)
    known = tables(state.box)
    state.mage_room[1] = state.mage_room[0]
    state.actions[0] = 0
    empty = reach.prepared_worth(state, known, 0)
    put_prepared(state, 0, v.QUICK, card(state, "des_searing_lance"), v.UPRIGHT)
    assert reach.prepared_worth(state, known, 0) > empty + 0.3
    state.passed[0] = 1
    kept = reach.prepared_worth(state, known, 0)
    assert 0 < kept < 0.3, "it comes back to the hand"


def test_a_ready_token_is_worth_more_beside_an_enemy() -> None:
    state = position(seats=2)
    known = tables(state.box)
    state.actions[0], state.mage_room[1] = 1, farthest(state, state.mage_room[0])
    alone = reach.prepared_worth(state, known, 0)
    state.mage_room[1] = state.mage_room[0]
    assert reach.prepared_worth(state, known, 0) > alone + 0.2


def test_the_room_where_a_mage_stands_counts_while_it_can_be_activated() -> None:
    state = position()
    known, here = tables(state.box), state.mage_room[0]
    state.actions[0] = 1
    state.token[here] = v.TOKEN_READY
    assert reach.standing_worth(state, known, 0) == pytest.approx(reach.STANDING * known.room[here])
    state.token[here] = v.TOKEN_USED
    assert reach.standing_worth(state, known, 0) == 0
    state.token[here], state.actions[0] = v.TOKEN_READY, 0
    assert reach.standing_worth(state, known, 0) == 0, "without a token nothing leads to an activation"


def test_a_card_that_is_set_waits_for_its_time() -> None:
    state = position()
    known = tables(state.box)
    trap = next(
        number
        for number, halves in enumerate(state.box.halves)
        if halves and halves[v.UPRIGHT].type == v.TRAP and known.spells[number][v.UPRIGHT].worth > 0.1
    )
    assert reach.set_worth(state, known, 0) == 0
    state.set_cards[2] = (trap, -1, -1)
    state.set_rooms[2] = (7, v.NOT_SET, v.NOT_SET)
    assert reach.set_worth(state, known, 0) == pytest.approx(reach.SET * known.spells[trap][v.UPRIGHT].worth)
    assert reach.set_worth(state, known, 1) == 0


def test_a_plan_has_two_steps_to_come_nearer() -> None:
    state = position(seats=2)
    known, lance = tables(state.box), card(state, "des_searing_lance")
    state.mage_room[1] = farthest(state, state.mage_room[0])
    kind = state.box.definition[lance]
    now = reach.spell_worth(state, 0, known.spells[lance][v.UPRIGHT], reach.prey(state, 0))
    assert reach.planned_worth(state, known, 0, 2 * kind + v.UPRIGHT) > now


def test_a_hand_is_worth_a_share_of_its_cards() -> None:
    state = position()
    known = tables(state.box)
    cards = (card(state, "des_searing_lance"), card(state, "nec_soul_snare"))
    assert reach.hand_worth(known, ()) == 0
    assert reach.hand_worth(known, cards) == pytest.approx(reach.IN_HAND * sum(known.card[one] for one in cards))
