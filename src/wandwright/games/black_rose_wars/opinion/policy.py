"""Policy: plans by rules of thumb (planning.py); what is done at the table is simulated."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS, Asked, as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.trials import outlook
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion.heuristics import evaluate
from wandwright.games.black_rose_wars.opinion.planning import THUMBS, worst_slot
from wandwright.games.black_rose_wars.state import RoseState

# How often an answer is tried in which chance has a part.
TRIALS: Final = 2
# Where one of these is asked nothing is under way, so the position can be judged.
QUIET: Final = frozenset(
    {
        *(turn.ACT, turn.NEXT_EVOCATION, quests.DISCARD_QUEST),
        *(library.KEEP, turn.BAN, turn.DISCARD_DOWN, turn.PREPARE),
    }
)


def policy(rules: Rules, state: RoseState, index: int) -> int:
    """A good answer to one of the open questions."""
    frame, legal = rules.open_questions(state)[index]
    question = as_asked(frame)
    if len(legal) == 1:
        return legal[0]
    kind = question.kind
    if kind in THUMBS:
        return THUMBS[kind](state, question, legal)
    if kind == turn.ACT:
        return act(rules, state, index)
    return max(legal, key=lambda answer: outlook(rules, state, index, answer, quiet, evaluate, TRIALS))


def act(rules: Rules, state: RoseState, index: int) -> int:
    """R58: every action that comes into question, against doing nothing now or for the rest of the phase."""
    frame, legal = rules.open_questions(state)[index]
    question = as_asked(frame)
    return max(
        worth_trying(state, question, legal), key=lambda answer: act_worth(rules, state, index, question.seat, answer)
    )


def act_worth(rules: Rules, state: RoseState, index: int, seat: int, answer: int) -> float:
    """A pass is judged as it is: what the next phase deals out has nothing to do with it."""
    if answer not in (PASS, turn.END):
        return outlook(rules, state, index, answer, quiet, evaluate, TRIALS)
    after = state.copy()
    after.passed[seat] = int(answer == PASS)
    return evaluate(after, seat)


def worth_trying(state: RoseState, question: Asked, legal: tuple[int, ...]) -> list[int]:
    """R72: of the spells only the one that is missed least is given up, and only where no token is left to move."""
    found = [answer for answer in legal if answer < turn.GIVE_UP or answer == PASS]
    slots = tuple(answer - turn.GIVE_UP for answer in legal if turn.GIVE_UP <= answer < PASS)
    if slots and (not state.actions[question.seat] or turn.MOVE not in legal):
        found.append(turn.GIVE_UP + worst_slot(state, question, slots))
    return found


def quiet(rules: Rules, state: RoseState) -> None:
    """Answer what is asked until nothing is under way any more, or the match is over."""
    while state.legal and not is_quiet(state):
        rules.apply(state, at_once(rules, state))


def is_quiet(state: RoseState) -> bool:
    """R46: decks of the Library are also named in the middle of effects."""
    question = as_asked(state.question)
    return question.kind in QUIET or (question.kind == library.NAME_DECKS and state.phase == v.STUDY)


def at_once(rules: Rules, state: RoseState) -> int:
    """A good answer inside a trial: by a rule of thumb, or the one after which the position looks best."""
    question = as_asked(state.question)
    legal = tuple(state.legal)
    if len(legal) == 1:
        return legal[0]
    if question.kind in THUMBS:
        return THUMBS[question.kind](state, question, legal)
    seat = question.seat
    return max(legal, key=lambda answer: at_first_sight(rules, state, answer, seat))


def at_first_sight(rules: Rules, state: RoseState, answer: int, seat: int) -> float:
    """How good the position looks once a question is answered so, whatever is asked then."""
    after = state.copy()
    rules.apply(after, answer)
    return evaluate(after, seat)
