"""The build hash: it changes with whatever cards and rules are written from, so it is part of their addresses."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import wandwright

LENGTH = 16
# What is made while the package runs, and the page, whose files are named by hashes of their own.
LEFT_OUT = frozenset({"__pycache__", "static"})


@cache
def build_hash() -> str:
    """A fingerprint of the installed package: code, packs and texts."""
    return hash_of(Path(wandwright.__file__).parent)


def hash_of(root: Path) -> str:
    found = sha256()
    for file in sorted(root.rglob("*")):
        if file.is_file() and LEFT_OUT.isdisjoint(file.relative_to(root).parts):
            found.update(b"%s\0%s" % (file.relative_to(root).as_posix().encode(), sha256(file.read_bytes()).digest()))
    return found.hexdigest()[:LENGTH]
