"""What lies between two snapshots: how the table looked after each thing that happened, as a connection may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wandwright.engine.matches import Match
from wandwright.engine.moments import Moment, opening, view_at
from wandwright.server.drawing import sections
from wandwright.server.protocol import MomentInfo
from wandwright.server.tables import Table

if TYPE_CHECKING:
    from wandwright.server.connections import Connection

View = dict[str, Any]


def moments_for(table: Table, connection: Connection, views: Mapping[str, View]) -> list[MomentInfo]:
    """From what a connection was last told to these views; nothing after a jump through time."""
    match = table.match
    if connection.log == 0:
        moments = opening(match) if not match.records and not table.undone else ()
    else:
        moments = tuple(moment for moment in match.moments or () if moment[0] > connection.log)
    eyes = {name: view["seat"] for name, view in views.items()}
    seen = [{name: view_at(match, position, seat) for name, seat in eyes.items()} for _, position in moments]
    drawn = match if connection.sections else None
    return told_apart(drawn, moments, [*seen, dict(views)])


def told_apart(match: Match | None, moments: Sequence[Moment], seen: list[dict[str, View]]) -> list[MomentInfo]:
    """Each moment as what differs from the next; the table of a game is drawn where a match is given."""
    return [
        MomentInfo(
            lines=lines,
            views={name: changes(view, seen[place + 1][name]) for name, view in seen[place].items()},
            sections={} if match is None else {name: sections(match, view) for name, view in seen[place].items()},
        )
        for place, (lines, _) in enumerate(moments)
    ]


def changes(view: View, after: View) -> View:
    """The fields of a view that are not the same in the one after it."""
    return {name: value for name, value in view.items() if value != after.get(name)}
