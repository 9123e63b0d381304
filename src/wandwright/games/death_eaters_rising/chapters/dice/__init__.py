"""Phase 3: the active player rolls and assigns the wizard dice; everybody may cast (R31 to R42, R66, R67, R82)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.rules.chapters import Chapter

CHAPTER: Final = Chapter(
    __name__,
    steps=("take_pool", "start_dice", "act_step", "last_call_step", "after_last_call"),
    answers={
        "roll": 1,
        "stop": 1,
        "end": 1,
        "let_end": 1,
        "use": 1000,  # + card
        "cast": 1000,  # + definition of the token
        "discard": 1000,  # + die, named by colour and face (vocabulary.py), so that equal dice are one answer
        "relocate": 1000,  # + colour
        "assign": 100_000,  # + target * PER_TARGET + die
        "no_more": 1,
    },
)
