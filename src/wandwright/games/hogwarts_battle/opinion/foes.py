"""Evaluation of foes: what each does to the heroes turn by turn, and what its defeat brings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.effects import WORDS
from wandwright.games.hogwarts_battle.opinion.cards import Reading, all_clauses, clauses_worth, recorded_worth
from wandwright.games.hogwarts_battle.state import BattleState

# How often in a turn something happens that a foe waits for, beside what Dark Arts cards bring about.
EVERY_TURN: Final = {"": 1.0, "passive": 1.0}
NOW_AND_THEN: Final = 0.4
# For so many turns a foe would go on if nobody attacked it; its reward comes sooner or later.
TURNS: Final = 3.0
REWARD: Final = 0.5
# A foe that falls now can do nothing more.
FALLS_NOW: Final = 5.0
SILENCED: Final = 0.5


def often_at(box: Box) -> dict[str, float]:
    """How often in a turn the Dark Arts set off what foes wait for."""
    cards = [box.about(card).fields.get("effect", ()) for card in box.dark_arts]
    found: dict[str, float] = {}
    for clause in [clause for effect in cards for clause in all_clauses(effect)]:
        word = WORDS.words.get(clause.get("do", ""))
        for event in () if word is None else word.sets_off:
            found[event] = found.get(event, 0.0) + float(clause.get("n", 1))
    events = sum(box.events) / len(box.events)
    rates = {event: number * events / len(cards) for event, number in found.items()} if cards else {}
    return {**rates, **EVERY_TURN}


def harms_of(box: Box) -> tuple[float, ...]:
    """What every physical card does to the heroes in a turn, should it be a foe; never less than nothing."""
    often = often_at(box)
    by_definition = [harm(definition.fields, box.seats, often) for definition in box.definitions]
    return tuple([by_definition[number] for number in box.definition])


def bounties_of(box: Box) -> tuple[float, ...]:
    """What it is worth to be rid of every physical card, should it be a foe."""
    often = often_at(box)
    by_definition = [bounty(definition.fields, box.seats, often) for definition in box.definitions]
    return tuple([by_definition[number] for number in box.definition])


def harm(fields: Fields, seats: int, often: Mapping[str, float]) -> float:
    """The harm of one turn by the words of its effect, those included that no card of a hero has."""
    return max(0.0, -clauses_worth(fields.get("effect", ()), seats, Reading(recorded_worth, often, NOW_AND_THEN)))


def bounty(fields: Fields, seats: int, often: Mapping[str, float] = EVERY_TURN) -> float:
    """The harm of some turns and the reward; never nothing, since every foe has to fall."""
    return max(1.0, TURNS * harm(fields, seats, often) + REWARD * clauses_worth(fields.get("reward", ()), seats))


def target_worth(state: BattleState, place: int) -> float:
    """R18, R58: what each token on this foe brings: a foe that is nearly beaten, or a bad one, comes first."""
    card = state.villains[place]
    left = state.box.needed[card] - state.wounds[place]
    if state.box.new_rules:
        left -= state.persuaded[place]
    worth = bounties(state.box)[card] / left
    if left <= state.attack[state.active]:
        worth += FALLS_NOW
    return worth - SILENCED if state.shields[place] else worth


# Worked out once for a box.
bounties: Final = lru_cache(maxsize=64)(bounties_of)
harms: Final = lru_cache(maxsize=64)(harms_of)
