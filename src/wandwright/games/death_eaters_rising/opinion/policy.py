"""Policy: rules of thumb, fast enough to play many matches in the time a search thinks once.

Moves of dice are simulated on symbols and dice alone: what a plan is worth depends on the symbols covered and the dice
left. Everything else is tried, several times where chance has a part in it. Nobody stops while a die could still help.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.trials import outlook
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board import targets
from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.chapters.travel.steps import TRAVEL
from wandwright.games.death_eaters_rising.opinion.heuristics import Board, board_of, evaluate
from wandwright.games.death_eaters_rising.opinion.odds import BITS
from wandwright.games.death_eaters_rising.opinion.prospects import Covered, packed_pool
from wandwright.games.death_eaters_rising.state import RisingState

# How often an answer is tried that sets off chance.
FATES: Final = 5
# What ends a turn or lets it end: it has to be no better than the position as it is.
CLOSING: Final = (steps.STOP, steps.END, steps.LET_END)
# Questions between two effects; all others are asked in the middle of one.
QUIET: Final = (TRAVEL, steps.ACT, steps.SPELL, steps.FIRST_CALL, steps.LAST_CALL)
CALLS: Final = (steps.SPELL, steps.FIRST_CALL, steps.LAST_CALL)


def policy(rules: Rules, state: RisingState, index: int) -> int:
    """A good answer to one of the open questions."""
    question, legal = rules.open_questions(state)[index]
    kind = as_asked(question).kind
    best, chosen = 0.0, -1
    if len(legal) == 1:
        return legal[0]
    board = board_of(state)
    pool = packed_pool(state)
    for answer in legal:
        if kind == steps.ACT:
            worth = acted(rules, state, board, pool, answer)
        elif kind in CALLS and answer in CLOSING:
            worth = board.worth(state.covered, pool)
        else:
            worth = outlook(rules, state, index, answer, quiet, evaluate, FATES)
        if chosen < 0 or worth > best:
            best, chosen = worth, answer
    return chosen


def quiet(rules: Rules, state: RisingState) -> None:
    """Answer what is asked until somebody travels, acts or may cast again, or the match is over."""
    while state.legal and as_asked(state.question).kind not in QUIET:
        rules.apply(state, policy(rules, state, 0))


def acted(rules: Rules, state: RisingState, board: Board, pool: int, answer: int) -> float:
    """R34 to R36: how good the position looks after an action of the active player."""
    if answer >= steps.ASSIGN:
        target, code = divmod(answer - steps.ASSIGN, v.PER_TARGET)
        covered = covered_with(state, target, code)
        if covered is not None:
            return board.worth(covered, without(pool, code))
    elif steps.DISCARD <= answer < steps.RELOCATE:
        return board.worth(state.covered, without(pool, answer - steps.DISCARD))
    elif answer == steps.ROLL:
        return board.worth(state.covered, pool)
    elif answer in CLOSING:
        return board.worth(state.covered, 0)
    return outlook(rules, state, 0, answer, quiet, evaluate, FATES)


def covered_with(state: RisingState, target: int, code: int) -> Covered | None:
    """R37: the symbols covered once a die is assigned; None where that sets off an ability (R40)."""
    colour, face = divmod(code, v.PER_COLOUR)
    symbol, count = state.box.faces[colour][face]
    lacks = targets.missing(state, target, targets.cost_of(state, target))
    counted = min(count, lacks[symbol])
    if targets.is_ability(state, target) and sum(lacks) == counted:
        return None
    done = list(targets.covered_on(state, target))
    done[symbol] += counted
    others = [entry for entry in state.covered if entry[0] != target]
    return (*others, (target, done[0], done[1], done[2], done[3]))


def without(pool: int, code: int) -> int:
    """The packed pool with one die less."""
    return pool - (1 << BITS * (code // v.PER_COLOUR))
