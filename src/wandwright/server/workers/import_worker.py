"""The import worker: reads an imported match in a process of its own, replays it, and tries it out in every seat.

The books of campaigns are read there too, by `server/books/book_worker.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic import ValidationError

from wandwright import bots
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.errors import ContentMismatch, DamagedSave
from wandwright.engine.language import speaking
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.loading import UNFIT, load
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.saves import parse
from wandwright.engine.matches.validity import look
from wandwright.server.errors import Refusal
from wandwright.server.protocol.lobby import ImportTable, PlayerWish
from wandwright.server.snapshots import last_views
from wandwright.server.snapshots.reports import report
from wandwright.server.storage.editions import kept_game
from wandwright.server.storage.rows import SeatRow
from wandwright.server.tables.rebuilding import write_setup
from wandwright.server.tables.table import BOT, PERSON, summary

# What the page speaks; a sentence may fail in one language only.
LANGUAGES = ("en", "cs", "it")
LATEST_EVENTS = 100


class Import(NamedTuple):
    """The body of a request, with what is allowed; `cards` once the server has found others than those installed."""

    body: bytes
    most_bytes: int
    most_actions: int
    cards: bytes = b""


class Wanted(NamedTuple):
    """The cards that a match was begun with, which only the server may have."""

    game: str
    content: str


class GivenCards:
    """Cards that the server has found for a file, if it had to; `wanted` are those that the file asks for."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._asked: list[Wanted] = []

    @property
    def wanted(self) -> Wanted | None:
        """The cards that the server has still to find."""
        return self._asked[0] if self._asked and not self._data else None

    def find(self, name: str, content: str) -> Game | None:
        self._asked.append(Wanted(name, content))
        return kept_game(name, self._data) if self._data else None


class Examined(NamedTuple):
    """A match that can be laid on a table: how it began, and of each action its seat, place, code and notation."""

    game: str
    content: str
    setup: dict[str, Any]
    start: dict[str, Any] | None
    past: tuple[tuple[int, int, int, str], ...]
    players: tuple[PlayerWish, ...]
    summary: dict[str, Any]


def examine(task: Import) -> Examined | Wanted:
    """The match of an import; a WandwrightError says why there is none."""
    try:
        wish = ImportTable.model_validate_json(task.body)
    except ValidationError as problem:
        raise DamagedSave("This is not an import: send the text of a save, and a player for each seat.") from problem
    check_size(wish.save, task)
    cards = GivenCards(task.cards)
    try:
        match = load(wish.save, editions=cards.find, strange=True)
    except ContentMismatch:
        if cards.wanted:
            return cards.wanted
        raise
    players = wish.players or [PlayerWish(kind="here")] * match.setup.seats
    check_players(match, players)
    serve_all(match)
    return examined(match, players)


def check_size(save: str, task: Import) -> None:
    """So many bytes and actions as the server takes."""
    if len(save) > task.most_bytes:
        raise Refusal(
            f"This file is larger than the {task.most_bytes // 1000} kB that can be imported here. "
            "Import one of a single match.",
            "import-too-large",
            size=task.most_bytes // 1000,
        )
    actions = parse(save).get("actions")
    if isinstance(actions, list) and len(actions) > task.most_actions:
        raise Refusal(
            f"This match has {len(actions)} actions, more than the {task.most_actions} that can be imported here.",
            "import-too-long",
            count=len(actions),
            most=task.most_actions,
        )


def check_players(match: Match, players: Sequence[PlayerWish]) -> None:
    for player in players:
        if player.kind == "bot":
            bots.summary(player.bot)
    if len(players) != match.setup.seats:
        raise Refusal(
            f"This match has {match.setup.seats} seats; name a player for each of them.",
            "other-seats",
            count=match.setup.seats,
        )


def serve_all(match: Match) -> None:
    """Whatever can be asked of a table is asked once: nothing may go wrong at one that people sit at."""
    try:
        for language in LANGUAGES:
            with speaking(language):
                look(match, max(0, len(match.events) - LATEST_EVENTS))
        last_views.read(last_views.take(match))
        for seat in range(match.setup.seats):
            report(match, seat)
        for decision in match.waited_for():
            bots.advise(match, decision.seat)
    except UNFIT as problem:
        raise DamagedSave("This save does not fit its own game. Use an earlier copy.") from problem


def examined(match: Match, players: Sequence[PlayerWish]) -> Examined:
    seats = [
        SeatRow(seat, "", "", BOT if player.kind == "bot" else PERSON, player.bot)
        for seat, player in enumerate(players)
    ]
    return Examined(
        match.game.name,
        match.game.content_hash,
        write_setup(match.setup),
        write_state(match.game, match.start_state) if match.prepared else None,
        tuple((record.seat, record.place, record.code, record.notation) for record in match.records),
        tuple(players),
        summary(match, seats),
    )
