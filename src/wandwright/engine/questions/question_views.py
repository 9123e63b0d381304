"""Views of the open questions: each as a seat may see it, ready for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wandwright.engine.questions.decisions import Decision, decision_view


def question_views(decisions: Iterable[Decision], seat: int | None) -> list[Mapping[str, Any]]:
    """All open questions; None is a spectator."""
    return [decision_view(decision, seat) for decision in decisions]
