"""Control words: what happens only if, to each of several heroes, so often, or by choice (R16)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.engine.words.clause_kinds import OPTIONS, Number
from wandwright.engine.words.word_types import Ask, always
from wandwright.engine.words.words import THEN, ClauseField, Word
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.effects import steps
from wandwright.games.hogwarts_battle.chapters.effects.shapes import Choice
from wandwright.games.hogwarts_battle.chapters.table import clauses as f
from wandwright.games.hogwarts_battle.chapters.table.conditions import count, heroes_of, holds
from wandwright.games.hogwarts_battle.state import BattleState


def run_if(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    _, condition, value, program = clause
    if holds(state, condition, value, hero, NO_CARD):
        state.box.programs.run(state, program, 0, hero, source)


def each(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int, int]) -> None:
    """Each of several heroes; where each has just one question, they answer at the same time."""
    _, who, condition, value, program = clause
    heroes = heroes_of(state, who, hero)
    machine = state.box.programs
    asked = machine.asked_together(program) if condition == v.ALWAYS else None
    if asked is None:
        state.stack.append((steps.RUN_EACH, heroes, 0, condition, value, program, source))
    else:
        (only,) = machine.table[program]
        state.stack.append(together(ALL, tuple([asked.question(other, source, only) for other in heroes])))


def run_each(state: BattleState, frame: Frame) -> None:
    """The next hero of several for whom the condition holds."""
    kind, heroes, index, condition, value, program, source = frame
    while index < len(heroes):
        hero = heroes[index]
        index += 1
        if holds(state, condition, value, hero, NO_CARD):
            if index < len(heroes):
                state.stack.append((kind, heroes, index, condition, value, program, source))
            state.box.programs.run(state, program, 0, hero, source)
            return


def repeat(state: BattleState, hero: int, source: int, clause: tuple[int, int, int, int]) -> None:
    """As often as something is counted now."""
    _, counter, value, program = clause
    times = count(state, counter, value, hero)
    if times:
        state.stack.append((steps.RUN_REPEAT, times, program, hero, source))


def run_repeat(state: BattleState, frame: Frame) -> None:
    """One round of several; the others wait below it."""
    kind, times, program, hero, source = frame
    if times > 1:
        state.stack.append((kind, times - 1, program, hero, source))
    state.box.programs.run(state, program, 0, hero, source)


CHOSEN: Final = (
    ClauseField("choose", Number(1, 12), "How many different options are chosen; no more than there are."),
    ClauseField("options", OPTIONS, "The options; each is a list of clauses."),
    # Whether one of them is a loss, found out when the pack is read; no pack says it.
    ClauseField("mark", Number(0, 9), required=False),
)
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("choose", "so many of the options are chosen", CHOSEN,
         Ask(steps.CHOOSE_OPTION, Choice, ((),), together=True), can=always, worth=0.0, is_key=True),
    Word("if", "then happens if it is so", (f.IF, THEN), run_if, asks=True, can=always, worth=0.0, is_key=True),
    Word("each", "then happens to every hero of who that fits if",
         (f.WHO.needed("all", "others", *f.NEAR), f.IF.optional(), THEN), each, asks=True, can=always, worth=0.0),
    Word("repeat", "then happens once for each thing that per counts", (f.PER, THEN), repeat, asks=True, can=always,
         worth=0.0),
)
