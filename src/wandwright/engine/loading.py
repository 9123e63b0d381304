"""From the text of a save back to the match, with its whole past."""

from __future__ import annotations

from typing import Any

from wandwright.engine.encoding import read_state, write_state
from wandwright.engine.errors import ContentMismatch, DamagedSave, UnknownGame, WandwrightError
from wandwright.engine.games import Game, game
from wandwright.engine.matches import Match
from wandwright.engine.options import Setup
from wandwright.engine.saves import parse
from wandwright.engine.state import State

# What a save that was changed by hand may run into.
UNFIT = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    WandwrightError,
)


def load(text: str, packs: tuple[str, ...] = ()) -> Match:
    """The match that a save holds, as it was, with its whole past."""
    body = parse(text)
    try:
        found = game(body["game"], packs)
    except (UnknownGame, KeyError) as problem:
        raise DamagedSave(
            "This save is of a game that is not installed here. Install it, then load again."
        ) from problem
    if body.get("content") != found.content_hash:
        raise ContentMismatch(
            "This save was played with other cards. Load it with the same packs (--pack DIR) as then."
        )
    try:
        return rebuild(found, body)
    except UNFIT as problem:
        raise DamagedSave("This save does not fit its own game. Use an earlier copy.") from problem


def rebuild(game: Game, body: dict[str, Any]) -> Match:
    """Play the actions again from the start; the snapshot proves that nothing went astray."""
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in body["options"].items()}
    setup = game.setup(body["seats"], body["seed"], options)
    start = start_state(game, setup, body["start"])
    match = Match(game, setup, start, prepared=body["start"] is not None)
    for index, code in body["actions"]:
        match.apply_code(index, code)
    if match.decision is None and match.outcome is None:
        raise ValueError("neither a question nor an outcome")
    if write_state(game, match.state) != body["snapshot"]:
        raise ValueError("the replay differs from the snapshot")
    return match


def start_state(game: Game, setup: Setup, data: dict[str, Any] | None) -> State:
    """The position the match began with."""
    state = game.set_up(setup)
    return state if data is None else read_state(game, state, data)
