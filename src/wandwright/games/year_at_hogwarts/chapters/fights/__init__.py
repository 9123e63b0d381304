"""Fights: players, Death Eaters, duels and missions (R106 to R118a, R130 to R181)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "fight_turn",
        "roll_attack",
        "count_hits",
        "roll_defence",
        "answer_attack",
        "struck",
        "beat_opponent",
        "after_played",
        "clash",
        "after_players",
        "take_spoils",
        "carry_off",
        "after_death_eater",
        "after_duel",
        "mission_turn",
        "after_mission",
        "resolve_played",
        "roll_pair",
        "strike_before",
    ),
    answers={
        "a_death_eater": 1,
        "attack": 1,
        "use": 100,
        "play": 900,
        "keep": 1,
        "floo": 1,
        "portkey": 1,
        "cards": 1,
        "item": 100,
        "of_seat": 8000,
    },
)
