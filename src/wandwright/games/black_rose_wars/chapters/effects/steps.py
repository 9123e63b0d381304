"""Made by `make states` from the declarations of this chapter. Change those, then run it."""

from __future__ import annotations

from typing import Final

# Steps.
RUN: Final = 2
END_ACT: Final = 200
