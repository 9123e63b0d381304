"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
NEXT_PAWN: Final = 200
CLOSE_TURN: Final = 201
AFTER_NIGHT_FIGHT: Final = 202
NIGHT_SPACE: Final = 203
NIGHT_CHOICE: Final = 204
MEET_RIVAL: Final = 205

# Questions.
PAWN: Final = 220
RIVAL: Final = 221
RITUAL: Final = 222
POST: Final = 223
HIDE: Final = 224

# Answers.
NOT_YET: Final = 0
NOW: Final = 1
