"""A good answer by the evaluation of the position after it."""

from __future__ import annotations

from wandwright.engine.rules import Rules
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.opinion import night, pitch
from wandwright.games.year_at_hogwarts.opinion.heuristics import evaluate
from wandwright.games.year_at_hogwarts.state import YearState

QUIET = (steps.START, steps.MOVE, *pitch.ASKED)


def policy(rules: Rules, state: YearState, index: int) -> int:
    """The answer after which the own position looks best."""
    question, legal = rules.open_questions(state)[index]
    if question[0] in pitch.ASKED:
        return pitch.choose(rules, state, index)
    best, chosen = 0.0, -1
    for answer in night.in_order(state, question, legal) if state.box.return_mode else legal:
        after = state.copy()
        rules.apply_to(after, index, answer)
        if state.box.return_mode:
            night.follow(rules, after)
        worth = evaluate(after, question[1])
        if chosen < 0 or worth > best:
            best, chosen = worth, answer
    return chosen


def quiet(rules: Rules, state: YearState) -> None:
    """Answer what is asked until a turn begins or a move is chosen, or the match is over."""
    while state.legal and state.question[0] not in QUIET:
        rules.apply(state, state.legal[0])
