"""Where the Death Eaters stand at first (R26)."""

from __future__ import annotations

from wandwright.engine.boards.boards import in_set, space_set
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts.chapters.castle.spreading import mixed
from wandwright.games.year_at_hogwarts.chapters.year import steps
from wandwright.games.year_at_hogwarts.state import YearState


def place_death_eaters(state: YearState) -> None:
    """R26: by chance; or the seats place one each in turn, from the first player on, before the first turn."""
    number = len(state.box.death_eater_sheets)
    if not state.box.table_chooses_towers:
        state.death_eaters = tuple(sorted(mixed(state, free_towers(state))[:number]))
        return
    for place in reversed(range(number)):
        state.stack.append(Plain(steps.TOWER, (state.first + place) % state.box.seats, NO_CARD))


def free_towers(state: YearState) -> tuple[int, ...]:
    """R26: each on another tower, never the Clock Tower or one with a common room."""
    box = state.box
    barred = box.houses | 1 << box.clock_tower | space_set(state.death_eaters)
    return in_set(box.towers & ~barred)


def list_tower(state: YearState, question: Plain) -> list[int]:
    return list(free_towers(state))


def answer_tower(state: YearState, question: Plain, answer: int) -> None:
    state.death_eaters = tuple(sorted((*state.death_eaters, answer)))
    note(state, "guards", question.seat, 1, NO_CARD, NO_CARD, {"space": state.box.space_names[answer]})
