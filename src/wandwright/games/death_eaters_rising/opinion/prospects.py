"""Evaluation of the rest of a turn: the dice left against the cards in reach.

A plan takes one card after the other, each time the one that adds most: its worth times the chance that the dice cover
it together with all that was taken before.
"""

from __future__ import annotations

from typing import Final

from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.opinion.aims import Aim
from wandwright.games.death_eaters_rising.opinion.odds import BITS, MOST, POOL_BITS, Odds, pack, total
from wandwright.games.death_eaters_rising.state import RisingState

# What adds less than this is not planned for.
NEXT_TO_NOTHING: Final = 0.05
# A roll is one of many that might have come, so what the dice show counts in part only.
SEEN: Final = 0.5

# A plan looks no further than so many symbols and dice: the odds of more take long to work out and tell little.
MOST_SYMBOLS: Final = 8
MOST_DICE: Final = 9

# The worth of a card, and the symbols it still lacks.
Open = tuple[float, int]
# The symbols that lie on each target.
Covered = tuple[tuple[int, int, int, int, int], ...]


def packed_pool(state: RisingState) -> int:
    """The dice left, by colour; of very many the colours with most count less."""
    counts = [0] * len(state.box.faces)
    for die, place in enumerate(state.die_place):
        if place == v.IN_POOL:
            counts[state.box.die_colour[die]] += 1
    for _ in range(sum(counts) - MOST_DICE):
        counts[counts.index(max(counts))] -= 1
    return pack(counts)


def prospects(odds: Odds, aims: list[Aim], covered: Covered, pool: int) -> float:
    """The worth of what is covered already and of what the dice left are likely to cover."""
    done, left = sort_aims(aims, covered)
    return done + best_plan(odds, left, pool) if pool else done


def prospects_seen(state: RisingState, odds: Odds, aims: list[Aim], pool: int) -> float:
    """The same where what the dice show is the point of it."""
    done, left = sort_aims(aims, state.covered)
    if not pool:
        return done
    ahead = best_plan(odds, left, pool)
    return done + ahead + SEEN * (with_shown(state, odds, left, pool) - ahead)


def sort_aims(aims: list[Aim], covered: Covered) -> tuple[float, list[Open]]:
    """The worth of what is covered, and what still lacks symbols."""
    symbols = {entry[0]: pack(entry[1:]) for entry in covered}
    done = 0.0
    left: list[Open] = []
    for target, worth, cost, at_once in aims:
        lacking = cost - symbols.get(target, 0)
        if not lacking:
            done += 0.0 if at_once else worth
        elif worth > NEXT_TO_NOTHING:
            left.append((worth, lacking))
    return done, left


def best_plan(odds: Odds, aims: list[Open], pool: int) -> float:
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
                chance = odds.chance(taken + needs, pool) if total(taken + needs) <= MOST_SYMBOLS else 0.0
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
    return last < v.HEADQUARTERS and state.box.abilities[last][0].when == v.AFTER_ROLL


def with_shown(state: RisingState, odds: Odds, aims: list[Open], pool: int) -> float:
    """The worth once the best of the dice shown is assigned, or one is given up (R34, R35)."""
    box = state.box
    best = 0.0
    for die, place in enumerate(state.die_place):
        if place != v.IN_POOL or not state.die_face[die]:
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
                best = max(best, best_plan(odds, [*others, (worth, after)], left))
    return best
