"""What is planned in secret, and other questions about cards: by rules of thumb."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.black_rose_wars.opinion.positions import card, distance, farthest, position
from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.library import shapes as library_shapes
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.slots import put_prepared
from wandwright.games.black_rose_wars.chapters.turn import shapes as turn_shapes
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion import planning
from wandwright.games.black_rose_wars.opinion.reach import planned_worth
from wandwright.games.black_rose_wars.opinion.tables import tables

MINE = Picks(library.KEEP, 0, NO_CARD, 1, ())


def kinds(state: Any, *names: str) -> tuple[int, ...]:
    return tuple(state.box.definition[card(state, name)] for name in names)


def by_worth(state: Any) -> list[int]:
    """The kinds of spells, the poorest first."""
    known = tables(state.box)
    found = {state.box.definition[one] for one, halves in enumerate(state.box.halves) if halves}
    return sorted(found, key=lambda kind: known.card[known.of_kind[kind]])


def test_the_best_card_is_kept_and_the_worst_one_discarded() -> None:
    state = position()
    poor, *_, rich = by_worth(state)
    assert planning.best_card(state, MINE, (poor, rich)) == rich
    assert planning.worst_card(state, MINE, (poor, rich)) == poor
    assert planning.best_card(state, MINE, (PASS,)) == PASS


def test_a_poor_card_is_banned_once_there_are_enough_others() -> None:
    state = position()
    poor, *_, rich = by_worth(state)
    state.hand[0] = state.grimoire[0] = state.memories[0] = ()
    assert planning.ban(state, MINE, (poor, rich, PASS)) == PASS
    state.grimoire[0] = tuple(range(planning.ENOUGH_CARDS + 1))
    assert planning.ban(state, MINE, (poor, rich, PASS)) == poor
    assert planning.ban(state, MINE, (rich, PASS)) == PASS


def test_decks_are_named_by_the_worth_of_their_cards_in_turn() -> None:
    state = position()
    worths = tables(state.box).school
    first, second = sorted(range(len(worths)), key=lambda school: -worths[school])[:2]
    picked: tuple[int, ...] = ()
    for _ in range(3):
        question = library_shapes.Naming(library.NAME_DECKS, 0, NO_CARD, 4, 2, 1, picked)
        picked = (*picked, planning.name_decks(state, question, tuple(range(6))))
    assert picked == (first, second, first)


def preparing(*placed: int) -> Any:
    return turn_shapes.Preparing(turn.PREPARE, 0, NO_CARD, placed)


def test_what_does_most_is_prepared_and_what_does_nothing_is_kept() -> None:
    state = position(seats=2)
    state.mage_room[1] = state.mage_room[0]
    (lance,) = kinds(state, "des_searing_lance")
    assert planning.prepare(state, preparing(), (2 * lance, PASS)) == 2 * lance
    known = tables(state.box)
    aimless = next(
        2 * kind + half
        for kind in by_worth(state)
        for half in (v.UPRIGHT, v.INVERTED)
        if known.spells[known.of_kind[kind]][half].half.target == "own_evocation"
    )
    assert planning.prepare(state, preparing(), (aimless, PASS)) == PASS


def test_a_second_card_that_waits_is_worth_less() -> None:
    """A Trap that is a little better than another spell goes second to it once a Trap is prepared."""
    state = position(seats=2)
    state.mage_room[1] = farthest(state, state.mage_room[0])
    known = tables(state.box)
    codes = [2 * kind + half for kind in by_worth(state) for half in (v.UPRIGHT, v.INVERTED)]
    traps = [code for code in codes if planning.is_set(state, code)]
    others = [code for code in codes if not planning.is_set(state, code)]
    assert traps
    assert others
    changed = [
        (trap, other)
        for trap in traps
        for other in others
        if planning.prepare(state, preparing(), (other, trap)) == trap
        and planning.prepare(state, preparing(traps[0]), (other, trap)) == other
    ]
    assert changed
    assert all(known.spells[known.of_kind[trap // 2]][trap % 2].worth > 0 for trap, _ in changed)


def test_who_is_picked_and_with_which_spells() -> None:
    state = position()
    box = state.box
    mages = range(len(box.mage_names))
    best = planning.pick_mage(state, MINE, tuple(mages))
    assert box.mage_health[best] + box.mage_hand[best] / 2 == max(
        box.mage_health[one] + box.mage_hand[one] / 2 for one in mages
    )
    school = planning.pick_school(state, MINE, tuple(range(6)))
    lists = [planning.list_worth(state, one, place) for one in range(6) for place in (0, 1)]
    state.school[0] = school
    chosen = planning.pick_list(state, MINE, (0, 1))
    assert planning.list_worth(state, school, chosen) == max(lists)


def test_the_first_player_is_oneself_and_the_bull_goes_to_the_richest_of_the_others() -> None:
    state = position()
    state.points[:] = [9, 3, 5]
    assert planning.own_seat(state, MINE, (1, 0, 2)) == 0
    assert planning.own_seat(state, MINE, (1, 2)) == 1
    assert planning.somebody_else(state, MINE, (0, 1, 2)) == 2
    assert planning.somebody_else(state, MINE, (0,)) == 0


def test_quests_are_kept_by_what_they_may_bring() -> None:
    state = position()
    state.mage_room[0] = state.box.room_number["treasure_room"]
    here, elsewhere, rich = kinds(state, "q1_09", "q3_12", "q3_02")
    assert planning.best_quest(state, MINE, (elsewhere, here)) == here
    assert planning.worst_quest(state, MINE, (elsewhere, here)) == elsewhere
    points = state.box.quest_points
    most = planning.richest_quest(state, MINE, (here, rich))
    assert points[tables(state.box).of_kind[most]] == max(points[card(state, one)] for one in ("q1_09", "q3_02"))


def test_the_spell_that_is_missed_least_is_given_up() -> None:
    state = position(seats=2)
    state.mage_room[1] = state.mage_room[0]
    put_prepared(state, 0, 1, card(state, "des_searing_lance"), v.UPRIGHT)
    put_prepared(state, 0, 2, poorest(state), v.UPRIGHT)
    strong, weak = sorted((1, 2), key=lambda slot: -planning.slot_worth(state, 0, slot))
    assert planning.best_slot(state, MINE, (1, 2)) == strong
    assert planning.worst_slot(state, MINE, (1, 2)) == weak
    assert planning.worst_slot(state, MINE, (PASS,)) == PASS


def poorest(state: Any) -> int:
    return tables(state.box).of_kind[by_worth(state)[0]]


def test_a_card_is_turned_to_its_better_half() -> None:
    state = position(seats=2)
    state.mage_room[1] = state.mage_room[0]
    known = tables(state.box)
    for kind in by_worth(state)[-10:]:
        codes = (2 * kind, 2 * kind + 1)
        best = planning.best_half(state, MINE, codes)
        worths = [planned_worth(state, known, 0, code) for code in codes]
        assert worths[best % 2] == max(worths)


def test_a_trap_lies_a_step_from_the_others_and_not_under_them() -> None:
    state = position(seats=2)
    there = state.mage_room[1]
    far = farthest(state, there)
    near = next(room for room in range(18) if distance(state, room, there) == 1)
    state.token[:] = [v.TOKEN_USED] * 18
    legal = tuple(lodge.ROOM + room for room in (there, near, far))
    assert planning.set_room(state, MINE, legal) == lodge.ROOM + near
    state.token[far] = v.TOKEN_READY
    assert planning.trap_worth(state, 0, far) == pytest.approx(0.3 + 1 / distance(state, far, there))


def test_nothing_is_swapped_that_need_not_be() -> None:
    state = position()
    assert planning.no_more(state, MINE, (1, lodge.NO_MORE)) == lodge.NO_MORE
    assert planning.no_more(state, MINE, (1, 2)) == 1
    assert planning.first(state, MINE, (4, 2)) == 4
