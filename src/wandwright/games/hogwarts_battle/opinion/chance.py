"""How the heroes stand, in the numbers of the fitted chance to win. They win together: one side with all seats."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from wandwright.engine.matches.chances import Standing
from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.opinion.cards import (
    CHANCE_OF_OTHER_TRIGGER,
    CHANCE_OF_TRIGGER,
    Reading,
    card_worth,
    card_worths,
)
from wandwright.games.hogwarts_battle.opinion.foes import harms, often_at
from wandwright.games.hogwarts_battle.opinion.heuristics import LOW
from wandwright.games.hogwarts_battle.state import BattleState

GAMES, HORCRUXES, NEW_RULES = "games", "horcruxes", "new-rules"
# What a hand holds, and what a draw or a die brings of attack, on average.
HAND: Final = 5
BY_CHANCE: Final = 0.4
# Numbers are kept between these.
MOST: Final = 3.0

COMMON: Final = (
    *("control", "brink", "late-control", "room", "events"),
    *("foes", "foes-control", "harm", "harm-to-come", "foes-hurt"),
    *("health", "weakest", "stunned"),
    *("deck", "attack-deck", "removal-deck", "income-deck", "healing-deck"),
    *("race", "turns-needed", "turns-left", "turn"),
    *("attack-tokens", "influence-tokens", "hand", "hand-attack"),
    *("heroes", "last-foe"),
)
OF_GAMES: Final = ("game", "game-control", "game-foes", "game-race", "proficiencies")
OF_HORCRUXES: Final = ("horcruxes", "symbols", "dice-deck", "dice-race", "horcrux-control")
OF_NEW_RULES: Final = ("trials", "detentions", "potions", "creatures", "scenario-events", "scenario-foes")
RACE: Final = COMMON.index("race")
CHANCE_TERMS: Final[Mapping[str, tuple[str, ...]]] = {
    GAMES: COMMON + OF_GAMES,
    HORCRUXES: COMMON + OF_HORCRUXES,
    NEW_RULES: COMMON + OF_NEW_RULES,
}
# Of Game 7 with two heroes twice as many matches: that is how it is played most.
CHANCE_SETUPS: Final[Mapping[str, tuple[tuple[int, Mapping[str, Any]], ...]]] = {
    GAMES: tuple([(seats, {"game": game}) for game in range(1, 7) for seats in (2, 3, 4)]),
    HORCRUXES: tuple([(seats, {"game": 7}) for seats in (2, 2, 3, 4)]),
    NEW_RULES: tuple(
        [
            (seats, {"scenario": name})
            for name in (
                *("monster-box-1", "monster-box-2", "monster-box-3", "monster-box-4"),
                *("charms-potions-1", "charms-potions-2", "charms-potions-3", "charms-potions-4"),
                *("year-1", "year-2", "year-3", "year-4", "year-5", "year-6", "year-7", "battle-for-hogwarts"),
            )
            for seats in (2, 3)
        ]
    ),
}


def attack_of(clause: Fields) -> float:
    """How much attack a clause brings, dice and drawn cards by what they bring on average."""
    word, number = clause["do"], float(clause.get("n", 1))
    if word == "gain_attack":
        return number
    return BY_CHANCE * float(clause.get("times", number)) if word in ("roll", "draw", "copy_ally") else 0.0


def removal_of(clause: Fields) -> float:
    return float(clause.get("n", 1)) if clause["do"] == "remove_control" else 0.0


def income_of(clause: Fields) -> float:
    return float(clause.get("n", 1)) if clause["do"] == "gain_influence" else 0.0


def healing_of(clause: Fields) -> float:
    return float(clause.get("n", 1)) if clause["do"] == "gain_health" else 0.0


def dice_of(clause: Fields) -> float:
    return float(clause.get("times", 1)) if clause["do"] == "roll" else 0.0


class Sheet:
    """What is worked out once for a box: what every physical card brings, and how bad the dark side is."""

    def __init__(self, box: Box) -> None:
        self.worth = card_worths(box)
        self.harm = harms(box)
        self.attack, self.removal, self.income, self.healing, self.dice = [
            brought(box, word) for word in (attack_of, removal_of, income_of, healing_of, dice_of)
        ]
        self.room = float(max(1, sum(box.slots)))
        first = [*box.villains, box.voldemort] if box.voldemort >= 0 else list(box.villains)
        several = sum([box.needed[card] for card in box.pool]) / max(1, len(box.pool)) * box.scenario.random
        self.foes = float(max(1.0, sum([box.needed[card] for card in first]) + several))
        self.rate = often_at(box).get("control_added", 0.0)
        self.adding = [bool(harm >= 2.5) for harm in self.harm]
        self.trials = float(max(1, len(box.horcruxes)))
        self.kind = kind_of(box)


def brought(box: Box, word: Any) -> list[float]:
    """By the clauses of every physical card, with how often each comes true."""
    reading = Reading(word, CHANCE_OF_TRIGGER, CHANCE_OF_OTHER_TRIGGER)
    by_definition = [
        0.0 if definition.fields["kind"] == "detention" else card_worth(definition.fields, box.seats, reading)
        for definition in box.definitions
    ]
    return [by_definition[number] for number in box.definition]


def kind_of(box: Box) -> str:
    if box.new_rules:
        return NEW_RULES
    return HORCRUXES if box.scenario.game == 7 else GAMES


sheet_of: Final = lru_cache(maxsize=64)(Sheet)


def chance_kind(state: BattleState) -> str:
    """Which model a match has."""
    return kind_of(state.box)


def standings(state: BattleState) -> tuple[Standing, ...]:
    """One side: the heroes."""
    box = state.box
    sheet = sheet_of(box)
    danger = dark_side(state, sheet)
    decks = decks_of(state, sheet)
    common = danger + heroes_of(state) + decks + race_of(state, sheet, danger, decks) + at_hand(state, sheet, decks)
    if sheet.kind == GAMES:
        own = of_games(state, common)
    elif sheet.kind == HORCRUXES:
        own = of_horcruxes(state, sheet, common)
    else:
        own = of_new_rules(state, sheet)
    numbers = [max(-MOST, min(MOST, number)) for number in common + own]
    return (Standing(tuple(range(box.seats)), tuple(numbers)),)


def dark_side(state: BattleState, sheet: Sheet) -> list[float]:
    """How far the dark side has come, and how bad what lies face up is."""
    box = state.box
    taken = (sum(box.slots[: state.location]) + state.control) / sheet.room
    here = box.slots[state.location] - state.control
    left = sum([box.needed[card] for card in state.villain_deck])
    hurt = 0
    harm = 0.0
    for place, card in enumerate(state.villains):
        if card != NO_CARD:
            hurt += state.wounds[place]
            if box.new_rules:
                hurt += state.persuaded[place]
            left += box.needed[card]
            if not state.shields[place]:
                harm += sheet.harm[card]
    foes = (left - hurt) / sheet.foes
    to_come = sum([sheet.harm[card] for card in state.villain_deck])
    return [
        MOST * taken,
        MOST * taken * taken,
        MOST * taken * foes,
        here / 3.0 - 1.0,
        box.events[state.location] - 1.0,
        MOST * foes,
        MOST * foes * taken * taken,
        harm / 3.0,
        to_come / 8.0,
        hurt / 6.0,
    ]


def heroes_of(state: BattleState) -> list[float]:
    """Health: of all together, of the weakest, and how many are stunned."""
    lost = 0.0
    weakest = LOW
    for hero, health in enumerate(state.health):
        lost += health / max(1, state.box.full_health[hero])
        weakest = min(weakest, health)
    seats = state.box.seats
    return [2.0 * lost / seats - 1.0, float(LOW - weakest) / 2.0, 2.0 * sum([one > 0 for one in state.stunned]) / seats]


def decks_of(state: BattleState, sheet: Sheet) -> list[float]:
    """What a hand of each hero brings, on average over the heroes."""
    worth = attack = removal = income = healing = 0.0
    for hero in range(state.box.seats):
        played = state.played if hero == state.active else ()
        cards = state.hand[hero] + state.deck[hero] + state.discard[hero] + played
        share = HAND / max(1, len(cards))
        worth += share * sum([sheet.worth[card] for card in cards])
        attack += share * sum([sheet.attack[card] for card in cards])
        removal += share * sum([sheet.removal[card] for card in cards])
        income += share * sum([sheet.income[card] for card in cards])
        healing += share * sum([sheet.healing[card] for card in cards])
    seats = state.box.seats
    return [
        worth / seats / 8.0 - 2.0,
        attack / seats / 2.0 - 1.0,
        removal / seats,
        income / seats / 3.0 - 1.0,
        healing / seats / 2.0,
    ]


def race_of(state: BattleState, sheet: Sheet, danger: list[float], decks: list[float]) -> list[float]:
    """How many turns the heroes need for the foes, and how many the Locations give them."""
    box = state.box
    attack = 2.0 * (decks[1] + 1.0) + 0.5
    needed = danger[5] / MOST * sheet.foes / attack
    adding = 0.5 * sum([sheet.adding[card] for card in state.villains if card != NO_CARD])
    rate = max(0.1, sheet.rate + adding - 0.6 * decks[2])
    room = sheet.room * (1.0 - danger[0] / MOST)
    left = max(0.1, room) / rate
    return [math.log((left + 2.0) / (needed + 2.0)), needed / 12.0, left / 20.0, state.turn / (15.0 * box.seats)]


def at_hand(state: BattleState, sheet: Sheet, decks: list[float]) -> list[float]:
    """What waits to be used: tokens, and the hand of the hero whose turn it is."""
    box = state.box
    hand = state.hand[state.active]
    others = [card for card in state.villains if card not in (NO_CARD, box.voldemort)]
    return [
        sum(state.attack) / 4.0,
        sum(state.influence) / 6.0,
        sum([sheet.worth[card] for card in hand]) / 16.0 - 1.0,
        sum([sheet.attack[card] for card in hand]) / 4.0,
        box.seats - 2.0,
        0.0 if others or state.villain_deck[1:] else 1.0,
    ]


def of_games(state: BattleState, common: list[float]) -> list[float]:
    """Games 1 to 6 differ in all that is in the box: each slope changes with the number of the Game."""
    game = (state.box.scenario.game - 3.5) / 2.0
    learned = sum([card != NO_CARD for card in state.proficiency]) / state.box.seats
    return [game, game * common[0], game * common[5], game * common[RACE], learned]


def of_horcruxes(state: BattleState, sheet: Sheet, common: list[float]) -> list[float]:
    """Game 7: Horcruxes have to be destroyed with dice before Voldemort can be attacked."""
    dice = 0.0
    for hero in range(state.box.seats):
        played = state.played if hero == state.active else ()
        cards = state.hand[hero] + state.deck[hero] + state.discard[hero] + played
        dice += HAND / max(1, len(cards)) * sum([sheet.dice[card] for card in cards])
    dice = dice / state.box.seats + 0.3 * sum([len(earned) for earned in state.earned]) / state.box.seats
    left = len(state.horcruxes)
    missing = 2.0 * left - len(state.symbols)
    return [
        left / 2.0,
        len(state.symbols) / 1.0,
        dice,
        math.log((missing / (dice + 0.3) + 2.0) / 10.0),
        left / 6.0 * common[0],
    ]


def of_new_rules(state: BattleState, sheet: Sheet) -> list[float]:
    """The New Rules: trials, Detention! among the cards, Dark Arts Potions, and how hard the scenario is as a whole."""
    box = state.box
    detained = cards = 0
    for hero in range(box.seats):
        for card in state.deck[hero] + state.hand[hero] + state.discard[hero]:
            cards += 1
            detained += box.definitions[box.definition[card]].kind == "detention"
    dark = sum([card != NO_CARD and place >= box.cellar.first_dark for place, card in enumerate(state.brews)])
    creatures = sum([card != NO_CARD and box.foe_kind[card] != v.VILLAINS for card in state.villains])
    return [
        len(state.horcruxes) / sheet.trials,
        10.0 * detained / max(1, cards),
        float(dark),
        creatures / 2.0,
        sum(box.events) / len(box.events) - 1.5,
        sheet.foes / 40.0 - 1.0,
    ]
