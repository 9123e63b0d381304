"""Where the second mode differs from the year, as the other chapters call it (R218 to R255a)."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.voldemort.crossing import token_and_rival, token_of_final
from wandwright.games.year_at_hogwarts.chapters.voldemort.horcruxes import (
    face_horcrux,
    must_try,
    places_to_stop,
    spaces_with_horcruxes,
    squares_with_weapons,
    try_again,
    weapon_on,
)
from wandwright.games.year_at_hogwarts.chapters.voldemort.night_fights import (
    end_rounds,
    meet_at_night,
)
from wandwright.games.year_at_hogwarts.chapters.voldemort.pawns import begin_return_turn, settle_return
from wandwright.games.year_at_hogwarts.chapters.voldemort.sides import (
    PETER,
    VOLDEMORT,
    may_take,
    spaces_with_rivals,
    squares_to_notice,
)

__all__ = (
    "PETER",
    "VOLDEMORT",
    "begin_return_turn",
    "end_rounds",
    "face_horcrux",
    "may_take",
    "meet_at_night",
    "must_try",
    "places_to_stop",
    "settle_return",
    "spaces_with_horcruxes",
    "spaces_with_rivals",
    "squares_to_notice",
    "squares_with_weapons",
    "token_and_rival",
    "token_of_final",
    "try_again",
    "weapon_on",
)
