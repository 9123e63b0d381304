"""Lookup tables of a bot: how far it is from one space to another, what cards do in a fight, what opponents do.

Worked out once for a table; no rule asks it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wandwright.engine.boards.boards import in_set
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.box import Box

# No way leads there.
FAR: Final = 60
# A token that somebody holds, a card or powder that has to be drawn first is so many steps away.
HELD: Final = 40
CARD_LACKING: Final = 14
POWDER_LACKING: Final = 28
# A journey by Floo Powder or Portkey, besides the way to the tower or the pitch.
JOURNEY: Final = 3


class Tables:
    """Everything here follows from the box."""

    def __init__(self, box: Box) -> None:
        spaces = range(len(box.space_names))
        self.steps: list[list[int]] = [distances(box, space) for space in spaces]
        towers = in_set(box.towers)
        # How far the next tower is, for Floo Powder.
        self.tower: list[int] = [min([self.steps[space][tower] for tower in towers]) for space in spaces]
        self.classroom: list[list[int]] = [
            [min([self.steps[space][room] for room in spaces if box.classes[room] == number]) for space in spaces]
            for number in range(len(v.CLASSES))
        ]
        # To each space from every other, by Floo Powder or Portkey where no way leads.
        self.ways: list[list[int]] = [ways_to(box, self, space) for space in spaces]
        cards = range(len(box.ids))
        self.damage: list[int] = [said(box, box.combat[card], "damage") for card in cards]
        self.healing: list[int] = [said(box, box.combat[card], "gain_pv") for card in cards]
        opponents = box.fights.opponents
        self.reveal: list[int] = [said(box, one.reveal, "lose_pv") for one in opponents]
        self.strike: list[int] = [
            said(box, one.before, "lose_pv") + said(box, one.after, "lose_pv") for one in opponents
        ]


def said(box: Box, program: int, word: str) -> int:
    """The numbers of all clauses of a program that say this word."""
    return sum([amount for _, amount, *_ in box.programs.clauses(program, word)])


def distances(box: Box, start: int) -> list[int]:
    """The steps from a space to every other, whoever stands in the way."""
    found = [FAR] * len(box.space_names)
    found[start] = 0
    waiting = [start]
    for space in waiting:
        for to, cost, _ in box.board.ways[space]:
            if found[space] + cost < found[to]:
                found[to] = found[space] + cost
                waiting.append(to)
    return found


def ways_to(box: Box, known: Tables, goal: int) -> list[int]:
    """R64, R68: the steps to a space from every space, by Floo Powder or Portkey where no way leads."""
    if box.floo_places >> goal & 1:
        found = [way + JOURNEY for way in known.tower]
    elif box.portkey_places >> goal & 1:
        found = [steps[box.pitch] + JOURNEY for steps in known.steps]
    else:
        found = [steps[goal] for steps in known.steps]
    found[goal] = 0
    return found


@lru_cache(maxsize=32)
def tables(box: Box) -> Tables:
    """The tables of a box, made once."""
    return Tables(box)
