"""How each side of a match of Quidditch stands."""

from __future__ import annotations

from typing import Final

from wandwright.engine.matches.chances import Standing
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import BEATER, CHASER, HELD
from wandwright.games.year_at_hogwarts.opinion.standing import odds_of, steps_to_shot
from wandwright.games.year_at_hogwarts.state import YearState

PITCH_TERMS: Final = (
    "goals",
    "goals_late",
    "chasers",
    "keeper",
    "beaters",
    "quaffle",
    "quaffle_kept",
    "shot_ready",
    "shot_near",
    "bludgers",
    "pitch_turn",
    "snitch_steps",
    "snitch_close",
    "snitch_cards",
    "snitch_turn",
    "snitch_skips",
)
MOST_CHASERS: Final = 3


def on_pitch(state: YearState) -> tuple[Standing, ...]:
    """The challenger's side and the other; nothing is laid out before the match begins."""
    if not state.sides:
        return tuple([Standing((seat,), (0.0,) * len(PITCH_TERMS)) for seat in range(state.box.seats)])
    found = [Standing((state.sides[side],), numbers_on_pitch(state, side)) for side in (0, 1)]
    return tuple(sorted(found))


def numbers_on_pitch(state: YearState, side: int) -> tuple[float, ...]:
    """In the order of PITCH_TERMS; what is over counts no more in the second phase."""
    return (*first_phase(state, side), *second_phase(state, side))


def first_phase(state: YearState, side: int) -> tuple[float, ...]:
    """R191 to R211."""
    pitch, slots = state.box.quidditch, state.slots
    if state.phase != 1:
        return (0.0,) * 11
    left = [0, 0, 0]
    for piece in pitch.pieces[side]:
        left[pitch.role[piece]] += slots[piece] >= 0
    holder = state.balls[0] - HELD
    on_turn = side == state.side
    needed = steps_to_shot(state, side)
    ready = float(needed <= state.actions) if on_turn else 0.0
    late = state.play_turn / pitch.most_turns
    return (
        float(state.goals[side]),
        state.goals[side] * late,
        left[CHASER] / MOST_CHASERS,
        float(left[0]),
        float(left[BEATER]),
        float(holder in pitch.chasers[side]),
        float(holder == pitch.keeper[side]),
        ready,
        odds_of(needed) * (1.0 - ready),
        float(sum([HELD + beater in state.balls for beater in pitch.beaters[side]])),
        float(on_turn),
    )


def second_phase(state: YearState, side: int) -> tuple[float, ...]:
    """R212 to R216."""
    if state.phase != 2:
        return (0.0,) * 5
    length = state.box.quidditch.track_length
    share = min(state.seekers[side] / length, 1.0)
    return (
        3.0 * share,
        share * share * share,
        float(len(state.quidditch[state.sides[side]])),
        float(side == state.side),
        float(state.skips[side]),
    )
