"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
WALK: Final = 100
WALK_ON: Final = 101
ENTERED: Final = 102
PUSH_ON: Final = 204
BLOW: Final = 103
OFFER_SHADE: Final = 107
SHIELD_BLOW: Final = 104
PLACE_BLOW: Final = 105
END_BLOW: Final = 106
CHECK_FALLS: Final = 108
AFTER_FALLS: Final = 109
FIRE_TRAPS_LATER: Final = 110
SPRING_TRAPS: Final = 111
SIDE_TRIGGERED: Final = 114
SHIELD_TARGET: Final = 112
SPARE: Final = 113
SUMMON_ONE: Final = 118
EVOCATION_STRIKES: Final = 119
CHARGE: Final = 56
STRIKE_WITH_BULL: Final = 57

# Questions.
STEP: Final = 150
STRIKE_WHOM: Final = 151
SHADE: Final = 152
PROTECT: Final = 153
ORDER_TRAPS: Final = 154
SET_ROOM: Final = 155
DISMISS: Final = 160
EVOCATION_ATTACK: Final = 161
HEAL_TOKEN: Final = 162
CONVERT_TOKEN: Final = 163
CONVERT_INSTABILITY: Final = 164
PUSH: Final = 228
PUSH_STEP: Final = 229
BULL_PREY: Final = 77
BULL_STEP: Final = 78

# Answers.
INSTEAD: Final = 50
