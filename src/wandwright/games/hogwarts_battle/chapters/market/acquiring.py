"""Acquiring Hogwarts cards (R6, R20, R21)."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, NOBODY
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.saving import settle_saved
from wandwright.games.hogwarts_battle.chapters.charms.working import working_proficiencies
from wandwright.games.hogwarts_battle.chapters.market.steps import PLACE_ACQUIRED
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities
from wandwright.games.hogwarts_battle.chapters.timing.hostile import trigger_hostile
from wandwright.games.hogwarts_battle.chapters.timing.order import active_trial
from wandwright.games.hogwarts_battle.chapters.trials import progress
from wandwright.games.hogwarts_battle.chapters.variations.filling import fill_at_once, uncover
from wandwright.games.hogwarts_battle.state import BattleState


def price(state: BattleState, card: int, discount: int) -> int:
    """What a card costs; a Proficiency may make cards that roll a die cheaper."""
    cost = state.box.cost[card]
    if discount and state.box.rolls[card]:
        cost = max(0, cost - discount)
    return cost + surcharge(state) if state.box.new_rules else cost


def surcharge(state: BattleState) -> int:
    """How much more an active Encounter makes every Hogwarts card cost."""
    card = active_trial(state)
    return 0 if card == NO_CARD else state.box.about(card).surcharge


def discount_of(state: BattleState, hero: int) -> int:
    """How much cheaper cards that roll a die are for this hero."""
    if state.box.new_rules:
        return max([state.box.discount[card] for card in working_proficiencies(state, hero)], default=0)
    card = state.proficiency[hero]
    return 0 if card == NO_CARD else state.box.discount[card]


def acquire(state: BattleState, answer: int) -> None:
    """A card of the market is acquired; its place is filled at the end of the turn (R21)."""
    box = state.box
    place = next(
        index for index, card in enumerate(state.market) if card != NO_CARD and box.acquire_answer[card] == answer
    )
    card = state.market[place]
    state.market[place] = NO_CARD
    if box.varied.stacks:
        uncover(state, place, card)
    gain_acquired(state, card)


def gain_acquired(state: BattleState, card: int) -> None:
    """Pay influence; the card goes on top of the own discard pile at once, unless a card says otherwise (R20)."""
    hero = state.active
    box = state.box
    if box.variations:
        state.bought += 1
    paid = price(state, card, discount_of(state, hero))
    state.influence[hero] -= paid
    note(state, "acquires", hero, box.cost[card], card, NO_CARD)
    if box.new_rules:
        progress.acquired(state, card)
        state.influence_spent += paid
        settle_saved(state, hero)
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
    if state.box.variations:
        fill_at_once(state)
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
