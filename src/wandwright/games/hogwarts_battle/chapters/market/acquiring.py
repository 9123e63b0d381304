"""Acquiring Hogwarts cards (R6, R20, R21)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.health.tokens import spend
from wandwright.games.hogwarts_battle.chapters.market.steps import PLACE_ACQUIRED
from wandwright.games.hogwarts_battle.chapters.table.heroes import proficiencies_of
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.state import BattleState


def price(state: BattleState, card: int, discount: int) -> int:
    """What a card costs; a Proficiency may make cards that roll a die cheaper."""
    cost = state.box.cost[card]
    if discount and state.box.rolls[card]:
        cost = max(0, cost - discount)
    return cost + surcharge_on_cards(state) if state.box.hooks.surcharge else cost


def surcharge_on_cards(state: BattleState) -> int:
    """How much more every Hogwarts card costs now."""
    found = 0
    for more in state.box.hooks.surcharge:
        found += more(state)
    return found


def discount_of(state: BattleState, hero: int) -> int:
    """How much cheaper cards that roll a die are for this hero."""
    discount = state.box.discount
    card = state.proficiency[hero]
    found = 0 if card == NO_CARD else discount[card]
    if state.box.hooks.more_proficiencies:
        return max([discount[card] for card in proficiencies_of(state, hero)], default=0)
    return found


def acquire(state: BattleState, answer: int) -> None:
    """A card of the market is acquired; its place is filled at the end of the turn (R21)."""
    box = state.box
    place = next(
        index for index, card in enumerate(state.market) if card != NO_CARD and box.acquire_answer[card] == answer
    )
    card = state.market[place]
    state.market[place] = NO_CARD
    for join in box.hooks.card_leaves:
        join(state, place, card)
    gain_acquired(state, card)


def gain_acquired(state: BattleState, card: int) -> None:
    """Pay influence; the card goes on top of the own discard pile at once, unless a card says otherwise (R20)."""
    hero = state.active
    box = state.box
    spend(state, hero, 0, price(state, card, discount_of(state, hero)))
    note(state, "acquires", hero, box.cost[card], card, NO_CARD)
    for join in box.hooks.card_acquired:
        join(state, card)
    if state.listens[hero]:
        trigger_abilities(state, hero, v.ON_CARD_ACQUIRED, hero, card)
    trigger_hostile(state, v.ON_CARD_ACQUIRED, hero, card)
    if state.topdeck >> box.type_of[card] & 1:
        # The place is chosen as part of acquiring, before anybody answers to it.
        state.stack.append(Plain(PLACE_ACQUIRED, hero, card))
    state.discard[hero] = (card, *state.discard[hero])


def answer_place(state: BattleState, question: Plain, answer: int) -> None:
    """The card lies on the discard pile and stays there (0), or goes on top of the deck (1)."""
    if not answer:
        return
    _, hero, card = question
    state.discard[hero] = state.discard[hero][1:]
    state.deck[hero] = (card, *state.deck[hero])
    state.known[hero] += 1
    state.peeked[hero] += 1
    note(state, "topdecks", hero, 1, card, NO_CARD)


def refill_market(state: BattleState) -> None:
    """R21 (3): refill the market to six."""
    if state.box.hooks.fills_market and any_of(state.box.hooks.fills_market, state):
        return
    market = state.market
    for place in range(len(market)):
        if market[place] == NO_CARD and state.hogwarts_deck:
            card = state.hogwarts_deck[0]
            state.hogwarts_deck = state.hogwarts_deck[1:]
            market[place] = card
            state.revealed += 1
            if state.events is not None:
                note(state, "market", NOBODY, place, card, NO_CARD)


def cards_in_market(state: BattleState) -> list[int]:
    """Every card of the market, those that lie under others too (R129)."""
    below = [card for under in state.box.hooks.under_market for card in under(state)]
    return [*[card for card in state.market if card != NO_CARD], *below]
