"""Moments between two snapshots: how the table looked after each thing that happened, as a connection may see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from wandwright.engine.display.tables import Section, table_of
from wandwright.engine.language import spoken
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.moments import Moment, opening
from wandwright.engine.matches.seats import sight_of_questions
from wandwright.engine.questions.question_views import IsBot
from wandwright.engine.questions.rows import DecisionView
from wandwright.engine.secrets.sights import Glimpse
from wandwright.engine.state.state import State
from wandwright.server.tables.table import Table

if TYPE_CHECKING:
    from wandwright.server.tables.connections import Connection

View = dict[str, Any]
# Nobody was asked anything in the middle of what happened.
UNASKED: View = {"decisions": []}
Part = TypeVar("Part")
# Who looks, where all see alike. It is no seat, and not nobody, which is a spectator.
EVERYBODY = "everybody"


class Pictures:
    """The views of a match and of its moments: each is drawn once, and where all see alike, once for all of them."""

    def __init__(self, match: Match, is_bot: IsBot) -> None:
        self.match = match
        self.is_bot = is_bot
        self.opening: tuple[Moment, ...] | None = None
        self._made: dict[Hashable, object] = {}
        self._glimpses: dict[int | None, Glimpse] = {}

    def view(self, seat: int | None) -> View:
        """What a seat may see now, as `match.view` says it, and whom the table waits for beside its bots."""
        return self.fields(self.match.state, seat) | {"decisions": self.questions(seat)}

    def questions(self, seat: int | None) -> list[DecisionView]:
        return self._once(self.eyes(seat), lambda: self.match.decision_views(seat, self.is_bot))

    def eyes(self, seat: int | None) -> Hashable:
        """A name for how a seat sees what is asked."""
        return ("asked", sight_of_questions(self.match, seat))

    def fields(self, position: State, seat: int | None) -> View:
        """The same without the questions, of any position of the match that outlives this."""
        return self.shared(position, seat)[1] | {"seat": seat}

    def shared(self, position: State, seat: int | None) -> tuple[Hashable, View]:
        """The part of it that does not say whose it is, and a name for all who see the same."""
        game = self.match.game
        alike = self._once(("alike", id(position)), lambda: game.all_see_alike(position))
        key = (id(position), EVERYBODY if alike else seat)
        return key, self._once(key, lambda: self._drawn(position, None if alike else seat))

    def _drawn(self, position: State, seat: int | None) -> View:
        """A position beside the last one that these eyes saw: most of the table is as it was there."""
        game = self.match.game
        glimpse = self._glimpses[seat] = game.glimpse(position, seat, self._glimpses.get(seat))
        return without_seat(game.view_of(glimpse, seat))

    def changes(self, moments: Sequence[Moment], place: int, seat: int | None) -> View:
        """What is other at a moment than at the next one, or than now where it is the last."""
        (_, position), after = moments[place], self.match.state
        if place + 1 < len(moments):
            after = moments[place + 1][1]
        (key, before), (next_key, then) = self.shared(position, seat), self.shared(after, seat)
        changed = self._once((key, next_key), lambda: changes(before, then))
        return changed | UNASKED if after is self.match.state and self.questions(seat) else changed

    def _once(self, key: Hashable, make: Callable[[], Part]) -> Part:
        key = (key, spoken())
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]  # type: ignore[return-value]  # what was made for this key

    def sections(self, view: View) -> tuple[Section, ...]:
        """How the game would draw a view."""
        return table_of(self.match, view)


def moments_for(
    table: Table, connection: Connection, eyes: Mapping[str, int | None], pictures: Pictures
) -> list[dict[str, Any]]:
    """From what a connection was last told to the views of now; nothing after a jump through time."""
    match = table.match
    if connection.log == 0:
        moments = first_moments(pictures) if not match.action_count and not table.undone else ()
    else:
        moments = tuple(moment for moment in match.moments or () if moment[0] > connection.log)
    return [
        {
            "lines": lines,
            "views": {name: pictures.changes(moments, place, seat) for name, seat in eyes.items()},
            "sections": {name: pictures.sections(pictures.fields(state, seat) | UNASKED) for name, seat in eyes.items()}
            if connection.sections
            else {},
        }
        for place, (lines, state) in enumerate(moments)
    ]


def first_moments(pictures: Pictures) -> tuple[Moment, ...]:
    """Those of the beginning, which are played again for it."""
    if pictures.opening is None:
        pictures.opening = opening(pictures.match)
    return pictures.opening


def without_seat(view: View) -> View:
    return {name: value for name, value in view.items() if name != "seat"}


def changes(view: View, after: View) -> View:
    """The fields of a view that are not the same in the one after it."""
    return {name: value for name, value in view.items() if value != after.get(name)}
