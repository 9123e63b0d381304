"""Golden counts: numbers that follow from the rules and the content of a game, stored so that a change of them is seen.

A file of counts is a list of positions: game, seats, seed, options, how many decisions of an eager match come first,
and how many positions there are at each depth below.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from wandwright.engine.matches.games import game
from wandwright.engine.matches.matches import Match
from wandwright.engine.words.clause_kinds import Fields
from wandwright.testkit.perft import perft
from wandwright.testkit.trials import Trial, Walk


class Counts(NamedTuple):
    """A position, and how many there are at each depth below it."""

    game: str
    seats: int
    seed: int
    options: dict[str, object]
    after: int
    counts: list[int]

    def __str__(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats, seed {self.seed}{options}, after {self.after}"

    def position(self) -> Match:
        """The match in which the counting begins."""
        walk = Walk(Trial(game(self.game), self.seats, self.options, self.seed, "eager"))
        for _ in range(self.after):
            walk.step()
        return walk.match

    def counted(self) -> list[int]:
        """The counts as they are now, as deep as those in the file."""
        return perft(self.position(), len(self.counts) - 1)


def read_counts(path: Path) -> list[Counts]:
    return [Counts(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))]


def counts_text(entries: Iterable[Counts]) -> str:
    """The file of counts: a line for each position, so that a difference shows which one changed."""
    lines = [json.dumps(entry._asdict(), ensure_ascii=False) for entry in entries]
    return "[\n  " + ",\n  ".join(lines) + "\n]\n"


def copies_by_origin(fields: Fields) -> dict[str, int]:
    """With which Game of the box, or which further box, the copies of a card come."""
    copies = fields.get("copies", 1)
    if "set" in fields:
        # The packs of a further box are opened one after the other, but it is counted as one.
        return {fields["set"].rstrip("-0123456789"): sum(fields.get("copies_by_set", {"": copies}).values())}
    games = fields.get("copies_by_game") or {fields.get("game"): copies}
    return {"" if game is None else f"Game {game}": number for game, number in games.items()}


def box_totals(records: Iterable[Fields]) -> dict[str, int]:
    """How many things of each sort the box holds, apart for each Game of it or further box that brings some.

    What is told apart within a kind is its type, or whom a card belongs to.
    """
    found: Counter[str] = Counter()
    for fields in records:
        sort = " ".join([fields["kind"], *([fields["type"]] if "type" in fields else fields.get("affiliations", ()))])
        for origin, copies in copies_by_origin(fields).items():
            found[f"{sort}, {origin}" if origin else sort] += copies
    return dict(sorted(found.items()))
