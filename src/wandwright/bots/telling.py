"""What tells most between two answers: the terms of the fitted chance that differ at the ends of their lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wandwright.bots.lines import Lines
from wandwright.content.messages import Messages
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.seats import Position
from wandwright.engine.state.state import State

# Less than this of the log odds is nothing to speak of.
LEAST: Final = 0.03
speak = Messages("wandwright.bots").speak


def weighty_term(position: Position, guesses: Sequence[State], code: int, other: int) -> list[str]:
    """In what the first answer is ahead of the other most, on average over the guesses; nothing if in nothing much."""
    game, seat, index = position.game, position.seat, position.decision.index
    lines = Lines(game, game.rests)
    found: dict[tuple[bool, str], float] = {}
    for guess in guesses:
        for sign, answer in ((1.0, code), (-1.0, other)):
            for term, share in shares_for(game, lines.play(guess, index, answer), seat).items():
                found[term] = found.get(term, 0.0) + sign * share / len(guesses)
    if not found:
        return []
    term = max(found, key=found.__getitem__)
    if found[term] < LEAST:
        return []
    is_own, name = term
    return [speak("hint-term" if is_own else "hint-term-others", term=game.speak(f"chance-{name.replace('_', '-')}"))]


def shares_for(game: Game, state: State, seat: int) -> dict[tuple[bool, str], float]:
    """What each term does for a seat: those of its own side, and against it those of the others."""
    model = game.chance_model(state)
    if model is None:
        return {}
    found: dict[tuple[bool, str], float] = {}
    standings = game.standings(state)
    for standing in standings:
        own = seat in standing.seats
        part = 1.0 if own else -1.0 / (len(standings) - 1)
        for term, share in model.shares(standing).items():
            found[own, term] = found.get((own, term), 0.0) + part * share
    return found
