"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple


class Preparing(NamedTuple):
    """R176: what lies in the slots so far, each twice the kind of card, and 1 more if it is inverted."""

    kind: int
    seat: int
    source: int
    placed: tuple[int, ...]


class Listed(NamedTuple):
    """R209: the models that are still to act."""

    kind: int
    seat: int
    source: int
    models: tuple[int, ...]
