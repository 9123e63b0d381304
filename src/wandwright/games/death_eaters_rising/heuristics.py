"""Whether it is a good idea: how a position looks to the players. Only a bot's opinion; no rule asks it.

The players win or lose together, so it does not matter who is asked. A position is worth how the players stand, and in
the middle of a turn also what the active player can still make of it. A bot thinks one answer ahead; where that
leads straight to a further question of the same effect, the position is worth what its best answer makes of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising.aims import Aim, list_aims
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.prospects import may_pick_again, packed_pool, prospects
from wandwright.games.death_eaters_rising.rising import rising_rules
from wandwright.games.death_eaters_rising.standing import as_if_ended, cards_before_voldemort, standing, tables
from wandwright.games.death_eaters_rising.state import RisingState

WON: Final = 10_000.0
# A position that is lost unless something is done before the turn ends.
LOST: Final = 100.0
RULES: Final = rising_rules()
# What the dark side still does before the dice are rolled is seen through with any answer; these matter little.
ANY_ANSWER: Final = frozenset({steps.ORDER, steps.CORRUPT, steps.DROP_TOKEN, steps.COLOUR, steps.LOSE_DIE})
BEST_ANSWER: Final = frozenset(
    {
        steps.REROLL,
        steps.CHANGE_DIE,
        steps.CHANGE_FACE,
        steps.HEAL,
        steps.CLEANSE,
        steps.HIT,
        steps.KEEP_TOKEN,
        steps.PLACE_SYMBOL,
        steps.SWAP_MINE,
        steps.SWAP_WITH,
        steps.SWAP_THEIRS,
    }
)


def evaluate(state: RisingState, seat: int) -> float:
    """How good the position looks; it looks the same from every seat."""
    if state.outcome is not None:
        return WON if state.outcome.winners else -WON
    kind = state.question[0] if state.options else steps.TRAVEL
    if kind in ANY_ANSWER:
        return answered(state, state.options[0], seat)
    if kind in BEST_ANSWER:
        return max([answered(state, option, seat) for option in state.options])
    return worth(state)


def answered(state: RisingState, option: int, seat: int) -> float:
    """How good the position looks once the open question is answered so."""
    after = state.copy()
    RULES.apply(after, option)
    return evaluate(after, seat)


class Board:
    """What stays the same while dice move: how the players stand, what dice can be put on, and what came of it so far.

    A bot looks at many ways to use its dice in a row, so most of the work is done once for all of them.
    """

    __slots__ = ("aims", "marks", "prospects", "standing")

    def __init__(self) -> None:
        self.marks: tuple[Any, ...] = ()
        self.standing = 0.0
        self.aims: list[Aim] = []
        self.prospects: dict[tuple[Any, ...], float] = {}


@lru_cache(maxsize=64)
def last_board(box: Box) -> list[Board]:
    """The board that was looked at last at this table."""
    return [Board()]


def worth(state: RisingState) -> float:
    """How the players stand and, in the middle of a turn, what can still come of it."""
    known = tables(state.box)
    last = last_board(state.box)
    board = last[0]
    marks = marks_of(state)
    if marks != board.marks:
        board = Board()
        board.marks = marks
        after = as_if_ended(state)
        board.standing = standing(after, known) - (LOST if after.outcome is not None else 0.0)
        board.aims = list_aims(state, known) if state.phase == steps.DICE else []
        last[0] = board
    if not board.aims:
        return board.standing
    pool = packed_pool(state)
    if may_pick_again(state):
        return board.standing + prospects(state, known.odds, board.aims, pool)
    key = (pool, state.covered)
    ahead = board.prospects.get(key)
    if ahead is None:
        ahead = board.prospects[key] = prospects(state, known.odds, board.aims, pool)
    return board.standing + ahead


def marks_of(state: RisingState) -> tuple[Any, ...]:
    """Everything that a board depends on."""
    return (
        state.phase == steps.DICE,
        state.active,
        state.mission,
        state.voldemort,
        state.voldemort_damage,
        state.villain,
        cards_before_voldemort(state),
        state.azkaban,
        state.hospital,
        state.corrupted,
        state.places[:],
        state.corruption[:],
        state.characters[:],
        state.damage[:],
        state.teams[:],
        state.tokens[:],
    )
