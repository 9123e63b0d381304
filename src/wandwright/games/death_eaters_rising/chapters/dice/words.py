"""Effect words: dice that are gained, rolled again and turned."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Ask, always
from wandwright.engine.words.words import Word
from wandwright.games.death_eaters_rising.chapters.board import clauses as c
from wandwright.games.death_eaters_rising.chapters.dice import shapes, steps
from wandwright.games.death_eaters_rising.chapters.dice.pool import free_die
from wandwright.games.death_eaters_rising.chapters.dice.rolling import shown_dice, symbol_of
from wandwright.games.death_eaters_rising.state import RisingState


def gain_die(state: RisingState, seat: int, source: int, clause: tuple[int, tuple[int, ...], int]) -> None:
    """The active player gains dice, each of one of the colours, as far as the supply allows (R32, A13)."""
    _, colours, amount = clause
    for _ in range(amount):
        state.stack.append(shapes.Colours(steps.COLOUR, state.active, source, colours))


def can_gain_die(state: RisingState, seat: int, clause: tuple[int, tuple[int, ...], int]) -> bool:
    _, colours, _ = clause
    return any(free_die(state, colour) >= 0 for colour in colours)


def change_face(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, symbols = clause
    state.stack.append(shapes.Changes(steps.CHANGE_DIE, seat, source, amount, (), symbols))


def can_change_face(state: RisingState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, _, symbols = clause
    return any(symbols >> symbol_of(state, code) & 1 for code in shown_dice(state))


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("gain_die", "n dice of one of the colors each join the pool, as far as there are any", (c.COLORS, c.N),
         gain_die, asks=True, can=can_gain_die, worth=1.0, traits=(c.POOL, c.CAST)),
    Word("reroll", "n dice that are not assigned are rolled again", (c.N,), Ask(steps.REROLL, shapes.Rerolls, ((),)),
         can=always, worth=0.0, traits=(c.AFTER_ROLL,)),
    Word("change_face", "n dice that are not assigned and show a symbol of from are turned to another face",
         (c.N, c.FROM), change_face, asks=True, can=can_change_face, worth=0.0, traits=(c.AFTER_ROLL,)),
)
