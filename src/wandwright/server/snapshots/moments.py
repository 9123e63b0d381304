"""Moments between two snapshots: how the table looked after each thing that happened, as a connection may see it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import orjson

from wandwright.engine.display.tables import Section, table_of
from wandwright.engine.language import spoken
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.moments import Moment, opening
from wandwright.engine.matches.seats import sight_of_questions
from wandwright.engine.questions.lanes import waits_for_all
from wandwright.engine.questions.question_views import IsBot, nobody
from wandwright.engine.questions.rows import DecisionView
from wandwright.engine.secrets.sights import Glimpse, share_parts
from wandwright.engine.state.state import State
from wandwright.server.snapshots.memo import Memo
from wandwright.server.tables.seen import Eyes, Seen
from wandwright.server.tables.table import Table

if TYPE_CHECKING:
    from wandwright.server.tables.connections import Connection

View = dict[str, Any]
# Nobody was asked anything in the middle of what happened.
UNASKED: View = {"decisions": []}
# After so many answers what several have seen alike is looked for: it takes a tenth of a message, and little changes.
SHARED_EVERY: Final = 8


class Pictures:
    """The views of a match and of its moments: each is drawn once, and where all see alike, once for all of them.

    now     the position as it is now
    seen    what each pair of eyes saw last; it is drawn beside that, and kept there for the next time
    is_bot  who of those that are asked is a bot
    """

    def __init__(
        self,
        match: Match,
        memo: Memo | None = None,
        seen: dict[Eyes, Seen] | None = None,
        is_bot: IsBot = nobody,
    ) -> None:
        self.match = match
        self.is_bot = is_bot
        self.now = match.still
        self.opening: tuple[Moment, ...] | None = None
        self._memo = memo or Memo()
        self._seen = {} if seen is None else seen
        # What each seat saw last while this is put together, and what it sees now.
        self._near: dict[int | None, Glimpse] = {}
        self._glimpses: dict[int | None, Glimpse] = {}

    def view(self, seat: int | None) -> View:
        """What a seat may see now, as `match.view` says it, and whom the table waits for beside its bots."""
        return self.shared(self.now, seat)[1] | {"seat": seat, "decisions": self.questions(seat)}

    def questions(self, seat: int | None) -> list[DecisionView]:
        return self._memo.once(self.eyes(seat), lambda: self.match.decision_views(seat, self.is_bot))

    def eyes(self, seat: int | None) -> Hashable:
        """A name for how a seat sees what is asked."""
        return ("asked", sight_of_questions(self.match, seat))

    def fields(self, position: State, seat: int | None) -> View:
        """The same without the questions, of any position of the match that outlives this."""
        return self.shared(position, seat)[1] | {"seat": seat}

    def text(self, seat: int | None) -> bytes:
        """What a seat sees now, without the questions and without saying whose it is, as it is sent."""
        looker = self._looker(self.now, seat)
        return self._memo.once(("text", looker), lambda: self._written(looker[1]))

    def _written(self, seat: int | None) -> bytes:
        """It is kept for the next time; where nothing has moved since then, it is what was sent then."""
        eyes = (seat, spoken())
        last = self._seen.get(eyes)
        if last is None or not self.match.game.lies_still(last.glimpse.state, self.now):
            text = orjson.dumps(self.shared(self.now, seat)[1])
            glimpse = self._glimpses[seat]
            if self.match.action_count % SHARED_EVERY == 0:
                self._share(glimpse, eyes)
            self._seen[eyes] = Seen(glimpse, text if waits_for_all(self.now) else b"")
            return text
        return last.text

    def _share(self, glimpse: Glimpse, eyes: Eyes) -> None:
        """What others who look see alike is kept once."""
        for other, seen in self._seen.items():
            if other != eyes and seen.glimpse.state is self.now:
                share_parts(glimpse.seen, seen.glimpse.seen)
                return

    def shared(self, position: State, seat: int | None) -> tuple[Hashable, View]:
        """The part of it that does not say whose it is, and a name for all who see the same."""
        looker = self._looker(position, seat)
        key = (id(position), *looker)
        return key, self._memo.once(key, lambda: self._drawn(position, looker[1]))

    def _looker(self, position: State, seat: int | None) -> tuple[bool, int | None]:
        """Do all see a position alike? And whose eyes it is drawn for: then a spectator's."""
        alike = self._memo.once(("alike", id(position)), lambda: self.match.game.all_see_alike(position))
        return alike, None if alike else seat

    def _drawn(self, position: State, seat: int | None) -> View:
        """A position beside the last one that these eyes saw: most of the table is as it was there."""
        game = self.match.game
        near = self._near.get(seat)
        if near is None and (last := self._seen.get((seat, spoken()))):
            near = last.glimpse
        glimpse = self._near[seat] = game.glimpse(position, seat, near)
        if position is self.now:
            self._glimpses[seat] = glimpse
        view = game.view_of(glimpse, seat)
        del view["seat"]
        return view

    def changes(self, moments: Sequence[Moment], place: int, seat: int | None) -> View:
        """What is other at a moment than at the next one, or than now where it is the last."""
        (_, position), after = moments[place], self.now
        if place + 1 < len(moments):
            after = moments[place + 1][1]
        (key, before), (next_key, then) = self.shared(position, seat), self.shared(after, seat)
        changed = self._memo.once((key, next_key), lambda: changes(before, then))
        return changed | UNASKED if after is self.now and self.questions(seat) else changed

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


def changes(view: View, after: View) -> View:
    """The fields of a view that are not the same in the one after it."""
    return {name: value for name, value in view.items() if value != after.get(name)}
