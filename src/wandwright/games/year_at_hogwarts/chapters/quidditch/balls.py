"""Bludgers and the Quaffle where nobody wants them: throws, dodges, pieces put out (R200 to R203, R208)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts.chapters.quidditch import shapes, steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.challenge import put_piece, throw_die
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import HELD, KEEPER, NOWHERE, PER_PIECE
from wandwright.games.year_at_hogwarts.state import YearState


def move_ball(state: YearState, ball: int, place: int) -> None:
    """A ball (0 is the Quaffle) lies on a slot or is held."""
    balls = list(state.balls)
    balls[ball] = place
    state.balls = tuple(balls)


def bludger_of(state: YearState, piece: int) -> int:
    """The Bludger that a Beater holds; 0 for none."""
    held = HELD + piece
    return state.balls.index(held) if held in state.balls else 0


def list_throws(state: YearState, fresh: int, legal: list[int]) -> None:
    """R199, R200, R202: a Beater with a Bludger, taken just now or held since an earlier turn, at a rival in line."""
    pitch, slots = state.box.quidditch, state.slots
    for beater in pitch.beaters[state.side]:
        if HELD + beater in state.balls and (beater == fresh or not state.spent >> beater & 1):
            line = pitch.lines[slots[beater]]
            legal += [
                steps.THROW + beater * PER_PIECE + target
                for target in pitch.pieces[1 - state.side]
                if slots[target] in line
            ]


def throw(state: YearState, beater: int, target: int) -> None:
    """R200: one die of reach; too short, the Bludger drops at its end. Pieces between do not block."""
    pitch = state.box.quidditch
    way = pitch.lines[state.slots[beater]][state.slots[target]]
    reach = throw_die(state)
    landing = way[min(reach, len(way)) - 1]
    move_ball(state, bludger_of(state, beater), landing)
    state.spent |= 1 << beater
    names = pitch.piece_names
    details = {"piece": names[beater], "target": names[target], "slot": pitch.slot_names[landing]}
    note(state, "throws", state.sides[state.side], reach, NO_CARD, NO_CARD, details)
    if reach >= len(way):
        dodge(state, target)


def dodge(state: YearState, target: int) -> None:
    """R201: the target dodges with 4 or more, and is out of the match with less."""
    pitch = state.box.quidditch
    die = throw_die(state)
    dodged = die >= pitch.dodge
    seat = state.sides[pitch.side_of[target]]
    details = {"piece": pitch.piece_names[target]}
    note(state, "dodges" if dodged else "is_out", seat, die, NO_CARD, NO_CARD, details)
    if not dodged:
        put_out(state, target)


def put_out(state: YearState, piece: int) -> None:
    """R202, R203, R208: a piece leaves the match and drops what it holds."""
    slot, held = state.slots[piece], HELD + piece
    put_piece(state, piece, NO_CARD)
    if state.balls[0] == held:
        drop_quaffle(state, piece, slot)
    elif held in state.balls:
        move_ball(state, state.balls.index(held), slot)


def drop_quaffle(state: YearState, piece: int, slot: int) -> None:
    """R203: on that slot, or with a Chaser who shares it. R208: a Keeper's goes on a slot of the defence area."""
    pitch = state.box.quidditch
    side = pitch.side_of[piece]
    if pitch.role[piece] == KEEPER:
        free_quaffle(state, side)
    else:
        lay_quaffle(state, slot, 1 - side)


def free_quaffle(state: YearState, side: int) -> None:
    """R206, R208: that side picks a slot of its defence area for the Quaffle."""
    move_ball(state, 0, NOWHERE)
    state.stack.append(shapes.OfSide(steps.PUT_QUAFFLE, state.sides[side], NO_CARD, side))


def list_put_quaffle(state: YearState, question: shapes.OfSide) -> list[int]:
    """R208: an empty one; if none is empty, any."""
    slots = state.box.quidditch.defence[question.side]
    return [slot for slot in slots if slot not in state.slots] or list(slots)


def answer_put_quaffle(state: YearState, question: shapes.OfSide, answer: int) -> None:
    lay_quaffle(state, answer, question.side)
    details = {"slot": state.box.quidditch.slot_names[answer]}
    note(state, "puts_quaffle", question.seat, 0, NO_CARD, NO_CARD, details)


def lay_quaffle(state: YearState, slot: int, first: int) -> None:
    """R203, R208: on a slot; a Chaser who stands there has it, of two sides that of the first one named."""
    chasers = state.box.quidditch.chasers
    standing = [piece for side in (first, 1 - first) for piece in chasers[side] if state.slots[piece] == slot]
    move_ball(state, 0, HELD + standing[0] if standing else slot)
