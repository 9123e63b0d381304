"""A book as its page shows it."""

from __future__ import annotations

from typing import Any

from wandwright.campaign import Campaign, Line
from wandwright.campaign.campaign import is_won, levels
from wandwright.engine.matches.games import game
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.library import Library as Cards
from wandwright.games.hogwarts_battle.scenarios import Scenario
from wandwright.server.books.keeping import Library
from wandwright.server.books.messages import BookHero, BookInfo, BookLine, BookMatch, LevelInfo
from wandwright.server.errors import OtherEdition
from wandwright.server.protocol.fields import LONGEST_NAME
from wandwright.server.protocol.sanitizing import clean
from wandwright.server.storage.book_rows import BookRow
from wandwright.server.storage.deleting import existing
from wandwright.server.storage.editions import stopped
from wandwright.server.storage.rows import SeatRow, TableRow

# As many new cards as can be fanned out beside a bookmark.
MOST_NEWS = 7


async def book_info(library: Library, row: BookRow) -> BookInfo:
    found = await library.registry.run_long(library.open, row)
    book = found.book
    match = await open_match(library, row, found) if row.match else None
    kept = await library.registry.call(existing, library.registry.store, list(row.replays.values()))
    replays = {line: table for line, table in row.replays.items() if table in kept}
    return BookInfo.model_validate(
        {
            "book": row.id,
            "version": row.version,
            "name": book.name,
            "mode": book.mode,
            "game": found.game.name,
            "edition": "" if found.game is game(found.game.name) else row.edition,
            "packs": await library.registry.call(library.packs, row),
            "open_level": found.open_level,
            "heroes": [BookHero(hero=hero, cards=list(book.pages[-1].cards[hero])) for hero in book.heroes],
            "free_heroes": [hero for hero in v.HEROES if hero not in book.heroes],
            "levels": [level_info(found, one) for one in levels()],
            "history": [line_info(line, replays) for line in book.history],
            "match": match,
        }
    )


def level_info(found: Campaign, one: Scenario) -> LevelInfo:
    """A level that is locked tells nothing of what waits there."""
    if one.level > found.open_level:
        return LevelInfo(level=one.level, scenario=one.id, state="locked", locations=[], foes=[], more=0, news=[])
    return LevelInfo(
        level=one.level,
        scenario=one.id,
        state="won" if one.level <= found.book.won else "open",
        locations=list(one.locations),
        foes=[*one.named, *([one.final] if one.final else [])],
        more=one.random,
        news=news(found.game.library, one),
    )


def news(cards: Cards, one: Scenario) -> list[str]:
    """Some cards that no earlier level has: its Encounters, its own foes, then what can be acquired."""
    earlier = [before for before in levels() if before.level < one.level]
    seen = {card for before in earlier for card in (*before.named, *before.pool, *before.trials)}
    sets = set(one.sets) - {name for before in earlier for name in before.sets}
    own = [card for card in (*one.trials, *one.named) if card not in seen]
    fresh = [cards.each[card].id for card in cards.of_kind("hogwarts") if cards.set_of[card] in sets]
    return list(dict.fromkeys([*own[: MOST_NEWS - 2], *fresh]))[:MOST_NEWS]


def line_info(line: Line, replays: dict[str, str]) -> BookLine:
    told: dict[str, Any] = {name: value for name, value in line._asdict().items() if name in BookLine.model_fields}
    # A book may come from a file, in which anything can stand as somebody's name.
    told["players"] = {hero: clean(name, LONGEST_NAME) for hero, name in line.players.items()}
    return BookLine.model_validate({**told, "table": replays.get(line.match, "")})


async def open_match(library: Library, row: BookRow, found: Campaign) -> BookMatch:
    """The match that is not closed yet; only one that is over is looked into."""
    [(table, seats)] = await library.registry.call(library.registry.store.read_cards, [row.match])
    if table.summary["outcome"] is None:
        return match_info(table, seats, found, is_stopped=bool(stopped(table)))
    try:
        laid = await library.registry.table(row.match)
    except OtherEdition:
        return match_info(table, seats, found, is_stopped=True)
    async with laid.lock:
        if laid.match.outcome is None:
            return match_info(table, seats, found)
        choices = {hero: list(cards) for hero, cards in found.choices(laid.match).items()}
        result = "won" if is_won(laid.match) else "lost"
        return match_info(table, seats, found, result=result, choices=choices)


def match_info(
    table: TableRow,
    seats: list[SeatRow],
    found: Campaign,
    *,
    result: str = "",
    choices: dict[str, list[str]] | None = None,
    is_stopped: bool = False,
) -> BookMatch:
    options = table.setup["options"]
    level = next(one.level for one in levels() if one.id == options["scenario"])
    return BookMatch.model_validate(
        {
            "table": table.id,
            "level": level,
            "heroes": list(options["heroes"]),
            "players": [seat.name for seat in seats],
            "turn": table.summary["turn"],
            "result": result,
            "choices": choices or {},
            "replay": level <= found.book.won,
            "stopped": is_stopped,
        }
    )
