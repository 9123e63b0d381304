"""Quidditch: the match, its two phases and its cards (R182 to R217a)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=("toss", "begin_play", "play_on", "begin_seeking", "roll_seeker", "advance_seeker"),
    answers={
        # To LINE_UP besides the slots: everybody as usual.
        "usual": 1,
        # To PITCH_ACT: a piece and the slot it goes to; a Beater and the target of the throw; a Chaser who shoots; a
        # Chaser who gets the Quaffle from the Keeper. The first number is that of a piece times PER_PIECE (tables.py).
        "move": 3000,
        "throw": 3000,
        "shoot": 100,
        "pass_on": 100,
        # To SEEK and STEADY: on, or a card by its kind.
        "on": 1,
        "play": 900,
    },
)
