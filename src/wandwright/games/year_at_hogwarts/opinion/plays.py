"""Quick play of a turn of Quidditch: throw, shoot, or go on with what leads to a shot; else hold what one has."""

from __future__ import annotations

from typing import Final

from wandwright.engine.boards.boards import in_set, space_set
from wandwright.engine.questions.answers import PASS, Asked
from wandwright.games.year_at_hogwarts.chapters.quidditch import steps
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import HELD, NOWHERE, PER_PIECE
from wandwright.games.year_at_hogwarts.opinion.pitch import best_throw, distance, reach_at_once
from wandwright.games.year_at_hogwarts.opinion.standing import open_to, standing_on, steps_between, steps_to_shot
from wandwright.games.year_at_hogwarts.state import YearState

# A Bludger so many steps away is worth going for.
IN_REACH: Final = 4


def act(state: YearState, question: Asked, legal: tuple[int, ...]) -> int:
    """A throw that reaches, a shot, a step of the plan; at last a throw that may fall short."""
    aim = best_throw(state, legal)
    if aim != PASS and distance(state, aim) <= reach_at_once(state, aim):
        return aim
    shot = next((answer for answer in legal if steps.SHOOT <= answer < steps.PASS_ON), PASS)
    if shot != PASS:
        return shot
    planned = attack(state, legal) if steps_to_shot(state, state.side) <= state.actions else hold(state, legal)
    if planned != PASS:
        return planned
    chase = fetch_bludger(state, legal)
    return aim if chase == PASS else chase


def attack(state: YearState, legal: tuple[int, ...]) -> int:
    """R204, R207: the actions are enough: to the Quaffle, or with it to the rival hoops."""
    pitch, side = state.box.quidditch, state.side
    holder, chasers = state.balls[0] - HELD, pitch.chasers[side]
    if holder == pitch.keeper[side]:
        passes = [answer for answer in legal if steps.PASS_ON <= answer < PASS]
        return passes[0] if passes else nearer(state, legal, chasers, open_to(state, side, chasers))
    if holder in chasers:
        return nearer(state, legal, (holder,), open_to(state, 1 - side, (holder,)))
    slot = state.balls[0] if holder < 0 else state.slots[holder]
    return nearer(state, legal, chasers, 1 << slot)


def hold(state: YearState, legal: tuple[int, ...]) -> int:
    """R209: no shot in this turn: the holder keeps away from rivals, others wait where a pass will reach them."""
    pitch, side = state.box.quidditch, state.side
    holder, chasers = state.balls[0] - HELD, pitch.chasers[side]
    if holder == pitch.keeper[side]:
        there = pitch.in_defence[side]
        if any(there >> slot & 1 for slot in standing_on(state, chasers)):
            return PASS
        return nearer(state, legal, chasers, open_to(state, side, chasers))
    if holder in chasers:
        return away(state, legal, holder)
    if holder == pitch.keeper[1 - side] or state.balls[0] == NOWHERE:
        return nearer(state, legal, chasers, open_to(state, 1 - side, chasers))
    return PASS


def moves_of(legal: tuple[int, ...], pieces: tuple[int, ...]) -> list[int]:
    """The moves of some pieces."""
    return [answer for answer in legal if answer < steps.THROW and answer // PER_PIECE in pieces]


def nearer(state: YearState, legal: tuple[int, ...], pieces: tuple[int, ...], goals: int) -> int:
    """The step of the piece that is nearest to a set of slots, if there is one towards it."""
    ahead = [(steps_between(state, (state.slots[piece],), goals), piece) for piece in pieces if state.slots[piece] >= 0]
    for left, piece in sorted(ahead):
        if not left:
            # Who shares the slot of the holder takes the Quaffle where it stands (R209).
            stays = steps.MOVE + piece * PER_PIECE + state.slots[piece]
            return stays if stays in legal else PASS
        for answer in moves_of(legal, (piece,)):
            if steps_between(state, (answer % PER_PIECE,), goals) < left:
                return answer
    return PASS


def away(state: YearState, legal: tuple[int, ...], holder: int) -> int:
    """The step that leaves the rival Chasers farthest behind, if it gains."""
    pitch = state.box.quidditch
    rivals = standing_on(state, pitch.chasers[1 - state.side])
    if not rivals:
        return PASS
    apart = pitch.board.distance
    best, chosen = min([apart(slot, state.slots[holder]) for slot in rivals]), PASS
    for answer in moves_of(legal, (holder,)):
        left = min([apart(slot, answer % PER_PIECE) for slot in rivals])
        if left > best:
            best, chosen = left, answer
    return chosen


def fetch_bludger(state: YearState, legal: tuple[int, ...]) -> int:
    """R199: a Beater without one goes for a loose Bludger near by."""
    loose = space_set([ball for ball in state.balls[1:] if ball < NOWHERE and ball not in state.slots])
    if not loose:
        return PASS
    apart, goals = state.box.quidditch.board.distance, in_set(loose)
    for beater in state.box.quidditch.beaters[state.side]:
        if state.slots[beater] < 0 or HELD + beater in state.balls:
            continue
        left = min([apart(state.slots[beater], goal) for goal in goals])
        if left > IN_REACH:
            continue
        for answer in moves_of(legal, (beater,)):
            if min([apart(answer % PER_PIECE, goal) for goal in goals]) < left:
                return answer
    return PASS
