"""Where fights and missions begin (R106 to R118, R138 to R181)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.state import YearState


def meet(state: YearState, seat: int, space: int) -> None:
    """R48, R48b, R138, R154: the mover has entered a space with opponents; `won` is set if the mover wins."""


def offer_mission(state: YearState, seat: int) -> None:
    """R69a, R110, R115: one mission may be tried where the pawn stands, if everything required is held."""


def fight_duel(state: YearState, seat: int) -> None:
    """R75, R130, R162: a Duel card is drawn and fought at once."""


def list_team_missions(state: YearState, seat: int, legal: list[int]) -> None:
    """R118a: missions that the team may begin now in place of the roll, as walking.steps.BEGIN_MISSION + definition."""


def start_team_mission(state: YearState, seat: int, definition: int) -> None:
    """R118a: the team begins its mission; set `stays`, so that nobody goes back at the end of the turn."""


def end_of_own_turn(state: YearState, seat: int) -> None:
    """R140: one turn less of each truce of this seat; it is called for lost turns, too (H78)."""


def at_truce(state: YearState, seat: int, other: int) -> bool:
    """R140: after a fight two players ignore each other until both have ended two more turns."""
    return False


def is_engaged(state: YearState, seat: int) -> bool:
    """R178a: a member of a team in its mission fight; no pawn fights it."""
    return False
