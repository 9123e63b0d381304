"""Calls to cast: when other players may use a spell token in somebody's turn (R66, R67, A14).

All through phase 3 a window stands open beside the active player's question for every other seat with a token that
would do something. No person waits for it; a bot waits before its first roll, until people have passed. When the active
player ends the turn there is one last call. What a seat has let pass is remembered: nobody is asked the same twice.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.lanes import FIRST, INDEPENDENT, together
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.death_eaters_rising.chapters.board.damage import healable
from wandwright.games.death_eaters_rising.chapters.board.targets import open_targets
from wandwright.games.death_eaters_rising.chapters.dice import steps
from wandwright.games.death_eaters_rising.chapters.dice.acting import list_act
from wandwright.games.death_eaters_rising.chapters.dice.casting import cast, list_casts
from wandwright.games.death_eaters_rising.chapters.tokens.supply import token_of
from wandwright.games.death_eaters_rising.state import RisingState

Chance = tuple[int, ...]
# The question what to do next, for each of the four teams.
ACTING: Final = tuple([Plain(steps.ACT, seat, NO_CARD) for seat in range(4)])


def others_with_spells(state: RisingState) -> list[int]:
    """The other seats that could use a token now, clockwise from the active one."""
    seats = state.box.seats
    seat = state.active
    found: list[int] = []
    for _ in range(1, seats):
        seat = (seat + 1) % seats
        if state.tokens[seat] and list_casts(state, seat):
            found.append(seat)
    return found


def others_to_ask(state: RisingState) -> list[int]:
    """Those of them who have not passed, or who could do something new since."""
    return [seat for seat in others_with_spells(state) if has_news(state, seat, list_casts(state, seat))]


def act_step(state: RisingState, frame: Frame) -> None:
    """The active player is asked; the others may step in first. Before the first roll they may also pass (R67)."""
    question = ACTING[state.active]
    seats = others_with_spells(state) if state.rolls else others_to_ask(state)
    if not seats:
        state.stack.append(question)
        return
    kind = steps.SPELL if state.rolls else steps.FIRST_CALL
    windows = [Plain(kind, seat, NO_CARD) for seat in seats]
    state.stack.append(together(FIRST, (question, *windows)))


def list_spell(state: RisingState, question: Plain) -> list[int]:
    return list_casts(state, question.seat)


def answer_spell(state: RisingState, question: Plain, answer: int) -> None:
    state.stack.append((steps.ACT_STEP,))
    cast(state, question.seat, answer - steps.CAST)


def list_first_call(state: RisingState, question: Plain) -> list[int]:
    """Every token that would do something, or a pass."""
    return [*list_casts(state, question.seat), steps.LET_END]


list_last_call = list_first_call


def answer_first_call(state: RisingState, question: Plain, answer: int) -> None:
    """R67: a token before the first roll; who passes is not asked again before it, unless there is news."""
    state.stack.append((steps.ACT_STEP,))
    answer_last_call(state, question, answer)


def answer_last_call(state: RisingState, question: Plain, answer: int) -> None:
    if answer == steps.LET_END:
        remember(state, question.seat, list_casts(state, question.seat))
    else:
        cast(state, question.seat, answer - steps.CAST)


def last_call_step(state: RisingState, frame: Frame) -> None:
    """R66: before a turn ends, each other player who could use a token says yes or no, once to the same."""
    others = others_to_ask(state)
    if not others:
        finish_phase(state)
        return
    state.cast = 0
    remember(state, state.active, list_act(state, ACTING[state.active]))
    state.stack.append((steps.AFTER_LAST_CALL,))
    state.stack.append(together(INDEPENDENT, tuple([Plain(steps.LAST_CALL, seat, NO_CARD) for seat in others])))


def after_last_call(state: RisingState, frame: Frame) -> None:
    """A13, A14: the turn goes on if a token lets the active player do something new; else it ends by itself."""
    if not state.cast:
        finish_phase(state)
    elif has_news(state, state.active, list_act(state, ACTING[state.active])):
        state.stack.append((steps.ACT_STEP,))
    else:
        state.stack.append((steps.LAST_CALL_STEP,))


def finish_phase(state: RisingState) -> None:
    """R42: nobody does anything more with the dice."""
    for join in state.box.hooks.dice_are_done:
        join(state)


# What a seat has let pass (A14).


def remember(state: RisingState, seat: int, legal: list[int]) -> None:
    """A seat has been asked and has chosen none of these."""
    others = [chance for chance in state.passed if chance[0] != seat]
    state.passed = (*others, *chances(state, seat, legal))


def has_news(state: RisingState, seat: int, legal: list[int]) -> bool:
    """Is there an answer that the seat has not let pass yet, or one that has something new to work on?"""
    if not state.passed:
        return bool(legal)
    return any(chance not in state.passed for chance in chances(state, seat, legal))


def chances(state: RisingState, seat: int, legal: list[int]) -> list[Chance]:
    """Each answer with each thing that it would work on, as that stands now."""
    found: list[Chance] = []
    for answer in legal:
        found.append((seat, answer))
        if steps.CAST <= answer < steps.DISCARD:
            program = state.box.effect[token_of(state, state.tokens[seat], answer - steps.CAST)]
            found += [(seat, answer, *thing) for thing in things(state, seat, program)]
    return found


def things(state: RisingState, seat: int, program: int) -> list[Chance]:
    """Open cards with what they lack, wizards with their damage, places with their corruption."""
    clauses = state.box.programs.clauses
    found: list[Chance] = []
    for _, symbol, _ in clauses(program, "assign_symbol"):
        found += [(target, *lacks) for target, lacks in open_targets(state) if lacks[symbol]]
    for _, _, _, target, _ in clauses(program, "heal"):
        found += [(card, state.damage[card]) for card in healable(state, seat, target)]
    if clauses(program, "remove_corruption"):
        found += [(location, amount) for location, amount in enumerate(state.corruption) if amount]
    return found
