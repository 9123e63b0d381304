"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
CHECK_QUESTS: Final = 120
QUEST_REWARD: Final = 121

# Questions.
DISCARD_QUEST: Final = 64
KEEP_QUESTS: Final = 74
OLDER_QUEST: Final = 75
