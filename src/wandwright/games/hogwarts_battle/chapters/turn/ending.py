"""The end of a turn (R21, R27, R71)."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.offering import offer_frame
from wandwright.games.hogwarts_battle.chapters.charms.saving import begin_clearing
from wandwright.games.hogwarts_battle.chapters.charms.steps import PUT_TOKENS_BACK
from wandwright.games.hogwarts_battle.chapters.creatures import counting
from wandwright.games.hogwarts_battle.chapters.health.control import check_location
from wandwright.games.hogwarts_battle.chapters.health.health import recover
from wandwright.games.hogwarts_battle.chapters.market.acquiring import refill_market
from wandwright.games.hogwarts_battle.chapters.piles.piles import take_from_deck
from wandwright.games.hogwarts_battle.chapters.trials.encounters import may_collect
from wandwright.games.hogwarts_battle.chapters.trials.steps import COLLECT_TRIAL
from wandwright.games.hogwarts_battle.chapters.turn import steps
from wandwright.games.hogwarts_battle.chapters.turn.steps import FINISH_TURN
from wandwright.games.hogwarts_battle.chapters.turn.turn import HAND_SIZE, begin_turn
from wandwright.games.hogwarts_battle.chapters.variations.filling import choose_at_end
from wandwright.games.hogwarts_battle.chapters.villains.steps import REFILL_VILLAINS
from wandwright.games.hogwarts_battle.chapters.villains.villains import next_villain_may_come
from wandwright.games.hogwarts_battle.state import BattleState


def close_turn(state: BattleState, frame: Frame) -> None:
    """The last step: an Encounter first (R57, R92); then the six points of R21."""
    if state.events is not None:
        note(state, "turn_ends", state.active, state.turn, NO_CARD, NO_CARD)
    if state.box.has_encounters and may_collect(state):
        state.stack.append((FINISH_TURN,))
        state.stack.append(Plain(COLLECT_TRIAL, state.active, state.horcruxes[0]))
    else:
        finish_turn(state, ())


def finish_turn(state: BattleState, frame: Frame) -> None:
    """Location, villains, market, cards, tokens, new hand (R21), once an Encounter is collected or left."""
    if state.control >= state.box.slots[state.location] or NO_CARD in state.villains:
        state.stack.append((steps.CLEAN_UP,))
        if NO_CARD in state.villains and next_villain_may_come(state):
            state.stack.append((REFILL_VILLAINS,))
        check_location(state)
    else:
        clean_up(state, ())


def clean_up(state: BattleState, frame: Frame) -> None:
    """Market, cards and tokens, before the next turn (R21); saved tokens and Charms come in between."""
    if NO_CARD in state.market:
        if state.box.varied.two_cards and choose_at_end(state):
            return
        refill_market(state)
    hero = state.active
    state.discard[hero] = state.played[::-1] + state.hand[hero] + state.discard[hero]
    state.played = ()
    state.hand[hero] = ()
    if state.box.new_rules:
        begin_clearing(state, hero)
        state.stack.append((PUT_TOKENS_BACK,))
        if state.charm[hero] != NO_CARD:
            state.stack.append(offer_frame(v.ON_TOKENS_CLEARED, NO_CARD, hero, state.charm[hero]))
        return
    if state.events is not None:
        tell_unused(state, hero, 0, 0)
    state.attack[hero] = 0
    state.influence[hero] = 0
    next_turn(state, hero, HAND_SIZE)


def put_tokens_back(state: BattleState, frame: Frame) -> None:
    """Unused tokens go back but for those that are saved (R110c)."""
    hero = state.active
    if state.events is not None:
        tell_unused(state, hero, state.saved_attack[hero], state.saved_influence[hero])
    state.attack[hero] = state.saved_attack[hero]
    state.influence[hero] = state.saved_influence[hero]
    next_turn(state, hero, counting.new_hand(state, hero, HAND_SIZE))


def next_turn(state: BattleState, hero: int, cards: int) -> None:
    """A new hand, and every stunned hero recovers; then the next hero clockwise (R21, R27, R71)."""
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
