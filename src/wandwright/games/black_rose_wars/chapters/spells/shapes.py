"""Question frames: what the questions of this chapter remember."""

from __future__ import annotations

from typing import NamedTuple

from wandwright.engine.words.word_types import Clause


class Targeting(NamedTuple):
    """R181: what may be a target: its sort, how far away at least and at most; how many, and those picked."""

    kind: int
    seat: int
    source: int
    sort: int
    least: int
    most: int
    number: int
    picked: tuple[int, ...]


class Picking(NamedTuple):
    """R181: a model or room is picked when the operation is reached; the clause is carried out with it."""

    kind: int
    seat: int
    source: int
    side: int
    selector: int
    about: int
    clause: Clause


class Replacing(NamedTuple):
    """R81: a hand card takes the place of the spell of this slot."""

    kind: int
    seat: int
    source: int
    slot: int
