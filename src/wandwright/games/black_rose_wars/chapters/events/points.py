"""Power Points, the Moons they bring (R11, R129 to R132, R213, R214), and the Crown."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.events import steps
from wandwright.games.black_rose_wars.chapters.lodge.marks import turn_down
from wandwright.games.black_rose_wars.chapters.lodge.models import play_order
from wandwright.games.black_rose_wars.chapters.lodge.sheets import people
from wandwright.games.black_rose_wars.state import RoseState


def gain_points(state: RoseState, side: int, n: int) -> None:
    """A Mage or the Black Rose gains points; a Moon may change by them."""
    if n <= 0:
        return
    if side == v.BLACK_ROSE:
        state.rose_points += n
        note(state, "rose_gains", NOBODY, n, NO_CARD, state.act_card)
    else:
        state.points[side] += n
        note(state, "gains", side, n, NO_CARD, state.act_card)
    if state.phase != v.OVER and reached_moon(state) > state.moon:
        push_moon(state)


def lose_points(state: RoseState, side: int, n: int) -> int:
    """R11, R213: not below 0, and the Black Rose never; how many were lost."""
    if side == v.BLACK_ROSE:
        return 0
    lost = min(n, state.points[side])
    if lost > 0:
        state.points[side] -= lost
        note(state, "loses", side, lost, NO_CARD, state.act_card)
    return lost


def reached_moon(state: RoseState) -> int:
    """R129: any marker counts."""
    most = max(state.rose_points, *state.points)
    return max(moon for moon, points in enumerate(v.MOON_POINTS) if most >= points)


def push_moon(state: RoseState) -> None:
    """R34: after the effect that caused it, whose end lies on the stack; R129: also if the points are lost by then."""
    stack = state.stack
    ends = [place for place, (kind, *_) in enumerate(stack) if kind == effects.END_ACT]
    stack.insert(ends[-1] if ends else len(stack), (steps.CHANGE_MOON, reached_moon(state)))


def change_moon(state: RoseState, frame: Frame) -> None:
    """R130 to R132, R214: other decks; the token of the Black Rose Room; personal spells. Up to the Moon reached."""
    _, reached = frame
    if state.moon >= reached:
        return
    state.moon += 1
    note(state, "moon", NOBODY, state.moon + 1, NO_CARD, NO_CARD)
    room = state.box.black_rose_room
    if state.moon == v.SECOND_MOON and state.token[room] == v.TOKEN_WAITS:
        state.token[room] = v.TOKEN_READY
    for seat in play_order(state):
        take_personal(state, seat)
    state.stack.append(frame)


def take_personal(state: RoseState, seat: int) -> None:
    """R132: one further personal spell into the hand."""
    waiting = state.personal[seat]
    if waiting and seat in people(state):
        state.hand[seat] = (*state.hand[seat], waiting[0])
        state.personal[seat] = waiting[1:]
        turn_down(state, waiting[0])
        note(state, "personal", seat, 1, waiting[0], NO_CARD)


def take_crown(state: RoseState, seat: int) -> None:
    """R33: play order changes from the next phase on."""
    if state.crown != seat:
        state.crown = seat
        note(state, "crown", seat, 0, NO_CARD, state.act_card)
