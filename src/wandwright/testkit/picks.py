"""The clause of the contract about several picks in one choice: {A, B} and {B, A} are one position."""

from __future__ import annotations

from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.questions.decisions import Decision
from wandwright.engine.questions.questions import Question
from wandwright.engine.state.state import Frame, State
from wandwright.testkit.positions import text_of
from wandwright.testkit.trials import Walk

TERM = "several picks are one choice: the order in which they are named changes nothing"


def picks_in_any_order(walk: Walk) -> None:
    """The same things named in the opposite order lead to the same position, unless the question reads the order."""
    for decision in walk.match.decisions:
        declared = walk.game.rules.question(decision.question)
        if not declared.reads_order(decision.question):
            (check_picks if declared.picks else check_row)(walk, declared, decision)


def check_picks(walk: Walk, declared: Question, decision: Decision) -> None:
    wanted, last = named_at_random(walk, declared, decision.question)
    reached = []
    for order in (wanted, wanted[::-1]):
        position = named(walk, declared, decision, order, last)
        if position is not None:
            reached.append(text_of(write_state(walk.game, position)))
    require_one_position(walk, declared, decision, wanted, reached)


def require_one_position(
    walk: Walk, declared: Question, decision: Decision, wanted: list[int], reached: list[str]
) -> None:
    words = [declared.notation(walk.game, walk.state, decision.question, answer) for answer in wanted]
    walk.require(len(set(reached)) <= 1, TERM, f"{decision.kind}: {', '.join(words)} and back lead to two positions")


def check_row(walk: Walk, declared: Question, decision: Decision) -> None:
    """A question that counts down with each answer asks for several things, whether or not it is declared so."""
    legal = walk.game.rules.list_legal(walk.state, decision.question)
    left = [answer for answer in legal if answer not in declared.answers.others]
    if len(left) < 2:
        return
    wanted = [left.pop(walk.chooser.below(len(left))) for _ in range(2)]
    reached = [counted_down(walk, decision, order) for order in (wanted, wanted[::-1])]
    if None not in reached:
        require_one_position(walk, declared, decision, wanted, [text for text in reached if text is not None])


def counted_down(walk: Walk, decision: Decision, order: list[int]) -> str | None:
    """The position after two answers to a question that counts down; None where it does not."""
    state, first, second = walk.state.copy(), *order
    walk.game.rules.apply_to(state, decision.index, first)
    for index, (asked, legal) in enumerate(walk.game.rules.open_questions(state)):
        if is_one_less(decision.question, asked) and second in legal:
            walk.game.rules.apply_to(state, index, second)
            return text_of(write_state(walk.game, state))
    return None


def is_one_less(before: Frame, now: Frame) -> bool:
    """Is it the same question but for one number, which is one smaller?"""
    if before[:3] != now[:3] or len(before) != len(now):
        return False
    (changed, *more) = [pair for pair in zip(before, now, strict=True) if pair[0] != pair[1]] or [(0, 0)]
    return not more and isinstance(changed[0], int) and changed[0] - changed[1] == 1


def named_at_random(walk: Walk, declared: Question, question: Frame) -> tuple[list[int], list[int]]:
    """All that is picked from here on in one choice, and the answer that ends it early, if one does."""
    rules, state, wanted = walk.game.rules, walk.state.copy(), list[int]()
    follow, asked = rules.follows[question[0]], question
    while follow is not None:
        legal = rules.list_legal(state, asked)
        if not legal:
            break
        answer = legal[walk.chooser.below(len(legal))]
        if answer in declared.answers.others:
            return wanted, [answer]
        wanted.append(answer)
        more = follow(state, asked, answer)
        if more is None or more[0] != question[0]:
            break
        asked = more
    return wanted, []


def named(walk: Walk, declared: Question, decision: Decision, order: list[int], last: list[int]) -> State | None:
    """The position after these picks in this order; None where they can't be named in it.

    What the engine picks by itself, because nothing else is left, is among them.
    """
    state, index, question = walk.state.copy(), decision.index, decision.question
    before = len(declared.picked(question))
    while True:
        answer = next_pick(walk, state, question, left_of(order, declared, decision.question, question) or last)
        if answer is None:
            return None
        walk.game.rules.apply_to(state, index, answer)
        if answer in declared.answers.others or len(declared.picked(question)) - before + 1 == len(order) + len(last):
            return state
        found = same_choice(walk, declared, state, question)
        if found is None:
            return state
        index, question = found


def left_of(order: list[int], declared: Question, first: Frame, now: Frame) -> list[int]:
    """What is still to be named: equal things are as good as each other."""
    left, done = order[:], list(declared.picked(now))
    for answer in declared.picked(first):
        done.remove(answer)
    for answer in done:
        left.remove(answer)
    return left


def next_pick(walk: Walk, state: State, question: Frame, left: list[int]) -> int | None:
    """The first of them that may be named now."""
    legal = walk.game.rules.list_legal(state, question)
    return next((answer for answer in left if answer in legal), None)


def same_choice(walk: Walk, declared: Question, state: State, question: Frame) -> tuple[int, Frame] | None:
    """The question with which the choice goes on, and its place; None where it is made."""
    for index, (asked, _) in enumerate(walk.game.rules.open_questions(state)):
        further = len(declared.picked(asked)) > len(declared.picked(question)) if asked[0] == question[0] else False
        if further and asked[1] == question[1]:
            return index, asked
    return None
