"""What spell tokens would bring now, at a glance; and what several of them would bring together."""

from __future__ import annotations

from typing import Final

from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.dice.steps import CAST
from wandwright.games.death_eaters_rising.effects import WORDS
from wandwright.games.death_eaters_rising.opinion.aims import Aim, clause_worth
from wandwright.games.death_eaters_rising.opinion.heuristics import Board
from wandwright.games.death_eaters_rising.opinion.odds import BITS, MOST, pack, total
from wandwright.games.death_eaters_rising.opinion.prospects import Covered
from wandwright.games.death_eaters_rising.opinion.standing import Tables
from wandwright.games.death_eaters_rising.state import RisingState

NO_TOKEN: Final = -1
SYMBOLS: Final = range(4)


def effect_gain(state: RisingState, known: Tables, board: Board, pool: int, program: int) -> float:
    """What an effect would bring in the middle of phase 3, by its words."""
    found = 0.0
    for clause in state.box.programs.table[program]:
        word = WORDS.numbered[clause[0]]
        if word.name == "assign_symbol":
            found += symbol_gain(state, board, pool, clause[1], clause[2])
        elif word.name == "gain_die":
            before = board.worth(state.covered, pool)
            more = [pool + (clause[2] << BITS * colour) for colour in clause[1]]
            found += max([board.worth(state.covered, dice) for dice in more]) - before
        else:
            found += clause_worth(state, known, clause)
    return found


def symbol_gain(state: RisingState, board: Board, pool: int, symbol: int, number: int) -> float:
    """R69: what symbols bring on the target where they bring most."""
    best = 0.0
    for aim in board.aims:
        best = max(best, placed_gain(state, board, pool, aim, symbol, number))
    return best


def placed_gain(state: RisingState, board: Board, pool: int, aim: Aim, symbol: int, number: int) -> float:
    """What symbols bring on one target."""
    lacking = aim.cost - packed_on(state.covered, aim.target)
    count = min(number, lacking >> BITS * symbol & MOST)
    if not count:
        return 0.0
    if aim.at_once and lacking == count << BITS * symbol:
        return aim.worth
    covered = with_symbols(state.covered, aim.target, symbol, count)
    return board.worth(covered, pool) - board.worth(state.covered, pool)


def packed_on(covered: Covered, target: int) -> int:
    """The symbols that lie on a target."""
    for entry in covered:
        if entry[0] == target:
            return pack(entry[1:])
    return 0


def with_symbols(covered: Covered, target: int, symbol: int, count: int) -> Covered:
    """So many more symbols lie on a target."""
    counts = [0, 0, 0, 0]
    for entry in covered:
        if entry[0] == target:
            counts = list(entry[1:])
    counts[symbol] += count
    others = tuple([entry for entry in covered if entry[0] != target])
    return (*others, (target, counts[0], counts[1], counts[2], counts[3]))


# Tokens of several players on one card: each alone brings nothing, all together cover it.


class Joint:
    """The best card that spell tokens could still cover together: what that brings, and the tokens it takes."""

    __slots__ = ("target", "tokens", "worth")

    def __init__(self, state: RisingState, known: Tables, board: Board) -> None:
        self.worth = 0.0
        self.target = NO_TOKEN
        self.tokens: tuple[int, ...] = ()
        held = symbol_tokens(state)
        for aim in board.aims:
            needed = aim.cost - packed_on(state.covered, aim.target)
            if needed and total(needed) <= len(held):
                tokens = tokens_for(held, needed)
                worth = aim.worth - sum([known.token[token] for token in tokens])
                if tokens and worth > self.worth:
                    self.worth, self.target, self.tokens = worth, aim.target, tokens

    def cast_by(self, state: RisingState, seat: int) -> int:
        """The answer that casts the first of its tokens a seat has."""
        for token in self.tokens:
            if token in state.tokens[seat]:
                return CAST + state.box.definition[token]
        return NO_TOKEN


def symbol_tokens(state: RisingState) -> list[tuple[int, int]]:
    """A38: every token that counts as a symbol, whoever holds it, with its symbol."""
    programs = state.box.programs
    found: list[tuple[int, int]] = []
    for tokens in state.tokens:
        for token in tokens:
            found += [(token, clause[1]) for clause in programs.clauses(state.box.effect[token], "assign_symbol")]
    return found


def tokens_for(held: list[tuple[int, int]], needed: int) -> tuple[int, ...]:
    """One token for each symbol that is needed; none at all if they do not reach."""
    chosen: list[int] = []
    for symbol in SYMBOLS:
        fitting = [token for token, shown in held if shown == symbol]
        count = needed >> BITS * symbol & MOST
        if count > len(fitting):
            return ()
        chosen += fitting[:count]
    return tuple(chosen)


def dice_are_done(state: RisingState) -> bool:
    """No die is left that could cover anything."""
    return v.IN_POOL not in state.die_place
