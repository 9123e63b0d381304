"""Quick answers inside a line of play: what each answer would bring, worked out from symbols, dice and tables.

Only where to travel is tried, since the Voldemort die falls after it, and with other chance than that of the world.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.trials import change_fate
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.shapes import Heals
from wandwright.games.death_eaters_rising.chapters.board.steps import NOBODY_HEALED
from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.chapters.tokens.steps import PLACE_SYMBOL
from wandwright.games.death_eaters_rising.chapters.travel.steps import TRAVEL
from wandwright.games.death_eaters_rising.opinion.heuristics import ANY_ANSWER, Board, board_of, evaluate
from wandwright.games.death_eaters_rising.opinion.policy import CALLS, CLOSING, EQUAL, covered_with, waste, without
from wandwright.games.death_eaters_rising.opinion.prospects import packed_pool
from wandwright.games.death_eaters_rising.opinion.standing import Tables, heal_worths, tables
from wandwright.games.death_eaters_rising.opinion.tokens import Joint, dice_are_done, effect_gain, placed_gain
from wandwright.games.death_eaters_rising.state import RisingState

# How often the Voldemort die is thought to fall.
FATES: Final = 2
# A token or an ability has to bring so much more than it costs; damage on an own wizard costs this.
PAYS: Final = 0.5
OWN_DAMAGE: Final = 2.0
# What dice show again or otherwise is worth while one of them finds no place.
TURNED: Final = 1.0


def answer(rules: Rules, state: RisingState, index: int) -> int:
    """A good answer to one of the open questions, in the world as it is."""
    frame, legal = (state.question, tuple(state.legal)) if index == 0 else rules.open_questions(state)[index]
    kind: int = frame[0]
    if len(legal) == 1 or kind in ANY_ANSWER:
        return legal[0]
    question = as_asked(frame)
    if kind == steps.ACT or kind in CALLS:
        return best_move(state, question.seat, legal)
    if kind == TRAVEL:
        return best_location(rules, state, index, legal)
    if isinstance(question, Heals):
        return best_healed(state, question, legal)
    if kind == PLACE_SYMBOL:
        return best_place(state, frame[3], frame[4], legal)
    return at_first_sight(rules, state, index, legal)


def at_rest(state: RisingState) -> bool:
    """R20: a turn begins; nobody has anything to do but to travel."""
    return bool(state.legal) and as_asked(state.question).kind == TRAVEL


def best_move(state: RisingState, seat: int, legal: tuple[int, ...]) -> int:
    """R33 to R36, R55, R66: dice, abilities and tokens, each by what the board is worth after it."""
    known = tables(state.box)
    board = board_of(state)
    pool = packed_pool(state)
    base = board.worth(state.covered, pool)
    best, chosen = 0.0, -1
    for one in legal:
        worth = moved(state, known, board, pool, base, seat, one)
        if chosen < 0 or worth > best + EQUAL or (worth > best - EQUAL and waste(one) < waste(chosen)):
            best, chosen = worth, one
    if chosen in CLOSING and dice_are_done(state) and len(legal) > 1:
        token = Joint(state, known, board).cast_by(state, seat)
        return token if token in legal else chosen
    return chosen


def moved(state: RisingState, known: Tables, board: Board, pool: int, base: float, seat: int, chosen: int) -> float:
    """How good the position looks after one answer."""
    if chosen >= steps.ASSIGN:
        return assigned(state, board, pool, chosen)
    if chosen == steps.ROLL:
        return base
    if chosen in CLOSING:
        return board.worth(state.covered, 0) if seat == state.active else base
    if steps.CAST <= chosen < steps.DISCARD:
        token = next(card for card in state.tokens[seat] if state.box.definition[card] == chosen - steps.CAST)
        gain = effect_gain(state, known, board, pool, state.box.effect[token]) - known.token[token]
        return base + gain - PAYS
    if steps.DISCARD <= chosen < steps.RELOCATE:
        return board.worth(state.covered, without(pool, chosen - steps.DISCARD))
    if chosen >= steps.RELOCATE:
        return relocated(state, known, without(pool, v.PER_COLOUR * (chosen - steps.RELOCATE)))
    return base + used(state, known, board, pool, chosen - steps.USE)


def assigned(state: RisingState, board: Board, pool: int, chosen: int) -> float:
    """R37, R40: a die on a target; an ability that it sets off is worth what it brings."""
    target, code = divmod(chosen - steps.ASSIGN, v.PER_TARGET)
    covered = covered_with(state, target, code)
    left = without(pool, code)
    if covered is not None:
        return board.worth(covered, left)
    done = tuple([entry for entry in state.covered if entry[0] != target])
    for aim in board.aims:
        if aim.target == target:
            return board.without(target, done, left) + aim.worth
    return board.worth(done, left)


def relocated(state: RisingState, known: Tables, pool: int) -> float:
    """R82: the mission token where Voldemort is, for a die."""
    after = state.copy()
    after.mission = state.voldemort
    return board_of(after).worth(after.covered, pool)


def used(state: RisingState, known: Tables, board: Board, pool: int, card: int) -> float:
    """R55, R56: abilities that need no dice."""
    gain = 0.0
    for ability in state.box.abilities[card]:
        if ability.when == v.AFTER_ROLL:
            gain += TURNED if misfits(state, board) else -TURNED
        else:
            gain += effect_gain(state, known, board, pool, ability.program)
            if ability.damage:
                risk = known.risk[card]
                more = min(state.damage[card] + ability.damage, len(risk) - 1)
                gain -= OWN_DAMAGE + known.wizard[card] * (risk[more] - risk[state.damage[card]])
    return gain


def misfits(state: RisingState, board: Board) -> bool:
    """Does half of the dice shown find no place, so that others may be better?"""
    box = state.box
    lacking = 0
    for aim in board.aims:
        lacking |= aim.cost
    shown = misfit = 0
    for die, place in enumerate(state.die_place):
        if place == v.IN_POOL and state.die_face[die]:
            shown += 1
            symbol, _ = box.faces[box.die_colour[die]][state.die_face[die] - 1]
            misfit += not lacking >> 4 * symbol & 15
    return 2 * misfit >= shown


def best_location(rules: Rules, state: RisingState, index: int, legal: tuple[int, ...]) -> int:
    """R20: where to travel, on average over what the Voldemort die may show."""
    best, chosen = 0.0, -1
    for one in legal:
        worth = 0.0
        for fate in range(1, FATES + 1):
            after = state.copy()
            change_fate(after, fate)
            rules.apply_to(after, index, one)
            worth += evaluate(after, state.active)
        if chosen < 0 or worth > best:
            best, chosen = worth, one
    return chosen


def best_healed(state: RisingState, question: Heals, legal: tuple[int, ...]) -> int:
    """R54: the wizard whose loss is nearest."""
    worths = heal_worths(state, tables(state.box), question.amount)
    best, chosen = 0.0, -1
    for card in legal:
        worth = 0.0 if card == NOBODY_HEALED else worths.get(card, 0.0)
        if chosen < 0 or worth > best:
            best, chosen = worth, card
    return chosen


def best_place(state: RisingState, symbol: int, number: int, legal: tuple[int, ...]) -> int:
    """R69: the target that a symbol token brings most on, alone or with the tokens that are left."""
    known = tables(state.box)
    board = board_of(state)
    pool = packed_pool(state)
    joint = Joint(state, known, board) if dice_are_done(state) else None
    best, chosen = 0.0, -1
    for target in legal:
        worth = joint.worth if joint is not None and joint.target == target else 0.0
        for aim in board.aims:
            if aim.target == target:
                worth += placed_gain(state, board, pool, aim, symbol, number)
        if chosen < 0 or worth > best:
            best, chosen = worth, target
    return chosen


def at_first_sight(rules: Rules, state: RisingState, index: int, legal: tuple[int, ...]) -> int:
    """The answer after which the position looks best at once."""
    best, chosen = 0.0, -1
    for one in legal:
        after = state.copy()
        rules.apply_to(after, index, one)
        worth = evaluate(after, state.active)
        if chosen < 0 or worth > best:
            best, chosen = worth, one
    return chosen
