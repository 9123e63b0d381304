"""Policy: rules of thumb, fast enough to play a whole match in the time a search thinks once.

In a turn: powers that pay, then every card (those that draw first), then attack, then whatever makes the deck better.
Inside an effect every answer is tried, and what it leads to is judged once the effect asks nothing more.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.creatures.steps import PERSUADE
from wandwright.games.hogwarts_battle.chapters.turn.steps import ACQUIRE, ACT, ATTACK, END, PLAY, USE
from wandwright.games.hogwarts_battle.chapters.variations.steps import SHOP, SWEEP
from wandwright.games.hogwarts_battle.opinion import foes
from wandwright.games.hogwarts_battle.opinion.cards import card_worths, play_ranks
from wandwright.games.hogwarts_battle.opinion.heuristics import deck_mean, evaluate
from wandwright.games.hogwarts_battle.opinion.new_rules import (
    ASKED_FOR,
    is_asked_for,
    wanted_for_trial,
    wants_purchases,
)
from wandwright.games.hogwarts_battle.state import BattleState

# The unit is that of the evaluation, about one influence token. A power has to bring this much more than it costs.
PAYS: Final = 2.0
# Which villain: one that falls now, then a large one, and of equals the one nearest to its defeat.
FALLS_NOW: Final = 5.0
HEALTH_LEFT: Final = 0.9
SILENCED: Final = 0.5
# Which card: a dear one is seldom on offer, and only dice destroy Horcruxes.
DEAR: Final = 0.2
ROLLS_A_DIE: Final = 3.0


def policy(rules: Rules, state: BattleState, index: int) -> int:
    """A good answer to one of the open questions."""
    question, legal = rules.open_questions(state)[index] if index else (state.question, tuple(state.legal))
    if len(legal) == 1:
        return legal[0]
    kind, seat, *_ = question
    if kind == ACT:
        return act(rules, state)
    return tried(rules, state, index, legal, seat)


def quiet(rules: Rules, state: BattleState) -> None:
    """Answer what is asked until the hero acts again, the next turn begins or the match is over."""
    turn = state.turn
    while state.legal and state.question[0] != ACT and state.turn == turn:
        rules.apply(state, at_once(rules, state))


def at_once(rules: Rules, state: BattleState) -> int:
    """The answer after which the position looks best, even in the middle of an effect: a trial inside a trial."""
    legal = state.legal
    best, chosen = 0.0, -1
    if len(legal) > 1:
        for answer in legal:
            after = state.copy()
            rules.apply(after, answer)
            worth = evaluate(after, state.active)
            if chosen < 0 or worth > best:
                best, chosen = worth, answer
    return legal[0] if chosen < 0 else chosen


def tried(rules: Rules, state: BattleState, index: int, legal: tuple[int, ...], seat: int) -> int:
    """The answer that leads to the best quiet position."""
    best, chosen = 0.0, -1
    for answer in legal:
        after = state.copy()
        rules.apply_to(after, index, answer)
        quiet(rules, after)
        worth = evaluate(after, state.active)
        if chosen < 0 or worth > best:
            best, chosen = worth, answer
    return chosen


def act(rules: Rules, state: BattleState) -> int:
    """R16: what the active hero does next."""
    legal = state.legal
    power = best_power(rules, state) if legal[-2] >= USE else END
    if power != END:
        return power
    if PLAY <= legal[0] < ATTACK:
        return next_card(state)
    if ATTACK <= legal[0] < ACQUIRE:
        return best_target(state)
    return best_influence(state) if state.box.new_rules else best_offer(state)


def best_influence(state: BattleState) -> int:
    """What an Encounter wants bought, then a token on every foe that takes one (R58), then the market."""
    wanted = wanted_for_trial(state) if state.box.has_encounters else NO_CARD
    if wanted != NO_CARD and state.box.acquire_answer[wanted] in state.legal:
        return state.box.acquire_answer[wanted]
    return next((answer for answer in state.legal if is_persuading(state, answer)), best_offer(state))


def is_persuading(state: BattleState, answer: int) -> bool:
    return PERSUADE <= answer < PERSUADE + state.box.places


def best_power(rules: Rules, state: BattleState) -> int:
    """R35, R58: the power, or the influence on a foe, that brings most once all is answered; END if nothing pays."""
    best, chosen = evaluate(state, state.active) + PAYS, END
    saves = state.box.has_encounters and wants_purchases(state)
    for answer in state.legal:
        if USE <= answer < SWEEP and not (saves and is_persuading(state, answer)):
            after = state.copy()
            rules.apply(after, answer)
            quiet(rules, after)
            worth = evaluate(after, state.active)
            if worth > best:
                best, chosen = worth, answer
    return chosen


def next_card(state: BattleState) -> int:
    """R17: the card in hand that is to be played first."""
    ranks = play_ranks(state.box)
    hand = state.hand[state.active]
    if state.box.new_rules:
        hand = tuple([card for card in hand if state.box.play_answer[card] in state.legal])
    chosen = hand[0]
    for card in hand:
        if ranks[card] > ranks[chosen]:
            chosen = card
    return state.box.play_answer[chosen]


def best_target(state: BattleState) -> int:
    """R18: the villain to attack."""
    best, chosen = 0.0, -1
    for answer in state.legal:
        if ATTACK <= answer < ACQUIRE:
            worth = target_worth(state, answer - ATTACK)
            if chosen < 0 or worth > best:
                best, chosen = worth, answer
    return chosen


def target_worth(state: BattleState, place: int) -> float:
    if state.box.new_rules:
        return foes.target_worth(state, place)
    health = state.box.health[state.villains[place]]
    left = health - state.wounds[place]
    worth = health - HEALTH_LEFT * left
    if left <= state.attack[state.active]:
        worth += FALLS_NOW
    return worth - SILENCED if state.shields[place] else worth


def best_offer(state: BattleState) -> int:
    """R20: the card on offer that makes the deck better than it is; END if none does."""
    box = state.box
    worths = card_worths(box)
    mean = deck_mean(state, state.active, worths)
    best, chosen = 0.0, END
    for card, answer in offers(state):
        if answer in state.legal:
            worth = worths[card] - mean + DEAR * box.cost[card]
            if state.horcruxes and box.rolls[card]:
                worth += ROLLS_A_DIE
            if box.has_encounters and is_asked_for(state, card):
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
