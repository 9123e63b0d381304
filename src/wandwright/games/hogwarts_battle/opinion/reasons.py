"""Why an answer is good, in words: the terms of the evaluation by their names, and what became of each."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.opinions import ENDING
from wandwright.games.hogwarts_battle.opinion import heuristics, new_rules
from wandwright.games.hogwarts_battle.opinion.cards import card_worths
from wandwright.games.hogwarts_battle.opinion.heuristics import deck_mean
from wandwright.games.hogwarts_battle.speech import card_name, hero_name, speak
from wandwright.games.hogwarts_battle.state import BattleState

# A term names what it is about, and the hero whose it is: "health 1".
VILLAINS, CONTROL, HEALTH, TOKENS, CARDS = "villains", "control", "health", "tokens", "cards"
POTIONS: Final = "potions"


def opinion(state: BattleState, seat: int) -> dict[str, float]:
    """The terms of the evaluation; they add up to it."""
    if state.outcome is not None:
        return {ENDING: heuristics.evaluate(state, seat)}
    terms = {VILLAINS: heuristics.villains_worth(state), CONTROL: -heuristics.dangers(state)}
    if state.box.cellar.board:
        terms[POTIONS] = new_rules.potions_worth(state)
    for hero in range(state.box.seats):
        terms[f"{HEALTH} {hero}"] = heuristics.health_worth(state, hero)
        terms[f"{TOKENS} {hero}"] = heuristics.tokens_worth(state, hero, seat)
        terms[f"{CARDS} {hero}"] = heuristics.cards_worth(state, hero, seat)
    return terms


def gain_text(term: str, before: BattleState, after: BattleState) -> str:
    """What the way from one position to the other brings."""
    if term == VILLAINS:
        return villains_text(before, after)
    if term == POTIONS:
        return new_rules.potions_text(before, after)
    if term == CONTROL:
        less = before.control - after.control
        return speak("reason-removes-control", n=less) if less > 0 and after.location == before.location else ""
    name, hero = term.split()
    return GAINS[name](before, after, int(hero))


def villains_text(before: BattleState, after: BattleState) -> str:
    """The greatest of what was done about the villains."""
    fallen = [card for card in after.defeated if card not in before.defeated]
    if fallen:
        return speak("reason-defeats", card=card_name(after, fallen[0]))
    encounter = new_rules.trial_text(before, after) if after.box.has_encounters else ""
    if encounter:
        return encounter
    if after.horcrux > before.horcrux:
        return speak("reason-destroys-horcrux", card=card_name(before, before.horcruxes[0]))
    if len(after.symbols) > len(before.symbols):
        return speak("reason-symbol", card=card_name(after, after.horcruxes[0]))
    for place, card in enumerate(after.villains):
        wounds = after.wounds[place] - before.wounds[place]
        if card == before.villains[place] and wounds > 0:
            left = after.box.health[card] - after.wounds[place]
            return speak("reason-wounds", card=card_name(after, card), n=wounds, left=left)
        if card == before.villains[place] and after.shields[place] > before.shields[place]:
            return speak("reason-silences", card=card_name(after, card))
    return new_rules.influence_text(before, after) if after.box.new_rules else ""


def health_text(before: BattleState, after: BattleState, hero: int) -> str:
    more = after.health[hero] - before.health[hero]
    return speak("reason-heals", hero=hero_name(after, hero), n=more) if more > 0 else ""


def tokens_text(before: BattleState, after: BattleState, hero: int) -> str:
    """The tokens gained; of both kinds the attack is told."""
    name = hero_name(after, hero)
    attack, influence = after.attack[hero] - before.attack[hero], after.influence[hero] - before.influence[hero]
    if attack > 0:
        return speak("reason-attack", hero=name, n=attack)
    return speak("reason-influence", hero=name, n=influence) if influence > 0 else ""


def cards_text(before: BattleState, after: BattleState, hero: int) -> str:
    """A card that was acquired makes the deck better; one that was drawn can be played."""
    owned, had = owned_cards(after, hero), owned_cards(before, hero)
    worths = card_worths(after.box)
    if owned > had and deck_mean(after, hero, worths) > deck_mean(before, hero, worths):
        return speak("reason-better-deck", hero=hero_name(after, hero))
    played = len(after.played) - len(before.played) if hero == after.active else 0
    drawn = len(after.hand[hero]) - len(before.hand[hero]) + played
    return speak("reason-draws", hero=hero_name(after, hero), n=drawn) if drawn > 0 and owned == had else ""


def owned_cards(state: BattleState, hero: int) -> int:
    played = state.played if hero == state.active else ()
    return len(state.hand[hero]) + len(state.deck[hero]) + len(state.discard[hero]) + len(played)


GAINS: Final = {HEALTH: health_text, TOKENS: tokens_text, CARDS: cards_text}


def spared_text(term: str, before: BattleState, after: BattleState, other: BattleState) -> str:
    """What the other answer would cost and this one does not."""
    name, _, hero = term.partition(" ")
    if name == CARDS and is_weak_offer(int(hero), before, after, other):
        return speak("reason-spares-deck", hero=hero_name(before, int(hero)))
    if after.turn != before.turn or name not in SPARES:
        return ""
    return SPARES[name](after, other, int(hero or 0))


def is_weak_offer(hero: int, before: BattleState, after: BattleState, other: BattleState) -> bool:
    """Would the other answer bring a card into the deck that comes to hand instead of a better one?"""
    worths = card_worths(before.box)
    weaker = deck_mean(other, hero, worths) < deck_mean(before, hero, worths)
    return weaker and owned_cards(other, hero) > owned_cards(before, hero) >= owned_cards(after, hero)


def spared_control(after: BattleState, other: BattleState, hero: int) -> str:
    more = other.control - after.control
    return speak("reason-spares-control", n=more) if more > 0 and other.location == after.location else ""


def spared_health(after: BattleState, other: BattleState, hero: int) -> str:
    if other.stunned[hero] and not after.stunned[hero]:
        return speak("reason-spares-stun", hero=hero_name(after, hero))
    less = after.health[hero] - other.health[hero]
    return speak("reason-spares-health", hero=hero_name(after, hero), n=less) if less > 0 else ""


def spared_hand(after: BattleState, other: BattleState, hero: int) -> str:
    """Where cards are discarded: those that are worth more are kept, or more of them are."""
    worths = card_worths(after.box)
    kept, left = after.hand[hero], other.hand[hero]
    better = sum([worths[card] for card in kept]) > sum([worths[card] for card in left]) and len(kept) >= len(left)
    return speak("reason-spares-hand", hero=hero_name(after, hero)) if better and after.played == other.played else ""


SPARES: Final = {CONTROL: spared_control, HEALTH: spared_health, CARDS: spared_hand}
