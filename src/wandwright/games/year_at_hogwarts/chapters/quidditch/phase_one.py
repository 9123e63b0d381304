"""Phase 1: a turn on the pitch, and where pieces go (R191 to R199, R207, R209)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts.chapters.quidditch import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.balls import bludger_of, list_throws, move_ball, throw
from wandwright.games.year_at_hogwarts.chapters.quidditch.challenge import put_piece, throw_die
from wandwright.games.year_at_hogwarts.chapters.quidditch.phase_two import begin_chase
from wandwright.games.year_at_hogwarts.chapters.quidditch.shots import list_shots, pass_on, shoot
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import (
    BEATER,
    CHASER,
    HELD,
    NONE_FRESH,
    NOWHERE,
    PER_PIECE,
)
from wandwright.games.year_at_hogwarts.state import YearState


def begin_play(state: YearState, frame: Frame) -> None:
    """R193: two dice, so many actions."""
    state.play_turn += 1
    state.spent = 0
    state.actions = throw_die(state) + throw_die(state)
    seat = state.sides[state.side]
    if not state.box.year_mode:
        state.active = seat
    note(state, "rolls_actions", seat, state.actions, NO_CARD, NO_CARD)
    ask_on(state, NONE_FRESH)


def ask_on(state: YearState, fresh: int) -> None:
    state.stack.append(shapes.Acting(steps.PITCH_ACT, state.sides[state.side], NO_CARD, fresh))


def play_on(state: YearState, frame: Frame) -> None:
    """R191, R210: two goals end phase 1 at once, and so does a side without Chasers."""
    winner = phase_winner(state)
    if winner == NO_CARD:
        ask_on(state, NONE_FRESH)
    else:
        begin_chase(state, winner)


def phase_winner(state: YearState) -> int:
    pitch = state.box.quidditch
    for side in (0, 1):
        if state.goals[side] >= pitch.goals or all(state.slots[piece] < 0 for piece in pitch.chasers[1 - side]):
            return side
    return NO_CARD


def end_play(state: YearState) -> None:
    """R193: what is unused is lost, then the other side. R191a: after so many turns the whistle ends phase 1."""
    last = state.play_turn >= state.box.quidditch.most_turns
    state.side = 1 - state.side
    state.actions = 0
    if not last:
        state.stack.append((steps.BEGIN_PLAY,))
        return
    note(state, "whistle", state.sides[state.side], state.play_turn, NO_CARD, NO_CARD)
    first, second = state.goals
    begin_chase(state, NO_CARD if first == second else int(second > first), whistle=True)


# Actions.


def list_pitch_act(state: YearState, question: shapes.Acting) -> list[int]:
    """R193 to R209: moves, shots and passes while actions are left; throws are free; or the end of the turn."""
    legal: list[int] = []
    if state.actions:
        list_shots(state, legal)
    list_throws(state, question.fresh, legal)
    if state.actions:
        list_moves(state, legal)
    legal.append(PASS)
    return legal


def list_moves(state: YearState, legal: list[int]) -> None:
    """R194 to R197a: along a line to a slot that is free; a Chaser also to the rival who holds the Quaffle."""
    pitch, slots = state.box.quidditch, state.slots
    taken = 0
    for slot in slots:
        if slot >= 0:
            taken |= 1 << slot
    quaffle = state.balls[0]
    for_beaters = for_chasers = taken
    if quaffle < NOWHERE:
        for_beaters |= 1 << quaffle
    elif quaffle in pitch_rivals(state):
        for_chasers &= ~(1 << slots[quaffle - HELD])
        list_steals_back(state, slots[quaffle - HELD], legal)
    shut = (taken, for_beaters, for_chasers)
    moves, roles = pitch.moves, pitch.role
    for piece in pitch.pieces[state.side]:
        slot = slots[piece]
        if slot >= 0:
            closed = shut[roles[piece]]
            legal += [answer for bit, answer in moves[piece][slot] if not bit & closed]


def pitch_rivals(state: YearState) -> tuple[int, ...]:
    """R209: where the Quaffle is if a rival Chaser holds it."""
    return state.box.quidditch.held_by_chasers[1 - state.side]


def list_steals_back(state: YearState, slot: int, legal: list[int]) -> None:
    """R209: whoever shares the slot of the holder steals without a step."""
    chasers = state.box.quidditch.chasers[state.side]
    legal += [steps.MOVE + piece * PER_PIECE + slot for piece in chasers if state.slots[piece] == slot]


def answer_pitch_act(state: YearState, question: shapes.Acting, answer: int) -> None:
    if answer == PASS:
        end_play(state)
    elif answer < steps.THROW:
        piece, slot = divmod(answer - steps.MOVE, PER_PIECE)
        ask_on(state, move_piece(state, piece, slot))
    else:
        state.stack.append((steps.PLAY_ON,))
        if answer >= steps.PASS_ON:
            pass_on(state, answer - steps.PASS_ON)
        elif answer >= steps.SHOOT:
            shoot(state, answer - steps.SHOOT)
        else:
            throw(state, *divmod(answer - steps.THROW, PER_PIECE))


def move_piece(state: YearState, piece: int, slot: int) -> int:
    """R194: one action. The answer is the Beater who has just taken a Bludger and may throw it."""
    pitch = state.box.quidditch
    state.actions -= 1
    put_piece(state, piece, slot)
    if state.events is not None:
        details = {"piece": pitch.piece_names[piece], "slot": pitch.slot_names[slot]}
        note(state, "moves_piece", state.sides[state.side], 0, NO_CARD, NO_CARD, details)
    if pitch.role[piece] == BEATER:
        return take_bludger(state, piece, slot)
    take_quaffle(state, piece, slot)
    return NONE_FRESH


def take_quaffle(state: YearState, piece: int, slot: int) -> None:
    """R197a, R198: who enters the slot of a loose Quaffle has it. R209: a Chaser takes it from a rival Chaser."""
    pitch, quaffle = state.box.quidditch, state.balls[0]
    steals = pitch.role[piece] == CHASER and quaffle in pitch_rivals(state)
    if quaffle == slot or (steals and state.slots[quaffle - HELD] == slot):
        move_ball(state, 0, HELD + piece)
        kind = "takes_quaffle" if quaffle == slot else "steals_quaffle"
        note(state, kind, state.sides[state.side], 0, NO_CARD, NO_CARD, {"piece": pitch.piece_names[piece]})


def take_bludger(state: YearState, piece: int, slot: int) -> int:
    """R199, R202: a Beater takes one Bludger and may throw it at once, if there was no throw in this turn yet."""
    if slot not in state.balls[1:] or bludger_of(state, piece):
        return NONE_FRESH
    move_ball(state, state.balls.index(slot, 1), HELD + piece)
    details = {"piece": state.box.quidditch.piece_names[piece]}
    note(state, "takes_bludger", state.sides[state.side], 0, NO_CARD, NO_CARD, details)
    if state.spent >> piece & 1:
        return NONE_FRESH
    state.spent |= 1 << piece
    return piece
