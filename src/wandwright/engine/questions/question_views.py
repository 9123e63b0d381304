"""Views of the open questions: each as a seat may see it, ready for JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from wandwright.engine.questions.decisions import Decision, decision_view
from wandwright.engine.questions.rows import DecisionView

# Does a bot answer for a seat?
IsBot = Callable[[int], bool]


def nobody(_: int) -> bool:
    """No bot plays, or none that matters here."""
    return False


def question_views(decisions: Iterable[Decision], seat: int | None, awaited: Sequence[Decision]) -> list[DecisionView]:
    """All open questions, and which of them the table waits for; None is a spectator."""
    return [decision_view(decision, seat, awaited=decision in awaited) for decision in decisions]


def needed(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """Those of the open questions that the match waits for; an optional reaction is none of them."""
    return tuple([decision for decision in decisions if not decision.optional])
