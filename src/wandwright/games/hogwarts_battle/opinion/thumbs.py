"""Thumbs: the answers to questions inside effects at a glance, by the kind of question. Nothing is tried.

An answer about cards is the number of their kind; a table made once for a box says what each kind is worth to keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters.dice.horcruxes import needed_symbols
from wandwright.games.hogwarts_battle.chapters.dice.steps import ASSIGN, BENEFIT, PICK_DIE, REROLL, USE_FACE
from wandwright.games.hogwarts_battle.chapters.health.steps import REMOVE_HOW_MANY
from wandwright.games.hogwarts_battle.chapters.market.steps import PLACE_ACQUIRED
from wandwright.games.hogwarts_battle.chapters.piles.steps import (
    KEEP_TOP,
    LOOK,
    LOOK_AT_ALL,
    ORDER_DISCARDS,
    PICK_DISCARDS,
    PICK_FROM_DECK,
    PICK_FROM_DISCARDS,
)
from wandwright.games.hogwarts_battle.chapters.turn.steps import PICK_ALLY, PICK_PROFICIENCY
from wandwright.games.hogwarts_battle.chapters.villains.steps import PICK_VILLAIN
from wandwright.games.hogwarts_battle.opinion import foes
from wandwright.games.hogwarts_battle.opinion.cards import OF_HEROES, card_worth, card_worths, plain_worth
from wandwright.games.hogwarts_battle.opinion.heuristics import LOW, deck_mean
from wandwright.games.hogwarts_battle.state import BattleState

# What a face of a die brings each hero.
INFLUENCE: Final = 1.0
ATTACK: Final = 2.5
HEALTH: Final = 0.8
LOW_HEALTH: Final = 2.8
DRAWN: Final = 2.0
CONTROL: Final = 7.0
# A symbol that the active trial needs is worth more than any benefit.
SYMBOL: Final = 16.0


class Kinds:
    """What the cards of each kind are worth: to have, and to keep where another one may be discarded."""

    def __init__(self, box: Box) -> None:
        self.worth = [card_worth(definition.fields, box.seats, OF_HEROES) for definition in box.definitions]
        bonus = [
            sum([plain_worth(clause, box.seats, OF_HEROES) for clause in clauses if clause.get("when") == "discarded"])
            for clauses in [definition.fields.get("effect", ()) for definition in box.definitions]
        ]
        self.keep = [worth - more for worth, more in zip(self.worth, bonus, strict=True)]


kinds_of: Final = lru_cache(maxsize=64)(Kinds)


def draws_are_banned(state: BattleState) -> bool:
    """Can nobody draw cards now, but for a new hand?"""
    return bool((state.forbidden | state.banned) & v.FORBID_DRAW)


def highest(worths: Sequence[float], legal: tuple[int, ...]) -> int:
    """The kind of the most worth; none of them where that is allowed and all do harm."""
    best, chosen = 0.0, -1
    for answer in legal:
        worth = 0.0 if answer == PASS else worths[answer]
        if chosen < 0 or worth > best:
            best, chosen = worth, answer
    return chosen


def take_best(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """A card of the own discards or deck, a card to copy, a Proficiency."""
    return highest(kinds_of(state.box).worth, legal)


def discard_worst(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """The card that is missed least; what it brings on its way counts."""
    keep = kinds_of(state.box).keep
    best, chosen = 0.0, -1
    for answer in legal:
        worth = 0.0 if answer == PASS else keep[answer]
        if chosen < 0 or worth < best:
            best, chosen = worth, answer
    return chosen


def first_legal(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """In any order."""
    return legal[0]


def most(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """As many control tokens as possible."""
    return max(legal)


def look(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    return LOOK


def keep_good(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """R22: the top card stays (0) if it is no worse than the deck."""
    worths = card_worths(state.box)
    deck = state.deck[question.seat]
    return 0 if deck and worths[deck[0]] >= deck_mean(state, question.seat, worths) else 1


def place_good(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """R20: an acquired card that is better than the deck goes on top (1), to be drawn soon."""
    worths = card_worths(state.box)
    return 1 if worths[question.source] > deck_mean(state, question.seat, worths) else 0


def silence_worst(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """The foe that does most harm of those whose ability still works."""
    harms = foes.harms(state.box)
    best, chosen = 0.0, -1
    for place in legal:
        card = state.villains[place] if place < len(state.villains) else NO_CARD
        worth = 0.0 if card == NO_CARD or state.shields[place] else harms[card]
        if chosen < 0 or worth > best:
            best, chosen = worth, place
    return chosen


def face_worth(state: BattleState, face: int) -> float:
    """R10, R59: what a face brings all heroes together, under the bans that are in force."""
    seats = state.box.seats
    receiving = 1 if state.forbidden & v.FORBID_TOKENS_OFF_TURN else seats
    if face == v.FACE_INFLUENCE:
        return INFLUENCE * receiving
    if face == v.FACE_ATTACK:
        return ATTACK * receiving
    if face in (v.FACE_CARD, v.FACE_CARD2):
        number = 1 if face == v.FACE_CARD else 2
        return 0.0 if draws_are_banned(state) else DRAWN * number * seats
    if face == v.FACE_CONTROL:
        banned = (state.forbidden | state.banned) & v.FORBID_REMOVE_CONTROL
        return CONTROL if state.control and not banned else 0.0
    return healing(state, 1 if face == v.FACE_HEALTH else 2)


def healing(state: BattleState, number: int) -> float:
    if (state.forbidden | state.banned) & v.FORBID_GAIN_HEALTH:
        return 0.0
    worth = 0.0
    for hero in range(state.box.seats):
        gained = min(number, state.box.full_health[hero] - state.health[hero])
        if gained > 0 and not state.stunned[hero]:
            worth += gained * (LOW_HEALTH if state.health[hero] < LOW else HEALTH)
    return worth


def die_worth(state: BattleState, die: int, needed: tuple[int, ...]) -> float:
    """What a roll brings on average; a face that the active trial needs goes there."""
    faces = state.box.dice[die]
    total = 0.0
    for face in faces:
        total += SYMBOL if face in needed else face_worth(state, face)
    return total / len(faces) if faces else 0.0


def roll_best(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """R10: the die that brings most on average."""
    needed = needed_symbols(state)
    best, chosen = 0.0, -1
    for die in legal:
        worth = 0.0 if die == PASS else die_worth(state, die, needed)
        if chosen < 0 or worth > best:
            best, chosen = worth, die
    return chosen


def use_face(state: BattleState, question: Any, legal: tuple[int, ...]) -> int:
    """R32: to the active trial if it needs the symbol; again if the die shows less than it does on average."""
    if ASSIGN in legal:
        return ASSIGN
    if question.table or REROLL not in legal:
        return BENEFIT
    usual = die_worth(state, question.die, needed_symbols(state))
    return REROLL if face_worth(state, question.face) < usual else BENEFIT


# Dice and cards that are found: what they bring hangs on chance, or on a table, and a trial would see one case of many.
OF_CHANCE: Final = {PICK_DIE: roll_best, USE_FACE: use_face}
AT_A_GLANCE: Final = {
    **OF_CHANCE,
    PICK_DISCARDS: discard_worst,
    PICK_FROM_DISCARDS: take_best,
    PICK_FROM_DECK: take_best,
    PICK_ALLY: take_best,
    PICK_PROFICIENCY: take_best,
    ORDER_DISCARDS: first_legal,
    REMOVE_HOW_MANY: most,
    LOOK_AT_ALL: look,
    KEEP_TOP: keep_good,
    PLACE_ACQUIRED: place_good,
    PICK_VILLAIN: silence_worst,
}
