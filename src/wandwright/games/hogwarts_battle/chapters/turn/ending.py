"""The end of a turn (R21, R27, R71)."""

from __future__ import annotations

from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle.chapters.health.control import check_location
from wandwright.games.hogwarts_battle.chapters.health.health import recover
from wandwright.games.hogwarts_battle.chapters.market.acquiring import refill_market
from wandwright.games.hogwarts_battle.chapters.piles.piles import take_from_deck
from wandwright.games.hogwarts_battle.chapters.turn import steps
from wandwright.games.hogwarts_battle.chapters.turn.turn import HAND_SIZE, begin_turn
from wandwright.games.hogwarts_battle.chapters.villains.steps import REFILL_VILLAINS
from wandwright.games.hogwarts_battle.state import BattleState


def close_turn(state: BattleState, frame: Frame) -> None:
    """The last step: an Encounter first (R57, R92); then the six points of R21."""
    if state.events is not None:
        note(state, "turn_ends", state.active, state.turn, NO_CARD, NO_CARD)
    hooks = state.box.hooks
    if not (hooks.in_last_step and any_of(hooks.in_last_step, state)):
        finish_turn(state, ())


def finish_turn(state: BattleState, frame: Frame) -> None:
    """Location, villains, market, cards, tokens, new hand (R21), once an Encounter is collected or left."""
    if state.control >= state.box.slots[state.location] or NO_CARD in state.villains:
        state.stack.append((steps.CLEAN_UP,))
        # Who is missing is asked once the Location is done: its effect may have brought a foe down.
        state.stack.append((REFILL_VILLAINS,))
        check_location(state)
    else:
        clean_up(state, ())


def clean_up(state: BattleState, frame: Frame) -> None:
    """Market, cards and tokens, before the next turn (R21); saved tokens and Charms come in between."""
    if NO_CARD in state.market:
        hooks = state.box.hooks
        if hooks.before_refill and any_of(hooks.before_refill, state):
            return
        refill_market(state)
    hero = state.active
    if state.hand[hero] and not state.box.readings.open_hands:
        state.revealed += 1
    state.discard[hero] = state.played[::-1] + state.hand[hero] + state.discard[hero]
    state.played = ()
    state.hand[hero] = ()
    saving = state.box.hooks.before_clearing
    if not (saving and any_of(saving, state, hero)):
        next_turn(state, hero, 0, 0)


def next_turn(state: BattleState, hero: int, kept_attack: int, kept_influence: int) -> None:
    """Tokens go back but for those that are kept, a new hand, stunned heroes recover, the next hero (R21, R27, R71)."""
    if state.events is not None:
        tell_unused(state, hero, kept_attack, kept_influence)
    state.attack[hero] = kept_attack
    state.influence[hero] = kept_influence
    cards = HAND_SIZE
    if state.box.hooks.hand_size:
        for size in state.box.hooks.hand_size:
            cards = size(state, hero, cards)
    take_from_deck(state, hero, cards, NO_CARD)
    recover(state)
    state.active = (hero + 1) % state.box.seats
    begin_turn(state, ())


def tell_unused(state: BattleState, hero: int, kept_attack: int, kept_influence: int) -> None:
    """R21 (5): the tokens that the active hero has not used go back."""
    if state.attack[hero] > kept_attack:
        note(state, "returns_attack", hero, state.attack[hero] - kept_attack, NO_CARD, NO_CARD)
    if state.influence[hero] > kept_influence:
        note(state, "returns_influence", hero, state.influence[hero] - kept_influence, NO_CARD, NO_CARD)
