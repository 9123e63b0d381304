"""Policy: rules of thumb for most questions; moves and journeys are simulated.

Where a move may end, a first look at each space (what is near from there, and what it gives) leaves a few to be tried.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wandwright.engine.questions.answers import as_asked
from wandwright.engine.rules.rules import Rules
from wandwright.engine.rules.trials import outlook
from wandwright.engine.state.chance import rekey
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.reach import fight_spaces
from wandwright.games.year_at_hogwarts.opinion import fighting, night, pitch, strolling
from wandwright.games.year_at_hogwarts.opinion.heuristics import evaluate, place_worth
from wandwright.games.year_at_hogwarts.opinion.odds import strength
from wandwright.games.year_at_hogwarts.opinion.tables import tables
from wandwright.games.year_at_hogwarts.state import YearState

QUIET: Final = (steps.START, steps.MOVE, *pitch.ASKED)
THUMBS: Final = {**strolling.THUMBS, **fighting.THUMBS}
NIGHT_THUMBS: Final = {**fighting.THUMBS, steps.FLOO: night.journey, steps.PASSAGE: night.journey}
# How often an answer is tried in which chance has a part.
TRIALS: Final = 4
# So many ends of a move are tried after a first look; a roll of the dice that leads nowhere is rolled again.
TRIED: Final = 5
LEADS_NOWHERE: Final = 3.0
# Inside a trial nobody sees the dice of the trial, either: theirs are drawn from this key.
ELSEWHERE: Final = 4711
# A card played at the start of a turn has to bring more than it is worth in hand.
PAYS: Final = 2.0
# What a space gives, by its sort, besides what is near from it.
GIVES: Final = {"action": 6.0, "potion": 3.0, "spell": 3.0, "book": 4.0, "event": 2.0, "duel": -2.0, "class": 5.0}
# A fight with somebody as strong costs so much; with a Death Eater it brings points to the strong (R158).
FIGHT: Final = -4.0
DEATH_EATER: Final = 16.0


def policy(rules: Rules, state: YearState, index: int) -> int:
    """A good answer to one of the open questions."""
    question, legal = rules.open_questions(state)[index]
    if len(legal) == 1:
        return legal[0]
    kind, seat, *_ = question
    if kind in pitch.ASKED:
        return pitch.choose(rules, state, index)
    if state.box.return_mode:
        return at_night(rules, state, index)
    if kind == steps.START:
        return begin(rules, state, index)
    if kind in THUMBS:
        return THUMBS[kind](state, question, legal)
    if kind == steps.TOTAL:
        return total(state, seat, legal, rules)
    if kind == steps.MOVE:
        legal = tuple(promising(state, seat, legal))
    return max(legal, key=lambda answer: outlook(rules, state, index, answer, quiet, evaluate, TRIALS))


def at_night(rules: Rules, state: YearState, index: int) -> int:
    """The second mode: fights by rules of thumb; else where the own side stands best, with the tokens on its way."""
    question, legal = rules.open_questions(state)[index]
    kind, *_ = question
    if kind in NIGHT_THUMBS:
        return NIGHT_THUMBS[kind](state, as_asked(question), legal)
    answers = night.in_order(state, as_asked(question), legal)
    return max(answers, key=lambda answer: outlook(rules, state, index, answer, night.follow, evaluate, TRIALS))


def begin(rules: Rules, state: YearState, index: int) -> int:
    """R40, R128: a card of the start of a turn that pays at once; else what the rule of thumb says."""
    question, legal = rules.open_questions(state)[index]
    _, seat, *_ = question
    best, chosen = evaluate(state, seat) + PAYS, -1
    for answer in legal:
        if steps.PLAY <= answer < steps.BEGIN_MISSION:
            worth = outlook(rules, state, index, answer, quiet, evaluate, TRIALS)
            if worth > best:
                best, chosen = worth, answer
    return strolling.start(state, as_asked(question), legal) if chosen < 0 else chosen


def quiet(rules: Rules, state: YearState) -> None:
    """Answer what is asked until a turn begins or a move is chosen, or the match is over."""
    while state.legal and state.question[0] not in QUIET:
        rules.apply(state, at_once(rules, state))


def at_once(rules: Rules, state: YearState) -> int:
    """A good answer inside a trial: by a rule of thumb, or the one after which the position looks best."""
    question, legal = state.question, tuple(state.legal)
    kind, seat, *_ = question
    if len(legal) == 1 or state.box.return_mode or kind == steps.TOTAL:
        return legal[0]
    if kind in THUMBS:
        return THUMBS[kind](state, question, legal)
    return max(legal, key=lambda answer: at_first_sight(rules, state, answer, seat))


def at_first_sight(rules: Rules, state: YearState, answer: int, seat: int) -> float:
    """How good the position looks once a question is answered so; with other dice than those that will fall."""
    after = state.copy()
    rekey(after, seat, ELSEWHERE)
    rules.apply(after, answer)
    return evaluate(after, seat)


# Moves.


def promising(state: YearState, seat: int, legal: tuple[int, ...]) -> list[int]:
    """The few ends that look best at first, and what else there is besides a walk."""
    spaces = [answer for answer in legal if answer < steps.FLY_AWAY]
    looks = looks_of(state, seat, spaces)
    best = sorted(spaces, key=lambda space: -looks[space])[:TRIED]
    return [*best, *(answer for answer in legal if answer == steps.FLY_AWAY)]


def looks_of(state: YearState, seat: int, spaces: Iterable[int]) -> dict[int, float]:
    """A first look at each space: what is near from there, what the space gives, and whom one meets."""
    box, after = state.box, state.copy()
    fights, here = fight_spaces(state, seat), place_worth(state, seat)
    found = {}
    for space in spaces:
        after.position[seat] = space
        found[space] = place_worth(after, seat) - here + GIVES.get(box.sorts[space], 0.0)
        if fights >> space & 1:
            found[space] += meeting_worth(state, seat, space)
    return found


def meeting_worth(state: YearState, seat: int, space: int) -> float:
    """R138, R154: a fight is sought where one is the stronger."""
    known = tables(state.box)
    own = strength(state, known, seat)
    if space in state.death_eaters:
        return own - DEATH_EATER
    there = [strength(state, known, other) for other in state.box.rivals[seat] if state.position[other] == space]
    return FIGHT + own - min(there, default=own)


def total(state: YearState, seat: int, legal: tuple[int, ...], rules: Rules) -> int:
    """R43: the total from which the best end can be reached; or the dice once more."""
    ends = {answer: ends_of(rules, state, answer) for answer in legal if answer != steps.REROLL}
    looks = looks_of(state, seat, set().union(*ends.values()))
    worths = {answer: max([looks[space] for space in spaces], default=0.0) for answer, spaces in ends.items()}
    best = max(worths, key=worths.__getitem__)
    return steps.REROLL if steps.REROLL in legal and worths[best] < LEADS_NOWHERE else best


def ends_of(rules: Rules, state: YearState, answer: int) -> list[int]:
    """Where a move with this total may end."""
    after = state.copy()
    rules.apply(after, answer)
    question = after.question
    is_move = after.legal and question[0] == steps.MOVE
    return [space for space in after.legal if space < steps.FLY_AWAY] if is_move else []
