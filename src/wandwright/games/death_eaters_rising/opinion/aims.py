"""Goals of the active player: what dice can be put on, and what each is worth now."""

from __future__ import annotations

from typing import Final, NamedTuple

from wandwright.engine.words.word_types import Clause
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.characters import characters_at
from wandwright.games.death_eaters_rising.chapters.board.targets import voldemort_can_be_attacked
from wandwright.games.death_eaters_rising.chapters.tokens.hits import hittable
from wandwright.games.death_eaters_rising.effects import WORDS
from wandwright.games.death_eaters_rising.opinion import standing
from wandwright.games.death_eaters_rising.opinion.standing import TOKEN, Tables
from wandwright.games.death_eaters_rising.state import RisingState

# The hit that wins the match.
LAST_HIT: Final = 500.0
# A token chosen among several, beside one that comes as it comes.
CHOSEN_TOKEN: Final = 1.3


class Aim(NamedTuple):
    """A target, its worth, and the symbols that cover it, packed. An ability works at once, all else at the end."""

    target: int
    worth: float
    cost: int
    at_once: bool


def list_aims(state: RisingState, known: Tables) -> list[Aim]:
    """R21, R34, R79: the characters at the mission location, Voldemort, and abilities of the own side."""
    box = state.box
    aims = []
    for card in characters_at(state, state.mission):
        worth = standing.recruit_worth(state, known, card) if box.is_wizard[card] else standing.hit_worth(state, card)
        aims.append(Aim(card, worth, known.cost[card], at_once=False))
    if voldemort_can_be_attacked(state):
        worth = LAST_HIT if state.voldemort_damage + 1 >= box.damage_to_win else standing.VOLDEMORT_HIT + TOKEN
        aims.append(Aim(box.voldemort, worth, known.cost[box.voldemort], at_once=False))
    headquarters = state.headquarters[state.active]
    for number, ability in enumerate(box.abilities[headquarters]):
        worth = effect_worth(state, known, ability.program)
        aims.append(Aim(v.HEADQUARTERS + number, worth, known.ability_cost[headquarters][number], at_once=True))
    for card in state.teams[state.active]:
        for ability, cost in zip(box.abilities[card], known.ability_cost[card], strict=True):
            if ability.when == v.ASSIGN:
                aims.append(Aim(card, effect_worth(state, known, ability.program), cost, at_once=True))
    return aims


def effect_worth(state: RisingState, known: Tables, program: int) -> float:
    """What the effect of an ability would bring now."""
    return sum([clause_worth(state, known, clause) for clause in state.box.programs.table[program]])


def clause_worth(state: RisingState, known: Tables, clause: Clause) -> float:
    number, *_ = clause
    word = WORDS.numbered[number]
    match word.name:
        case "remove_corruption":
            _, amount, target = clause
            places = [state.mission] if target == v.MISSION_PLACE else list(range(v.LOCATIONS))
            return max([standing.cleanse_worth(state, known, location, amount) for location in places])
        case "heal":
            _, amount, wizards, target, _ = clause
            worths = standing.heal_worths(state, known, amount, state.active if target == v.OWN_TEAM else None)
            return sum(sorted(worths.values(), reverse=True)[:wizards])
        case "damage_death_eater":
            _, _, undamaged = clause
            return max([standing.hit_worth(state, card) for card in hittable(state, undamaged)], default=0.0)
        case "gain_token":
            _, drawn, kept = clause
            return (TOKEN * CHOSEN_TOKEN if drawn > kept else TOKEN) * (word.worth or 0.0) * float(kept)
    return 0.0
