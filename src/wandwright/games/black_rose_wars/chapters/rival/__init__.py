"""The Rival of the solo variant, who plays by rule (R163 to R167, R225, R226)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=(
        "rival_activation",
        "rival_card",
        "rival_blow",
    ),
    part="has_rival",
)
