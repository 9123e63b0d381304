"""The command line: one parser, one place where errors become sentences and exit codes."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Sequence
from typing import TextIO

from wandwright.cli import (
    arena,
    backup,
    bench,
    campaign,
    card,
    check,
    check_pack,
    games,
    play,
    rates,
    report,
    rules,
    serve,
    simulate,
    terminal,
    train,
)
from wandwright.cli.arguments import DONE, INTERRUPTED, USAGE, Command, epilog
from wandwright.engine import VERSION
from wandwright.engine.errors import WandwrightError
from wandwright.engine.rules.rollout import COMPILED

EXAMPLES = (
    "wandwright play                                         the table, in the browser",
    "wandwright terminal hogwarts-battle --option game=3     the table, Game 3, everything else as usual",
    "wandwright rules hogwarts-battle R24                    what a rule says",
    "wandwright card hogwarts-battle lumos                   what a card says",
    "wandwright simulate hogwarts-battle --matches 100       how often the bots win",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code. No error of this package ends in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        be_lenient(stream)
    try:
        return run(argv)
    except WandwrightError as problem:
        print(f"wandwright: {problem}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print("\nwandwright: interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone, as `head` does. Nothing more can be written, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def be_lenient(stream: TextIO | None) -> None:
    """A sign that the terminal can't show, or that is no text at all, becomes a question mark instead of an error."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def run(argv: Sequence[str] | None) -> int:
    command_line = list(sys.argv[1:] if argv is None else argv)
    top = parser()
    if not command_line:
        top.print_help()
        return DONE
    try:
        chosen, rest = top.parse_known_args(command_line)
        if rest and not getattr(chosen, "passes_on", False):
            top.error(f"not understood: {' '.join(rest)}")
    except SystemExit as stop:
        # argparse ends the program itself for --help, --version and mistakes; callers want a number.
        return int(stop.code or 0)
    chosen.rest = rest
    chosen.typed = shlex.join(("wandwright", *command_line))
    code: int = chosen.run(chosen)
    return code


def version() -> str:
    """The version, and whether the rules of this installation are compiled."""
    return f"wandwright {VERSION} ({'compiled' if COMPILED else 'plain Python'})"


def parser() -> argparse.ArgumentParser:
    """Every command with its help."""
    top: argparse.ArgumentParser = Command(
        prog="wandwright",
        description="A digital table for board games that knows the rules.",
        epilog=epilog(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    playing = (play, serve, backup, terminal, games, rules, card, campaign)
    for module in (*playing, simulate, report, arena, train, rates, check, check_pack, bench):
        module.add(commands)
    return top
