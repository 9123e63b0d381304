"""Hooks of the variations and of a campaign: the market, the order of foes, rising darkness, shops."""

from __future__ import annotations

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Limit
from wandwright.games.hogwarts_battle.chapters.timing.steps import REVEAL_EVENTS
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACQUIRE, USE
from wandwright.games.hogwarts_battle.chapters.variations.actions import act_at_market, list_market_actions
from wandwright.games.hogwarts_battle.chapters.variations.darkness import (
    DARK_ARTS,
    FINAL_FOE,
    FIRST_FOE,
    events_in_step_1,
    put_token,
)
from wandwright.games.hogwarts_battle.chapters.variations.filling import fill_at_once, fills_by_choice, uncover_next
from wandwright.games.hogwarts_battle.chapters.variations.foes import order_guess, stack_by_variation
from wandwright.games.hogwarts_battle.chapters.variations.preparing import lay_decks, open_book
from wandwright.games.hogwarts_battle.chapters.variations.steps import REVEAL_OR_NOT, SWEEP
from wandwright.games.hogwarts_battle.state import BattleState

stack_foes = stack_by_variation


def lay_hogwarts_decks(state: BattleState) -> bool:
    lay_decks(state)
    return True


def laid_out(state: BattleState) -> None:
    if state.box.book is not None:
        open_book(state)


def complete_guess(state: BattleState, seat: int) -> None:
    order_guess(state)


def turn_begins(state: BattleState) -> None:
    """What the active hero did at the market begins anew."""
    state.bought = 0
    state.bought_in_shop = 0
    state.swept_now = 0


def more_events(state: BattleState) -> int:
    """R79: rising darkness, and the levels of a campaign."""
    return events_in_step_1(state) - state.box.events[state.location]


def event_revealed(state: BattleState, chained: bool) -> None:
    """Whether another card has asked for this one is kept (R46a)."""
    state.chained = int(chained)


def events_asked(state: BattleState, amount: int, source: int) -> None:
    """R82: only what Dark Arts cards ask for may be ignored, not what foes and Encounters do."""
    if state.box.varied.may_ignore and source >= 0 and state.box.about(source).kind in DARK_ARTS:
        state.asked_events += amount


def hostile_ends(state: BattleState) -> None:
    """What an event has asked for: a card that was itself asked for leaves the choice to the active hero (R46a)."""
    asked, chained = state.asked_events, state.chained
    others = state.extra_events - asked
    state.extra_events = state.asked_events = state.chained = 0
    if others:
        state.stack.append((REVEAL_EVENTS, others))
    if asked and chained:
        state.stack.append(Limit(REVEAL_OR_NOT, state.active, NO_CARD, asked))
    elif asked:
        state.stack.append((REVEAL_EVENTS, asked, 1))


def actions(state: BattleState, hero: int, legal: list[int]) -> None:
    """What the market offers besides; a turn in which it is swept has no acquiring (R53)."""
    if state.swept_now:
        legal[:] = [answer for answer in legal if not ACQUIRE <= answer < USE]
    list_market_actions(state, legal)


def act(state: BattleState, answer: int) -> bool:
    if answer < SWEEP:
        return False
    act_at_market(state, answer)
    return True


def under_market(state: BattleState) -> tuple[int, ...]:
    return state.stacked


def card_leaves(state: BattleState, place: int, card: int) -> None:
    if state.box.varied.stacks:
        uncover_next(state, place, card)


def card_acquired(state: BattleState, card: int) -> None:
    state.bought += 1


def before_refill(state: BattleState) -> bool:
    return state.box.varied.two_cards and fills_by_choice(state)


def fills_market(state: BattleState) -> bool:
    fill_at_once(state)
    return True


def foe_revealed(state: BattleState, place: int) -> None:
    """R116, R136: the last card of the stack is the final foe, Voldemort where there is one."""
    if state.box.varied.rising and not state.villain_deck:
        put_token(state, FINAL_FOE)


def foe_defeated(state: BattleState, place: int, card: int) -> None:
    """R116: the first foe of either kind."""
    if state.box.varied.rising:
        put_token(state, FIRST_FOE)
