"""Creating tables: from a wish, or from a position of another table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from wandwright import bots
from wandwright.engine import VERSION
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.matches import Match
from wandwright.server.errors import Refusal
from wandwright.server.protocol.fields import LONGEST_NAME
from wandwright.server.protocol.lobby import NewTable, PlayerWish, SeatKey, TableKeys
from wandwright.server.protocol.sanitizing import clean
from wandwright.server.protocol.sequel_messages import Branch
from wandwright.server.registry.revealing import reveal
from wandwright.server.snapshots.exports import SECRET_BITS, dealt_anew, position
from wandwright.server.storage.appending import Addition
from wandwright.server.storage.editions import edition_of, kept_game
from wandwright.server.storage.rows import CHOSEN, PAST, EntryRow, SeatRow, TableRow
from wandwright.server.tables.entries import past_entries
from wandwright.server.tables.keys import hashed, new_name, new_secret
from wandwright.server.tables.rebuilding import write_setup
from wandwright.server.tables.table import BOT, PERSON, Table, plays_alone, summary, waiting

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry

# So many entries of a past are written at once.
PAST_AT_ONCE = 100


async def make_table(registry: TableRegistry, wish: NewTable) -> TableKeys:
    """A new match with these players."""
    packs = registry.shelf.in_order(game(wish.game).name, wish.packs)
    found = await registry.run_long(registry.shelf.game, wish.game, packs)
    seed = secrets.randbits(SECRET_BITS) if wish.seed is None else wish.seed
    match = await registry.run_long(found.start, len(wish.players), seed, wish.options)
    dealt = "" if wish.seed is None or wish.waits else CHOSEN
    begun = beginning(match, seat_players(wish.players)[0])
    if wish.waits:
        begun = as_room(begun, {"options": dict(match.setup.options), "wishes": {}})
    return await keep_beginning(
        registry, begun, wish.players, packs=packs, undo=wish.undo, title=wish.title, dealt=dealt
    )


class KnownCards:
    """The cards that an imported match may have been begun with: own packs offered here, and all that tables use."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.packs: tuple[str, ...] = ()

    def find(self, name: str, content: str) -> Game | None:
        for pack in self._registry.shelf.packs(name):
            found = self._registry.shelf.game(name, (pack,))
            if found.content_hash == content:
                self.packs = (pack,)
                return found
        kept = self._registry.store.find_edition(name, content)
        if kept is None:
            return None
        self.packs = tuple(kept.packs)
        return kept_game(name, kept.data)


async def branch_table(registry: TableRegistry, table: Table, seats: Collection[int], wish: Branch) -> TableKeys:
    """Play on from just before an action. In a running match the first of these seats knows what it may, no more."""
    seat = min(seats, default=None)
    async with table.lock:
        await reveal(registry, table)
        match = await registry.run_long(position, table, wish.at, seats)
        if table.match.outcome is None:
            if seat is None:
                raise Refusal(
                    "While the match runs, only who holds a seat can play on from it. Wait for its end.", "play-on"
                )
            match = await registry.run_long(dealt_anew, match, seat)
        dealt = PAST if table.match.outcome is not None else ""
        players = [
            PlayerWish(kind=kind_again(row, seat), name=row.name, bot=row.bot or bots.USUAL) for row in table.seats
        ]
        row, title = table.row, wish.title or table.row.title
    return await keep(registry, match, players, packs=tuple(row.packs), undo=row.undo, title=title, dealt=dealt)


def kind_again(row: SeatRow, asking: int | None) -> Literal["here", "friend", "bot"]:
    """Who plays on invites the other people."""
    if plays_alone(row):
        return "bot"
    return "here" if asking in (None, row.seat) else "friend"


class Beginning(NamedTuple):
    """How the match of a new table begins, what has happened in it, and what a list of tables shows of it."""

    game: Game
    setup: dict[str, Any]
    start: dict[str, Any] | None
    past: Sequence[EntryRow]
    summary: dict[str, Any]


def beginning(match: Match, seats: Sequence[SeatRow]) -> Beginning:
    start = write_state(match.game, match.start_state) if match.prepared else None
    return Beginning(match.game, write_setup(match.setup), start, past_entries(match), summary(match, seats))


def as_room(begun: Beginning, room: dict[str, Any]) -> Beginning:
    """The same as a waiting room: its match is never played, but dealt anew once all have come."""
    known = begun.summary | waiting(room, begun=False)
    return begun._replace(past=[EntryRow("room", 0, room)], summary=known)


async def keep(
    registry: TableRegistry,
    match: Match,
    players: Sequence[PlayerWish],
    *,
    packs: tuple[str, ...],
    undo: str,
    title: str,
    dealt: str = "",
) -> TableKeys:
    """Write a new table into storage; gives its keys, which nobody can read again."""
    begun = beginning(match, seat_players(players)[0])
    return await keep_beginning(registry, begun, players, packs=packs, undo=undo, title=title, dealt=dealt)


async def keep_beginning(
    registry: TableRegistry,
    begun: Beginning,
    players: Sequence[PlayerWish],
    *,
    packs: tuple[str, ...],
    undo: str,
    title: str,
    dealt: str,
) -> TableKeys:
    """The same for a match that another process has read."""
    seats, keys = seat_players(players)
    host, spectator = new_secret(), new_secret()
    row = new_row(begun, packs, Door(hashed(host), hashed(spectator)), undo=undo, title=clean(title, 60))
    row.dealt = dealt
    await write_past(registry, begun.game, row, seats, begun.past)
    return TableKeys(table=row.id, host=host, seats=keys, spectator=spectator)


class Door(NamedTuple):
    """The hashes of the two keys that belong to no seat."""

    host: str
    spectator: str


def table_row(
    match: Match, seats: Sequence[SeatRow], packs: Sequence[str], door: Door, *, undo: str, title: str
) -> TableRow:
    """A new table as storage keeps it."""
    return new_row(beginning(match, seats), packs, door, undo=undo, title=title)


def new_row(begun: Beginning, packs: Sequence[str], door: Door, *, undo: str, title: str) -> TableRow:
    now = time.time()
    return TableRow(
        id=new_name(),
        game=begun.game.name,
        setup=begun.setup,
        content=begun.game.content_hash,
        edition=edition_of(begun.game, tuple(packs)).hash,
        packs=list(packs),
        rules=begun.game.rules_version,
        engine=VERSION,
        start=begun.start,
        host=door.host,
        spectator=door.spectator,
        undo=undo,
        locked=False,
        title=title,
        summary=begun.summary,
        created=now,
        updated=now,
    )


async def write(registry: TableRegistry, match: Match, row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Keep a new table, with its cards and its past."""
    await write_past(registry, match.game, row, seats, past_entries(match))


async def write_past(
    registry: TableRegistry, found: Game, row: TableRow, seats: Sequence[SeatRow], past: Sequence[EntryRow]
) -> None:
    """A long past goes in parts, between which other tables write theirs; nobody has the keys before it is whole."""
    edition = edition_of(found, tuple(row.packs))
    await registry.call(registry.store.create, row, edition, seats, past[:PAST_AT_ONCE])
    for start in range(PAST_AT_ONCE, len(past), PAST_AT_ONCE):
        await registry.keep_past(Addition(row.id, start, past[start : start + PAST_AT_ONCE], row.summary))
    registry.metrics.count("tables_made")


def seat_players(players: Sequence[PlayerWish]) -> tuple[list[SeatRow], list[SeatKey]]:
    """Rows and keys for everybody; a bot's seat has a key too, for the person who may take it over."""
    rows: list[SeatRow] = []
    keys = []
    for seat, player in enumerate(players):
        if player.kind == "bot":
            bots.summary(player.bot)
        secret = new_secret()
        name = clean(player.name, LONGEST_NAME) or usual_name(player, seat, [row.name for row in rows])
        kind = BOT if player.kind == "bot" else PERSON
        invitation = hashed(secret) if player.kind == "friend" else ""
        rows.append(SeatRow(seat, hashed(secret), name, kind, player.bot if kind == BOT else "", invitation))
        keys.append(SeatKey(seat=seat, secret=secret))
    return rows, keys


def usual_name(player: PlayerWish, seat: int, taken: Sequence[str]) -> str:
    """Bots have names of their own; a person whose name is not known yet is counted."""
    return bots.person(player.bot, taken) if player.kind == "bot" else f"Player {seat + 1}"
