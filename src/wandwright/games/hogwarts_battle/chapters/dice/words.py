"""Words about dice."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.dice import steps
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.state import BattleState


def word_roll(state: BattleState, hero: int, source: int, clause: tuple[int, int, int]) -> None:
    _, die, times = clause
    for _ in range(times):
        if die == v.ANY_DIE:
            state.stack.append(Plain(steps.PICK_DIE, hero, source))
        else:
            state.stack.append((steps.ROLL_DIE, hero, source, die, (), 0))


def word_roll_dark(state: BattleState, hero: int, source: int, clause: tuple[int, int, tuple[int, ...]]) -> None:
    """The active hero rolls, and the dark side gains."""
    _, die, table = clause
    state.stack.append((steps.ROLL_DIE, state.active, source, die, table, 0))


ROLLED: Final = f.DIE.needed(*v.HOUSE_DICE, "creature")
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("roll", "a House die is rolled, to the good of all heroes", (f.DIE, f.TIMES, f.spelled_out(f.TURN)),
         word_roll, asks=True, can=always, worth=3.2, worth_of="times", sets_off=("health_gained",),
         traits=(f.NAMES_HERO, f.ENDLESS)),
    Word("roll_dark", "a House die is rolled and the table says what each face does", (ROLLED, f.TABLE),
         word_roll_dark, asks=True, can=always, worth=-2.0, traits=(f.OF_THE_TURN, f.HARM)),
    Word("reroll", "the owner may roll the die again, once", (), worth=1.0),
)
