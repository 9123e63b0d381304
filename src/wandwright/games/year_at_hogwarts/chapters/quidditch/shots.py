"""Shots, Keepers and passes (R192, R204 to R207)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.gains import take_top
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.balls import free_quaffle, move_ball
from wandwright.games.year_at_hogwarts.chapters.quidditch.challenge import throw_die
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import HELD
from wandwright.games.year_at_hogwarts.state import YearState


def list_shots(state: YearState, legal: list[int]) -> None:
    """R204: a Chaser with the Quaffle in the rival defence area. R207: a Keeper with it to an own Chaser in the own."""
    pitch, side, slots = state.box.quidditch, state.side, state.slots
    holder = state.balls[0] - HELD
    if holder == pitch.keeper[side]:
        near = pitch.in_defence[side]
        legal += [
            steps.PASS_ON + piece for piece in pitch.chasers[side] if slots[piece] >= 0 and near >> slots[piece] & 1
        ]
    elif holder in pitch.chasers[side] and pitch.in_defence[1 - side] >> slots[holder] & 1:
        legal.append(steps.SHOOT + holder)


def shoot(state: YearState, chaser: int) -> None:
    """R204: one die each, strictly higher scores. R205: then the Quaffle goes to that Keeper. R206: if there is one."""
    pitch, side = state.box.quidditch, state.side
    rival = 1 - side
    keeper = pitch.keeper[rival]
    state.actions -= 1
    if state.slots[keeper] < 0:
        score(state, chaser)
        if state.goals[side] < pitch.goals:
            free_quaffle(state, rival)
        return
    shot, save = throw_die(state), throw_die(state)
    details = {"piece": pitch.piece_names[chaser]}
    note(state, "shoots", state.sides[side], shot, NO_CARD, NO_CARD, details)
    if shot > save:
        score(state, chaser)
    else:
        note(state, "saves", state.sides[rival], save, NO_CARD, NO_CARD)
    move_ball(state, 0, HELD + keeper)


def score(state: YearState, chaser: int) -> None:
    """R192: a goal, and a card for phase 2."""
    side, goals = state.side, list(state.goals)
    goals[side] += 1
    state.goals = tuple(goals)
    details = {"piece": state.box.quidditch.piece_names[chaser]}
    note(state, "scores", state.sides[side], goals[side], NO_CARD, NO_CARD, details)
    draw_card(state, state.sides[side])


def draw_card(state: YearState, seat: int) -> None:
    """A Quidditch card for a hand; an empty deck gives none (R39)."""
    card = take_top(state, v.QUIDDITCH)
    if card != NO_CARD:
        state.quidditch[seat] += (card,)
        state.revealed += 1
        note(state, "draws", seat, 1, card, NO_CARD, {"deck": v.DECKS[v.QUIDDITCH]})


def pass_on(state: YearState, chaser: int) -> None:
    """R207: one action."""
    state.actions -= 1
    move_ball(state, 0, HELD + chaser)
    details = {"piece": state.box.quidditch.piece_names[chaser]}
    note(state, "passes_quaffle", state.sides[state.side], 0, NO_CARD, NO_CARD, details)
