"""Where fights and missions begin, as the other chapters call it (R106 to R118, R138 to R181)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.fights.duels import fight_duel
from wandwright.games.year_at_hogwarts.chapters.fights.meetings import meet
from wandwright.games.year_at_hogwarts.chapters.fights.missions import (
    list_team_missions,
    offer_mission,
    start_team_mission,
)
from wandwright.games.year_at_hogwarts.chapters.fights.truces import at_truce, end_of_own_turn, is_engaged, rivals

__all__ = (
    "at_truce",
    "end_of_own_turn",
    "fight_duel",
    "is_engaged",
    "list_team_missions",
    "meet",
    "offer_mission",
    "rivals",
    "start_team_mission",
)
