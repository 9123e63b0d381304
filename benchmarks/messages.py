"""What one answer costs a table of the server, in processor time: `python -m benchmarks.messages`.

A match is played by chance, the same several times; of each answer the cheapest time counts, and of these the mean and
the tenth dearest are shown. So what a busy machine adds is left out, but not what some answers cost more than others.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Sequence
from time import process_time_ns
from typing import Any, Final, NamedTuple, cast

from fastapi import WebSocket

import wandwright as ww
from benchmarks.processes import pin_to_one_core
from benchmarks.timing import run_once
from benchmarks.yardstick import rounds
from wandwright.bots.numbers import first_number
from wandwright.engine.state.keys import keys_of
from wandwright.server.settings import Rate
from wandwright.server.snapshots.messages import Showing
from wandwright.server.snapshots.moments import Pictures
from wandwright.server.storage.rows import SeatRow, TableRow
from wandwright.server.tables.connections import Connection
from wandwright.server.tables.entries import action_entry
from wandwright.server.tables.table import Table, summary

# The first answers of a match are not counted.
WARM: Final = 5
FREE: Final = Rate(1.0, 1)


class Setup(NamedTuple):
    """A game as it is measured."""

    label: str
    game: str
    seats: int
    options: dict[str, Any]


SETUPS: Final = (
    Setup("Hogwarts Battle, Game 7, 2 heroes", "hogwarts-battle", 2, {"game": 7}),
    Setup("Black Rose Wars, 4 players", "black-rose-wars", 4, {}),
    Setup("A Year at Hogwarts, 4 players", "year-at-hogwarts", 4, {}),
    Setup("Death Eaters Rising, 2 players", "death-eaters-rising", 2, {}),
)


def table_of(setup: Setup, seed: int) -> Table:
    match = ww.game(setup.game).start(setup.seats, seed, setup.options)
    kept = {"options": setup.options, "seed": seed}
    row = TableRow("t", setup.game, kept, "", "", [], 1, "", None, "", "", "vote", False, "", {}, 0.0, 0.0)
    seats = [SeatRow(seat, "", f"Person {seat}", "person", "") for seat in range(setup.seats)]
    return Table(row, seats, match)


def sit(table: Table, *seats: int, story: bool = False) -> Connection:
    connection = Connection(cast(WebSocket, None), dict.fromkeys(seats, ""), host=False, rate=FREE, story=story)
    table.connections.add(connection)
    return connection


def chosen(table: Table, number: int) -> tuple[int, str] | None:
    """An open question and one of its answers, by chance; None after the end."""
    decisions = table.match.decisions
    if not decisions:
        return None
    place = first_number(number, "seat") % len(decisions)
    actions = decisions[place].actions
    return place, actions[first_number(number, "action") % len(actions)].notation


def happen(table: Table, place: int, notation: str) -> dict[str, Any]:
    """An answer as the server lets it happen, but for writing it down; the summary of the table after it."""
    entry = action_entry(table.match.decisions[place], notation)
    table.record_moments()
    table.checkpoint()
    table.take(entry)
    keys_of(table.match.state)
    return summary(table.match, table.seats)


class Measure(NamedTuple):
    """What is timed after an answer, by who looks on. whole: the answer itself, too."""

    label: str
    eyes: tuple[int, ...]
    look: Callable[[Table, Connection, dict[str, Any]], object]
    story: bool = False
    whole: bool = False


def message(table: Table, connection: Connection, known: dict[str, Any]) -> bytes:
    return Showing(table, known).to(connection)


def view(table: Table, connection: Connection, known: dict[str, Any]) -> bytes:
    """What one seat sees, as it is sent, beside what it saw before the answer."""
    return Pictures(table.match, seen=table.seen).text(0)


def questions(table: Table, connection: Connection, known: dict[str, Any]) -> object:
    return Pictures(table.match, seen=table.seen).questions(0)


MEASURES: Final = (
    Measure("view", (0,), view),
    Measure("questions", (0,), questions),
    Measure("message, one seat", (0,), message),
    Measure("message, two seats", (0, 1), message),
    Measure("message with story", (0,), message, story=True),
    Measure("answer and message", (0,), message, whole=True),
)


def walk(setup: Setup, measure: Measure, seed: int, steps: int) -> list[float]:
    """The microseconds of each answer of one match."""
    table = table_of(setup, seed)
    connection = sit(table, *measure.eyes, story=measure.story)
    times: list[float] = []
    gc.collect()
    gc.disable()
    try:
        for step in range(steps):
            found = chosen(table, seed * steps + step)
            if found is None:
                break
            before = process_time_ns()
            known = happen(table, *found)
            begun = before if measure.whole else process_time_ns()
            measure.look(table, connection, known)
            times.append((process_time_ns() - begun) / 1000)
            if table.match.moments:
                table.match.moments.clear()
    finally:
        gc.enable()
    return times[WARM:]


def cheapest(setup: Setup, measure: Measure, plan: argparse.Namespace) -> list[float]:
    """Of each answer the cheapest time, the dearest answer last."""
    rows: list[float] = []
    for seed in range(1, plan.matches + 1):
        runs = [walk(setup, measure, seed, plan.steps) for _ in range(plan.repeats)]
        rows += [min(same) for same in zip(*runs, strict=True)]
    return sorted(rows)


def told(times: Sequence[float]) -> str:
    return f"{sum(times) / len(times):7.0f} {times[len(times) // 2]:7.0f} {times[len(times) * 9 // 10]:7.0f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="measure the games whose name has this in it only")
    parser.add_argument("--steps", type=int, default=150, help="answers of one match (150)")
    parser.add_argument("--matches", type=int, default=3, help="matches (3)")
    parser.add_argument("--repeats", type=int, default=5, help="how often each match is played (5)")
    plan = parser.parse_args(arguments)
    pin_to_one_core()
    print(f"yardstick {run_once(rounds, 0.5)['rounds']:,.0f} rounds/s; microseconds of processor time on one core")
    for setup in SETUPS:
        if plan.game in setup.game:
            print(f"\n{setup.label:<34}    mean  median  9 of 10")
            for measure in MEASURES:
                print(f"  {measure.label:<32} {told(cheapest(setup, measure, plan))}", flush=True)


if __name__ == "__main__":
    main()
