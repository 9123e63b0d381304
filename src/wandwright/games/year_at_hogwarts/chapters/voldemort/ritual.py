"""The ritual in the Graveyard: Voldemort returns (R228 to R231, H69)."""

from __future__ import annotations

from wandwright.engine.boards.boards import in_set, space_set
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import gains, tokens
from wandwright.games.year_at_hogwarts.chapters.castle.shapes import Putting
from wandwright.games.year_at_hogwarts.chapters.fights import fighters as f
from wandwright.games.year_at_hogwarts.chapters.voldemort import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import PETER, harry, heroes, horcruxes_left
from wandwright.games.year_at_hogwarts.state import YearState


def offer_ritual(state: YearState) -> None:
    """R229, R230a: with all four tokens, on the pitch; no Portkey is needed."""
    if all(tokens.holds(state, PETER, item) for item in state.box.voldemort.ritual):
        state.stack.append(Plain(steps.RITUAL, PETER, NO_CARD))


def answer_ritual(state: YearState, question: Plain, answer: int) -> None:
    """R230, R230a, R231: Voldemort; six Death Eaters on towers; then the Stone and the Wand."""
    if answer == steps.NOT_YET:
        return
    box = state.box
    bring_back(state)
    state.stack.append(Putting(steps.HIDE, harry(state), NO_CARD, box.elder_wand))
    state.stack.append(Putting(steps.HIDE, PETER, NO_CARD, box.resurrection_stone))
    for servant in reversed(range(f.SERVANTS)):
        state.stack.append(shapes.Posting(steps.POST, PETER, NO_CARD, servant))


def bring_back(state: YearState) -> None:
    """R230a, R236: Peter's cards and tokens leave; Voldemort has 1 PV less for each Horcrux that is gone."""
    tables = state.box.voldemort
    note(state, "voldemort_returns", PETER, 0, NO_CARD, NO_CARD)
    gains.discard_hand(state, PETER)
    for item in tables.ritual:
        state.item_at[item] = v.IN_BOX
    state.position[PETER] = state.pawn_at[0] = tables.voldemort_space
    state.pv[PETER] = tables.voldemort_pv - len(tables.horcruxes) + len(horcruxes_left(state))
    state.shield[PETER] = 0
    state.servant_seat = PETER
    for servant in range(f.SERVANTS):
        f.arm(state, f.FIRST_SERVANT + servant)


def list_post(state: YearState, question: shapes.Posting) -> list[int]:
    """R230a: six different towers without a hero."""
    taken = {*state.pawn_at, *(state.position[hero] for hero in heroes(state))}
    return list(in_set(state.box.towers & ~space_set(space for space in taken if space != NO_CARD)))


def answer_post(state: YearState, question: shapes.Posting, answer: int) -> None:
    state.pawn_at[1 + question.servant] = answer
    names = state.box
    details = {"foe": names.fights.servant_names[question.servant], "space": names.space_names[answer]}
    note(state, "posts", PETER, 0, NO_CARD, NO_CARD, details)


def list_hide(state: YearState, question: Putting) -> list[int]:
    return list(state.box.voldemort.hiding_places)


def answer_hide(state: YearState, question: Putting, answer: int) -> None:
    """R231: it lies open."""
    tokens.lay(state, question.seat, question.item, answer)
