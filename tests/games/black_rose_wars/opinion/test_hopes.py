"""What Quests in hand may bring, by what is still lacking."""

from __future__ import annotations

import pytest

from tests.games.black_rose_wars.opinion.positions import card, farthest, position
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.opinion import hopes


def test_a_deed_is_the_surer_the_more_of_it_is_done() -> None:
    """Five tokens of damage: nothing, some, nearly all of it."""
    state = position()
    quest = card(state, "q2_12")
    worths = [hopes.quest_worth(state, 0, quest, done) for done in (0, 2, 4)]
    assert worths == sorted(set(worths))
    assert worths[-1] < state.box.quest_points[quest] + hopes.HONOUR


def test_a_large_number_is_harder() -> None:
    state = position()
    three, seven = (goals.goal_of(state, card(state, name)) for name in ("q1_14", "q3_09"))
    assert hopes.deed_chance(state, 0, three, 0) > hopes.deed_chance(state, 0, seven, 0) > 0


def test_alone_nobody_can_be_hit() -> None:
    quest = "q1_14"
    alone, together = position(seats=1, solo="alone"), position()
    assert hopes.quest_worth(alone, 0, card(alone, quest)) == 0
    assert hopes.quest_worth(together, 0, card(together, quest)) > 0


def test_the_rooms_of_a_quest_are_those_it_names() -> None:
    state = position()
    box = state.box
    assert hopes.rooms_named(box, card(state, "q1_09")) == (box.room_number["treasure_room"],)
    greens = hopes.rooms_named(box, card(state, "q2_08"))
    assert {v.COLOURS[box.room_colour[room]] for room in greens} == {"green"}
    assert len(greens) == 3
    assert len(hopes.rooms_named(box, card(state, "q3_03"))) == len(box.room_names)


def test_a_room_that_counted_does_not_serve_again() -> None:
    """Two different green rooms."""
    state = position()
    quest = card(state, "q2_08")
    goal = goals.goal_of(state, quest)
    room = hopes.rooms_named(state.box, quest)[0]
    assert hopes.may_serve(state, goal, room, 0)
    assert not hopes.may_serve(state, goal, room, 1 << goals.distinct_of(state, goal, room))
    state.destroyed = 1 << room
    assert not hopes.may_serve(state, goal, room, 0)


def test_a_room_has_to_be_as_unstable_as_the_quest_says() -> None:
    state = position()
    goal = goals.goal_of(state, card(state, "q3_04"))
    state.instability[7] = (1, 1, 1, 0, 0)
    assert not hopes.may_serve(state, goal, 7, 0)
    state.instability[7] = (1, 1, 1, 0, 1)
    assert hopes.may_serve(state, goal, 7, 0)


def test_several_rooms_are_farther_away_than_one() -> None:
    state = position()
    quest = card(state, "q2_08")
    goal = goals.goal_of(state, quest)
    first = hopes.rooms_named(state.box, quest)[0]
    state.mage_room[0] = first
    none = hopes.room_chance(state, 0, quest, goal, 0)
    state.mage_room[0] = hopes.rooms_named(state.box, quest)[1]
    assert hopes.room_chance(state, 0, quest, goal, 1 << goals.distinct_of(state, goal, first)) > none > 0


def test_a_quest_of_the_crown_waits_for_it() -> None:
    state = position()
    quest = card(state, "q3_02")
    state.crown = 1
    without = hopes.quest_worth(state, 0, quest)
    state.crown = 0
    assert hopes.quest_worth(state, 0, quest) > 2 * without > 0


def test_a_used_token_delays_and_one_that_waits_delays_more() -> None:
    state = position()
    shares = []
    for token in (v.TOKEN_READY, v.TOKEN_USED, v.TOKEN_WAITS):
        state.token[7] = token
        shares.append(hopes.ready_share(state, 7))
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1.0


@pytest.mark.parametrize(
    ("when", "before", "after"),
    [
        ("hold_crown", 0, 1),
        ("trophies_from_distinct_mages", 0, 2),
        ("pp_at_least", 4, 20),
        ("no_damage_on_self", 0, 1),
        ("own_evocations_in_play", 0, 2),
        ("enemy_models_here", 0, 2),
        ("damage_dealt", -1, -1),
    ],
)
def test_goals_that_look_at_the_position(when: str, before: int, after: int) -> None:
    state = position()
    state.crown, state.points[0], state.damage[0] = 1, 4, (0, 1, 0, 0, 0)
    state.mage_room[0] = farthest(state, state.mage_room[1])
    state.trophies[0] = (0, 0, 0, 0)
    assert hopes.held_of(state, 0, when) == before
    state.crown, state.points[0], state.damage[0] = 0, 20, (0, 0, 0, 0, 0)
    state.trophies[0] = (0, 2, 1, 0)
    state.evocation[:2] = [7, 8]
    state.mage_room[:] = [6, 6, 6]
    assert hopes.held_of(state, 0, when) == after


def test_all_quests_in_hand_count() -> None:
    state = position()
    first, second = card(state, "q1_09"), card(state, "q1_14")
    state.quests[0], state.progress[0] = (first, second), (0, 2)
    apart = hopes.quest_worth(state, 0, first), hopes.quest_worth(state, 0, second, 2)
    assert hopes.quests_worth(state, 0) == pytest.approx(sum(apart))
