"""Policy: plans by rules of thumb (planning.py); an action is simulated, with the one after it."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS, Asked, as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.thumbs import TRIALS, ThumbPolicy
from wandwright.engine.rules.trials import outlook
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion.heuristics import evaluate
from wandwright.games.black_rose_wars.opinion.planning import THUMBS, worst_slot
from wandwright.games.black_rose_wars.state import RoseState

# Where one of these is asked nothing is under way, so the position can be judged.
QUIET: Final = frozenset(
    {
        *(turn.ACT, turn.NEXT_EVOCATION, quests.DISCARD_QUEST),
        *(library.KEEP, turn.BAN, turn.DISCARD_DOWN, turn.PREPARE),
    }
)
# So much better it has to look before a spell is given up for one step.
GIVEN_UP: Final = 0.3


def is_quiet(state: RoseState) -> bool:
    """R46: decks of the Library are also named in the middle of effects."""
    kind: int = state.question[0]
    return kind in QUIET or (kind == library.NAME_DECKS and state.phase == v.STUDY)


def act(rules: Rules, state: RoseState, index: int) -> int:
    """R58: every action that comes into question, against doing nothing now or for the rest of the phase."""
    frame, legal = rules.open_questions(state)[index]
    question = as_asked(frame)
    best, chosen = 0.0, -1
    for answer in worth_trying(state, question, legal):
        worth = act_worth(rules, state, index, question.seat, answer)
        if chosen < 0 or worth > best:
            best, chosen = worth, answer
    return chosen


def act_worth(rules: Rules, state: RoseState, index: int, seat: int, answer: int) -> float:
    """A pass is judged as it is: what the next phase deals out has nothing to do with it."""
    if answer in (PASS, turn.END):
        after = state.copy()
        after.passed[seat] = int(answer == PASS)
        return evaluate(after, seat)
    follow = second_action if state.left > 1 else PLAYER.quiet
    worth = outlook(rules, state, index, answer, follow, evaluate, TRIALS)
    return worth - GIVEN_UP if turn.GIVE_UP <= answer < PASS else worth


def second_action(rules: Rules, state: RoseState) -> None:
    """R57: play on to the end of the action, and take the second one of the activation if it makes things better."""
    seat, activation = state.active, (state.turn, state.active)
    PLAYER.quiet(rules, state)
    if not state.legal or state.left != 1 or (state.turn, state.active) != activation or state.question[0] != turn.ACT:
        return
    best, chosen = evaluate(state, seat), None
    for answer in state.legal:
        if answer >= turn.GIVE_UP or answer == turn.END:
            continue
        after = state.copy()
        rules.apply(after, answer)
        PLAYER.quiet(rules, after)
        worth = evaluate(after, seat)
        if worth > best:
            best, chosen = worth, answer
    if chosen is not None:
        rules.apply(state, chosen)
        PLAYER.quiet(rules, state)


def worth_trying(state: RoseState, question: Asked, legal: tuple[int, ...]) -> list[int]:
    """R72: of the spells only the one that is missed least is given up, and only where no token is left to move."""
    found = [answer for answer in legal if answer < turn.GIVE_UP or answer == PASS]
    slots = tuple([answer - turn.GIVE_UP for answer in legal if turn.GIVE_UP <= answer < PASS])
    if slots and (not state.actions[question.seat] or turn.MOVE not in legal):
        found.append(turn.GIVE_UP + worst_slot(state, question, slots))
    return found


PLAYER: Final[ThumbPolicy[RoseState]] = ThumbPolicy(THUMBS, {turn.ACT: act}, is_quiet, evaluate)


def policy(rules: Rules, state: RoseState, index: int) -> int:
    """A good answer to one of the open questions."""
    return PLAYER.policy(rules, state, index)


def quiet(rules: Rules, state: RoseState) -> None:
    """Answer what is asked until nothing is under way any more, or the match is over."""
    PLAYER.quiet(rules, state)
