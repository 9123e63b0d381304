"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
EACH: Final = 203

# Questions.
CHOOSE_OPTION: Final = 225
MAY: Final = 226
NEXT_OF: Final = 227
FORCE: Final = 230
DISCARD: Final = 231
RECOVER: Final = 232
SEARCH: Final = 233
ORDER_EVENTS: Final = 234
SWAP_SPELL: Final = 235
GIVE_UP_QUEST: Final = 238
FULFIL_QUEST: Final = 239
LOSE_COMPLETED: Final = 240
TAKE_TROPHY: Final = 241
LOSE_TROPHY: Final = 242
REMOVE_SET: Final = 243
TELEPORT: Final = 244
