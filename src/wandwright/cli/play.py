"""`wandwright play`: the table in the browser; with --terminal, or with answers from a file, in the terminal."""

from __future__ import annotations

import argparse
import os
import stat
import sys

from wandwright.cli import terminal
from wandwright.cli.arguments import DONE, add_command

EXAMPLES = (
    "wandwright play                                                          opens the table in the browser",
    "wandwright play --pack my-cards                                          the same, with your own cards to choose",
    "wandwright play --terminal                                               in the terminal, with a few questions",
    "wandwright play hogwarts-battle --terminal --option game=2 --bot 1=policy",
)
# The settings that matter on one's own machine. What is played there is kept for ever.
PLACE = ("host", "port", "bot_pause", "data")
FOR_EVER = {"keep_unplayed": 0, "keep_finished": 0, "keep_idle": 0}
# They say what the terminal table shall be; the browser's lobby asks for the same things.
TERMINAL_FLAGS = ("seats", "seed", "option", "bot", "load", "plain")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    def late() -> None:
        from wandwright.cli.settings import add_settings  # noqa: PLC0415 - see there

        add_settings(browser, *PLACE)

    command = add_command(commands, "play", "open the table in the browser", EXAMPLES, seats_bots=True, late=late)
    command.add_argument("game", nargs="?", metavar="GAME", help="the game (default: you are asked)")
    command.add_argument("--terminal", action="store_true", help="open the table in the terminal instead")
    terminal.add_pack(command)
    browser = command.add_argument_group("the table in the browser")
    browser.add_argument("--no-browser", action="store_true", help="only say where the table is")
    terminal.add_flags(command.add_argument_group("the table in the terminal (any of these opens it there)"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    if wants_terminal(chosen):
        return terminal.run(chosen)
    print("Starting the server ...", flush=True)
    # The server's packages take a moment to load, which the terminal table need not wait for.
    from wandwright.cli.settings import told  # noqa: PLC0415
    from wandwright.server.running import free_port, open_when_ready, serve  # noqa: PLC0415
    from wandwright.server.settings.sources import only  # noqa: PLC0415

    settings = only({**told(chosen), **FOR_EVER, "workshop": True})
    host, port = settings.host, free_port(settings.host, settings.port)
    if port != settings.port != 0:
        print(f"Port {settings.port} is taken, perhaps by a table that is open already; this one takes port {port}.")
    print(f"The table is at http://{host}:{port}/ (Ctrl-C ends it; every match is kept).", flush=True)
    if not chosen.no_browser:
        open_when_ready(host, port)
    serve(settings.model_copy(update={"port": port}), quiet=True)
    return DONE


def wants_terminal(chosen: argparse.Namespace) -> bool:
    """Answers that come from a file are for the terminal table too."""
    told = [getattr(chosen, flag) for flag in TERMINAL_FLAGS]
    # Nothing was told where a flag is missing, off or empty; the seed 0 is a seed like any other.
    if chosen.terminal or any(value is not None and value is not False and value != [] for value in told):
        return True
    return not chosen.no_browser and not sys.stdin.isatty() and holds_answers()


def holds_answers() -> bool:
    """Do answers come from a file? A pipe alone says nothing: programs that start others often leave one open."""
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):
        return True
    return stat.S_ISREG(mode)
