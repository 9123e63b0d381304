"""Hints for a person: what the game's policy would do in that seat, and why, in words of the game's own opinion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from wandwright.bots.greedy import Greedy
from wandwright.bots.numbers import first_number
from wandwright.content.messages import Messages
from wandwright.engine.language import sentence
from wandwright.engine.matches.endings import turn_of
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.opinions import ENDING
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action, Asking
from wandwright.engine.rules.trials import is_certain
from wandwright.engine.state.state import State

# A person asks now and then and waits gladly, so a hint may look at more guesses than a bot in play does.
GUESSES = 8
# Worths nearer to each other than this are a matter of taste.
CLOSE = 0.5
# A hint is read in passing: so many gains are told at most, and nothing is prevented that would hardly matter.
MOST_GAINS = 2
NEXT_TO_NOTHING = 0.1
speak = Messages("wandwright.bots").speak


class Advice(NamedTuple):
    """An action and the reasons for it in the language of the reader; empty where there is nothing to say.

    sort    the reason in a word: only (nothing else is possible), close (another looks as good) or best
    second  the action that looks next best
    """

    action: Action
    reason: str
    sort: str
    second: Action | None = None


class Line(NamedTuple):
    """One guess at what is hidden: as it is, after the advised answer, and after the next best one."""

    before: State
    after: State
    other: State


def advise(match: Match, seat: int) -> Advice:
    """What to do with the question that is open for a seat. It knows no more than the seat does."""
    position = Position(match, seat)
    actions = position.decision.distinct
    if len(actions) == 1:
        return Advice(actions[0], sentence(speak("hint-only")), "only")
    guesses = [position.determinize(first_number(0, f"adviser:{guess}")) for guess in range(GUESSES)]
    judged = Greedy(0, GUESSES).judge(position)
    chosen = most_advised(position, guesses)
    best = next(judgement for judgement in judged if judgement.action == chosen)
    second = next(judgement for judgement in judged if judgement.action != chosen)
    lines = [
        Line(guess, position.foreseen(guess, chosen.code), position.foreseen(guess, second.action.code))
        for guess in guesses
    ]
    said = [*gains(match.game, seat, lines), *spared(match.game, seat, lines)]
    close = abs(best.worth - second.worth) < CLOSE
    coming = agreed([next_label(match.game, seat, line) for line in lines])
    if close and coming != second.action.label:
        said.append(speak("hint-close", action=second.action.label))
    if coming:
        said.append(speak("hint-next", action=coming))
    reason = " ".join(map(sentence, said))
    return Advice(chosen, reason, "close" if close else "best", second.action)


def most_advised(position: Position, guesses: list[State]) -> Action:
    """What the policy does on most of the guesses."""
    votes = Counter(position.policy(guess) for guess in guesses)
    return max(position.decision.distinct, key=lambda action: votes[action.code])


def gains(game: Game, seat: int, lines: list[Line]) -> list[str]:
    """What the answer brings: the terms of the game's opinion that grow most come first."""
    grown = mean_terms(game, seat, lines, lambda line: line.after, lambda line: line.before)
    terms = sorted(grown, key=lambda term: -grown[term])
    told = (agreed([gain(game, term, line) for line in lines]) for term in terms)
    return [text for text in told if text][:MOST_GAINS]


def spared(game: Game, seat: int, lines: list[Line]) -> list[str]:
    """What it prevents: the term that the next best answer would cost most."""
    lost = mean_terms(game, seat, lines, lambda line: line.before, lambda line: line.other)
    ahead = mean_terms(game, seat, lines, lambda line: line.after, lambda line: line.other)
    costly = [term for term in ahead if min(ahead[term], lost.get(term, 0.0)) > NEXT_TO_NOTHING]
    terms = sorted(costly, key=lambda term: -ahead[term])
    told = (agreed([sparing(game, term, line) for line in lines]) for term in terms)
    return [text for text in told if text][:1]


def gain(game: Game, term: str, line: Line) -> str:
    """What the answer brings by one term."""
    before, after, _ = line
    if term == ENDING:
        return speak("hint-wins") if after.outcome is not None and after.outcome.winners else ""
    return game.gain_text(term, before, after) if goes_on(before, after) else ""


def sparing(game: Game, term: str, line: Line) -> str:
    """What it prevents by one term."""
    before, _, other = line
    if term == ENDING:
        return speak("hint-spares-match") if other.outcome is not None and not other.outcome.winners else ""
    return game.spared_text(term, *line) if goes_on(before, other) else ""


def goes_on(before: State, after: State) -> bool:
    """Is it the same turn still? Nothing is claimed of what the next one may bring."""
    return after.outcome is None and turn_of(after) == turn_of(before)


def mean_terms(
    game: Game, seat: int, lines: list[Line], this: Callable[[Line], State], that: Callable[[Line], State]
) -> dict[str, float]:
    """By how much each term of the opinion is better in one position than in the other, on average over the guesses."""
    found: dict[str, float] = {}
    for line in lines:
        ours, theirs = game.opinion(this(line), seat), game.opinion(that(line), seat)
        for term in {**ours, **theirs}:
            difference = ours.get(term, 0.0) - theirs.get(term, 0.0)
            found[term] = found.get(term, 0.0) + difference / len(lines)
    return found


def agreed(texts: list[str]) -> str:
    """What is the same on every guess. All else hangs on something hidden, and a hint does not foretell it."""
    return texts[0] if len(set(texts)) == 1 else ""


def next_label(game: Game, seat: int, line: Line) -> str:
    """What the policy does after that, if the same seat goes on and nothing hidden has come to light."""
    before, after = line.before, line.after
    if not is_certain(before, after):
        return ""
    for index, (question, _) in enumerate(game.rules.open_questions(after)):
        if question[1] == seat:
            return Asking(game, after, question).label(game.policy(after, index))
    return ""
