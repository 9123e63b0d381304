"""Each table goes on with the cards it began with, whatever is installed meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from wandwright.content.editions import edition_hash, read_edition, write_edition
from wandwright.engine.matches.games import Game, game, games
from wandwright.engine.matches.loading import UNFIT
from wandwright.server.errors import OtherEdition
from wandwright.server.storage.rows import EditionRow, TableRow

# So many games with cards of their own are at hand at once; others are made again when they are needed.
AT_HAND = 32
Read = Callable[[str], EditionRow | None]


@lru_cache(maxsize=AT_HAND)
def kept_game(name: str, data: bytes) -> Game:
    """A game with cards that were kept."""
    return game(name).with_records(read_edition(data))


@lru_cache(maxsize=AT_HAND)
def edition_of(found: Game, packs: tuple[str, ...]) -> EditionRow:
    """The cards of a game as they are kept."""
    records = found.records()
    data = write_edition(records)
    return EditionRow(edition_hash(records), found.name, found.content_hash, list(packs), data)


def data_of(found: Game) -> bytes:
    """The cards of a game for another process; nothing where it has them too, because they are those installed."""
    return b"" if found is game(found.name) else edition_of(found, ()).data


def game_from(name: str, data: bytes) -> Game:
    """The opposite of `data_of`."""
    return kept_game(name, data) if data else game(name)


def stopped(row: TableRow) -> str:
    """Why a table can't go on, in a word, as far as its row tells; empty where nothing stands against it."""
    if row.game not in games():
        return "game"
    return "" if row.rules == game(row.game).rules_version else "rules"


WHY = {
    "game": "This table can be looked at only: its game is not installed here any more.",
    "rules": "This table can be looked at only: it was begun with other rules of its game, by Wandwright {engine}.",
    "replay": "This table can be looked at only: what is kept of it can't be played again by the rules of now.",
}


def other_edition(sort: str, row: TableRow) -> OtherEdition:
    return OtherEdition(sort, WHY[sort].format(engine=row.engine))


def plays_installed(row: TableRow) -> bool:
    """Do the rules read the same in the cards installed now? Own packs may bring names of their own all the same."""
    return row.game in games() and not row.packs and row.content == game(row.game).content_hash


def shown_edition(row: TableRow) -> str:
    """The edition whose faces a browser draws; empty: those installed, with all that was corrected since."""
    return "" if plays_installed(row) else row.edition


def standing_data(row: TableRow) -> dict[str, object]:
    """What a list of tables says of its edition; it stays as it is while the server runs."""
    return {"edition": shown_edition(row), "stopped": stopped(row)}


def game_of(row: TableRow, read: Read) -> Game:
    """The game with the cards that a table began with; OtherEdition if it can't go on."""
    sort = stopped(row)
    if sort:
        raise other_edition(sort, row)
    if plays_installed(row):
        return game(row.game)
    kept = read(row.edition)
    try:
        if kept is not None:
            return kept_game(row.game, kept.data)
    except UNFIT as problem:
        raise other_edition("replay", row) from problem
    raise other_edition("replay", row)
