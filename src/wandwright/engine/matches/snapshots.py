"""Snapshots: earlier positions of a match, which undo goes back to."""

from __future__ import annotations

from typing import Final, NamedTuple

from wandwright.engine.questions.records import Record
from wandwright.engine.state.state import Frame, State

# A snapshot is kept every so many actions; undo goes back to the nearest and plays the rest again. Of what was so many
# actions ago a snapshot is kept as seldom.
SNAPSHOT_EVERY: Final = 16
LONG_AGO: Final = 64
# The number of actions and of events before each, and the position.
Snapshots = list[tuple[int, int, State]]


class Mark(NamedTuple):
    """How far a match had come: its lists, how long they were, and the position."""

    records: list[Record]
    actions: int
    snapshots: Snapshots
    kept: int
    raw: list[Frame]
    events: int
    undone: int
    state: State


def thinned(snapshots: Snapshots, now: int) -> Snapshots:
    """The snapshots that stay: a row of its own, as a mark of before holds the old one."""
    return [one for one in snapshots if now - one[0] <= LONG_AGO or one[0] % LONG_AGO == 0]
