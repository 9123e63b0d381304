"""`wandwright arena`: let bots play against each other, seats rotated, and say how strong each is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wandwright.cli.arguments import DONE, add_command, read_options
from wandwright.engine.matches.games import game
from wandwright.engine.matches.options import check_whole
from wandwright.lab import wilson
from wandwright.lab.arena import Entry, Plan, entries, make_plan, play, ratings
from wandwright.lab.executors import executor

MOST_MATCHES: Final = 1_000_000


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright arena black-rose-wars search policy --seats 2 --matches 100",
        "wandwright arena hogwarts-battle search:simulations=50 policy --option game=7 --out build/arena/game-7",
        "wandwright arena year-at-hogwarts search:seconds=0.1,simulations=9999 greedy --matches 30",
    )
    summary = "let bots play against each other with their seats rotated, and say how strong each is"
    command = add_command(commands, "arena", summary, examples, seats_bots=True)
    command.add_argument("game", metavar="GAME", help="the game")
    bot = "a bot, with settings behind a colon; where all win together each plays all seats by itself"
    command.add_argument("bots", nargs="+", metavar="BOT", help=bot)
    command.add_argument("--seats", type=int, metavar="N", help="how many seats (default: as usual for the game)")
    matches = "how many deals; each is played once for each bot, in another seat (default 50)"
    command.add_argument("--matches", type=int, default=50, metavar="N", help=matches)
    command.add_argument("--seed", type=int, default=6000, metavar="S", help="the first seed (default 6000)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument("--out", type=Path, metavar="DIR", help="keep every match there; the same command goes on")
    command.add_argument("--workers", type=int, default=0, metavar="N", help="processes that play (default: all cores)")
    command.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS", help="play on a Ray cluster")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    found = game(chosen.game)
    check_whole("The number of matches", chosen.matches, 1, MOST_MATCHES)
    options = read_options(found, chosen.option)
    plan = make_plan(found, chosen.seats, options, chosen.bots, chosen.matches, chosen.seed)
    rows = []
    columns = (TextColumn(found.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("matches", total=plan.matches * len(plan.bots))
        for row in play(plan, chosen.out, executor(chosen.workers, chosen.ray)):
            rows.append(row)
            progress.advance(task)
    said = ", ".join(chosen.option) or "as usual"
    print(f"{found.title}, {plan.seats} seats, {said}, seeds from {chosen.seed}")
    print_entries(plan, rows)
    return DONE


def print_entries(plan: Plan, rows: Sequence[Mapping[str, Any]]) -> None:
    """A row for each bot, the strongest first."""
    rated = ratings(plan, rows)
    table = Table("bot", box=None, pad_edge=False)
    for heading in ("matches", "won", "win rate", "95 % interval", "points", "rating", "ms a move"):
        table.add_column(heading, justify="right")
    for entry in sorted(entries(plan, rows), key=lambda one: -one.won / max(1, one.matches)):
        table.add_row(*cells(entry, rated.get(entry.bot)))
    Console(highlight=False, markup=False, width=140).print(table)


def cells(entry: Entry, rated: tuple[float, float] | None) -> Sequence[str]:
    low, high = wilson(round(entry.won), entry.matches) if entry.matches else (0.0, 1.0)
    rating = f"{rated[0]:.1f} ± {rated[1]:.1f}" if rated else ""
    rate = entry.won / max(1, entry.matches)
    won = f"{entry.won:g}"
    interval = f"{low:.1%} to {high:.1%}"
    return (
        entry.bot,
        str(entry.matches),
        won,
        f"{rate:.1%}",
        interval,
        f"{entry.score:.1f}",
        rating,
        f"{entry.milliseconds:.1f}",
    )
