"""What the active hero may do at the market besides acquiring: sweep, dismiss, buy in the own shop (R53, R63, R67)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.health.tokens import spend
from wandwright.games.hogwarts_battle.chapters.market.acquiring import discount_of, gain_acquired, price
from wandwright.games.hogwarts_battle.chapters.variations.filling import put_under, remove_stack, renew_market
from wandwright.games.hogwarts_battle.chapters.variations.steps import DISMISS, SHOP, SWEEP
from wandwright.games.hogwarts_battle.state import BattleState


def list_market_actions(state: BattleState, legal: list[int]) -> None:
    """Everything that this chapter lets the active hero do now."""
    varied = state.box.varied
    if varied.dismiss:
        list_dismissing(state, legal)
    if state.shop[state.active] and not state.bought_in_shop and not state.swept_now:
        list_shop(state, legal)
    if varied.sweep and not state.swept and not state.bought:
        legal.append(SWEEP)


def act_at_market(state: BattleState, answer: int) -> None:
    """Do one of these things."""
    if answer == SWEEP:
        sweep(state)
    elif answer < SHOP:
        dismiss(state, answer - DISMISS)
    else:
        buy_in_shop(state, answer - SHOP)


def sweep(state: BattleState) -> None:
    """R53, R113: once in a match, in place of acquiring."""
    state.swept = 1
    state.swept_now = 1
    note(state, "sweeps", state.active, 0, NO_CARD, NO_CARD)
    renew_market(state)


def half_price(state: BattleState, card: int) -> int:
    """M1: half the printed cost, rounded up (R63, R115)."""
    return (state.box.cost[card] + 1) // 2


def list_dismissing(state: BattleState, legal: list[int]) -> None:
    """M1: cards whose half the hero can pay; a stack is one card (R129)."""
    for card in state.market:
        if card != NO_CARD and half_price(state, card) <= state.influence[state.active]:
            answer = DISMISS + state.box.definition[card]
            if answer not in legal:
                legal.append(answer)


def dismiss(state: BattleState, definition: int) -> None:
    """M1: the card goes under its deck; its place is filled at the end of the turn (R115)."""
    kinds = state.box.definition
    place = next(place for place, card in enumerate(state.market) if card != NO_CARD and kinds[card] == definition)
    card = state.market[place]
    spend(state, state.active, 0, half_price(state, card))
    note(state, "dismisses", state.active, half_price(state, card), card, NO_CARD)
    put_under(state, remove_stack(state, place))


def list_shop(state: BattleState, legal: list[int]) -> None:
    """R67: cards of the own shop that the hero can pay for."""
    hero = state.active
    for card in state.shop[hero]:
        answer = SHOP + state.box.definition[card]
        if price(state, card, discount_of(state, hero)) <= state.influence[hero] and answer not in legal:
            legal.append(answer)


def buy_in_shop(state: BattleState, definition: int) -> None:
    """R119: buying in the shop is acquiring, one card in each own turn."""
    hero = state.active
    card = next(card for card in state.shop[hero] if state.box.definition[card] == definition)
    state.shop[hero] = tuple([other for other in state.shop[hero] if other != card])
    state.bought_in_shop += 1
    gain_acquired(state, card)
