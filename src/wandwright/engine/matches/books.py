"""The book of a campaign as a file, and the game that it belongs to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from wandwright.engine.errors import BadOption, ContentMismatch, DamagedSave, FutureSave, ImpossibleBook
from wandwright.engine.matches.campaigns import Campaign, CampaignBook
from wandwright.engine.matches.games import Game, game, games
from wandwright.engine.matches.loading import Editions, edition
from wandwright.engine.matches.saves import checksum

FORMAT: Final = 1
LARGEST_BOOK: Final = 1_000_000


def campaign_of(found: Game) -> Campaign:
    """The campaign of a game that is asked for one."""
    offered = found.campaign()
    if offered is None:
        raise BadOption(f"{found.title} has no campaign; choose another game.")
    return offered


def game_with_campaign(name: str = "") -> str:
    """The name of a game whose campaign is wanted; without one, of the game that is meant where none is named."""
    if name:
        campaign_of(game(name))
        return name
    for known in games():
        offered = game(known).campaign()
        if offered is not None and offered.takes_unnamed:
            return known
    raise BadOption("Name the game whose campaign you want.")


def write_book(found: Game, fields: Mapping[str, Any]) -> str:
    """The book as one file; the last field proves that it is whole. `content` is the hash of its cards."""
    body = {"wandwright_book": FORMAT, "game": found.name, "content": found.content_hash, **fields}
    plain = json.loads(json.dumps(body))
    return json.dumps({**plain, "checksum": checksum(plain)}, indent=1)


def read_book(text: str) -> dict[str, Any]:
    """The fields of a file, if it is the book of a campaign and whole; whether it is possible is another question."""
    if not isinstance(text, str) or len(text) > LARGEST_BOOK:
        raise DamagedSave("This is not the book of a campaign: it must be text, and not larger than 1 MB.")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise DamagedSave("This book can't be read: it is cut off or no book at all. Use an earlier copy.") from problem
    if not isinstance(body, dict) or not isinstance(body.get("wandwright_book"), int):
        raise DamagedSave("This is not the book of a campaign. Choose a file made by export.")
    if body["wandwright_book"] > FORMAT:
        raise FutureSave("This book was written by a newer Wandwright. Update Wandwright, then load it again.")
    if body.pop("checksum", None) != checksum(body):
        raise DamagedSave("This book was changed or cut off after it was written. Use an earlier copy.")
    return body


def load_book(text: str, packs: tuple[str | Path, ...] = (), editions: Editions | None = None) -> CampaignBook:
    """The book behind a file, with the cards it was begun with: those installed, of `packs`, or kept elsewhere."""
    fields = read_book(text)
    installed = game(game_of(fields), packs)
    content = fields.get("content")
    if not isinstance(content, str):
        raise ImpossibleBook("This book does not say with which cards it is played.")
    try:
        found = edition(installed, content, with_packs=bool(packs), editions=editions)
    except ContentMismatch as problem:
        raise ContentMismatch(
            f"This book is played with the cards {content[:12]}, and here are the cards "
            f"{installed.content_hash[:12]}. Load it with the same packs as then."
        ) from problem
    return campaign_of(found).open(fields)


def game_of(fields: Mapping[str, Any]) -> str:
    """The game of a book; the first books named none."""
    name = fields.get("game", "")
    if name and name not in games():
        raise DamagedSave("This book is of a game that is not installed here. Install it, then load it again.")
    return game_with_campaign(name)
