"""Where a match of Quidditch begins: the challenge, the Houses, the pieces, who starts (R182 to R190, R217a)."""

from __future__ import annotations

from wandwright.engine.state.chance import roll
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.quidditch import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import CHASER
from wandwright.games.year_at_hogwarts.state import YearState


def begin_match(state: YearState, challenger: int, challenged: int) -> None:
    """R182: a challenge; it can't be refused. R187, R188a: the challenger comes first."""
    pitch = state.box.quidditch
    state.sides = (challenger, challenged)
    state.phase = 1
    state.slots = (NO_CARD,) * len(pitch.role)
    # R189: the Quaffle in the middle, a Bludger on each side.
    state.balls = (pitch.quaffle, *pitch.bludgers)
    state.goals = state.seekers = state.skips = (0, 0)
    note(state, "is_challenged", challenged, 0, NO_CARD, NO_CARD)
    state.stack.append((steps.TOSS,))
    for side in (1, 0):
        state.stack.append(shapes.Placing(steps.LINE_UP, state.sides[side], NO_CARD, pitch.pieces[side][0]))
    for side in (1, 0):
        state.stack.append(shapes.OfSide(steps.HOUSE, state.sides[side], NO_CARD, side))


def mates_play(state: YearState) -> bool:
    """R186: is a match going on between two of one team?"""
    return len(state.sides) > 1 and state.sides[1] in state.box.mates[state.sides[0]]


def begin_friendly(state: YearState) -> None:
    """R217a: Quidditch alone, from the lobby; the first seat counts as the challenger."""
    begin_match(state, state.first, 1 - state.first)


# Houses.


def list_house(state: YearState, question: shapes.OfSide) -> list[int]:
    """R187: any House but that of the other side."""
    return [house for house in range(len(v.HOUSES)) if house not in state.side_houses]


def answer_house(state: YearState, question: shapes.OfSide, answer: int) -> None:
    state.side_houses = (*state.side_houses, answer)
    note(state, "picks_house", question.seat, 0, NO_CARD, NO_CARD, {"house": v.HOUSES[answer]})


# Pieces.


def list_line_up(state: YearState, question: shapes.Placing) -> list[int]:
    """R188, R188a: a free slot of the area of the piece, no Chaser on a Bludger; or all pieces as usual."""
    pitch, piece = state.box.quidditch, question.piece
    side, role = pitch.side_of[piece], pitch.role[piece]
    shut = (*state.slots, *state.balls[1:]) if role == CHASER else state.slots
    legal = [slot for slot in pitch.homes[side][role] if slot not in shut]
    return [*legal, steps.USUAL] if piece == pitch.pieces[side][0] else legal


def answer_line_up(state: YearState, question: shapes.Placing, answer: int) -> None:
    pitch, piece = state.box.quidditch, question.piece
    own = pitch.pieces[pitch.side_of[piece]]
    if answer == steps.USUAL:
        for one, slot in zip(own, pitch.formation[pitch.side_of[piece]], strict=True):
            put_piece(state, one, slot)
    else:
        put_piece(state, piece, answer)
        if piece != own[-1]:
            state.stack.append(question._replace(piece=piece + 1))
            return
    note(state, "lines_up", question.seat, 0, NO_CARD, NO_CARD)


def put_piece(state: YearState, piece: int, slot: int) -> None:
    """A piece stands on a slot now, or nowhere (-1) if it is out."""
    slots = list(state.slots)
    slots[piece] = slot
    state.slots = tuple(slots)


# Who starts.


def throw_die(state: YearState) -> int:
    """One die of the pitch."""
    return 1 + roll(state, v.PITCH_STREAM, 6)


def toss(state: YearState, frame: Frame) -> None:
    """R190: both roll 2 dice, the higher starts; ties are rolled again."""
    first, second = throw_die(state) + throw_die(state), throw_die(state) + throw_die(state)
    for seat, total in zip(state.sides, (first, second), strict=True):
        note(state, "tosses", seat, total, NO_CARD, NO_CARD)
    if first == second:
        state.stack.append((steps.TOSS,))
    else:
        state.side = int(second > first)
        state.stack.append((steps.BEGIN_PLAY,))
