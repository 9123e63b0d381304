"""What lies between two snapshots: how the table looked after each thing that happened, as a connection may see it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any

from wandwright.engine.language import spoken
from wandwright.engine.matches import Match
from wandwright.engine.moments import Moment, opening
from wandwright.engine.state import State
from wandwright.server.drawing import sections
from wandwright.server.tables import Table

if TYPE_CHECKING:
    from wandwright.server.connections import Connection

View = dict[str, Any]
# Nobody was asked anything in the middle of what happened.
UNASKED: View = {"decisions": []}


class Pictures:
    """The views of a match and of its moments: each is drawn once, and where all see alike, once for all of them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.opening: tuple[Moment, ...] | None = None
        self._drawn: dict[Hashable, View] = {}

    def view(self, seat: int | None) -> View:
        """What a seat may see now, as `match.view` says it."""
        key = ("asked", seat, spoken())
        if key not in self._drawn:
            questions = {"decisions": self.match.decision_views(seat)}
            self._drawn[key] = self.fields(self.match.state, seat) | questions
        return self._drawn[key]

    def fields(self, position: State, seat: int | None) -> View:
        """The same without the questions, of any position of the match that outlives this."""
        game = self.match.game
        alike = game.all_see_alike(position)
        key = (id(position), None if alike else seat, spoken())
        if key not in self._drawn:
            self.match.game.check_seat(self.match.setup, seat)
            self._drawn[key] = game.view(position, None if alike else seat)
        return self._drawn[key] | {"seat": seat}

    def sections(self, view: View) -> list[dict[str, Any]]:
        """How the game would draw a view."""
        return [section.model_dump() for section in sections(self.match, view)]


def moments_for(
    table: Table, connection: Connection, eyes: Mapping[str, int | None], pictures: Pictures
) -> list[dict[str, Any]]:
    """From what a connection was last told to the views of now; nothing after a jump through time."""
    match = table.match
    if connection.log == 0:
        moments = first_moments(pictures) if not match.records and not table.undone else ()
    else:
        moments = tuple(moment for moment in match.moments or () if moment[0] > connection.log)
    seen = [{name: pictures.fields(state, seat) | UNASKED for name, seat in eyes.items()} for _, state in moments]
    seen.append({name: pictures.view(seat) for name, seat in eyes.items()})
    return [
        {
            "lines": lines,
            "views": {name: changes(view, seen[place + 1][name]) for name, view in seen[place].items()},
            "sections": {name: pictures.sections(view) for name, view in seen[place].items()}
            if connection.sections
            else {},
        }
        for place, (lines, _) in enumerate(moments)
    ]


def first_moments(pictures: Pictures) -> tuple[Moment, ...]:
    """Those of the beginning, which are played again for it."""
    if pictures.opening is None:
        pictures.opening = opening(pictures.match)
    return pictures.opening


def changes(view: View, after: View) -> View:
    """The fields of a view that are not the same in the one after it."""
    return {name: value for name, value in view.items() if value != after.get(name)}
