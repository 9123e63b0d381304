"""What the active player can still make of the turn, in a bot's opinion: the dice left against the cards in reach.

A plan takes one card after the other, each time the one that adds most: its worth times the chance that the dice cover
it together with all that was taken before.
"""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.state import NO_CARD
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.library import Ability
from wandwright.games.death_eaters_rising.odds import BITS, MOST, POOL_BITS, Odds, pack
from wandwright.games.death_eaters_rising.rules import reach
from wandwright.games.death_eaters_rising.rules.useful import hittable
from wandwright.games.death_eaters_rising.standing import (
    TOKEN,
    VOLDEMORT_HIT,
    Tables,
    cleanse_worth,
    heal_worths,
    hit_worth,
    recruit_worth,
    tables,
)
from wandwright.games.death_eaters_rising.state import RisingState

# The hit that wins the match.
LAST_HIT: Final = 500.0
# A token chosen among several, beside one that comes as it comes.
CHOSEN_TOKEN: Final = 1.3
# What adds less than this is not planned for.
NEXT_TO_NOTHING: Final = 0.05
# A roll is one of many that might have come, so what the dice show counts in part only.
SEEN: Final = 0.5

# The worth of a card, and the symbols it still lacks.
Aim = tuple[float, int]


def prospects(state: RisingState) -> float:
    """The worth of what is covered already and of what the dice left are likely to cover."""
    known = tables(state.box)
    covered = {entry[0]: pack(entry[1:]) for entry in state.covered}
    aims = character_aims(state, known, covered)
    worth = sum([worth for worth, needs in aims if not needs])
    pool = packed_pool(state)
    if not pool:
        return worth
    aims = [aim for aim in aims if aim[1]] + ability_aims(state, known, covered)
    ahead = best_plan(known.odds, aims, pool)
    if may_pick_again(state):
        ahead += SEEN * (with_shown(state, known.odds, aims, pool) - ahead)
    return worth + ahead


def character_aims(state: RisingState, known: Tables, covered: dict[int, int]) -> list[Aim]:
    """R21, R79: the characters at the mission location, and Voldemort."""
    box = state.box
    first = state.mission * steps.CHARACTERS
    aims = []
    for card in state.characters[first : first + steps.CHARACTERS]:
        if card != NO_CARD:
            worth = recruit_worth(state, card) if box.is_wizard[card] else hit_worth(state, card)
            aims.append((worth, known.cost[card] - covered.get(card, 0)))
    if reach.voldemort_can_be_attacked(state):
        worth = LAST_HIT if state.voldemort_damage + 1 >= box.damage_to_win else VOLDEMORT_HIT + TOKEN
        aims.append((worth, known.cost[box.voldemort] - covered.get(box.voldemort, 0)))
    return aims


def ability_aims(state: RisingState, known: Tables, covered: dict[int, int]) -> list[Aim]:
    """R34: abilities of the own headquarters and team that need dice and would bring something now."""
    box = state.box
    headquarters = state.headquarters[state.active]
    places = [(steps.HEADQUARTERS + number, headquarters, number) for number in range(len(box.abilities[headquarters]))]
    places += [(card, card, 0) for card in state.teams[state.active] if box.abilities[card][0].when == v.ASSIGN]
    aims = []
    for target, card, number in places:
        if target not in state.used:
            worth = effect_worth(state, box.abilities[card][number])
            if worth > NEXT_TO_NOTHING:
                aims.append((worth, known.ability_cost[card][number] - covered.get(target, 0)))
    return aims


def effect_worth(state: RisingState, ability: Ability) -> float:
    return sum([clause_worth(state, clause) for clause in state.box.programs[ability.program]])


def clause_worth(state: RisingState, clause: tuple[Any, ...]) -> float:
    """What an effect would bring now, at its best."""
    word = clause[0]
    if word == v.REMOVE_CORRUPTION:
        places = [state.mission] if clause[2] == v.MISSION_PLACE else list(range(steps.LOCATIONS))
        return max([cleanse_worth(state, location, clause[1]) for location in places])
    if word == v.HEAL:
        worths = heal_worths(state, clause[1], state.active if clause[3] == v.OWN_TEAM else None)
        return sum(sorted(worths, reverse=True)[: clause[2]])
    if word == v.DAMAGE_DEATH_EATER:
        return max([hit_worth(state, card) for card in hittable(state, clause[2])], default=0.0)
    if word == v.GAIN_TOKEN:
        each = TOKEN * CHOSEN_TOKEN if clause[1] > clause[2] else TOKEN
        return each * float(clause[2])
    return 0.0


def packed_pool(state: RisingState) -> int:
    """The dice left, by colour."""
    colours = state.box.die_colour
    pool = 0
    for die, place in enumerate(state.die_place):
        if place == steps.IN_POOL:
            pool += 1 << BITS * colours[die]
    return pool


def best_plan(odds: Odds, aims: list[Aim], pool: int) -> float:
    """The worth of the best plan for a pool that is about to be rolled."""
    found = 0.0
    taken = 0
    left = aims[:]
    while left:
        best = NEXT_TO_NOTHING
        chosen = -1
        for place, (worth, needs) in enumerate(left):
            chance = odds.known.get(taken + needs << POOL_BITS | pool)
            if chance is None:
                chance = odds.chance(taken + needs, pool)
            if worth * chance > best:
                best = worth * chance
                chosen = place
        if chosen < 0:
            break
        found += best
        taken += left.pop(chosen)[1]
    return found


def may_pick_again(state: RisingState) -> bool:
    """A37: was the last thing an ability that re-rolls or turns dice? Then what they show is the point of it."""
    if state.committed or not state.rolls or not state.used:
        return False
    last = state.used[-1]
    return last < steps.HEADQUARTERS and state.box.abilities[last][0].when == v.AFTER_ROLL


def with_shown(state: RisingState, odds: Odds, aims: list[Aim], pool: int) -> float:
    """The worth once the best of the dice shown is assigned, or one is given up (R34, R35)."""
    box = state.box
    best = 0.0
    for die, place in enumerate(state.die_place):
        if place != steps.IN_POOL or not state.die_face[die]:
            continue
        colour = box.die_colour[die]
        left = pool - (1 << BITS * colour)
        symbol, count = box.faces[colour][state.die_face[die] - 1]
        best = max(best, best_plan(odds, aims, left))
        for number, (worth, needs) in enumerate(aims):
            lacking = needs >> BITS * symbol & MOST
            if lacking:
                after = needs - (min(count, lacking) << BITS * symbol)
                others = aims[:number] + aims[number + 1 :]
                kept = (
                    best_plan(odds, [*others, (worth, after)], left) if after else worth + best_plan(odds, others, left)
                )
                best = max(best, kept)
    return best
