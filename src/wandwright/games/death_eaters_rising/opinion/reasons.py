"""Why an answer is good, in words: the terms of the evaluation by their names, and what became of each."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.opinions import ENDING
from wandwright.engine.questions.answers import as_asked
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board import targets
from wandwright.games.death_eaters_rising.opinion import heuristics, standing
from wandwright.games.death_eaters_rising.opinion.aims import Aim
from wandwright.games.death_eaters_rising.opinion.heuristics import board_of
from wandwright.games.death_eaters_rising.opinion.odds import pack, total
from wandwright.games.death_eaters_rising.opinion.prospects import MOST_SYMBOLS, packed_pool
from wandwright.games.death_eaters_rising.speech import speak, spoken, team
from wandwright.games.death_eaters_rising.state import RisingState

AHEAD = "ahead"
FIGHT, CORRUPTION, DEFEATS, DAMAGE = "fight", "corruption", "defeats", "damage"
TOKENS, WIZARDS = "tokens", "wizards"
# What is less likely than this is no reason to roll or to travel.
LIKELY: Final = 0.15


def opinion(state: RisingState, seat: int) -> dict[str, float]:
    """The terms of the evaluation; they add up to it. In the middle of an effect there is nothing to tell apart."""
    whole = heuristics.evaluate(state, seat)
    if state.outcome is not None:
        return {ENDING: whole}
    if state.legal and as_asked(state.question).kind in heuristics.LOOKS_AHEAD:
        return {AHEAD: whole}
    known = standing.tables(state.box)
    terms = standing.terms(standing.as_if_ended(state), known)
    return {**terms, AHEAD: whole - sum(terms.values())}


def gain_text(term: str, before: RisingState, after: RisingState) -> str:
    """What the way from one position to the other brings."""
    if term == AHEAD:
        return ahead_text(before, after)
    if term == FIGHT:
        hit = [card for card, damage in enumerate(after.damage) if damage > before.damage[card]]
        foes = [card for card in hit if after.box.is_death_eater[card]]
        return speak("reason-hits", card=spoken(after, foes[0])) if foes else ""
    if term == CORRUPTION:
        return corruption_text(before, after)
    if term == DAMAGE:
        return damage_text(before, after)
    if term == TOKENS:
        more = sum(map(len, after.tokens)) - sum(map(len, before.tokens))
        return speak("reason-tokens", n=more) if more > 0 else ""
    return ""


def ahead_text(before: RisingState, after: RisingState) -> str:
    """A card that is covered now, or came nearer to it; else what the dice are for."""
    for target, *_ in after.covered:
        had = sum(targets.covered_on(before, target))
        if sum(targets.covered_on(after, target)) > had and not targets.is_ability(after, target):
            return covered_text(after, target)
    if after.mission != before.mission or after.rolls > before.rolls:
        return aim_text(after)
    return ""


def covered_text(state: RisingState, target: int) -> str:
    """What covering a character leads to, and what it lacks."""
    lacks = sum(targets.missing(state, target, targets.cost_of(state, target)))
    sort = "recruit" if state.box.is_wizard[target] else "hit"
    key = f"reason-nearer-{sort}" if lacks else f"reason-covers-{sort}"
    return speak(key, card=spoken(state, target), n=lacks)


def aim_text(state: RisingState) -> str:
    """The character that the dice are most worth rolling for."""
    board = board_of(state)
    pool = packed_pool(state)
    best, chosen = 0.0, -1
    for aim in board.aims:
        if not targets.is_ability(state, aim.target):
            chance = chance_of(state, aim, pool)
            if chance > LIKELY and chance * aim.worth > best:
                best, chosen = chance * aim.worth, aim.target
    if chosen < 0:
        return ""
    sort = "recruit" if state.box.is_wizard[chosen] else "hit"
    return speak(f"reason-aim-{sort}", card=spoken(state, chosen))


def chance_of(state: RisingState, aim: Aim, pool: int) -> float:
    """How likely the dice left are to cover a card."""
    lacking = aim.cost - pack(targets.covered_on(state, aim.target))
    if not lacking or total(lacking) > MOST_SYMBOLS:
        return 0.0
    return board_of(state).odds.chance(lacking, pool)


def corruption_text(before: RisingState, after: RisingState) -> str:
    for location in range(v.LOCATIONS):
        less = before.corruption[location] - after.corruption[location]
        if less > 0 and after.places[location] == before.places[location]:
            return speak("reason-cleanses", card=spoken(after, after.box.locations[location]), n=less)
    return ""


def damage_text(before: RisingState, after: RisingState) -> str:
    for card, damage in enumerate(before.damage):
        less = damage - after.damage[card]
        if less > 0 and after.box.is_wizard[card]:
            return speak("reason-heals", card=spoken(after, card), n=less)
    return ""


def spared_text(term: str, before: RisingState, after: RisingState, other: RisingState) -> str:
    """What the other answer would cost and this one does not."""
    if term == TOKENS:
        losers = [seat for seat in range(before.box.seats) if len(other.tokens[seat]) < len(before.tokens[seat])]
        return speak("reason-spares-token", team=team(before, losers[0])) if losers else ""
    if after.turn != before.turn:
        return ""
    return spared_harm(term, after, other)


def spared_harm(term: str, after: RisingState, other: RisingState) -> str:
    """Corruption or damage that the other answer would bring."""
    if term == CORRUPTION:
        for location in range(v.LOCATIONS):
            if other.corruption[location] > after.corruption[location]:
                return speak("reason-spares-corruption", card=spoken(after, after.box.locations[location]))
    if term == DAMAGE:
        for card, damage in enumerate(other.damage):
            if damage > after.damage[card] and after.box.is_wizard[card]:
                return speak("reason-spares-damage", card=spoken(after, card), n=damage - after.damage[card])
    return ""
