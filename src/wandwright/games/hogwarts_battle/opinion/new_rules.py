"""Evaluation of trials and potions of the New Rules, and why an answer is good for them, in words."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.market.acquiring import discount_of, price
from wandwright.games.hogwarts_battle.chapters.table.conditions import fits_type
from wandwright.games.hogwarts_battle.chapters.trials.encounters import done, requirement
from wandwright.games.hogwarts_battle.requirements import Requirement
from wandwright.games.hogwarts_battle.speech import card_name, speak
from wandwright.games.hogwarts_battle.state import BattleState

# What is done for the active Encounter counts for little until all of it is done.
BEGUN: Final = 6.0
COMPLETE: Final = 24.0
ON_TRIAL: Final = 8.0
# What brings symbols and stuns is counted elsewhere.
KEPT: Final = frozenset({"symbols", "stuns"})
# What an Encounter wants acquired: so many cards, or cards for so much.
ACQUIRED: Final = frozenset({"cards_acquired", "cost_acquired"})
# Which cards an Encounter asks for; they are worth more while it lies open.
ASKED_FOR: Final = 1.5
# A potion with all its ingredients but one is worth nearly this much.
BREWED: Final = 3.0
DARK_POTION: Final = 9.0
UNBREWED_BY: Final = 3.0


def trial_worth(state: BattleState) -> float:
    """What the active Encounter asks for and has happened; attack on it only where the hero has enough (R93, R97)."""
    asked = requirement(state)
    if asked is None or asked.word in KEPT:
        return 0.0
    number = done(state, asked)
    if asked.word == "attack_on_this":
        return ON_TRIAL * number if number + state.attack[state.active] >= asked.number else 0.0
    return COMPLETE if number == asked.number else BEGUN * number / asked.number


def is_asked_for(state: BattleState, card: int) -> bool:
    """Is it a card that the active Encounter wants played or acquired?"""
    asked = requirement(state)
    if asked is None:
        return False
    if asked.each:
        return any(fits_type(state, card, kind) for kind, _ in asked.each)
    return asked.word in ("cards_played", "cards_acquired", "cost_acquired") and fits_type(state, card, asked.wanted)


def wants_purchases(state: BattleState) -> bool:
    """Does the active Encounter still want cards acquired this turn?"""
    asked = requirement(state)
    return asked is not None and asked.word in ACQUIRED and done(state, asked) < asked.number


def wanted_for_trial(state: BattleState) -> int:
    """Where an Encounter wants cards acquired: one of the cheapest that meet it together, if all can be paid."""
    asked = requirement(state)
    if asked is None or not wants_purchases(state):
        return NO_CARD
    on_offer = [card for card in state.market if card != NO_CARD and fits_type(state, card, asked.wanted)]
    purchases = [cards for number in range(1, len(on_offer) + 1) for cards in combinations(on_offer, number)]
    meeting = [(paid(state, cards), cards[0]) for cards in purchases if would_meet(state, asked, cards)]
    least, card = min(meeting, default=(0, NO_CARD))
    return card if least <= state.influence[state.active] else NO_CARD


def would_meet(state: BattleState, asked: Requirement, cards: tuple[int, ...]) -> bool:
    """Would nothing be missing with these cards? Some Encounters count cards, others what is printed on them."""
    more = sum([state.box.cost[card] for card in cards]) if asked.word == "cost_acquired" else len(cards)
    return done(state, asked) + more >= asked.number


def paid(state: BattleState, cards: tuple[int, ...]) -> int:
    discount = discount_of(state, state.active)
    return sum([price(state, card, discount) for card in cards])


def potions_worth(state: BattleState) -> float:
    """Ingredients on potions, and the Dark Arts Potions that lie before heroes.

    However many spaces a potion has, all ingredients but the last are worth less than what the last one brings.
    """
    cellar = state.box.cellar
    worth = 0.0
    for place, card in enumerate(state.brews):
        if card != NO_CARD:
            tokens = len(state.brew_tokens[place])
            brewed = BREWED * tokens / len(cellar.recipes[card])
            worth += brewed if place < cellar.first_dark else UNBREWED_BY * tokens - DARK_POTION
    return worth


def trial_text(before: BattleState, after: BattleState) -> str:
    """An Encounter that is collected, or more of what it asks for."""
    if after.horcrux > before.horcrux:
        return speak("reason-collects", card=card_name(before, before.horcruxes[0]))
    asked = requirement(after)
    if asked is None or after.turn != before.turn or done(after, asked) <= done(before, asked):
        return ""
    return speak("reason-trial", card=card_name(after, after.horcruxes[0]), left=asked.number - done(after, asked))


def influence_text(before: BattleState, after: BattleState) -> str:
    """Influence on a foe."""
    for place, card in enumerate(after.villains):
        more = after.persuaded[place] - before.persuaded[place]
        if card == before.villains[place] and more > 0:
            left = after.box.influence[card] - after.persuaded[place]
            return speak("reason-persuades", card=card_name(after, card), n=more, left=left)
    return ""


def potions_text(before: BattleState, after: BattleState) -> str:
    """A Dark Arts Potion that is gone, a potion that is finished, or an ingredient on one."""
    gone = [card for card in before.brews if card != NO_CARD and card not in after.brews]
    if gone:
        return speak("reason-brews", card=card_name(before, gone[0]))
    for place, card in enumerate(after.brews):
        if card != NO_CARD and len(after.brew_tokens[place]) > len(before.brew_tokens[place]):
            return speak("reason-ingredient", card=card_name(after, card))
    return ""
