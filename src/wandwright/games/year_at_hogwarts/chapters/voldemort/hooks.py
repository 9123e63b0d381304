"""Hooks: where the second mode joins in."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.fights.fighters import FIRST_SERVANT, SERVANTS
from wandwright.games.year_at_hogwarts.chapters.voldemort import (
    fights,
    horcruxes,
    pawns,
    questions,
    sides,
    steps,
    view,
    ways,
)
from wandwright.games.year_at_hogwarts.chapters.voldemort.dealing import lay_out_return
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import PETER, VOLDEMORT, has_returned
from wandwright.games.year_at_hogwarts.chapters.voldemort.tables import HARRY
from wandwright.games.year_at_hogwarts.chapters.walking import steps as walking
from wandwright.games.year_at_hogwarts.state import YearState


def lay_out(state: YearState) -> None:
    state.stack.append((walking.BEGIN_TURN,))
    lay_out_return(state)


begin_turn = pawns.begin_return_turn


def moves_of_turn(state: YearState, seat: int) -> list[int]:
    """R41, R235: the roll, or a new try for a Horcrux in its place."""
    return [walking.TRY + state.position[seat] if horcruxes.must_try(state, seat) else walking.ROLL]


def take_move(state: YearState, seat: int, answer: int) -> None:
    horcruxes.try_again(state, seat)


end_of_round = fights.end_rounds


def shown_sheet(state: YearState, seat: int) -> int:
    """R230: Peter's seat is Voldemort's after the return."""
    box = state.box
    return box.voldemort.pawn_sheets[0] if seat == PETER and has_returned(state) else box.sheets[seat]


def moved_sheet(state: YearState, seat: int) -> int:
    """R239: that of the pawn."""
    box, pawn = state.box, state.pawn
    return box.voldemort.pawn_sheets[pawn - 1] if pawn and seat == PETER else box.sheets[seat]


def movement_dice(state: YearState, seat: int) -> int:
    """R227, R239: Peter and each Death Eater have one, Voldemort by an option two."""
    if seat != PETER:
        return 0
    return state.box.voldemort_dice if state.pawn == VOLDEMORT else 1


def fight_spaces(state: YearState, seat: int) -> int:
    """R48, R240 to R242: spaces on which this pawn is stopped."""
    found = 0
    for _, space in sides.opponents(state, seat):
        found |= 1 << space
    return found


def places_to_stop(state: YearState, seat: int) -> int:
    """R234a: a hero with a weapon may end the move on the space of a Horcrux."""
    return horcruxes.spaces_with_horcruxes(state) if sides.is_armed(state, seat) else 0


def squares_to_notice(state: YearState, seat: int) -> int:
    return sides.squares_to_notice(state, seat)


def ends_of_move(state: YearState, seat: int) -> int:
    return ways.end_at_rival(state, seat) | ways.ends_by_weapon(state, seat)


ways_of_move = ways.ways_at_night


def meets_on_way(state: YearState, space: int) -> None:
    state.stack.append((steps.MEET_RIVAL, space))


def rival_on_way(state: YearState, seat: int) -> str:
    return HARRY if seat == PETER else state.box.voldemort.pawn_names[0]


def use_of_token(state: YearState, item: int) -> str:
    """R228, R232, R233: for the ritual, against Horcruxes, or in the final."""
    tables = state.box.voldemort
    return "ritual" if item in tables.ritual else "weapon" if item in tables.weapons else "final"


def may_take(state: YearState, seat: int, item: int, afar: bool) -> bool:
    """R224: the own side's; whoever needs the Wand or the Stone has to go there."""
    box = state.box
    return not (afar and item in (box.elder_wand, box.resurrection_stone)) and sides.may_take(state, seat, item)


meet = fights.meet_at_night


settle = pawns.settle_return


try_on_arrival = horcruxes.face_horcrux


is_held = horcruxes.must_try


def common_room(state: YearState, seat: int, swaps: bool) -> list[int]:
    """R225a, H39: a Potion or a Spell, and no swap."""
    return [v.POTION, v.SPELL]


def targets(state: YearState, seat: int) -> list[int]:
    """R144a: each pawn of the other side, those of the Death Eaters included."""
    rivals = state.box.rivals[seat]
    return [*rivals, *(range(FIRST_SERVANT, FIRST_SERVANT + SERVANTS) if PETER in rivals else ())]


def is_last_powder(state: YearState) -> bool:
    return questions.is_last_powder(state)


def wastes_powder(state: YearState, seat: int, space: int) -> bool:
    return questions.wastes_powder(state, seat, space)


add_to_view = view.add_night
