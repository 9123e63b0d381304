"""`wandwright simulate`: let bots play many matches, compare set-ups, and keep the results for a report."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from wandwright import bots
from wandwright.cli.arguments import DONE, add_command, read_options
from wandwright.cli.working import add_working, counting, read_executor
from wandwright.engine.errors import BadOption
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.options import check_whole
from wandwright.lab import Executor, Factor, Group, Plan, Tally, Wanted, make_plan, play_job, wilson
from wandwright.lab.folders import StudyFolder
from wandwright.lab.measures import MATCHES, find_measures
from wandwright.lab.own_measures import ALWAYS, OWN
from wandwright.lab.plans import DESIGNS, FACTORIAL
from wandwright.lab.playing import SEATS_TABLE, Tables
from wandwright.lab.tallies import groups, tallies

RANGE = re.compile(r"(\d+)(?:\.\.|-)(\d+)")
MOST_MATCHES = 10_000_000
NO_MEASURES: tuple[str, ...] = ()


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright simulate hogwarts-battle --matches 200 --bots policy --option game=1",
        "wandwright simulate hogwarts-battle --matches 100 --vary game=1..7     a row for each Game",
        "wandwright simulate hogwarts-battle --seats 2-4 --vary game=5,6 --vary market_stacks=off,on --out study",
        "wandwright simulate hogwarts-battle --seats 2 --bots greedy uniform    a bot for each seat",
        "wandwright simulate black-rose-wars --option mages=random --by mage,school,seat",
        "wandwright simulate hogwarts-battle --matches 10000 --out study --ray auto",
    )
    summary = "let bots play many matches and say how often they win"
    command = add_command(commands, "simulate", summary, examples, seats_bots=True)
    add_what(command)
    add_how(command)
    add_working(command)
    command.set_defaults(run=run)


def add_what(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="the game")
    command.add_argument("--matches", type=int, default=100, metavar="N", help="matches for each set-up (default 100)")
    seats = "how many seats: 2, 2-4 or 2,4 (default: as usual for the game)"
    command.add_argument("--seats", metavar="N", help=seats)
    command.add_argument(
        "--bots", nargs="+", default=[bots.USUAL], metavar="BOT", help="one for all seats, or one each"
    )
    seed = "the first match has this seed, a number from 0 to 2**256 - 1 (default 0); every set-up plays the same seeds"
    command.add_argument("--seed", type=int, default=0, metavar="S", help=seed)
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    vary = "compare values of an option: 1..7 or open,closed; in a list of names + stands between them"
    command.add_argument("--vary", action="append", default=[], metavar="NAME=VALUES", help=vary)
    design = "factorial: every combination; paired: the first values of all, and each other value alone against them"
    command.add_argument("--design", choices=DESIGNS, default=FACTORIAL, help=design)
    command.add_argument("--skip", action="store_true", help="leave out combinations that the game refuses")
    command.add_argument("--pack", action="append", default=[], metavar="DIR", help="a pack of your own")


def add_how(command: argparse.ArgumentParser) -> None:
    by = "a second table of win rates by what is known of a seat, with commas between: seat, mage, school …"
    command.add_argument("--by", default="", metavar="NAMES", help=by)
    out = "keep the rows there for `wandwright report`; the same command goes on where it was interrupted"
    command.add_argument("--out", type=Path, metavar="DIR", help=out)
    measure = "write down something more: luck, one that a package brings, or module:Class of your own"
    command.add_argument("--measure", action="append", default=[], metavar="NAME", help=measure)


def run(chosen: argparse.Namespace) -> int:
    """Everything is checked before the first match is played."""
    found = game(chosen.game, tuple(chosen.pack))
    plan, refused = make_plan(found, chosen.pack, read_wanted(found, chosen))
    chosen_by = [name.strip() for name in chosen.by.split(",") if name.strip()]
    for line in refused:
        print(f"Left out: {line}", file=sys.stderr)
    executor = read_executor(chosen, plan.matches * len(plan.variations))
    folder = None if chosen.out is None else StudyFolder(chosen.out)
    tables = play_here(plan, executor) if folder is None else play_into(folder, plan, executor, chosen.typed)
    counted = tallies([one.seats for one in plan.variations], tables[MATCHES], tables[SEATS_TABLE])
    grouped = groups(chosen_by, tables[SEATS_TABLE])
    print(headline(found, plan))
    print_table([(one.label, tally) for one, tally in zip(plan.variations, counted, strict=True)])
    if grouped:
        print_groups(grouped)
    if folder is not None:
        print(f"\nAll of it is in {folder.path}; what it says is told by: wandwright report {folder.path}")
    return DONE


def read_wanted(found: Game, chosen: argparse.Namespace) -> Wanted:
    check_whole("The number of matches", chosen.matches, 1, MOST_MATCHES)
    if chosen.measure and chosen.out is None:
        raise BadOption("What a measure writes down needs a folder; name one with --out DIR.")
    find_measures(chosen.measure, OWN)
    return Wanted(
        matches=chosen.matches,
        first_seed=chosen.seed,
        bots=tuple(chosen.bots),
        seats=read_seats(chosen.seats),
        options=read_options(found, chosen.option),
        factors=tuple(read_factors(found, chosen.vary)),
        design=chosen.design,
        measures=NO_MEASURES if chosen.out is None else (*ALWAYS, *chosen.measure),
        label=", ".join(chosen.option) or "as usual",
        skip=chosen.skip,
    )


def read_seats(text: str | None) -> tuple[int, ...]:
    """2, 2-4 or 2,4; nothing where nobody said it."""
    if text is None:
        return ()
    parts = read_range(text)
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise BadOption(f"--seats is a number, or several as 2-4 or 2,4, not {text!r}.")
    return tuple(dict.fromkeys(int(part) for part in parts))


def read_factors(found: Game, texts: Sequence[str]) -> Iterator[Factor]:
    """What is varied, each value checked."""
    names: list[str] = []
    for text in texts:
        name, equals, values = (part.strip() for part in text.partition("="))
        if not equals:
            raise BadOption(f"--vary is written NAME=VALUES, for instance game=1..7, not {text!r}.")
        if name in names:
            raise BadOption(f"--vary names {name} twice; write all its values in one, with commas between.")
        names.append(name)
        typed = tuple(dict.fromkeys(read_range(values)))
        yield Factor(name, tuple(read_value(found, name, value) for value in typed), typed)


def read_value(found: Game, name: str, text: str) -> Any:
    """One value of an option; + stands between the names of a list."""
    many = any(option.many for option in found.options() if option.name == name)
    return read_options(found, [f"{name}={text.replace('+', ' ') if many else text}"])[name]


def read_range(text: str) -> list[str]:
    """1..7, 1-7 or a list with commas."""
    bounds = RANGE.fullmatch(text.strip())
    if bounds:
        low, high = int(bounds[1]), int(bounds[2])
        if not low <= high < low + 1000:
            raise BadOption(f"The range {text} is empty or too long; write it from low to high, for instance 1..7.")
        return [str(value) for value in range(low, high + 1)]
    return [value.strip() for value in text.split(",")]


def play_here(plan: Plan, executor: Executor) -> Tables:
    """All rows, kept nowhere."""
    tables: Tables = {MATCHES: [], SEATS_TABLE: []}
    jobs = plan.jobs()
    with counting(plan.matches * len(plan.variations)) as counter:
        for key, rows in executor.run(jobs, play_job):
            counter.add(len(jobs[key].numbers))
            for table in tables:
                tables[table] += rows[table]
    return tables


def play_into(folder: StudyFolder, plan: Plan, executor: Executor, command: str) -> Tables:
    """Whatever the folder lacks is played; then the rows that the table needs are read from it."""
    folder.begin(plan, command)
    jobs, done = plan.jobs(), folder.done()
    before = sum(len(job.numbers) for key, job in jobs.items() if key in done)
    try:
        with counting(plan.matches * len(plan.variations), before) as counter:
            for key, rows in executor.run(jobs, play_job, done):
                folder.keep(key, rows)
                counter.add(len(jobs[key].numbers))
    except KeyboardInterrupt:
        print(f"\nWhat was finished is in {folder.path}; the same command goes on from there.", file=sys.stderr)
        raise
    return {table: folder.table(table).to_pylist() for table in (MATCHES, SEATS_TABLE)}


def headline(found: Game, plan: Plan) -> str:
    counts = sorted({one.seats for one in plan.variations})
    seats = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    names = plan.bots * counts[0] if len(plan.bots) == len(counts) == 1 else plan.bots
    return f"{found.title}, {seats} seats, bots: {', '.join(names)}, seeds from {plan.first_seed}"


def rows(label: str, tally: Tally) -> Iterator[tuple[str, ...]]:
    """One row where all seats win together, else one for each seat, and one for matches that no seat won."""
    named = [(label, tally.together)]
    if not tally.cooperative:
        named = [(f"{label}, seat {seat}", wins) for seat, wins in enumerate(tally.wins)]
        named += [(f"{label}, nobody", tally.nobody)] if tally.nobody else []
    for name, wins in named:
        low, high = wilson(wins, tally.matches)
        yield (
            name,
            str(tally.matches),
            str(wins),
            f"{wins / tally.matches:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{tally.decisions / tally.matches:.0f}",
        )


def print_table(results: Sequence[tuple[str, Tally]]) -> None:
    table = Table("set-up", box=None, pad_edge=False)
    for heading in ("matches", "won", "win rate", "95 % interval", "decisions a match"):
        table.add_column(heading, justify="right")
    for label, tally in results:
        for row in rows(label, tally):
            table.add_row(*row)
    Console(highlight=False, markup=False).print(table)


def print_groups(found: Sequence[Group]) -> None:
    """Of all matches together: who sat where, as whom, and how often that won."""
    table = Table("by", "is", box=None, pad_edge=False)
    for heading in ("played", "won", "win rate", "95 % interval"):
        table.add_column(heading, justify="right")
    for name, value, played, won in found:
        low, high = wilson(won, played)
        table.add_row(name, value, str(played), str(won), f"{won / played:.1%}", f"{low:.1%} to {high:.1%}")
    print()
    Console(highlight=False, markup=False).print(table)
