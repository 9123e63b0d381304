"""`wandwright games`: which games there are, and their options."""

from __future__ import annotations

import argparse
import textwrap

from wandwright.cli.arguments import DONE, add_command, allowed, bot_lines, choosable, default_of
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.games import games as installed

WIDTH = 100


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = ("wandwright games                    every game", "wandwright games hogwarts-battle    one of them")
    command = add_command(commands, "games", "list the games with their options, and the bots", examples)
    command.add_argument("game", nargs="?", metavar="GAME", help="one game only")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    for name in (chosen.game,) if chosen.game else installed():
        print("\n".join(describe(game(name))), end="\n\n")
    print("\n".join(["Bots", *bot_lines()]))
    return DONE


def describe(found: Game) -> list[str]:
    """A game and its options."""
    seats = f"{found.fewest_seats} to {found.most_seats} seats, usually {found.usual_seats}"
    lines = [f"{found.name}: {found.title}, {seats}", *wrapped(found.summary, 2), "  Options"]
    for option in choosable(found):
        default = default_of(option)
        lines.append(f"    {option.name} = {allowed(option)}" + (f" (default {default})" if default else ""))
        lines += wrapped(option.help, 8)
    return lines


def wrapped(text: str, indent: int) -> list[str]:
    blanks = " " * indent
    return textwrap.wrap(text, WIDTH, initial_indent=blanks, subsequent_indent=blanks)
