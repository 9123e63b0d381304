"""Hooks: where the year joins in."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, new_frame
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.end_of_year import end_round
from wandwright.games.year_at_hogwarts.chapters.castle.tokens import squares_with_tokens
from wandwright.games.year_at_hogwarts.chapters.fights import meetings, missions
from wandwright.games.year_at_hogwarts.chapters.fights.truces import is_engaged, rivals
from wandwright.games.year_at_hogwarts.chapters.walking import steps as walking
from wandwright.games.year_at_hogwarts.chapters.walking.common_rooms import partners
from wandwright.games.year_at_hogwarts.chapters.walking.moving import usual_ways
from wandwright.games.year_at_hogwarts.chapters.walking.turn import can_wait
from wandwright.games.year_at_hogwarts.chapters.year import spaces
from wandwright.games.year_at_hogwarts.chapters.year.dealing import lay_out_year
from wandwright.games.year_at_hogwarts.state import YearState

# R79: what a common room lets one draw.
DRAWN: Final = (v.ACTION, v.BOOK, v.POTION, v.SPELL)


def lay_out(state: YearState) -> None:
    state.stack.append((walking.BEGIN_TURN,))
    lay_out_year(state)


def begin_turn(state: YearState, seat: int) -> None:
    state.stack.append(new_frame(Plain, (walking.START, seat, NO_CARD)))


def moves_of_turn(state: YearState, seat: int) -> list[int]:
    """R41: the roll can't be left out, but for a team that waits or fights (R117, R118a, R178a)."""
    legal = [] if is_engaged(state, seat) else [walking.ROLL]
    if can_wait(state, seat):
        legal += [walking.WAIT] if legal else []
        legal += [walking.BEGIN_MISSION + kind for kind in missions.team_missions(state, seat)]
    return legal


def take_move(state: YearState, seat: int, answer: int) -> None:
    """R117: wait where the team has a mission. R118a: begin it, or go on with its fight."""
    if answer == walking.WAIT:
        state.stays = 1
        note(state, "waits", seat, 0, NO_CARD, NO_CARD)
    else:
        missions.start_team_mission(state, seat, answer - walking.BEGIN_MISSION)


end_of_round = end_round


def fight_spaces(state: YearState, seat: int) -> int:
    """R48, R138, R154: players of other teams, and Death Eaters on towers."""
    position = state.position
    found = 0
    for tower in state.death_eaters:
        found |= 1 << tower
    if state.box.variant != v.SOLO:
        for other in rivals(state, seat):
            found |= 1 << position[other]
    return found


def squares_to_notice(state: YearState, seat: int) -> int:
    return squares_with_tokens(state)


ways_of_move = usual_ways


def meet(state: YearState, seat: int, space: int) -> None:
    meetings.meet(state, seat, space)


settle = spaces.settle_year


def try_on_arrival(state: YearState, seat: int, space: int) -> None:
    missions.offer_mission(state, seat)


is_held = is_engaged


def common_room(state: YearState, seat: int, swaps: bool) -> list[int]:
    """R79: Action, Book, Potion or Spell, or a swap."""
    offers = partners(state, seat) if swaps else []
    return [*DRAWN, *(walking.SWAP_WITH + other for other in offers)]


def targets(state: YearState, seat: int) -> list[int]:
    """R128: every other player; none in Underage."""
    return [other for other in range(state.box.seats) if other != seat] if state.box.qualified else []
