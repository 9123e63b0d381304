"""How each side stands, in the numbers of the fitted models: a year, one team alone, the second mode, Quidditch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.matches.chances import Standing
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.opinion.chance_at_night import NIGHT_TERMS, at_night
from wandwright.games.year_at_hogwarts.opinion.chance_in_year import ALONE_TERMS, YEAR_TERMS, in_year
from wandwright.games.year_at_hogwarts.opinion.chance_on_pitch import PITCH_TERMS, on_pitch
from wandwright.games.year_at_hogwarts.state import YearState

CHANCE_TERMS: Final[Mapping[str, tuple[str, ...]]] = {
    "underage": YEAR_TERMS,
    "qualified": YEAR_TERMS,
    "teams": YEAR_TERMS,
    "alone": ALONE_TERMS,
    "return": NIGHT_TERMS,
    "quidditch": PITCH_TERMS,
}
# The set-ups that the fit is made on.
CHANCE_SETUPS: Final[Mapping[str, tuple[tuple[int, dict[str, Any]], ...]]] = {
    "underage": ((2, {}), (4, {}), (2, {"length": "classic"})),
    "qualified": ((2, {"variant": "qualified"}), (4, {"variant": "qualified"})),
    "teams": ((4, {"variant": "teams"}),),
    "alone": ((1, {"variant": "solo"}), (2, {"variant": "teams", "teams": 1})),
    "return": ((2, {"mode": "return"}), (3, {"mode": "return"}), (4, {"mode": "return"})),
    "quidditch": ((2, {"mode": "quidditch"}),),
}


def chance_kind(state: YearState) -> str:
    """Which model fits: by the mode, the variant, and whether anybody else could win."""
    box = state.box
    if box.return_mode:
        return "return"
    if not box.year_mode:
        return "quidditch"
    if len(set(box.team_of)) == 1:
        return "alone"
    return "underage" if not box.qualified else "teams" if box.variant == v.TEAMS else "qualified"


def standings(state: YearState) -> tuple[Standing, ...]:
    """Each side with its seats; those of a team stand together."""
    box = state.box
    if box.return_mode:
        return at_night(state)
    return in_year(state) if box.year_mode else on_pitch(state)
