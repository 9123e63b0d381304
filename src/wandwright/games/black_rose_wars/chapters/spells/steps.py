"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
CAST_ON: Final = 115
ROOM_EFFECT: Final = 116
ROOM_DONE: Final = 117
APPLY: Final = 201
APPLY_ROOMS: Final = 202

# Questions.
NEXT_SPELL: Final = 156
REPLACE_SLOT: Final = 157
REPLACE_CARD: Final = 158
TARGET: Final = 220
TARGET_ROOM: Final = 221
PICK: Final = 222
PICK_ROOM: Final = 223
