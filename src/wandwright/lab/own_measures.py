"""Our own measures. What a card, a gauge or a lead is in a game, the game says in its `retrospect`."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import ClassVar, Final

from wandwright import bots
from wandwright.engine.matches.endings import turn_of
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import Decision
from wandwright.lab.measures import Measure, Row, Sitting

# An estimate, not a measurement: a person takes a moment for any answer, and longer where there is more to choose from.
SECONDS_FOR_ANY: Final = 4.0
SECONDS_FOR_DOUBLE: Final = 1.5
# When a match is played again for the sake of luck, one answer in so many is given without thinking.
WAVERS: Final = 8
# Far from the seeds of the bots that played the first time.
OTHERWISE: Final = 1_000_003


class Length(Measure):
    """How long it was, and how much there was to choose."""

    words: ClassVar[Mapping[str, str]] = {
        "turns": "turns a match",
        "decisions": "decisions a match",
        "minutes": "estimated minutes a match",
        "choices": "choices a decision",
    }

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.asked_for = 0
        self.choices = 0
        self.seconds = 0.0

    def asked(self, match: Match, decision: Decision) -> None:
        count = len(decision.legal)
        self.asked_for += 1
        self.choices += count
        self.seconds += SECONDS_FOR_ANY + SECONDS_FOR_DOUBLE * math.log2(max(count, 1))

    def rows(self, match: Match) -> Iterator[Row]:
        yield {
            "turns": turn_of(match.state),
            "minutes": round(self.seconds / 60, 3),
            "choices": self.choices / max(self.asked_for, 1),
        }


class Ended(Measure):
    """How it was won or lost, in the word of the rules."""

    def rows(self, match: Match) -> Iterator[Row]:
        yield {"reason": "" if match.outcome is None else match.outcome.reason}


class Tempo(Measure):
    """How the gauges of the game stand at the beginning of each turn, and at the end."""

    table = "tempo"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.found: dict[int, Mapping[str, float]] = {}

    def asked(self, match: Match, decision: Decision) -> None:
        turn = turn_of(match.state)
        if turn not in self.found:
            self.found[turn] = match.game.retrospect.gauges(match.state)

    def rows(self, match: Match) -> Iterator[Row]:
        self.found[turn_of(match.state) + 1] = match.game.retrospect.gauges(match.state)
        for turn, gauges in self.found.items():
            for name, value in gauges.items():
                yield {"turn": turn, "gauge": name, "value": float(value)}


class Cards(Measure):
    """Which cards each seat came by, which it used, and whether it won."""

    table = "cards"

    def rows(self, match: Match) -> Iterator[Row]:
        asked = match.game.retrospect
        acquired: Counter[tuple[int, str]] = Counter()
        used: Counter[tuple[int, str]] = Counter()
        for event in match.events:
            if event.seat is not None and event.card is not None:
                acquired[event.seat, event.card] += event.kind in asked.acquired
                used[event.seat, event.card] += event.kind in asked.used
        winners = () if match.outcome is None else match.outcome.winners
        for (seat, card), count in used.items():
            if count or acquired[seat, card]:
                counts: Row = {"acquired": acquired[seat, card], "used": count}
                yield {"seat": seat, "card": card, **counts, "won": seat in winners}


class Lead(Measure):
    """Among rivals: how often another one came to lead, and from when on the winner did."""

    words: ClassVar[Mapping[str, str]] = {
        "lead_changes": "changes of the lead",
        "decided": "share of the turns after which the winner led for good",
    }

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.leaders: list[int] = []
        self.turn = -1

    def asked(self, match: Match, decision: Decision) -> None:
        if turn_of(match.state) != self.turn:
            self.turn = turn_of(match.state)
            self.look(match)

    def look(self, match: Match) -> None:
        points = match.game.retrospect.points(match.state)
        if points is not None:
            self.leaders.append(leader(points))

    def rows(self, match: Match) -> Iterator[Row]:
        self.look(match)
        winners = () if match.outcome is None else match.outcome.winners
        if not self.leaders or not winners:
            yield {"lead_changes": changes(self.leaders) if self.leaders else None, "decided": None}
            return
        behind = [place for place, seat in enumerate(self.leaders[:-1], 1) if seat not in winners]
        decided = max(behind, default=0) / max(len(self.leaders) - 1, 1)
        yield {"lead_changes": changes(self.leaders), "decided": decided}


def leader(points: Sequence[int]) -> int:
    """The seat that is ahead of all others, or -1."""
    most = max(points)
    return points.index(most) if list(points).count(most) == 1 else -1


def changes(leaders: Sequence[int]) -> int:
    """How often somebody else took the lead."""
    led = [seat for seat in leaders if seat >= 0]
    return sum(before != after for before, after in pairwise(led))


class Luck(Measure):
    """Does the same side win where the same chance is met by others? The match is played a second time for it."""

    words: ClassVar[Mapping[str, str]] = {"again": "the same result with the same chance and other decisions"}

    def rows(self, match: Match) -> Iterator[Row]:
        second = self.sitting.start()
        seated = {seat: Wavering(self.sitting, seat) for seat in range(self.sitting.seats)}
        outcome = bots.play_out(second, seated)
        yield {"again": match.outcome is not None and outcome.winners == match.outcome.winners}


class Wavering:
    """A bot that sometimes answers as it comes: without that, some bots would play a match the same way again."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.bot = sitting.bot(seat, OTHERWISE)
        self.careless = bots.make("uniform", sitting.seed * sitting.seats + seat + OTHERWISE)
        self.name = self.bot.name
        self.count = seat

    def choose(self, position: Position) -> Action:
        self.count += 1
        return (self.careless if self.count % WAVERS == 0 else self.bot).choose(position)


OWN: Final[Mapping[str, type[Measure]]] = {
    "length": Length,
    "ended": Ended,
    "tempo": Tempo,
    "cards": Cards,
    "lead": Lead,
    "luck": Luck,
}
# What every study writes down; luck takes as long again as the match, so it is asked for.
ALWAYS: Final = ("length", "ended", "tempo", "cards", "lead")
