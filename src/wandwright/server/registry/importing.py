"""Tables from exported matches, which a process of its own has read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.loading import edition
from wandwright.server.errors import Refusal
from wandwright.server.protocol.lobby import TableKeys
from wandwright.server.registry.making import Beginning, KnownCards, keep_beginning
from wandwright.server.storage.editions import edition_of
from wandwright.server.storage.rows import FILE, EntryRow
from wandwright.server.workers.import_worker import Wanted

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry


Read = TypeVar("Read")


async def import_table(registry: TableRegistry, body: bytes) -> TableKeys:
    """A match that was exported, here or elsewhere."""
    cards = KnownCards(registry)
    read = await read_with_cards(registry, cards, lambda given: registry.importer.read(body, given))
    found = await registry.run_long(wanted_game, cards, Wanted(read.game, read.content))
    past = [
        EntryRow("action", seat, {"question": 0, "index": place, "code": code, "notation": notation})
        for seat, place, code, notation in read.past
    ]
    begun = Beginning(found, read.setup, read.start, past, read.summary)
    return await keep_beginning(registry, begun, read.players, packs=cards.packs, undo="safe", title="", dealt=FILE)


async def read_with_cards(
    registry: TableRegistry, cards: KnownCards, read: Callable[[bytes], Awaitable[Read | Wanted]]
) -> Read:
    """What a file holds. Cards that are not installed are looked for here, and the file is read again with them."""
    found = await read(b"")
    if isinstance(found, Wanted):
        game_of_file = await registry.run_long(wanted_game, cards, found)
        found = await read(edition_of(game_of_file, cards.packs).data)
    if isinstance(found, Wanted):
        raise Refusal("The cards of this file are not kept here. Import it where it was played.", "import-failed")
    return found


def wanted_game(cards: KnownCards, wanted: Wanted) -> Game:
    """The game with these cards; ContentMismatch if they are not kept here."""
    return edition(game(wanted.game), wanted.content, with_packs=False, editions=cards.find)
