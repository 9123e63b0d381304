"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Naming(NamedTuple):
    """R46, R175: so many decks of the Library; `keep` of the cards are kept, `study` while all study at once."""

    kind: int
    seat: int
    source: int
    number: int
    keep: int
    study: int
    picked: tuple[int, ...]
