"""Fights: players, Death Eaters, duels, and missions with their fights (R106 to R118a, R130 to R181)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        *("fight_turn", "roll_attack", "count_hits", "roll_defence", "answer_attack", "struck", "beat_opponent"),
        *("after_played", "clash", "after_players", "take_spoils", "carry_off", "after_death_eater", "after_duel"),
        *("mission_turn", "after_mission", "resolve_played", "roll_pair", "strike_before"),
    ),
    answers={
        # To OPPONENT besides the seats.
        "a_death_eater": 1,
        # To ACT and READY: roll; use an Item token; play a card.
        "attack": 1,
        "use": 100,
        "play": 900,
        # To CHANGE_DIE: the face of a die; or it stays as it is.
        "keep": 1,
        # To PRIZE: Floo Powder, a Portkey, cards, or one of the tokens.
        "floo": 1,
        "portkey": 1,
        "cards": 1,
        "item": 100,
        # To NAME_CARD: a card of the hand of this seat; so many numbers for each seat.
        "of_seat": 8000,
    },
)
