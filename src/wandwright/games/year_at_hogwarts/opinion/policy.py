"""What a good player of the year does: rules of thumb for most questions; moves and journeys are tried in thought.

Where a move may end, a first look at each space (what is near from there, and what it gives) leaves a few to be tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wandwright.engine.rules import Rules
from wandwright.games.year_at_hogwarts.chapters.walking import steps
from wandwright.games.year_at_hogwarts.chapters.walking.meeting import fight_spaces
from wandwright.games.year_at_hogwarts.opinion import fighting, night, pitch, strolling
from wandwright.games.year_at_hogwarts.opinion.heuristics import evaluate
from wandwright.games.year_at_hogwarts.opinion.odds import strength
from wandwright.games.year_at_hogwarts.opinion.tables import tables
from wandwright.games.year_at_hogwarts.state import YearState

QUIET: Final = (steps.START, steps.MOVE, *pitch.ASKED)
THUMBS: Final = {**strolling.THUMBS, **fighting.THUMBS}
# So many ends of a move are tried after a first look; a roll of the dice that leads nowhere is rolled again.
TRIED: Final = 5
LEADS_NOWHERE: Final = 3.0
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
    kind: int = question[0]
    if kind in pitch.ASKED:
        return pitch.choose(rules, state, index)
    if state.box.return_mode:
        return at_night(rules, state, index, night.in_order(state, question, legal), question[1])
    if kind == steps.START:
        return begin(rules, state, index, legal, question)
    if kind in THUMBS:
        return THUMBS[kind](state, question, legal)
    if kind == steps.TOTAL:
        return total(state, question[1], legal, rules)
    if kind == steps.MOVE:
        legal = tuple(promising(state, question[1], legal))
    return tried(rules, state, index, legal, question[1])


def at_night(rules: Rules, state: YearState, index: int, legal: Sequence[int], seat: int) -> int:
    """The second mode: the answer after which the own side stands best, with the tokens on its way."""
    best, chosen = 0.0, -1
    for answer in legal:
        after = state.copy()
        rules.apply_to(after, index, answer)
        night.follow(rules, after)
        worth = evaluate(after, seat)
        if chosen < 0 or worth > best:
            best, chosen = worth, answer
    return chosen


def begin(rules: Rules, state: YearState, index: int, legal: tuple[int, ...], question: Any) -> int:
    """R40, R128: a card of the start of a turn that pays at once; else what the rule of thumb says."""
    cards = [answer for answer in legal if steps.PLAY <= answer < steps.BEGIN_MISSION]
    best, chosen = evaluate(state, question[1]) + PAYS, -1
    for answer in cards:
        worth = answered(rules, state, index, answer, question[1], is_quiet=True)
        if worth > best:
            best, chosen = worth, answer
    return strolling.start(state, question, legal) if chosen < 0 else chosen


def quiet(rules: Rules, state: YearState) -> None:
    """Answer what is asked until a turn begins or a move is chosen, or the match is over."""
    while state.legal and state.question[0] not in QUIET:
        rules.apply(state, at_once(rules, state))


def at_once(rules: Rules, state: YearState) -> int:
    """A good answer inside a trial: by a rule of thumb, or the one after which the position looks best."""
    question, legal = state.question, tuple(state.legal)
    if len(legal) == 1 or state.box.return_mode or question[0] == steps.TOTAL:
        return legal[0]
    if question[0] in THUMBS:
        return THUMBS[question[0]](state, question, legal)
    seat: int = question[1]
    return max(legal, key=lambda answer: answered(rules, state, 0, answer, seat, is_quiet=False))


def tried(rules: Rules, state: YearState, index: int, legal: tuple[int, ...], seat: int) -> int:
    """The answer that leads to the best quiet position."""
    return max(legal, key=lambda answer: answered(rules, state, index, answer, seat, is_quiet=True))


def answered(rules: Rules, state: YearState, index: int, answer: int, seat: int, *, is_quiet: bool) -> float:
    """How good the position looks once a question is answered so."""
    after = state.copy()
    rules.apply_to(after, index, answer)
    if is_quiet:
        quiet(rules, after)
    return evaluate(after, seat)


# Moves.


def promising(state: YearState, seat: int, legal: tuple[int, ...]) -> list[int]:
    """The few ends that look best at first, and what else there is besides a walk."""
    spaces = [answer for answer in legal if answer < steps.FLY_AWAY]
    looks = looks_of(state, seat, spaces)
    best = sorted(spaces, key=lambda space: -looks[space])[:TRIED]
    return [*best, *(answer for answer in legal if answer == steps.FLY_AWAY)]


def looks_of(state: YearState, seat: int, spaces: list[int]) -> dict[int, float]:
    """A first look at each space: the evaluation with the pawn there, what the space gives, and whom one meets."""
    box, after = state.box, state.copy()
    fights = fight_spaces(state, seat)
    found = {}
    for space in spaces:
        after.position[seat] = space
        found[space] = evaluate(after, seat) + GIVES.get(box.sorts[space], 0.0)
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
    best, chosen = 0.0, -1
    for answer in legal:
        if answer == steps.REROLL:
            continue
        worth = best_look(rules, state, seat, answer)
        if chosen < 0 or worth > best:
            best, chosen = worth, answer
    again = steps.REROLL in legal and best < evaluate(state, seat) + LEADS_NOWHERE
    return steps.REROLL if again else chosen


def best_look(rules: Rules, state: YearState, seat: int, answer: int) -> float:
    """How good the best end of a move with this total looks at first."""
    after = state.copy()
    rules.apply(after, answer)
    question: Any = after.question
    if not after.legal or question[0] != steps.MOVE:
        return evaluate(after, seat)
    return max(looks_of(after, seat, [space for space in after.legal if space < steps.FLY_AWAY]).values())
