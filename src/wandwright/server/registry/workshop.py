"""The workshop: own cards that are being written are looked at by another process, and tried at tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import yaml

from wandwright.engine.errors import UnknownCard, nearest
from wandwright.engine.matches.games import game
from wandwright.server.errors import Refusal
from wandwright.server.protocol.lobby import TableKeys
from wandwright.server.protocol.workshop import OwnCards, TryCards
from wandwright.server.registry.making import Beginning, keep_beginning
from wandwright.server.snapshots.exports import SECRET_BITS
from wandwright.server.storage.editions import kept_game
from wandwright.server.storage.rows import CHOSEN
from wandwright.server.workers.importer import Importer
from wandwright.server.workers.workshop_worker import Drawn, Sheet, Trial, draw, prepare

if TYPE_CHECKING:
    from wandwright.server.registry.table_registry import TableRegistry

Answer = TypeVar("Answer")
# Nothing that is written goes on in another line.
WIDE = 10**6
# As tables with own cards are shown, and with what their cards are kept.
NAME = "workshop"
# What says how sure the box is of a card, and where it is from, is not true of one that somebody makes from it.
OF_THE_BOX = ("note", "field_confidence", "source", "confidence")


async def look_at(registry: TableRegistry, cards: OwnCards) -> Drawn:
    """The faces of own cards, or their mistakes."""
    found = game(cards.game)
    return await examined(registry.importer, draw, Sheet(found.name, cards.text, found.known_language(cards.locale)))


async def try_out(registry: TableRegistry, wish: TryCards) -> TableKeys:
    """A new table with own cards, which are kept with it alone."""
    if not registry.settings.workshop:
        raise Refusal(
            "Own cards can't be tried at a table here: the host has not switched the workshop on. Download them, and "
            "play with: wandwright play --pack DIR",
            "workshop-off",
        )
    table, found = wish.table, game(wish.table.game)
    seed = secrets.randbits(SECRET_BITS) if table.seed is None else table.seed
    trial = Trial(found.name, wish.text, tuple(table.players), seed, table.options)
    read, cards = await examined(registry.importer, prepare, trial)
    laid = await registry.run_long(kept_game, found.name, cards)
    begun = Beginning(laid, read.setup, read.start, (), read.summary)
    return await keep_beginning(
        registry,
        begun,
        table.players,
        packs=(NAME,),
        undo=table.undo,
        title=table.title,
        dealt="" if table.seed is None else CHOSEN,
    )


async def examined(importer: Importer, work: Callable[[Any], Answer], task: Any) -> Answer:
    """The same as with a file, in the words of the workshop."""
    try:
        return await importer.run(work, task)
    except Refusal as problem:
        told = in_own_words(problem)
        if told is problem:
            raise
        raise told from problem


def in_own_words(problem: Refusal) -> Refusal:
    """What is said of a file is said of cards here."""
    if problem.code == "import-busy":
        return Refusal(
            "Many cards are being looked at just now. Go on writing; they are looked at again.", "workshop-busy"
        )
    if problem.code == "import-slow":
        return Refusal("These cards take too long to be looked at here. Write fewer at once.", "workshop-slow")
    if problem.code == "import-failed":
        return Refusal("These cards can't be looked at here. Take out what you wrote last.", "workshop-failed")
    return problem


def model(of_game: str, card: str) -> str:
    """A card of the box as the entry of a new one, complete, so that it can be changed at will."""
    found = game(of_game)
    records = {str(fields["id"]): fields for fields in found.records()}
    if card not in records:
        raise UnknownCard(f"There is no card {card!r} to begin from. {nearest(card, records)}")
    kept = {name: plain(value) for name, value in records[card].items() if name not in OF_THE_BOX}
    first = {"id": f"my_{card}", "name": kept.get("name", card)}
    entry = {**first, **{name: value for name, value in kept.items() if name not in first}}
    entry |= {"confidence": "reconstructed", "source": ["own"]}
    return "\n".join(("cards:", *written(entry), ""))


def written(entry: Mapping[str, Any]) -> Iterator[str]:
    """An entry as those of the box are written: a line for each field, and one for each clause of a list."""
    mark = "  - "
    for name, value in entry.items():
        if isinstance(value, list) and any(isinstance(part, dict) for part in value):
            yield f"{mark}{name}:"
            yield from (f"      - {flow(part)}" for part in value)
        else:
            yield f"{mark}{flow({name: value})[1:-1]}"
        mark = "    "


def flow(data: object) -> str:
    """Data on one line."""
    return yaml.safe_dump(data, default_flow_style=True, width=WIDE, allow_unicode=True).strip()


def plain(value: object) -> object:
    """Data that YAML can write."""
    if isinstance(value, Mapping):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(part) for part in value]
    return value
