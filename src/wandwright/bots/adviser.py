"""Hints for a person: the answers by their chance to win, the best one, and why, in words of the game's own opinion."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan
from typing import Final, NamedTuple

from wandwright.bots.compare import Budget, Comparison, Estimate, compare
from wandwright.bots.numbers import first_number
from wandwright.bots.telling import weighty_term
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
# So many lines at the most are compared; without a limit of time, so that a hint does not hang on the machine.
LINES: Final = 96
# By how many standard errors another answer has to be ahead of the usual one to be advised, as in the search.
SURE: Final = 1.5
# Chances nearer to each other than this are a matter of taste; so are worths, where no chance has been fitted.
CLOSE_CHANCE: Final = 0.01
CLOSE: Final = 0.5
# A hint is read in passing: so many gains are told at most, and nothing is prevented that would hardly matter.
MOST_GAINS = 2
NEXT_TO_NOTHING = 0.1
speak = Messages("wandwright.bots").speak


class Ranked(NamedTuple):
    """An answer among the others.

    chance  the chance to win after it, between 0 and 1, if all go on as quick answers do; None where none is fitted
    behind  by how much it is behind the advised answer, and the standard error of that
    """

    action: Action
    chance: float | None
    behind: float
    error: float


class Advice(NamedTuple):
    """An action and the reasons for it in the language of the reader; empty where there is nothing to say.

    sort    the reason in a word: only (nothing else is possible), close (another looks as good) or best
    second  the action that looks next best
    ranked  the answers that were looked at closely, the best first
    """

    action: Action
    reason: str
    sort: str
    second: Action | None = None
    ranked: tuple[Ranked, ...] = ()


class Line(NamedTuple):
    """One guess at what is hidden: as it is, after the advised answer, and after the next best one."""

    before: State
    after: State
    other: State


def advise(match: Match, seat: int, lines: int = LINES) -> Advice:
    """What to do with the question that is open for a seat. It knows no more than the seat does."""
    position = Position(match, seat)
    actions = position.decision.distinct
    if len(actions) == 1:
        return Advice(actions[0], sentence(speak("hint-only")), "only")
    return advice_from(position, compare(position, Budget(lines)))


def advice_from(position: Position, comparison: Comparison) -> Advice:
    """The advice that follows from a comparison, and its reasons."""
    chosen = comparison.surely_best(SURE)
    own = comparison.of(chosen)
    assert own is not None, "what is advised was compared"
    others = [one for one in comparison.estimates if one.action != chosen]
    fitted = position.game.chance_model(position.determinize(0)) is not None
    ranked = (
        Ranked(chosen, chance_of(own, fitted=fitted), 0.0, 0.0),
        *[ranked_behind(own, one, fitted=fitted) for one in others],
    )
    if not others:
        return Advice(chosen, "", "best", None, ranked)
    second = others[0]
    close = abs(own.chance - second.chance) < (CLOSE_CHANCE if fitted else CLOSE)
    reason = reason_for(position, chosen, ranked[0], ranked[1], close=close)
    return Advice(chosen, reason, "close" if close else "best", second.action, ranked)


def chance_of(estimate: Estimate, *, fitted: bool) -> float | None:
    """The chance after an answer, if the game has a fitted one and a line was played."""
    return estimate.chance if fitted and not isnan(estimate.chance) else None


def ranked_behind(own: Estimate, other: Estimate, *, fitted: bool) -> Ranked:
    """Another answer, measured by the advised one."""
    behind = 0.0 if isnan(own.chance) or isnan(other.chance) else max(0.0, own.chance - other.chance)
    return Ranked(other.action, chance_of(other, fitted=fitted), behind, other.error)


def reason_for(position: Position, chosen: Action, best: Ranked, next_best: Ranked, *, close: bool) -> str:
    """Why, in sentences: what it brings, what it prevents, the chance, what tells most, and what comes next."""
    game, seat = position.game, position.seat
    guesses = [position.determinize(first_number(0, f"adviser:{guess}")) for guess in range(GUESSES)]
    other = next_best.action
    lines = [
        Line(guess, position.foreseen(guess, chosen.code), position.foreseen(guess, other.code)) for guess in guesses
    ]
    said = [*gains(game, seat, lines), *spared(game, seat, lines), *in_chances(best, next_best, close=close)]
    if not close and best.chance is not None:
        said += weighty_term(position, guesses, chosen.code, other.code)
    coming = agreed([next_label(game, seat, line) for line in lines])
    if close and coming != other.label:
        said.append(speak("hint-close", action=other.label))
    if coming:
        said.append(speak("hint-next", action=coming))
    return " ".join(map(sentence, said))


def in_chances(best: Ranked, other: Ranked, *, close: bool) -> list[str]:
    """How far the next best answer is behind; the chances themselves stand beside the answers."""
    points = round(100 * other.behind)
    if best.chance is None or close or not points:
        return []
    return [speak("hint-ahead", points=points, action=other.action.label)]


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
