"""A book as its page shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wandwright.engine.matches.campaigns import CampaignBook, Line
from wandwright.engine.matches.games import game
from wandwright.server.books.keeping import Library
from wandwright.server.books.messages import BookHero, BookInfo, BookLine, BookMatch, LevelInfo
from wandwright.server.errors import OtherEdition
from wandwright.server.protocol.fields import LONGEST_NAME
from wandwright.server.protocol.sanitizing import clean
from wandwright.server.storage.book_rows import BookRow
from wandwright.server.storage.deleting import existing
from wandwright.server.storage.editions import stopped
from wandwright.server.storage.rows import SeatRow, TableRow


async def book_info(library: Library, row: BookRow) -> BookInfo:
    book = await library.registry.run_long(library.open, row)
    match = await open_match(library, row, book) if row.match else None
    kept = await library.registry.call(existing, library.registry.store, list(row.replays.values()))
    replays = {line: table for line, table in row.replays.items() if table in kept}
    return BookInfo.model_validate(
        {
            "book": row.id,
            "version": row.version,
            "name": book.name,
            "mode": book.mode,
            "game": book.game.name,
            "edition": "" if book.game is game(book.game.name) else row.edition,
            "packs": await library.registry.call(library.packs, row),
            "open_level": book.open_level,
            "heroes": [BookHero(hero=hero, cards=list(cards)) for hero, cards in book.cards.items()],
            "free_heroes": list(book.free_heroes),
            "levels": [LevelInfo.model_validate(level._asdict()) for level in book.levels()],
            "history": [line_info(line, replays) for line in book.history],
            "match": match,
        }
    )


def line_info(line: Line, replays: dict[str, str]) -> BookLine:
    told: dict[str, Any] = {name: value for name, value in line._asdict().items() if name in BookLine.model_fields}
    # A book may come from a file, in which anything can stand as somebody's name.
    told["players"] = {hero: clean(name, LONGEST_NAME) for hero, name in line.players.items()}
    return BookLine.model_validate({**told, "table": replays.get(line.match, "")})


async def open_match(library: Library, row: BookRow, book: CampaignBook) -> BookMatch:
    """The match that is not closed yet; only one that is over is looked into."""
    [(table, seats)] = await library.registry.call(library.registry.store.read_cards, [row.match])
    if table.summary["outcome"] is None:
        return match_info(table, seats, book, is_stopped=bool(stopped(table)))
    try:
        laid = await library.registry.table(row.match)
    except OtherEdition:
        return match_info(table, seats, book, is_stopped=True)
    async with laid.lock:
        if laid.match.outcome is None:
            return match_info(table, seats, book)
        return match_info(table, seats, book, result=book.result(laid.match), choices=book.choices(laid.match))


def match_info(
    table: TableRow,
    seats: list[SeatRow],
    book: CampaignBook,
    *,
    result: str = "",
    choices: Mapping[str, tuple[str, ...]] | None = None,
    is_stopped: bool = False,
) -> BookMatch:
    level, heroes = book.played(table.setup["options"])
    return BookMatch.model_validate(
        {
            "table": table.id,
            "level": level,
            "heroes": heroes,
            "players": [seat.name for seat in seats],
            "turn": table.summary["turn"],
            "result": result,
            "choices": dict(choices or {}),
            "replay": level <= book.won,
            "stopped": is_stopped,
        }
    )
