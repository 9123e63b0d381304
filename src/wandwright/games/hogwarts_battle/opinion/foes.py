"""Evaluation of foes: what each does to the heroes turn by turn, and what its defeat brings.

For matches of the New Rules, whose foes differ much more than those of Games 1 to 7.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.opinion.cards import HARMS, all_clauses, clauses_worth, recorded_worth
from wandwright.games.hogwarts_battle.state import BattleState

# A clause that waits for something does harm in fewer turns than one that works in each.
EVERY_TURN: Final = frozenset({"", "passive"})
NOW_AND_THEN: Final = 0.4
# For so many turns a foe would go on if nobody attacked it.
TURNS: Final = 3.0
# A foe that falls now can do nothing more.
FALLS_NOW: Final = 5.0


def bounties_of(box: Box) -> tuple[float, ...]:
    """What it is worth to be rid of every physical card, should it be a foe."""
    by_definition = [bounty(definition.fields, box.seats) for definition in box.definitions]
    return tuple([by_definition[number] for number in box.definition])


def bounty(fields: Fields, seats: int) -> float:
    """The harm of some turns and the reward; never nothing, since every foe has to fall."""
    effect = fields.get("effect", ())
    harm = -clauses_worth(effect, seats) + sum([trouble(clause) for clause in all_clauses(effect)])
    return max(1.0, TURNS * harm + clauses_worth(fields.get("reward", ()), seats))


def trouble(clause: Fields) -> float:
    """What a clause does to the heroes that no card of theirs says."""
    if clause.get("do", "") not in HARMS:
        return 0.0
    often = 1.0 if clause.get("when", "") in EVERY_TURN else NOW_AND_THEN
    return -recorded_worth(clause) * often


def target_worth(state: BattleState, place: int) -> float:
    """R18, R58: what each token on this foe brings: a foe that is nearly beaten, or a bad one, comes first."""
    card = state.villains[place]
    left = state.box.needed[card] - state.wounds[place] - state.persuaded[place]
    worth = bounties(state.box)[card] / left
    return worth + FALLS_NOW if left <= state.attack[state.active] else worth


# Worked out once for a box.
bounties: Final = lru_cache(maxsize=64)(bounties_of)
