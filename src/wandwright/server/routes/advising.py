"""Advice as the page gets it: labels in the reader's language, chances in per cent."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from wandwright.server.protocol.messages import Advice, RankedAnswer
from wandwright.server.protocol.requests import Hint
from wandwright.server.workers.thinking import Thought

# Nineteen of twenty times the true difference lies within so many standard errors.
INTERVAL: Final = 1.96


def advice_message(asked: Hint, thought: Thought, labels: Mapping[str, str]) -> Advice:
    """What the adviser found, for the seat that asked."""
    return Advice(
        ref=asked.ref,
        seat=asked.seat,
        action=thought.notation,
        label=labels[thought.notation],
        sort=thought.sort,  # type: ignore[arg-type]  # the adviser knows these three words only
        second=labels.get(thought.second),
        reason=thought.reason,
        ranked=[
            RankedAnswer(
                action=notation,
                label=labels[notation],
                chance=None if chance is None else percent(chance),
                behind=0.0 if chance is None else percent(behind),
                error=percent(INTERVAL * error) if chance is not None and math.isfinite(error) else 0.0,
            )
            for notation, chance, behind, error in thought.ranked
        ],
    )


def percent(share: float) -> float:
    return round(100 * share, 1)
