"""What players have: points, PV, cards, powder, tokens; set-up and the end of the year (R7 to R39, R91 to R105)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=("run", "check_year"),
)
