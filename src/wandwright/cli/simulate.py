"""`wandwright simulate`: let bots play many matches and say how often they win."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from wandwright import bots
from wandwright.cli.arguments import DONE, add_command, read_options
from wandwright.engine.errors import BadOption
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.options import check_whole
from wandwright.lab import Group, Groups, Tally, play_matches, wilson

RANGE = re.compile(r"(\d+)\.\.(\d+)")
MOST_MATCHES = 10_000_000


class Variant(NamedTuple):
    """One set-up of several that are compared."""

    label: str
    options: dict[str, Any]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright simulate hogwarts-battle --matches 200 --bots policy --option game=1",
        "wandwright simulate hogwarts-battle --matches 100 --each game=1..7      a row for each Game",
        "wandwright simulate hogwarts-battle --seats 2 --bots greedy uniform     a bot for each seat",
        "wandwright simulate hogwarts-battle --each hands=open,closed --seed 9",
        "wandwright simulate black-rose-wars --option mages=random --by mage,school,seat",
    )
    summary = "let bots play many matches and say how often they win"
    command = add_command(commands, "simulate", summary, examples, seats_bots=True)
    command.add_argument("game", metavar="GAME", help="the game")
    command.add_argument("--matches", type=int, default=100, metavar="N", help="matches for each set-up (default 100)")
    command.add_argument("--seats", type=int, metavar="N", help="how many seats (default: as usual for the game)")
    command.add_argument(
        "--bots", nargs="+", default=[bots.USUAL], metavar="BOT", help="one for all seats, or one each"
    )
    command.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="the first match has this seed, a number from 0 to 2**256 - 1 (default 0)",
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument("--each", metavar="NAME=VALUES", help="a row for each value: 1..7 or open,closed")
    by = "a second table of win rates by what is known of a seat, with commas between: seat, mage, school …"
    command.add_argument("--by", default="", metavar="NAMES", help=by)
    command.add_argument("--pack", action="append", default=[], metavar="DIR", help="a pack of your own")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    found = game(chosen.game, tuple(chosen.pack))
    check_whole("The number of matches", chosen.matches, 1, MOST_MATCHES)
    variants = list(read_variants(found, chosen))
    seats = found.setup(chosen.seats, chosen.seed, variants[0].options).seats
    names = seat_bots(chosen.bots, seats)
    groups = Groups([name.strip() for name in chosen.by.split(",") if name.strip()])
    results = []
    for variant in variants:
        say_progress(f"{variant.label}: playing {chosen.matches} matches …")
        tally = play_matches(found, seats, variant.options, names, chosen.matches, chosen.seed, groups)
        results.append((variant, tally))
    say_progress("")
    print(f"{found.title}, {seats} seats, bots: {', '.join(names)}, seeds from {chosen.seed}")
    print_table(results)
    if groups.found:
        print_groups(groups.found)
    return DONE


def read_variants(found: Game, chosen: argparse.Namespace) -> Iterator[Variant]:
    """The set-ups to compare: one, or one for each value of an option."""
    options = read_options(found, chosen.option)
    if not chosen.each:
        yield Variant(", ".join(chosen.option) or "as usual", options)
        return
    name, equals, values = chosen.each.partition("=")
    if not equals:
        raise BadOption(f"--each is written NAME=VALUES, for instance game=1..7, not {chosen.each!r}.")
    for value in read_range(values):
        yield Variant(f"{name}={value}", {**options, **read_options(found, [f"{name}={value}"])})


def read_range(text: str) -> list[str]:
    """1..7 or a list with commas."""
    bounds = RANGE.fullmatch(text.strip())
    if bounds:
        low, high = int(bounds[1]), int(bounds[2])
        if not low <= high < low + 1000:
            raise BadOption(f"The range {text} is empty or too long; write it from low to high, for instance 1..7.")
        return [str(value) for value in range(low, high + 1)]
    return [value.strip() for value in text.split(",")]


def seat_bots(names: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat; one name is for all."""
    chosen = list(names) * seats if len(names) == 1 else list(names)
    if len(chosen) != seats:
        raise BadOption(f"There are {seats} seats and {len(chosen)} bots; name one for all seats, or one for each.")
    for name in chosen:
        bots.summary(name)
    return chosen


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


def print_table(results: Sequence[tuple[Variant, Tally]]) -> None:
    table = Table("set-up", box=None, pad_edge=False)
    for heading in ("matches", "won", "win rate", "95 % interval", "decisions a match"):
        table.add_column(heading, justify="right")
    for variant, tally in results:
        for row in rows(variant.label, tally):
            table.add_row(*row)
    Console(highlight=False, markup=False).print(table)


def print_groups(groups: Sequence[Group]) -> None:
    """Of all matches together: who sat where, as whom, and how often that won."""
    table = Table("by", "is", box=None, pad_edge=False)
    for heading in ("played", "won", "win rate", "95 % interval"):
        table.add_column(heading, justify="right")
    for name, value, played, won in groups:
        low, high = wilson(won, played)
        table.add_row(name, value, str(played), str(won), f"{won / played:.1%}", f"{low:.1%} to {high:.1%}")
    print()
    Console(highlight=False, markup=False).print(table)


def say_progress(text: str) -> None:
    """A line that is written over, for a person who waits; nothing where output is kept in a file."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
