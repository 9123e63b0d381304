"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
REVEAL_EVENTS: Final = 3
BEGIN_HOSTILE: Final = 7
END_HOSTILE: Final = 8
RUN_WAITING: Final = 20
