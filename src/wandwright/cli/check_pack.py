"""`wandwright check-pack`: does a pack of your own hold together at the table, and what does it do to the win rate?"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from wandwright import bots
from wandwright.cli.arguments import DONE, FAILED, add_command
from wandwright.cli.check import only_game
from wandwright.cli.working import add_working, read_executor
from wandwright.engine.matches.games import game
from wandwright.engine.matches.options import check_whole
from wandwright.lab.pack_check import PackReport, Tried, check_pack
from wandwright.testkit.pack_cards import SetUp

MOST_MATCHES = 10_000
MOST_OPTIONS = 3


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright check-pack my-cards --game hogwarts-battle",
        "wandwright check-pack my-cards --game black-rose-wars --matches 200",
    )
    summary = "check a pack by playing it: every card forced into play, and the change in the win rate"
    command = add_command(commands, "check-pack", summary, examples)
    command.add_argument("pack", metavar="DIR", help="a directory with cards of your own")
    command.add_argument("--game", metavar="NAME", help="the game it belongs to")
    matches = "matches for each card, and for the win rate with the pack and without it (default 40)"
    command.add_argument("--matches", type=int, default=40, metavar="N", help=matches)
    add_working(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    check_whole("The number of matches", chosen.matches, 4, MOST_MATCHES)
    found = game(chosen.game or only_game(), (chosen.pack,))
    report = check_pack(found, chosen.pack, chosen.matches, read_executor(chosen, chosen.matches))
    change = report.change
    print(f"{chosen.pack}, a pack for {found.title}: its entries are right.")
    print(f"{len(change.new)} new, {len(change.changed)} changed, {len(change.removed)} taken out.")
    print_trials(report)
    for line in (*mishaps(report), *never(report), *win_rate(report)):
        print(line)
    print("All of it can be played." if report.is_right else "Something is wrong; see above.")
    return DONE if report.is_right else FAILED


def print_trials(report: PackReport) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("card", "set-up"):
        table.add_column(heading, overflow="fold")
    for heading in ("matches", "came up", "could be chosen", "did something", "went wrong"):
        table.add_column(heading, justify="right")
    for one in report.tried:
        numbers = (one.came, one.offered, one.worked) if one.card else ("", "", "")
        cells = (one.matches, *numbers, len(one.mishaps))
        table.add_row(one.card or "(the set-up)", in_words(one.set_up), *(str(cell) for cell in cells))
    Console(highlight=False, markup=False).print(table)


def in_words(set_up: SetUp) -> str:
    """Seats, and the options that tell set-ups apart; a long list of them is cut."""
    options = [f"{name}={value}" for name, value in set_up.options.items() if not isinstance(value, tuple)]
    shown = ", ".join([f"{set_up.seats} seats", *options[:MOST_OPTIONS]])
    return f"{shown} …" if len(options) > MOST_OPTIONS else shown


def mishaps(report: PackReport) -> Iterator[str]:
    """The first mistake of each card; the others are mostly the same again."""
    for one in report.tried:
        if one.mishaps:
            more = f" (and {len(one.mishaps) - 1} more)" if len(one.mishaps) > 1 else ""
            yield f"{one.card or 'the set-up'}: {one.mishaps[0]}{more}"


def never(report: PackReport) -> Iterator[str]:
    for name in report.unreachable:
        yield f"{name}: no set-up that was tried brings it into a match; is its Game, set or kind right?"
    yield from (verdict for verdict in map(verdict_on, report.tried) if verdict)


def verdict_on(one: Tried) -> str:
    """What is odd about a card that made no mistake."""
    if not one.card or one.mishaps:
        return ""
    if not one.came:
        return f"{one.card}: it never came into play, though it lay on top; can anything bring it there?"
    if not one.worked:
        came = f"it came up in {one.came} of {one.matches} matches"
        return f"{one.card}: {came} and never did anything; when does its effect happen?"
    return ""


def win_rate(report: PackReport) -> Iterator[str]:
    if report.apart is None or report.set_up is None:
        yield "The win rate can't be compared: without the pack there is no such set-up."
        return
    rates = [f"{won / played:.0%}" for won, played in (report.before, report.after)]
    apart = report.apart
    yield (
        f"Win rate of {bots.USUAL} ({in_words(report.set_up)}): {rates[0]} without the pack, {rates[1]} with it; "
        f"difference {100 * apart.value:+.0f} points, 95 % interval {100 * apart.low:+.0f} to {100 * apart.high:+.0f}, "
        f"{report.after[1]} matches each."
    )
