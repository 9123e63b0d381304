"""Policy: rules of thumb, fast enough to play many matches in the time a search thinks once.

Moves of dice are simulated on symbols and dice alone: what a plan is worth depends on the symbols covered and the dice
left. Everything else is tried, several times where chance has a part in it. Nobody stops while a die could still help.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.thumbs import ThumbPolicy
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board import targets
from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.chapters.tokens.steps import PLACE_SYMBOL
from wandwright.games.death_eaters_rising.chapters.travel.steps import TRAVEL
from wandwright.games.death_eaters_rising.opinion.heuristics import Board, board_of, evaluate
from wandwright.games.death_eaters_rising.opinion.odds import BITS
from wandwright.games.death_eaters_rising.opinion.prospects import Covered, packed_pool
from wandwright.games.death_eaters_rising.opinion.standing import tables
from wandwright.games.death_eaters_rising.opinion.tokens import NO_TOKEN, Joint, dice_are_done
from wandwright.games.death_eaters_rising.state import RisingState

# How often an answer is tried that sets off chance.
FATES: Final = 5
# What ends a turn or lets it end: it has to be no better than the position as it is.
CLOSING: Final = (steps.STOP, steps.END, steps.LET_END)
# Questions between two effects; all others are asked in the middle of one.
QUIET: Final = (TRAVEL, steps.ACT, steps.SPELL, steps.FIRST_CALL, steps.LAST_CALL)
CALLS: Final = (steps.SPELL, steps.FIRST_CALL, steps.LAST_CALL)
# Answers whose worth differs by less are equally good.
EQUAL: Final = 1e-9


def is_quiet(state: RisingState) -> bool:
    """No effect is under way."""
    return as_asked(state.question).kind in QUIET


def act(rules: Rules, state: RisingState, index: int) -> int:
    """R33 to R36, R55: what the active player does; a die that can't help is no reason to go on, nor goes on a card."""
    board = board_of(state)
    pool = packed_pool(state)
    best, chosen = 0.0, -1
    for answer in state.legal:
        worth = acted(rules, state, board, pool, answer)
        if chosen < 0 or worth > best + EQUAL or (worth > best - EQUAL and waste(answer) < waste(chosen)):
            best, chosen = worth, answer
    return together(state, board, state.active) if chosen in CLOSING and dice_are_done(state) else chosen


def waste(answer: int) -> int:
    """Of equals: to close, to give a die up, all else; a die on a card that nothing finishes is lost as well."""
    if answer in CLOSING:
        return 0
    return 1 if steps.DISCARD <= answer < steps.RELOCATE else 2


def call(rules: Rules, state: RisingState, index: int) -> int:
    """R66, A14: whether a token is cast in another one's turn."""
    question, legal = rules.open_questions(state)[index]
    board = board_of(state)
    best, chosen = board.worth(state.covered, packed_pool(state)), steps.LET_END
    for answer in legal:
        if answer not in CLOSING:
            worth = BY_TRIAL.outlook(rules, state, index, answer)
            if worth > best + EQUAL or chosen not in legal:
                best, chosen = worth, answer
    return together(state, board, question[1]) if chosen == steps.LET_END and dice_are_done(state) else chosen


def together(state: RisingState, board: Board, seat: int) -> int:
    """Nothing pays alone: a token of this seat that covers a card with others, whoever holds them; else it closes."""
    closing = steps.END if seat == state.active else steps.LET_END
    token = Joint(state, tables(state.box), board).cast_by(state, seat)
    return closing if token == NO_TOKEN else token


def place(rules: Rules, state: RisingState, index: int) -> int:
    """R69: where a symbol goes; what further tokens would cover counts."""
    question, legal = rules.open_questions(state)[index]
    best, chosen = 0.0, -1
    for answer in legal:
        after = state.copy()
        rules.apply_to(after, index, answer)
        BY_TRIAL.quiet(rules, after)
        worth = evaluate(after, question[1])
        if after.outcome is None and dice_are_done(after):
            worth += Joint(after, tables(after.box), board_of(after)).worth
        if chosen < 0 or worth > best:
            best, chosen = worth, answer
    return chosen


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
    return BY_TRIAL.outlook(rules, state, 0, answer)


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


WEIGHED: Final = {steps.ACT: act, PLACE_SYMBOL: place, **dict.fromkeys(CALLS, call)}
BY_TRIAL: Final = ThumbPolicy[RisingState]({}, WEIGHED, is_quiet, evaluate, FATES)
policy = BY_TRIAL.policy
quiet = BY_TRIAL.quiet
