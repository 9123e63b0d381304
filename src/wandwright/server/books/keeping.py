"""Operations on books: begin, import, play from one, and close levels into it."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from wandwright.engine.matches.books import campaign_of, game_with_campaign, load_book, read_book
from wandwright.engine.matches.campaigns import CampaignBook, Line
from wandwright.engine.matches.matches import Match
from wandwright.server.books.book_worker import BookFile, examine_book, named
from wandwright.server.books.messages import LONGEST_BOOK_NAME, CloseLevel, NewBook, NewMatch
from wandwright.server.errors import NoEntry, OtherEdition, Refusal
from wandwright.server.protocol.lobby import SeatKey, TableKeys
from wandwright.server.protocol.sanitizing import clean
from wandwright.server.registry.importing import read_with_cards, wanted_game
from wandwright.server.registry.making import Door, KnownCards, seat_players, table_row, write
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.snapshots.exports import SECRET_BITS
from wandwright.server.storage.book_rows import BookRow, Books
from wandwright.server.storage.editions import edition_of, kept_game
from wandwright.server.storage.rows import CHOSEN, EditionRow, EntryRow
from wandwright.server.tables.keys import hashed, new_name, new_secret, opens
from wandwright.server.tables.table import PERSON, Table
from wandwright.server.workers.import_worker import Wanted


class Library:
    """The books of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.books = Books(registry.store)

    async def enter(self, book_id: str, secret: str) -> BookRow:
        """The book; unknown names and wrong secrets answer alike."""
        row = await self.registry.call(self.books.read, book_id)
        if not opens(hashed(secret), row.secret):
            raise NoEntry
        return row

    def packs(self, row: BookRow) -> tuple[str, ...]:
        """The own packs that a book was begun with."""
        kept = self.registry.store.read_edition(row.edition)
        return tuple(kept.packs) if kept else ()

    def open(self, row: BookRow) -> CampaignBook:
        """The book behind a row, with the cards it was begun with."""
        kept = self.registry.store.read_edition(row.edition)
        if kept is None or not kept.packs:
            return load_book(row.text, editions=KnownCards(self.registry).find)
        # Own packs may bring names alone, which the text of the book doesn't tell.
        return campaign_of(kept_game(kept.game, kept.data)).open(read_book(row.text))

    # New books.

    async def begin(self, wish: NewBook) -> tuple[BookRow, str]:
        """A new book and its secret, which nobody can read again."""
        book, packs = await self.registry.run_long(self._begun, wish)
        return await self._keep(book.save(), edition_of(book.game, packs))

    def _begun(self, wish: NewBook) -> tuple[CampaignBook, tuple[str, ...]]:
        """With the own packs that it keeps, in their order."""
        game = game_with_campaign(wish.game)
        packs = self.registry.shelf.in_order(game, wish.packs)
        campaign = campaign_of(self.registry.shelf.game(game, packs))
        return campaign.begin(named(wish.name, campaign), wish.mode, wish.heroes), packs

    async def bring_in(self, body: bytes) -> tuple[BookRow, str]:
        """A book from a file, which a process of its own has read."""
        cards, importer = KnownCards(self.registry), self.registry.importer
        read = await read_with_cards(
            self.registry, cards, lambda given: importer.run(examine_book, BookFile(body, given))
        )
        found = await self.registry.run_long(wanted_game, cards, Wanted(read.game, read.content))
        return await self._keep(read.text, edition_of(found, cards.packs))

    async def _keep(self, text: str, edition: EditionRow) -> tuple[BookRow, str]:
        secret = new_secret()
        row = BookRow(new_name(), hashed(secret), text, edition.hash)
        await self.registry.call(self.books.create, row, edition)
        return row, secret

    async def change(self, row: BookRow, work: Callable[[CampaignBook], object]) -> BookRow:
        """Let something happen to a book between its matches."""
        found = await self.registry.run_long(self.open, row)
        work(found)
        return await self.registry.call(self.books.replace, row, found.save(), row.match, row.replays)

    # Matches.

    async def start(self, row: BookRow, secret: str, wish: NewMatch) -> TableKeys:
        """A table for a level. The secret of the book opens it as host, and the seats of this device."""
        if row.match:
            raise Refusal(
                "A match of this book is still open. Play it to its end and close it, or give it up.", "book-busy"
            )
        if len(wish.players) != len(wish.heroes):
            raise Refusal("Name a player for each hero.", "other-seats", count=len(wish.heroes))
        seed = secrets.randbits(SECRET_BITS) if wish.seed is None else wish.seed
        found = await self.registry.run_long(self.open, row)
        match = await self.registry.run_long(found.next_match, wish.level, wish.heroes, seed, wish.variations)
        keys = await self._lay(row, secret, match, wish, clean(found.name, LONGEST_BOOK_NAME))
        await self.registry.call(self.books.replace, row, row.text, keys.table, row.replays)
        return keys

    async def _lay(self, row: BookRow, secret: str, match: Match, wish: NewMatch, title: str) -> TableKeys:
        seats, keys = seat_players(wish.players)
        for seat, player in zip(seats, wish.players, strict=True):
            if player.kind == "here":
                # Every device that holds the book can go on with the match.
                seat.secret, keys[seat.seat] = row.secret, SeatKey(seat=seat.seat, secret=secret)
        spectator = new_secret()
        door = Door(row.secret, hashed(spectator))
        packs = await self.registry.call(self.packs, row)
        laid = table_row(match, seats, packs, door, undo=wish.undo, title=title)
        laid.dealt = "" if wish.seed is None else CHOSEN
        await write(self.registry, match, laid, seats)
        return TableKeys(table=laid.id, host=secret, seats=keys, spectator=spectator)

    async def close(self, row: BookRow, wish: CloseLevel) -> BookRow:
        """Write a match that is over into the book; from then on its end can't be undone."""
        check_open(row, wish.table)
        table = await self.registry.table(row.match)
        return await self._end(
            row, table, lambda found: found.close(table.match, wish.choices, players_of(found, table))
        )

    async def give_up(self, row: BookRow, table_id: str) -> BookRow:
        """End a match that goes on. One whose rules are no longer installed leaves no line."""
        check_open(row, table_id)
        try:
            table = await self.registry.table(row.match)
        except OtherEdition:
            return await self.registry.call(self.books.replace, row, row.text, "", row.replays)
        return await self._end(row, table, lambda found: found.give_up(table.match, players_of(found, table)))

    async def _end(self, row: BookRow, table: Table, work: Callable[[CampaignBook], Line]) -> BookRow:
        async with table.lock:
            found = await self.registry.run_long(self.open, row)
            line = work(found)
            # First the table stands still, so that no undo slips in between.
            if not table.closed:
                await self.registry.add(table, [EntryRow("closed", 0, {})])
            replays = {**row.replays, line.match: table.id}
            return await self.registry.call(self.books.replace, row, found.save(), "", replays)


def check_open(row: BookRow, table_id: str) -> None:
    if not row.match or row.match != table_id:
        raise Refusal("This match is not open in the book any more. Look at the book again.", "book-closed")


def players_of(book: CampaignBook, table: Table) -> dict[str, str]:
    """Who played which hero."""
    heroes = book.played(table.match.setup.options).heroes
    return {hero: seat.name for hero, seat in zip(heroes, table.seats, strict=True) if seat.kind == PERSON}
