"""Packs: content as data. YAML in, typed immutable tables out, one clear sentence for every mistake."""

from wandwright.content.mistakes import Mistake, PackError
from wandwright.content.packs import load_game_pack, load_pack
from wandwright.content.records import Pack, Record
from wandwright.content.typed import build

__all__ = ["Mistake", "Pack", "PackError", "Record", "build", "load_game_pack", "load_pack"]
