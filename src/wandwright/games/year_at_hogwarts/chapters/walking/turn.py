"""A turn from its beginning to its end (R40 to R42, R102, R117, R118)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.special_items import own_turn_uses, spend
from wandwright.games.year_at_hogwarts.chapters.decks.turn_start import play_at_start, playable_at_start
from wandwright.games.year_at_hogwarts.chapters.fights.truces import end_of_own_turn, is_engaged
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.reach import open_places
from wandwright.games.year_at_hogwarts.state import YearState


def begin_turn(state: YearState, frame: Frame) -> None:
    """R40, R40a: cards, roll, move, arrival; a turn that was taken away is lost whole."""
    seat = state.active
    clear_turn(state)
    if state.exam_until == seat:
        state.exam_bonus, state.exam_until = 0, NO_CARD
    state.stack.append((steps.END_TURN,))
    if state.lost_turns[seat]:
        state.lost_turns[seat] -= 1
        note(state, "loses_turn", seat, 1, NO_CARD, NO_CARD)
        # R118: only giving up leads back from where the team waits.
        state.stays = 1
        return
    state.stack.append((steps.LEAVE_TURN,))
    for begin in state.box.hooks.begin_turn:
        begin(state, seat)


def clear_turn(state: YearState) -> None:
    """Nothing has happened in this turn; whether it was gained by the Time-Turner is known from the one before."""
    state.extra, state.again = state.again, 0
    state.turn += 1
    state.dice = state.bonus = ()
    state.total = state.taken = state.put = 0
    state.rerolled = state.slipped = state.tried = state.free_stop = state.won = state.crossed = state.stays = 0
    if state.events is not None:
        note(state, "turn", state.active, state.turn, NO_CARD, NO_CARD)


# The start of the turn.


def list_start(state: YearState, question: Plain) -> list[int]:
    """R40, R41: the roll can't be left out, but for a team that waits or fights; cards and tokens come before it."""
    _, seat, _ = question
    legal: list[int] = []
    for moves in state.box.hooks.moves_of_turn:
        legal += moves(state, seat)
    legal += [steps.USE + item for item in own_turn_uses(state, seat)]
    legal += [steps.PLAY + kind for kind in playable_at_start(state, seat)]
    return legal


def answer_start(state: YearState, question: Plain, answer: int) -> None:
    _, seat, _ = question
    if answer == steps.ROLL:
        go_back(state, seat)
        state.stack.append((steps.ROLL_DICE,))
    elif answer == steps.WAIT or answer >= steps.BEGIN_MISSION:
        for take in state.box.hooks.take_move:
            take(state, seat, answer)
    else:
        state.stack.append(question)
        if answer >= steps.PLAY:
            play_at_start(state, seat, answer - steps.PLAY)
        else:
            spend(state, seat, answer - steps.USE)


def can_wait(state: YearState, seat: int) -> bool:
    """R117: a member of a team who stands on the place of one of its open missions."""
    return state.box.variant == v.TEAMS and bool(open_places(state, seat) >> state.position[seat] & 1)


# The end of the turn.


def leave_turn(state: YearState, frame: Frame) -> None:
    """R102, H92: the last chance to use a token; who is on a journey for the team's mission may stay."""
    seat = state.active
    if state.trip[seat] != NO_CARD and not may_stay(state, seat) and can_wait(state, seat):
        state.stack.append(Plain(steps.STAY, seat, NO_CARD))
    if own_turn_uses(state, seat):
        state.stack.append(Plain(steps.FINISH, seat, NO_CARD))


def list_finish(state: YearState, question: Plain) -> list[int]:
    return [*(steps.USE + item for item in own_turn_uses(state, question.seat)), steps.END]


def answer_finish(state: YearState, question: Plain, answer: int) -> None:
    if answer != steps.END:
        spend(state, question.seat, answer - steps.USE)


def list_stay(state: YearState, question: Plain) -> list[int]:
    return [steps.NO, steps.YES]


def answer_stay(state: YearState, question: Plain, answer: int) -> None:
    """H92, R118: back to the tower or the pitch, or wait there."""
    state.stays = answer


def may_stay(state: YearState, seat: int) -> bool:
    """R118, R178a: who waits, or is in the mission fight of the team, stays where the journey led."""
    return bool(state.stays) or is_engaged(state, seat)


def go_back(state: YearState, seat: int) -> None:
    """R66, R68, R104, R118: a journey by Floo Powder, Portkey or Buckbeak leads back to where it began."""
    if state.trip[seat] != NO_CARD:
        state.position[seat] = state.trip[seat]
        state.trip[seat] = NO_CARD
        details = {"space": state.box.space_names[state.position[seat]]}
        note(state, "returns", seat, 0, NO_CARD, NO_CARD, details)


def end_turn(state: YearState, frame: Frame) -> None:
    """R42, R31, H77: the next seat, or the same one once more; after the last seat a new round begins."""
    seat = state.active
    if not may_stay(state, seat):
        go_back(state, seat)
    end_of_own_turn(state, seat)
    if not state.again:
        state.active = (seat + 1) % state.box.seats
        if state.active == state.first:
            begin_round(state)
    if state.outcome is None:
        state.stack.append((steps.BEGIN_TURN,))


def begin_round(state: YearState) -> None:
    state.round += 1
    for end_round in state.box.hooks.end_of_round:
        end_round(state)
