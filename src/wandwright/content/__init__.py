"""Packs: content as data. YAML in, immutable records out, one clear sentence for every mistake."""

from wandwright.content.editions import content_hash, read_edition, released_edition, write_edition
from wandwright.content.mistakes import Mistake, PackError
from wandwright.content.packs import load_game_pack, load_pack
from wandwright.content.records import Pack, Record

__all__ = [
    "Mistake",
    "Pack",
    "PackError",
    "Record",
    "content_hash",
    "load_game_pack",
    "load_pack",
    "read_edition",
    "released_edition",
    "write_edition",
]
