"""The end of the match (R149 to R157, R167, R168, R222, R223)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame, finish
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.events.points import gain_points
from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.state import RoseState

# First, first if tied, second, second if tied, every other.
QUEST_POINTS: Final = (6, 5, 2, 1, 1)
TROPHY_POINTS: Final = (4, 3, 2, 1, 1)
CROWN_POINTS: Final = 1


def ranked(counts: list[int], prizes: tuple[int, ...]) -> list[int]:
    """R149 to R151, R222: dense ranks; who has nothing gets nothing."""
    places = sorted({count for count in counts if count}, reverse=True)
    return [prize(counts, prizes, places.index(count), counts.count(count) > 1) if count else 0 for count in counts]


def prize(counts: list[int], prizes: tuple[int, ...], rank: int, tied: bool) -> int:
    first, first_tied, second, second_tied, other = prizes
    if rank == 0:
        return first_tied if tied else first
    if rank == 1:
        return second_tied if tied else second
    return other


def score(state: RoseState, frame: Frame) -> None:
    """R222: Quests, Trophies, room tokens, Crown."""
    state.phase = v.OVER
    seats = range(state.box.mages)
    award(state, "score_quests", ranked([len(state.completed[seat]) for seat in seats], QUEST_POINTS))
    award(state, "score_trophies", ranked([sum(state.trophies[seat]) for seat in seats], TROPHY_POINTS))
    award(state, "score_rooms", [tokens_of(state, seat) for seat in seats])
    gain_points(state, v.BLACK_ROSE, tokens_of(state, v.BLACK_ROSE))
    award(state, "score_crown", [CROWN_POINTS * (seat == state.crown) for seat in seats])
    name_or_finish(state)


def award(state: RoseState, kind: str, points: list[int]) -> None:
    for seat, n in enumerate(points):
        if n:
            state.points[seat] += n
            note(state, kind, seat, n, NO_CARD, NO_CARD)


def tokens_of(state: RoseState, side: int) -> int:
    """R146, R152, R154."""
    return sum(n for room, n in enumerate(state.box.room_points) if state.token_of[room] == side)


def name_or_finish(state: RoseState) -> None:
    """R155 to R157, R167, R168."""
    best = max(state.points)
    if state.box.solo != "off":
        others = [state.rose_points, *state.points[1:]]
        end(state, (0,) if state.points[0] > max(others) else (), "solo")
    elif state.box.black_rose_wins and state.rose_points > best:
        end(state, (), "black_rose")
    elif state.points.count(best) > 1:
        state.stack.append(Plain(steps.NAME_WINNER, state.crown, NO_CARD))
    else:
        end(state, (state.points.index(best),), "grand_master")


def end(state: RoseState, winners: tuple[int, ...], reason: str) -> None:
    if reason == "solo":
        reason = "solo_won" if winners else "solo_lost"
    for winner in winners:
        note(state, "wins", winner, state.points[winner], NO_CARD, NO_CARD)
    if not winners:
        note(state, "nobody_wins", NOBODY, state.rose_points, NO_CARD, NO_CARD)
    finish(state, winners, tuple(state.points[: state.box.seats]), reason)


def list_name_winner(state: RoseState, question: Plain) -> list[int]:
    """R156: among those tied."""
    best = max(state.points)
    return [seat for seat, points in enumerate(state.points) if points == best]


def answer_name_winner(state: RoseState, question: Plain, answer: int) -> None:
    end(state, (answer,), "crown")
