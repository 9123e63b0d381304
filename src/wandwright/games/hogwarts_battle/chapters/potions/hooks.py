"""Hooks of potions: step 4, Dark Arts Potions, and what shelves ask for (R49, R62, R101)."""

from __future__ import annotations

from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters.potions.board import set_up_potions
from wandwright.games.hogwarts_battle.chapters.potions.dark import (
    count_dark_potions,
    dark_potions_of,
    enough_dark_potions,
    lay_down,
    may_play_spells,
    prepare_dark_potions,
)
from wandwright.games.hogwarts_battle.chapters.potions.deeds import begin_deeds, is_own
from wandwright.games.hogwarts_battle.chapters.potions.gathering import begin_gathering
from wandwright.games.hogwarts_battle.chapters.turn.steps import ATTACK, PLAY
from wandwright.games.hogwarts_battle.state import BattleState


def unpack(box: Box) -> None:
    box.conditions[v.IF_DARK_POTIONS_FACE_UP] = enough_dark_potions
    box.counters[v.PER_DARK_POTION_FACE_UP] = count_dark_potions


laid_out = set_up_potions


turn_begins = begin_deeds


before_step_2 = prepare_dark_potions


def lays_event(state: BattleState, card: int) -> bool:
    """A Dark Potion does not go to the discards (R62)."""
    if card not in state.box.cellar.dark:
        return False
    lay_down(state, card)
    return True


def actions(state: BattleState, hero: int, legal: list[int]) -> None:
    """A Dark Potion may keep a hero from playing spells."""
    if not may_play_spells(state):
        kinds = state.box.definitions
        legal[:] = [answer for answer in legal if answer >= ATTACK or kinds[answer - PLAY].type != v.SPELL]


def before_last_step(state: BattleState) -> bool:
    """With potions their ingredients are gathered before the turn ends (R49)."""
    if not state.box.cellar.board:
        return False
    begin_gathering(state)
    return True


def token_assigned(state: BattleState, place: int, kind: int) -> None:
    """Which sorts of tokens Villains were assigned."""
    if state.box.foe_kind[state.villains[place]] & v.VILLAINS:
        state.token_kinds |= kind


def tokens_gained(state: BattleState, hero: int, attack: int, influence: int, source: int) -> None:
    """Attack or influence of another hero, if it is a gift of the active one."""
    if hero != state.active and is_own(state, source):
        state.tokens_given += attack + influence


def health_gained(state: BattleState, hero: int, gained: int, source: int) -> None:
    if hero != state.active and is_own(state, source):
        state.healed |= 1 << hero


def cards_drawn(state: BattleState, hero: int, wanted: int, drawn: int, source: int) -> None:
    if hero == state.active:
        state.cards_drawn += drawn


def card_discarded(state: BattleState, hero: int) -> None:
    if hero == state.active:
        state.cards_discarded += 1


def foe_defeated(state: BattleState, place: int, card: int) -> None:
    if state.box.foe_kind[card] & v.VILLAINS:
        state.villains_defeated += 1


def die_rolled(state: BattleState, die: int) -> None:
    """House dice, for whatever reason."""
    if die != v.CREATURE_DIE:
        state.dice_rolled += 1


def tokens_spent(state: BattleState, hero: int, influence: int) -> None:
    state.influence_spent += influence


def swaps_symbols(state: BattleState, source: int) -> bool:
    """Confusing Concoction: in its owner's turn health from Hogwarts cards is influence, and the other way round."""
    if state.box.about(source).kind not in ("hogwarts", "starting"):
        return False
    return any(card in state.box.cellar.swaps for card in dark_potions_of(state, state.active))
