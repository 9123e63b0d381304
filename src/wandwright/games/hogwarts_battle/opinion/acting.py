"""Step 3 at a glance: which card is played, which foe is attacked, which card is acquired (R16)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.creatures.steps import PERSUADE
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACQUIRE, ATTACK, END, PLAY
from wandwright.games.hogwarts_battle.chapters.variations.steps import SHOP, SWEEP
from wandwright.games.hogwarts_battle.opinion.cards import (
    WAITS,
    banned_ranks,
    banned_worths,
    card_worths,
    play_ranks,
)
from wandwright.games.hogwarts_battle.opinion.foes import target_worth
from wandwright.games.hogwarts_battle.opinion.heuristics import deck_mean
from wandwright.games.hogwarts_battle.opinion.new_rules import (
    ASKED_FOR,
    is_asked_for,
    wanted_for_trial,
    wants_purchases,
)
from wandwright.games.hogwarts_battle.opinion.thumbs import draws_are_banned
from wandwright.games.hogwarts_battle.state import BattleState

# Which card: a dear one is seldom on offer, and only dice destroy Horcruxes.
DEAR: Final = 0.2
ROLLS_A_DIE: Final = 3.0
# No such answer.
NONE: Final = -1


def next_action(state: BattleState) -> int:
    """What the active hero does next, powers aside: every card, then attack, then whatever makes the deck better."""
    legal = state.legal
    if PLAY <= legal[0] < ATTACK:
        card = next_card(state)
        if card != NONE:
            return card
    target = best_target(state)
    if target != NONE:
        return target
    return best_influence(state) if state.box.new_rules else best_offer(state)


def next_card(state: BattleState) -> int:
    """R17: the card in hand that is to be played first; none while all of them would draw and nobody can."""
    box = state.box
    banned = draws_are_banned(state)
    ranks = banned_ranks(box) if banned else play_ranks(box)
    hand = state.hand[state.active]
    if box.new_rules:
        hand = tuple([card for card in hand if box.play_answer[card] in state.legal])
    chosen = hand[0]
    for card in hand:
        if ranks[card] > ranks[chosen]:
            chosen = card
    if banned and ranks[chosen] == WAITS:
        return waiting_card(state, hand)
    return box.play_answer[chosen]


def waiting_card(state: BattleState, hand: tuple[int, ...]) -> int:
    """What bans drawing falls first if it can; then the cards that bring something else, or count for somebody."""
    for place, card in enumerate(state.villains):
        if card != NO_CARD and state.box.passive[card] & v.FORBID_DRAW and not state.shields[place]:
            left = state.box.needed[card] - state.wounds[place]
            if left <= state.attack[state.active] and ATTACK + place in state.legal:
                return ATTACK + place
    worths = banned_worths(state.box)
    for card in hand:
        event = v.PLAYED_EVENT[state.box.type_of[card]]
        if worths[card] > 0.0 or state.listens[state.active] & event:
            return state.box.play_answer[card]
    return NONE


def best_target(state: BattleState) -> int:
    """R18: the foe to attack; none if nothing can be attacked."""
    best, chosen = 0.0, NONE
    for answer in state.legal:
        if ATTACK <= answer < ACQUIRE:
            worth = target_worth(state, answer - ATTACK)
            if chosen < 0 or worth > best:
                best, chosen = worth, answer
    return chosen


def best_influence(state: BattleState) -> int:
    """What an Encounter wants bought, then a token on every foe that takes one (R58), then the market."""
    wanted = wanted_for_trial(state) if state.box.has_encounters else NO_CARD
    if wanted != NO_CARD and state.box.acquire_answer[wanted] in state.legal:
        return state.box.acquire_answer[wanted]
    return next((answer for answer in state.legal if is_persuading(state, answer)), best_offer(state))


def is_persuading(state: BattleState, answer: int) -> bool:
    return PERSUADE <= answer < PERSUADE + state.box.places


def best_offer(state: BattleState) -> int:
    """R20: the card on offer that makes the deck better than it is; END if none does."""
    box = state.box
    # As long as a foe bans drawing, a card that draws brings only the rest.
    worths = banned_worths(box) if state.forbidden & v.FORBID_DRAW else card_worths(box)
    mean = deck_mean(state, state.active, worths)
    best, chosen = 0.0, END
    for card, answer in offers(state):
        if answer in state.legal:
            worth = worths[card] - mean + DEAR * box.cost[card]
            if state.horcruxes and box.rolls[card]:
                worth += ROLLS_A_DIE
            if box.has_encounters and is_asked_for(state, card):
                if wants_purchases(state):
                    # It wants several acquired in one turn: they stay on offer until they can be had together.
                    continue
                worth += ASKED_FOR
            if worth > best:
                best, chosen = worth, answer
    return SWEEP if chosen == END and is_stale(state, worths, mean) else chosen


def is_stale(state: BattleState, worths: tuple[float, ...], mean: float) -> bool:
    """R53: may the market be renewed, and is no card in it better than the deck, whatever it costs?"""
    return SWEEP in state.legal and all(worths[card] <= mean for card in state.market if card != NO_CARD)


def offers(state: BattleState) -> list[tuple[int, int]]:
    """The cards of the market and of the own shop (R67), each with the answer that acquires it."""
    box = state.box
    found = [(card, box.acquire_answer[card]) for card in state.market if card != NO_CARD]
    if box.variations:
        found += [(card, SHOP + box.definition[card]) for card in state.shop[state.active]]
    return found
