"""How a turn of the year begins: the roll, or what a team does in its place (R41, R117, R118a, R178a)."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, new_frame
from wandwright.games.year_at_hogwarts.chapters.fights.missions import start_team_mission, team_missions
from wandwright.games.year_at_hogwarts.chapters.fights.truces import is_engaged
from wandwright.games.year_at_hogwarts.chapters.walking import steps as walking
from wandwright.games.year_at_hogwarts.chapters.walking.turn import can_wait
from wandwright.games.year_at_hogwarts.state import YearState


def ask_to_begin(state: YearState, seat: int) -> None:
    state.stack.append(new_frame(Plain, (walking.START, seat, NO_CARD)))


def ways_to_begin(state: YearState, seat: int) -> list[int]:
    """R41: the roll can't be left out, but for a team that waits or fights."""
    legal = [] if is_engaged(state, seat) else [walking.ROLL]
    if can_wait(state, seat):
        legal += [walking.WAIT] if legal else []
        legal += [walking.BEGIN_MISSION + kind for kind in team_missions(state, seat)]
    return legal


def begin_with_team(state: YearState, seat: int, answer: int) -> None:
    """R117: wait where the team has a mission. R118a: begin it, or go on with its fight."""
    if answer == walking.WAIT:
        state.stays = 1
        note(state, "waits", seat, 0, NO_CARD, NO_CARD)
    else:
        start_team_mission(state, seat, answer - walking.BEGIN_MISSION)
