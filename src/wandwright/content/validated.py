"""Validated packs: a game's own pack is checked when it is written, and right while nothing in it has changed.

The stamp lies beside the cards and names all that was validated. After any change it does not fit, and the pack is
validated at every start until `make schemas` has validated and stamped it again.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

STAMP: Final = "validated.txt"
SCHEMA: Final = "schema.json"


def fingerprint(folder: Path) -> str:
    """One number for the schema and every file of cards; line ends do not count."""
    whole = sha256()
    for file in sorted([folder / SCHEMA, *folder.glob("*.yaml")]):
        text = file.read_bytes().replace(b"\r\n", b"\n")
        whole.update(f"{file.name} {len(text)}\n".encode())
        whole.update(text)
    return whole.hexdigest()


def was_validated(folder: Path) -> bool:
    """Were the cards that lie here found right?"""
    stamp = folder / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8").strip() == fingerprint(folder)


def stamp(folder: Path) -> None:
    """Say that the cards that lie here are right."""
    (folder / STAMP).write_text(fingerprint(folder) + "\n", encoding="utf-8")
