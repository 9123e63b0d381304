"""`wandwright rates`: how often the bots win each scenario of Hogwarts Battle, and each level of a campaign."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Final, NamedTuple

from wandwright import bots, campaign
from wandwright.campaign.campaign import is_won, levels
from wandwright.cli.arguments import DONE, add_command
from wandwright.cli.campaign import write_file
from wandwright.cli.simulate import read_range, say_progress
from wandwright.engine.errors import BadOption
from wandwright.engine.matches.games import game
from wandwright.engine.matches.options import check_whole
from wandwright.lab import play_matches, wilson

GAME: Final = "hogwarts-battle"
HEROES: Final = ("harry", "ron", "hermione", "neville", "luna")
MODES: Final = ("easy", "normal")
MOST_MATCHES: Final = 100_000
MOST_WORKERS: Final = 256


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
    summary = "say how often the bots win each scenario of Hogwarts Battle, and each level of a campaign"
    command = add_command(commands, "rates", summary, examples)
    command.add_argument("--matches", type=int, default=20, metavar="N", help="matches for each row (default 20)")
    command.add_argument("--campaigns", type=int, default=5, metavar="N", help="campaigns of each mode (default 5)")
    tries = "a level of a campaign that is lost so often ends it (default 3)"
    command.add_argument("--tries", type=int, default=3, metavar="N", help=tries)
    command.add_argument("--seats", default="2..4", metavar="N", help="how many heroes: 2..4 or 2,5 (default 2..4)")
    command.add_argument("--scenario", metavar="IDS", help="these scenarios, with commas between (default: all)")
    command.add_argument("--bot", default="policy", metavar="BOT", help="who plays (default policy)")
    command.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play (default 1)")
    command.add_argument("--to", type=Path, metavar="FILE", help="write the rows into this file as well")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    check_whole("The number of matches", chosen.matches, 0, MOST_MATCHES)
    check_whole("The number of campaigns", chosen.campaigns, 0, MOST_MATCHES)
    check_whole("The number of tries", chosen.tries, 1, MOST_MATCHES)
    check_whole("The number of workers", chosen.workers, 1, MOST_WORKERS)
    bots.summary(chosen.bot)
    work = list(tasks(chosen))
    play = partial(play_task, chosen=chosen)
    found: list[Row] = []
    with Pool(chosen.workers) as pool:
        for number, rows in enumerate(pool.imap(play, work)):
            found += rows
            say_progress(f"{number + 1} of {len(work)} …")
    say_progress("")
    text = page(found, chosen.bot, chosen.tries)
    print(text)
    if chosen.to:
        write_file(chosen.to, text)
    return DONE


def tasks(chosen: argparse.Namespace) -> Iterator[Task]:
    """What is to be played: each scenario with each number of heroes it is for, then the campaigns."""
    known = next(option.values for option in game(GAME).options() if option.name == "scenario")
    wanted = [name.strip() for name in chosen.scenario.split(",")] if chosen.scenario else [one for one in known if one]
    numbers = [int(text) for text in read_range(chosen.seats) if text.isdigit() and 2 <= int(text) <= len(HEROES)]
    if not numbers:
        raise BadOption(f"--seats is a number from 2 to {len(HEROES)}, several as 2..4, not {chosen.seats!r}.")
    for name in wanted:
        game(GAME).setup(2, 0, {"scenario": name})
    for name in wanted if chosen.matches else ():
        yield from (Task(name, "", heroes) for heroes in numbers if heroes <= 4 or not name.startswith("game-"))
    for mode in MODES if chosen.campaigns else ():
        yield from (Task("", mode, heroes) for heroes in numbers)


def play_task(task: Task, chosen: argparse.Namespace) -> list[Row]:
    if task.mode:
        return play_campaigns(task, chosen)
    options = {"scenario": task.scenario, "heroes": HEROES[: task.heroes]}
    tally = play_matches(game(GAME), task.heroes, options, [chosen.bot] * task.heroes, chosen.matches, 0)
    return [Row(task.scenario, "single match", task.heroes, chosen.matches, tally.together)]


def play_campaigns(task: Task, chosen: argparse.Namespace) -> list[Row]:
    """Whole campaigns: a lost level is tried again, and lost too often it ends the campaign."""
    played = {one.id: 0 for one in levels()}
    won = dict(played)
    for number in range(chosen.campaigns):
        book = campaign.begin(f"rates {number}", task.mode, HEROES[: task.heroes])
        for one in levels():
            tries = play_level(book, chosen, number)
            played[one.id] += len(tries)
            won[one.id] += tries[-1]
            if not tries[-1]:
                break
    return [Row(name, task.mode, task.heroes, played[name], won[name]) for name in played if played[name]]


def play_level(book: campaign.Campaign, chosen: argparse.Namespace, number: int) -> list[bool]:
    """The newest level until it is won, or for the last time; each hero keeps the first card that fits (R119)."""
    results: list[bool] = []
    while len(results) < chosen.tries and True not in results:
        match = book.next_match(seed=number * 1000 + len(book.book.history))
        seats = range(match.setup.seats)
        bots.play_out(match, {seat: bots.make(chosen.bot, seat) for seat in seats})
        kept = {hero: cards[0] for hero, cards in book.choices(match).items() if cards}
        book.close(match, kept)
        results.append(is_won(match))
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
