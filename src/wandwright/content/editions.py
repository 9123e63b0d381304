"""Editions: all cards of a game as they were at one time, so that a match can end with the cards it began with."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from importlib.resources import files
from typing import Any

from wandwright.content.nodes import frozen_group

Fields = Mapping[str, object]
Records = tuple[Fields, ...]

# What the rules of no game read: how a card is called, and what is known about its entry. All other fields make the
# content hash, so that a corrected name or note ends no match and spoils no save.
UNREAD = frozenset({"name", "note", "source", "confidence", "field_confidence"})
FOLDER = "editions"
ENDING = ".json.gz"


def content_hash(records: Iterable[Fields]) -> str:
    """A fingerprint of what the rules read, whatever files, order, comments or spelling of YAML said it."""
    read = [{name: value for name, value in fields.items() if name not in UNREAD} for fields in records]
    return sha256(canonical(read)).hexdigest()


def edition_hash(records: Iterable[Fields]) -> str:
    """A fingerprint of everything that is kept, names and notes too."""
    return sha256(canonical(records)).hexdigest()


def canonical(records: Iterable[Fields]) -> bytes:
    """The one way to write these records as JSON."""
    plain = [_plain(fields) for fields in records]
    return json.dumps(plain, sort_keys=True, separators=(",", ":")).encode("ascii")


def write_edition(records: Iterable[Fields]) -> bytes:
    """The records, whole and small; equal records give equal bytes."""
    return gzip.compress(canonical(records), mtime=0)


def read_edition(data: bytes) -> Records:
    """The records that `write_edition` kept, as a pack would give them."""
    return tuple(_frozen(fields) for fields in json.loads(gzip.decompress(data)))


def released_edition(package: str, content: str) -> Records | None:
    """The cards of a released version, which travel in the folder `editions` of the game; None if it is not there."""
    file = files(package) / FOLDER / f"{content}{ENDING}"
    return read_edition(file.read_bytes()) if content.isalnum() and file.is_file() else None


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(name): _plain(member) for name, member in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(member) for member in value]
    return value


def _frozen(value: object) -> Any:
    if isinstance(value, dict):
        return frozen_group({name: _frozen(member) for name, member in value.items()})
    if isinstance(value, list):
        return tuple(_frozen(member) for member in value)
    return value
