"""A table from a file. The server itself never reads the file: a process of its own does, with limits, and is ended."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.loading import edition
from wandwright.server.editions import edition_of
from wandwright.server.errors import Refusal
from wandwright.server.examining import Examined, Import, Wanted, examine
from wandwright.server.making import Beginning, KnownCards, keep_beginning
from wandwright.server.protocol import TableKeys
from wandwright.server.rows import FILE, EntryRow
from wandwright.server.settings import Settings
from wandwright.server.workers import Overrun, Workers, WorkFailed

if TYPE_CHECKING:
    from wandwright.server.hall import Hall

LOG = logging.getLogger("wandwright.server")
# More do not wait in memory: who comes later is asked to come again.
MOST_WAITING = 20


class Importer:
    """The processes that read files."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._workers = Workers(settings.import_processes, megabytes=settings.worker_megabytes, once=True)

    async def read(self, body: bytes, cards: bytes = b"") -> Examined | Wanted:
        """The match of a file; Refusal or another WandwrightError if it is none."""
        settings = self._settings
        if self._workers.waiting >= MOST_WAITING:
            raise Refusal("Many files are being read just now. Import yours again in a minute.", "import-busy")
        task = Import(body, settings.import_bytes, settings.import_actions, cards)
        try:
            return await self._workers.ask(examine, task, settings.import_seconds)
        except Overrun as problem:
            LOG.warning("An import took too long.")
            raise Refusal(
                "This file takes too long to be read here. Export the match again, or import an earlier copy.",
                "import-slow",
            ) from problem
        except WorkFailed as problem:
            LOG.warning("An import failed: %s", problem)
            raise Refusal(
                "This file can't be read here. Export the match again, or import an earlier copy.", "import-failed"
            ) from problem

    def warm_up(self) -> None:
        self._workers.warm_up()

    def close(self) -> None:
        self._workers.close()


async def import_table(hall: Hall, body: bytes) -> TableKeys:
    """A match that was exported, here or elsewhere."""
    cards = KnownCards(hall)
    read = await hall.importer.read(body)
    if isinstance(read, Wanted):
        found = await hall.labour(wanted_game, cards, read)
        read = await hall.importer.read(body, edition_of(found, cards.packs).data)
    if isinstance(read, Wanted):
        raise Refusal("The cards of this match are not kept here. Import it where it was played.", "import-failed")
    found = await hall.labour(wanted_game, cards, Wanted(read.game, read.content))
    past = [
        EntryRow("action", seat, {"question": 0, "index": place, "code": code, "notation": notation})
        for seat, place, code, notation in read.past
    ]
    begun = Beginning(found, read.setup, read.start, past, read.summary)
    return await keep_beginning(hall, begun, read.players, packs=cards.packs, undo="safe", title="", dealt=FILE)


def wanted_game(cards: KnownCards, wanted: Wanted) -> Game:
    """The game with these cards; ContentMismatch if they are not kept here."""
    return edition(game(wanted.game), wanted.content, with_packs=False, editions=cards.find)
