"""What defence dice cost and gain, before one says for how many hits to roll (R246)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.state import YearState

# R246: what a defence die costs; a 6 hits the attacker.
DEFENCE_LOSS: Final = {1: 2, 2: 2, 3: 1, 4: 1, 5: 1}
FACES: Final = 6


class Standing(NamedTuple):
    """PV of the defender and of the attacker, and by how much the first loss of each is still made smaller."""

    own: int
    own_spared: int
    foe: int
    foe_spared: int


class Defence(NamedTuple):
    """With so many dice: the PV lost on average, and in per cent how likely the defender and the attacker fall."""

    dice: int
    loss: float
    falls: int
    fells: int


def defences(state: YearState, hits: int) -> tuple[Defence, ...]:
    """For each number of dice that the one who was hit may roll."""
    side = 1 - state.fight_side
    standing = Standing(*_of(state, side), *_of(state, state.fight_side))
    bound = 1 if state.fight_sort == f.PLAYERS else 0
    return tuple([defence(dice, hits - dice, standing, bound) for dice in range(hits + 1)])


def _of(state: YearState, side: int) -> tuple[int, int]:
    fighter = state.fighters[side]
    spared = 0 if f.marked(state, side, f.LOSS) else f.ability(state, fighter, v.FIRST_LOSS_MINUS)
    return f.pv_of(state, fighter), spared


@cache
def defence(dice: int, plain: int, standing: Standing, bound: int) -> Defence:
    """Counted over all throws: dice one by one until somebody is beaten, then the hits without a die (H73, H84)."""
    ways: Counter[Standing] = Counter({standing: 1})
    for _ in range(dice):
        after: Counter[Standing] = Counter()
        for now, count in ways.items():
            for face in range(1, FACES + 1):
                after[now if _over(now, bound) else _rolled(now, face)] += count
        ways = after
    if plain:
        ways = _then(ways, plain, bound)
    total = sum(ways.values())
    loss = sum(count * (standing.own - now.own) for now, count in ways.items()) / total
    falls = sum(count for now, count in ways.items() if now.own <= bound)
    fells = sum(count for now, count in ways.items() if now.foe <= bound)
    return Defence(dice, round(loss, 1), round(100 * falls / total), round(100 * fells / total))


def _then(ways: Counter[Standing], plain: int, bound: int) -> Counter[Standing]:
    """The hits without a die, where the fight goes on."""
    after: Counter[Standing] = Counter()
    for now, count in ways.items():
        after[now if _over(now, bound) else _hurt(now, plain)] += count
    return after


def _over(now: Standing, bound: int) -> bool:
    return now.own <= bound or now.foe <= bound


def _rolled(now: Standing, face: int) -> Standing:
    if face in DEFENCE_LOSS:
        return _hurt(now, DEFENCE_LOSS[face])
    return now._replace(foe=max(now.foe - max(1 - now.foe_spared, 0), 0), foe_spared=0)


def _hurt(now: Standing, amount: int) -> Standing:
    return now._replace(own=max(now.own - max(amount - now.own_spared, 0), 0), own_spared=0)
