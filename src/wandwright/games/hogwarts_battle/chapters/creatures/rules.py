"""Creatures and other foes of the New Rules: influence on foes, who is meant by a foe (R54, R58, R86 to R91)."""

from __future__ import annotations

from collections.abc import Collection

from wandwright.engine.chance import shuffle
from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters import counting, deeds
from wandwright.games.hogwarts_battle.chapters.charms.saving import settle_saved
from wandwright.games.hogwarts_battle.chapters.creatures.steps import PERSUADE
from wandwright.games.hogwarts_battle.rules.villains import defeat_if_full, is_locked
from wandwright.games.hogwarts_battle.state import BattleState


def list_persuading(state: BattleState, legal: list[int]) -> None:
    """R58, R87: foes that take influence, one token each in a turn."""
    for place, card in enumerate(state.villains):
        if card != NO_CARD and takes_influence(state, place, card):
            legal.append(PERSUADE + place)


def takes_influence(state: BattleState, place: int, card: int) -> bool:
    """Neither beyond its number nor beyond what a turn allows; Dragon's Blood allows a Creature more (R86, R87)."""
    box = state.box
    most = 1 + (state.more_influence if box.foe_kind[card] & v.CREATURES else 0)
    open_now = state.persuaded[place] < box.influence[card] and state.persuaded_now[place] < most
    return open_now and not is_locked(state, card)


def persuade(state: BattleState, place: int) -> None:
    """One influence token goes to a foe; it falls when every part of it is full (R55, R86)."""
    hero = state.active
    card = state.villains[place]
    state.influence[hero] -= 1
    settle_saved(state, hero)
    state.persuaded[place] += 1
    state.persuaded_now[place] += 1
    note(state, "persuades", hero, state.persuaded[place], card, NO_CARD)
    deeds.put_token(state, place, deeds.INFLUENCE_TOKEN)
    counting.token_assigned(state, place)
    defeat_if_full(state, place)


def remove_influence(state: BattleState, amount: int, kind: int, source: int) -> None:
    """Influence leaves every face-up foe of a kind that has some (R90)."""
    for place, card in enumerate(state.villains):
        if card != NO_CARD and state.box.foe_kind[card] & kind and state.persuaded[place]:
            removed = min(amount, state.persuaded[place])
            state.persuaded[place] -= removed
            note(state, "influence_removed", state.active, removed, card, source)


def draw_foes(state: BattleState) -> tuple[int, ...]:
    """R75: the foes that the scenario names, and as many of its pool as it says; the rest stays out."""
    box = state.box
    drawn = shuffle(state, v.VILLAINS_STREAM, box.pool, box.definition) if box.pool else ()
    state.pool = drawn[box.scenario.random :]
    return (*box.villains, *drawn[: box.scenario.random])


def put_named_in(state: BattleState, kept: Collection[int]) -> None:
    """A guess may have put a named foe among those that were not drawn: it changes places with one that was.

    kept  the foes that the seat remembers where they lie
    """
    named = {*state.box.villains, state.box.voldemort}
    for card in [card for card in state.pool if card in named]:
        other = next(one for one in state.villain_deck if one not in named and one not in kept)
        state.pool = tuple([other if one == card else one for one in state.pool])
        state.villain_deck = tuple([card if one == other else one for one in state.villain_deck])
