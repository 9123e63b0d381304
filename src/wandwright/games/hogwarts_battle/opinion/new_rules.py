"""How trials and potions of the New Rules look to the heroes, and why an answer is good for them, in words."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.conditions import fits
from wandwright.games.hogwarts_battle.chapters.trials.rules import done, requirement
from wandwright.games.hogwarts_battle.speech import card_name, speak
from wandwright.games.hogwarts_battle.state import BattleState

# What is done for the active Encounter counts for little until all of it is done.
BEGUN: Final = 6.0
COMPLETE: Final = 24.0
ON_TRIAL: Final = 8.0
# What brings symbols and stuns is counted elsewhere.
KEPT: Final = frozenset({"symbols", "stuns"})
# Which cards an Encounter asks for; they are worth more while it lies open.
ASKED_FOR: Final = 1.5
BREWED_BY: Final = 1.6
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
        return any(fits(state, card, kind) for kind, _ in asked.each)
    return asked.word in ("cards_played", "cards_acquired", "cost_acquired") and fits(state, card, asked.wanted)


def cheapest_for_trial(state: BattleState) -> int:
    """The cheapest card that fits, where the Encounter wants some acquired and all of them can be paid; else none."""
    asked = requirement(state)
    if asked is None or asked.word != "cards_acquired" or done(state, asked) == asked.number:
        return NO_CARD
    cost = state.box.cost
    fitting = sorted(
        [card for card in state.market if card != NO_CARD and fits(state, card, asked.wanted)], key=cost.__getitem__
    )
    missing = fitting[: asked.number - done(state, asked)]
    extra = state.box.about(state.horcruxes[0]).surcharge
    paid = sum([cost[card] + extra for card in missing])
    enough = len(missing) == asked.number - done(state, asked) and paid <= state.influence[state.active]
    return missing[0] if enough else NO_CARD


def potions_worth(state: BattleState) -> float:
    """Ingredients on potions, and the Dark Arts Potions that lie before heroes."""
    first_dark = state.box.cellar.first_dark
    worth = 0.0
    for place, card in enumerate(state.brews):
        if card != NO_CARD:
            tokens = len(state.brew_tokens[place])
            worth += BREWED_BY * tokens if place < first_dark else UNBREWED_BY * tokens - DARK_POTION
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
