"""Loading a save: from its text back to the match, with its whole past."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wandwright.engine.encoding.encoding import read_state, write_state
from wandwright.engine.errors import ContentMismatch, DamagedSave, RulesMismatch, UnknownGame
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Setup
from wandwright.engine.matches.saves import parse
from wandwright.engine.matches.validity import check_start, try_out
from wandwright.engine.state.state import State

# Finds a game with the cards of a content hash, or None.
Editions = Callable[[str, str], Game | None]
# What a save that was changed by hand may run into: anything, for whoever changed it may have looked for it.
UNFIT = Exception


def load(text: str, packs: tuple[str, ...] = (), editions: Editions | None = None, *, strange: bool = False) -> Match:
    """The match that a save holds, as it was, with its whole past. One from a stranger is tried out before it is taken.

    It plays with the cards it was begun with: those installed, those of `packs`, those of an earlier release, or what
    `editions` finds for the name of a game and a content hash.
    """
    body = parse(text)
    try:
        installed = game(body["game"], packs)
    except (UnknownGame, KeyError) as problem:
        raise DamagedSave(
            "This save is of a game that is not installed here. Install it, then load again."
        ) from problem
    check_rules(installed, body)
    try:
        found = edition(installed, str(body.get("content")), with_packs=bool(packs), editions=editions)
        match = rebuild(found, body)
        if strange:
            try_out(match)
    except ContentMismatch:
        raise
    except UNFIT as problem:
        raise DamagedSave("This save does not fit its own game. Use an earlier copy.") from problem
    return match


def check_rules(installed: Game, body: dict[str, object]) -> None:
    """Other rules would make another match of the same answers."""
    rules = body.get("rules")
    if rules != installed.rules_version:
        known = isinstance(rules, int) and rules > installed.rules_version
        do = "Update Wandwright" if known else f"Install Wandwright {str(body.get('engine'))[:20]}"
        raise RulesMismatch(
            f"This save was played by other rules of {installed.title} than are installed here. {do} to load it."
        )


def edition(installed: Game, content: str, *, with_packs: bool, editions: Editions | None) -> Game:
    """The game with the cards of this hash; ContentMismatch if nobody has them."""
    if content == installed.content_hash:
        return installed
    found = None if with_packs else installed.released(content)
    if found is None and editions is not None:
        found = editions(installed.name, content)
    if found is None:
        raise ContentMismatch(
            "This save was played with other cards, and they are not kept here. "
            "Load it with the same packs (--pack DIR) as then."
        )
    return found


def rebuild(game: Game, body: dict[str, Any]) -> Match:
    """Play the actions again from the start; the snapshot proves that nothing went astray."""
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in body["options"].items()}
    setup = game.setup(body["seats"], body["seed"], options)
    start = start_state(game, setup, body["start"])
    if body["start"] is not None:
        check_start(game, setup, start, body["start"])
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
