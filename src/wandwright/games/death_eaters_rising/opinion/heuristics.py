"""Evaluation: how a position looks to the players. Only a bot's opinion; no rule asks it.

The players win or lose together, so it does not matter who is asked. A position is worth how the players stand, and in
the middle of a turn also what the active player can still make of it. A bot thinks one answer ahead; where that
leads straight to a further question of the same effect, the position is worth what its best answer makes of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wandwright.engine.questions.answers import as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.chapters import CHAPTERS
from wandwright.games.death_eaters_rising.chapters.board.shapes import Heals
from wandwright.games.death_eaters_rising.chapters.board.steps import CLEANSE, HEAL
from wandwright.games.death_eaters_rising.chapters.dice.steps import CHANGE_DIE, CHANGE_FACE, COLOUR, LOSE_DIE, REROLL
from wandwright.games.death_eaters_rising.chapters.tokens.steps import HIT, KEEP_TOKEN, PLACE_SYMBOL
from wandwright.games.death_eaters_rising.chapters.travel.steps import TRAVEL
from wandwright.games.death_eaters_rising.chapters.voldemort.steps import CORRUPT, DROP_TOKEN, ORDER
from wandwright.games.death_eaters_rising.opinion import standing
from wandwright.games.death_eaters_rising.opinion.aims import list_aims
from wandwright.games.death_eaters_rising.opinion.prospects import (
    Covered,
    may_pick_again,
    packed_pool,
    prospects,
    prospects_seen,
)
from wandwright.games.death_eaters_rising.opinion.standing import Tables, tables
from wandwright.games.death_eaters_rising.state import RisingState

WON: Final = 10_000.0
# A position that is lost unless something is done before the turn ends.
LOST: Final = 100.0
MOST_BOARDS: Final = 200
RULES: Final = Rules(CHAPTERS.steps, CHAPTERS.questions, CHAPTERS.modules)
# What the dark side still does before the dice are rolled is seen through with any answer; these matter little.
ANY_ANSWER: Final = frozenset({ORDER, CORRUPT, DROP_TOKEN, COLOUR, LOSE_DIE})
BEST_ANSWER: Final = frozenset({REROLL, CHANGE_DIE, CHANGE_FACE, CLEANSE, HIT, KEEP_TOKEN, PLACE_SYMBOL})

# Everything that a board depends on.
Marks = tuple[int | tuple[int, ...], ...]
LOOKS_AHEAD: Final = ANY_ANSWER | BEST_ANSWER | {HEAL}


def evaluate(state: RisingState, seat: int) -> float:
    """How good the position looks; it looks the same from every seat."""
    if state.outcome is not None:
        return WON if state.outcome.winners else -WON
    question = as_asked(state.question) if state.legal else None
    kind = TRAVEL if question is None else question.kind
    if kind in ANY_ANSWER:
        return answered(state, state.legal[0], seat)
    if isinstance(question, Heals):
        # Several wizards may be healed one after the other, so that trying all would take long.
        worths = standing.heal_worths(state, tables(state.box), question.amount)
        return answered(state, max(state.legal, key=lambda card: worths.get(card, 0.0)), seat)
    if kind in BEST_ANSWER:
        return max([answered(state, answer, seat) for answer in state.legal])
    return worth(state)


def answered(state: RisingState, answer: int, seat: int) -> float:
    """How good the position looks once the open question is answered so."""
    after = state.copy()
    RULES.apply(after, answer)
    return evaluate(after, seat)


class Board:
    """What stays the same while dice move: how the players stand, what dice can be put on, and what came of it so far.

    A bot looks at many ways to use its dice in a row, so most of the work is done once for all of them.
    """

    __slots__ = ("aims", "odds", "standing", "worths")

    def __init__(self, state: RisingState, known: Tables) -> None:
        after = standing.as_if_ended(state)
        self.standing = standing.standing(after, known) - (LOST if after.outcome is not None else 0.0)
        self.aims = list_aims(state, known) if state.phase == v.DICE else []
        self.odds = known.odds
        self.worths: dict[tuple[int, Covered], float] = {}

    def worth(self, covered: Covered, pool: int) -> float:
        """How good the position looks with so much covered and these dice left."""
        if not self.aims:
            return self.standing
        found = self.worths.get((pool, covered))
        if found is None:
            found = self.worths[pool, covered] = self.standing + prospects(self.odds, self.aims, covered, pool)
        return found

    def without(self, target: int, covered: Covered, pool: int) -> float:
        """The same once an ability has been used: it is no aim any more."""
        left = [aim for aim in self.aims if aim.target != target]
        return self.standing + prospects(self.odds, left, covered, pool)


def no_boards(box: Box) -> dict[Marks, Board]:
    """A table at which nothing was looked at yet."""
    return {}


# The boards that were looked at lately at a table.
boards_of: Final = lru_cache(maxsize=16)(no_boards)


def board_of(state: RisingState) -> Board:
    """The board of a position, made once."""
    boards = boards_of(state.box)
    marks = marks_of(state)
    board = boards.get(marks)
    if board is None:
        if len(boards) >= MOST_BOARDS:
            boards.clear()
        board = boards[marks] = Board(state, tables(state.box))
    return board


def worth(state: RisingState) -> float:
    """How the players stand and, in the middle of a turn, what can still come of it."""
    board = board_of(state)
    pool = packed_pool(state)
    if board.aims and may_pick_again(state):
        return board.standing + prospects_seen(state, board.odds, board.aims, pool)
    return board.worth(state.covered, pool)


def marks_of(state: RisingState) -> Marks:
    """Everything that a board depends on."""
    before = standing.cards_before_voldemort(state)
    numbers = (state.active, state.mission, state.voldemort, state.voldemort_damage, before)
    piles = (state.villain, state.azkaban, state.hospital, state.corrupted, *state.places, *state.teams, *state.tokens)
    return (state.phase == v.DICE, *numbers, *piles, *state.corruption, *state.characters, *state.damage)
