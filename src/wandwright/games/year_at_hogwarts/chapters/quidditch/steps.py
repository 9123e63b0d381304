"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
TOSS: Final = 160
BEGIN_PLAY: Final = 161
PLAY_ON: Final = 162
BEGIN_SEEKING: Final = 163
ROLL_SEEKER: Final = 164
ADVANCE_SEEKER: Final = 165

# Questions.
HOUSE: Final = 180
LINE_UP: Final = 181
PITCH_ACT: Final = 182
PUT_QUAFFLE: Final = 183
SEEK: Final = 184
STEADY: Final = 185

# Answers.
USUAL: Final = 900
MOVE: Final = 0
THROW: Final = 3_000
SHOOT: Final = 6_000
PASS_ON: Final = 7_000
ON: Final = 0
PLAY: Final = 1_000
