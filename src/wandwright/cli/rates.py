"""`wandwright rates`: how often the bots win each scenario of a game, and each level of its campaign."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from wandwright import bots
from wandwright.cli.arguments import DONE, add_command
from wandwright.cli.campaign import write_file
from wandwright.cli.simulate import read_range
from wandwright.cli.working import add_working, counting, read_executor
from wandwright.engine.errors import BadOption
from wandwright.engine.matches.books import campaign_of, game_with_campaign
from wandwright.engine.matches.campaigns import WON, CampaignBook
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.options import check_whole
from wandwright.lab import play_matches, wilson

MOST_MATCHES: Final = 100_000


class Row(NamedTuple):
    """What came out of the matches of one scenario or level."""

    name: str
    mode: str
    heroes: int
    matches: int
    won: int


class Task(NamedTuple):
    """One row of matches to play: a scenario by itself, or whole campaigns of a mode."""

    scenario: str
    mode: str
    heroes: int


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright rates --matches 20 --seats 2..4",
        "wandwright rates --scenario year-1,battle-for-hogwarts --campaigns 0",
        "wandwright rates --to docs/games/hogwarts-battle/win-rates.md",
    )
    summary = "say how often the bots win each scenario of a game with a campaign, and each level of it"
    command = add_command(commands, "rates", summary, examples)
    command.add_argument("--game", default="", help="which game (default: the first that had a campaign)")
    command.add_argument("--matches", type=int, default=20, metavar="N", help="matches for each row (default 20)")
    command.add_argument("--campaigns", type=int, default=5, metavar="N", help="campaigns of each mode (default 5)")
    tries = "a level of a campaign that is lost so often ends it (default 3)"
    command.add_argument("--tries", type=int, default=3, metavar="N", help=tries)
    command.add_argument("--seats", default="2..4", metavar="N", help="how many heroes: 2..4 or 2,5 (default 2..4)")
    command.add_argument("--scenario", metavar="IDS", help="these scenarios, with commas between (default: all)")
    command.add_argument("--bot", default="policy", metavar="BOT", help="who plays (default policy)")
    add_working(command)
    command.add_argument("--to", type=Path, metavar="FILE", help="write the rows into this file as well")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    check_whole("The number of matches", chosen.matches, 0, MOST_MATCHES)
    check_whole("The number of campaigns", chosen.campaigns, 0, MOST_MATCHES)
    check_whole("The number of tries", chosen.tries, 1, MOST_MATCHES)
    bots.summary(chosen.bot)
    chosen.game = game_with_campaign(chosen.game)
    work = {f"{number:04}": task for number, task in enumerate(tasks(chosen))}
    executor = read_executor(chosen, len(work) * (chosen.matches + chosen.campaigns))
    rows: dict[str, list[Row]] = {}
    with counting(len(work)) as counter:
        for key, played in executor.run(work, partial(play_task, chosen=chosen)):
            rows[key] = played
            counter.add(1)
    found = [row for key in work for row in rows[key]]
    text = page(found, chosen.bot, chosen.tries)
    print(text)
    if chosen.to:
        write_file(chosen.to, text)
    return DONE


def tasks(chosen: argparse.Namespace) -> Iterator[Task]:
    """What is to be played: each scenario with each number of heroes it is for, then the campaigns."""
    found = game(chosen.game)
    modes = campaign_of(found).modes
    numbers = numbers_of(found, chosen.seats)
    wanted = [name.strip() for name in chosen.scenario.split(",")] if chosen.scenario else scenarios_of(found)
    for name in wanted:
        found.setup(None, 0, {"scenario": name})
    for name in wanted if chosen.matches else ():
        yield from (Task(name, "", heroes) for heroes in numbers if is_for(found, name, heroes))
    for mode in modes if chosen.campaigns else ():
        yield from (Task("", mode, heroes) for heroes in numbers)


def numbers_of(found: Game, text: str) -> list[int]:
    """How many heroes shall play."""
    few, many = found.fewest_seats, found.most_seats
    numbers = [int(part) for part in read_range(text) if part.isdigit() and few <= int(part) <= many]
    if not numbers:
        raise BadOption(f"--seats is a number from {few} to {many}, several as {few}..{many}, not {text!r}.")
    return numbers


def scenarios_of(found: Game) -> list[str]:
    return [name for option in found.options() if option.name == "scenario" for name in option.values if name]


def heroes_of(found: Game, count: int) -> tuple[str, ...]:
    """The first heroes of the game."""
    return next(option.values[:count] for option in found.options() if option.name == "heroes")


def is_for(found: Game, scenario: str, heroes: int) -> bool:
    """Can so many heroes play it?"""
    try:
        found.setup(heroes, 0, {"scenario": scenario, "heroes": heroes_of(found, heroes)})
    except BadOption:
        return False
    return True


def play_task(task: Task, chosen: argparse.Namespace) -> list[Row]:
    if task.mode:
        return play_campaigns(task, chosen)
    found = game(chosen.game)
    options = {"scenario": task.scenario, "heroes": heroes_of(found, task.heroes)}
    tally = play_matches(found, task.heroes, options, [chosen.bot] * task.heroes, chosen.matches, 0)
    return [Row(task.scenario, "single match", task.heroes, chosen.matches, tally.together)]


def play_campaigns(task: Task, chosen: argparse.Namespace) -> list[Row]:
    """Whole campaigns: a lost level is tried again, and lost too often it ends the campaign."""
    found = game(chosen.game)
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for number in range(chosen.campaigns):
        book = campaign_of(found).begin(f"rates {number}", task.mode, heroes_of(found, task.heroes))
        for level in book.levels():
            tries = play_level(book, chosen, number)
            played[level.scenario] += len(tries)
            won[level.scenario] += tries[-1]
            if not tries[-1]:
                break
    return [Row(name, task.mode, task.heroes, count, won[name]) for name, count in played.items()]


def play_level(book: CampaignBook, chosen: argparse.Namespace, number: int) -> list[bool]:
    """The newest level until it is won, or for the last time; each hero keeps the first card that may be kept."""
    results: list[bool] = []
    while len(results) < chosen.tries and True not in results:
        match = book.next_match(seed=number * 1000 + len(book.history))
        seats = range(match.setup.seats)
        bots.play_out(match, {seat: bots.make(chosen.bot, seat) for seat in seats})
        kept = {hero: cards[0] for hero, cards in book.choices(match).items() if cards}
        results.append(book.close(match, kept).result == WON)
    return results


INTRODUCTION: Final = """# How often the bots win

Written by `wandwright rates`; the bot is *{bot}*, which plays by rules of thumb and makes no plans. The interval holds
the true rate with 95 % confidence (Wilson); few matches give wide ones. In a campaign a lost level is tried again, up
to {tries} times in all, and the row counts every try.
"""


def page(rows: Sequence[Row], bot: str, tries: int) -> str:
    """The rows as a page of the documents."""
    lines = ["| scenario | mode | heroes | matches | won | win rate | 95 % interval |", "|---|---|--:|--:|--:|--:|--:|"]
    for row in rows:
        low, high = wilson(row.won, row.matches)
        rate = f"{row.won / row.matches:.0%} | {low:.0%} to {high:.0%}"
        lines.append(f"| {row.name} | {row.mode} | {row.heroes} | {row.matches} | {row.won} | {rate} |")
    return INTRODUCTION.format(bot=bot, tries=tries) + "\n" + "\n".join(lines) + "\n"
