"""Plain good sense, as a position each: danger, spells for nobody, schools of Study, the last call before a pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.black_rose_wars.opinion.positions import GAME, distance, farthest, position, tokens
from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes
from wandwright.games.black_rose_wars.chapters.combat import steps as combat
from wandwright.games.black_rose_wars.chapters.library import shapes as library_shapes
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.board import neighbours
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.lodge.slots import put_prepared
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion.tables import tables

Player = Callable[[Any], int]
BOTH = pytest.mark.parametrize("player", [GAME.policy, GAME.answer], ids=["policy", "answer"])


def asked(state: Any, frame: Any, player: Player) -> int:
    state.stack.append(frame)
    GAME.rules.advance(state)
    return int(player(state))


def acting(state: Any, player: Player) -> int:
    """The first action of an activation of seat 0."""
    state.active, state.left, state.standard = 0, 2, 0
    return asked(state, (turn.NEXT_ACTION,), player)


def half_with(state: Any, fits: Callable[[Any], bool]) -> tuple[int, int]:
    """The first half of a spell that fits: its card, and which half."""
    spells = tables(state.box).spells
    return next((card, half) for card, two in enumerate(spells) for half, spell in enumerate(two) if fits(spell))


def blow(state: Any) -> tuple[int, int]:
    """Damage to somebody near, and nothing besides."""
    return half_with(
        state,
        lambda spell: (
            spell.half.type == v.COMBAT
            and not spell.half.vortex
            and spell.half.range <= 1
            and spell.damage >= 2
            and not spell.rest
        ),
    )


def beside_a_rival(wounds: int) -> Any:
    """Next to seat 0 stands a rival with a token for one blow; no room can be activated."""
    state = position(seats=2)
    state.mage_room[1] = neighbours(state, state.mage_room[0])[0]
    state.actions[:] = [1, 1]
    state.damage[0] = tokens(1, wounds)
    for room in range(len(state.token)):
        state.token[room] = v.TOKEN_USED
    return state


@BOTH
def test_who_is_near_its_fall_does_not_walk_into_the_room_of_a_rival_that_can_strike(player: Player) -> None:
    state = beside_a_rival(health_of(position(seats=2), 0) - 2)
    walking = shapes.Walking(combat.STEP, 0, NO_CARD, 0, 1, 0)
    assert asked(state, walking, player) != lodge.ROOM + state.mage_room[1]


@BOTH
def test_a_spell_is_not_thrown_at_nobody(player: Player) -> None:
    state = position(seats=2)
    state.mage_room[1] = farthest(state, state.mage_room[0])
    state.actions[:] = [0, 0]
    put_prepared(state, 0, v.QUICK, *blow(state))
    assert acting(state, player) == PASS


@BOTH
def test_a_spell_is_cast_where_it_hits(player: Player) -> None:
    state = position(seats=2)
    state.mage_room[1] = state.mage_room[0]
    state.actions[:] = [0, 0]
    put_prepared(state, 0, v.QUICK, *blow(state))
    assert acting(state, player) == turn.PLAY + v.QUICK


@BOTH
def test_no_spell_is_given_up_for_a_step_that_leads_nowhere(player: Player) -> None:
    state = position(seats=2)
    state.mage_room[1] = farthest(state, state.mage_room[0])
    state.actions[:] = [0, 0]
    put_prepared(state, 0, 1, *blow(state))
    assert distance(state, state.mage_room[0], state.mage_room[1]) > 2
    assert acting(state, player) < turn.GIVE_UP or acting(state, player) == PASS


def named(state: Any, player: Player) -> list[int]:
    """The decks that seat 0 names, one after the other."""
    state.phase = v.STUDY
    picked: tuple[int, ...] = ()
    for _ in range(4):
        state.question = library_shapes.Naming(library.NAME_DECKS, 0, NO_CARD, 4, 2, 1, picked)
        state.legal = list(range(len(state.library)))
        picked = (*picked, player(state))
    return list(picked)


@BOTH
def test_study_follows_what_a_mage_has_and_needs(player: Player) -> None:
    state = position(seats=2)
    usual = named(state, player)
    best = usual[0]
    state.hand[0] = state.box.school_cards[best][:9]
    assert named(state, player).count(best) < usual.count(best), "it has enough of them"
    state.hand[0] = ()
    healing = tables(state.box).school_healing
    state.damage[0] = tokens(1, health_of(state, 0) - 1)
    assert sum(healing[one] for one in named(state, player)) > sum(healing[one] for one in usual)


def with_a_protection() -> Any:
    """Seat 0 has a Protection against damage prepared; the rival beside it may still strike."""
    state = beside_a_rival(5)
    state.mage_room[1] = state.mage_room[0]
    state.actions[0] = 0
    card, half = half_with(
        state, lambda spell: spell.half.type == v.PROTECTION and not spell.half.on_room and spell.worth > 0.3
    )
    put_prepared(state, 0, v.QUICK, card, half)
    return state


@BOTH
def test_a_protection_is_set_before_the_blow(player: Player) -> None:
    assert acting(with_a_protection(), player) == turn.PLAY + v.QUICK


@BOTH
def test_a_protection_is_kept_once_nobody_can_strike_any_more(player: Player) -> None:
    state = with_a_protection()
    state.passed[1] = 1
    assert acting(state, player) == PASS


@BOTH
def test_a_token_is_used_before_the_pass(player: Player) -> None:
    """R65: a Move of no step activates the room."""
    state = position(seats=2)
    state.mage_room[1] = v.NOWHERE
    state.passed[1] = 1
    state.actions[0] = 1
    assert acting(state, player) == turn.MOVE
