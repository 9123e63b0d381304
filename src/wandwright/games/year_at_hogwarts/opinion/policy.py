"""Policy: rules of thumb for most questions; moves and journeys are simulated.

Where a move may end, a first look at each space (what is near from there, and what it gives) leaves a few to be tried.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.thumbs import Thumb, ThumbPolicy
from wandwright.engine.rules.trials import change_fate
from wandwright.engine.state.chance import rekey
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.moving import ends_with
from wandwright.games.year_at_hogwarts.opinion import fighting, night, night_walks, pitch, strolling
from wandwright.games.year_at_hogwarts.opinion.heuristics import evaluate
from wandwright.games.year_at_hogwarts.opinion.looks import looks_of
from wandwright.games.year_at_hogwarts.state import YearState

Thumbs = dict[int, Thumb[YearState]]

QUIET: Final = (steps.START, steps.MOVE, *pitch.ASKED)
# How often an answer is tried in which chance has a part.
TRIALS: Final = 4
# So many ends of a move are tried after a first look; a roll of the dice that leads nowhere is rolled again.
TRIED: Final = 12
LEADS_NOWHERE: Final = 3.0
# Inside a trial nobody sees the dice of the trial, either: theirs are drawn from this key.
ELSEWHERE: Final = 4711
# A card played at the start of a turn has to bring more than it is worth in hand.
PAYS: Final = 2.0


class YearPolicy(ThumbPolicy[YearState]):
    """Who walks through the year."""

    def outlook(self, rules: Rules, state: YearState, index: int, answer: int) -> float:
        """On average over worlds with other chance and other cards on top; one is enough where neither has a part."""
        seat: int = rules.open_questions(state)[index][0][1]
        worth = 0.0
        for trial in range(TRIALS):
            after = state.copy()
            if trial:
                change_fate(after, trial)
                cut_decks(after, trial)
            before = after.streams[:], after.revealed
            rules.apply_to(after, index, answer)
            self.quiet(rules, after)
            worth += evaluate(after, seat)
            if trial == 0 and (after.streams, after.revealed) == before:
                return worth
        return worth / TRIALS

    def at_first_sight(self, rules: Rules, state: YearState, index: int, answers: tuple[int, ...]) -> int:
        """As everywhere, but with other dice than those that will fall."""
        elsewhere = state.copy()
        rekey(elsewhere, rules.open_questions(state)[index][0][1], ELSEWHERE)
        return super().at_first_sight(rules, elsewhere, index, answers)

    def at_once(self, rules: Rules, state: YearState, index: int) -> int:
        """The dice are added up by a look at where they lead; in the second mode nothing is looked at twice."""
        if state.box.return_mode and index == 0:
            return state.legal[0]
        return total(rules, state, index) if state.question[0] == steps.TOTAL else super().at_once(rules, state, index)


def cut_decks(state: YearState, trial: int) -> None:
    """Other cards lie on top of the decks, as they may: nobody knows their order."""
    for field in v.DECK_FIELDS:
        deck: tuple[int, ...] = getattr(state, field)
        place = trial * len(deck) // TRIALS
        setattr(state, field, deck[place:] + deck[:place])


class NightPolicy(ThumbPolicy[YearState]):
    """Who plays the second mode: a look at where a pawn comes to; a trial where a card is played or put away."""

    def at_once(self, rules: Rules, state: YearState, index: int) -> int:
        return state.legal[0]


def policy(rules: Rules, state: YearState, index: int) -> int:
    """A good answer to one of the open questions."""
    return (AT_NIGHT if state.box.return_mode else BY_DAY).policy(rules, state, index)


def quiet(rules: Rules, state: YearState) -> None:
    """Answer what is asked until a turn begins or a move is chosen, or the match is over."""
    BY_DAY.quiet(rules, state)


def is_quiet(state: YearState) -> bool:
    return state.question[0] in QUIET


# Questions whose answers are tried in a way of their own.


def begin(rules: Rules, state: YearState, index: int) -> int:
    """R40, R128: a card of the start of a turn that pays at once; else what the rule of thumb says."""
    question, legal = rules.open_questions(state)[index]
    _, seat, *_ = question
    best, chosen = evaluate(state, seat) + PAYS, -1
    for answer in legal:
        if steps.PLAY <= answer < steps.BEGIN_MISSION:
            worth = BY_DAY.outlook(rules, state, index, answer)
            if worth > best:
                best, chosen = worth, answer
    return strolling.start(state, as_asked(question), legal) if chosen < 0 else chosen


def move(rules: Rules, state: YearState, index: int) -> int:
    """The few ends that look best at first are tried, and what else there is besides a walk."""
    question, legal = rules.open_questions(state)[index]
    looks = looks_of(state, question[1], [answer for answer in legal if answer < steps.FLY_AWAY])
    best = sorted(looks, key=lambda space: -looks[space])[:TRIED]
    others = [answer for answer in legal if answer == steps.FLY_AWAY]
    return BY_DAY.best_of(rules, state, index, (*best, *others))


def total(rules: Rules, state: YearState, index: int) -> int:
    """R43: the total from which the best end can be reached; or the dice once more."""
    question, legal = rules.open_questions(state)[index]
    seat = question[1]
    ends = {answer: ends_with(state, seat, answer) for answer in legal if answer != steps.REROLL}
    looks = looks_of(state, seat, set().union(*ends.values()))
    worths = {answer: max([looks[space] for space in spaces], default=0.0) for answer, spaces in ends.items()}
    best = max(worths, key=worths.__getitem__)
    return steps.REROLL if steps.REROLL in legal and worths[best] < LEADS_NOWHERE else best


def without_start(thumbs: Thumbs) -> Thumbs:
    """Cards of the start of a turn have to be tried."""
    return {kind: thumb for kind, thumb in thumbs.items() if kind != steps.START}


ON_THE_PITCH: Final = dict.fromkeys(pitch.ASKED, pitch.choose)
BY_DAY: Final = YearPolicy(
    without_start({**strolling.THUMBS, **fighting.THUMBS}),
    {**ON_THE_PITCH, steps.START: begin, steps.MOVE: move, steps.TOTAL: total},
    is_quiet,
    evaluate,
    TRIALS,
)
AT_NIGHT: Final = NightPolicy(
    without_start({**fighting.THUMBS, **night.THUMBS, **night_walks.THUMBS}),
    {},
    night.is_quiet,
    evaluate,
    TRIALS,
)
