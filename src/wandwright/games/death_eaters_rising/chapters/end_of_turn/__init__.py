"""Phase 4: recruits, hits, defeats, new characters; winning and losing (R7 to R9, R43 to R49, R52, R53, R73, R78)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(__name__, steps=("end_turn", "clean_up", "end_ability"))
