"""`wandwright serve`: the server, for a machine that others reach."""

from __future__ import annotations

import argparse
from pathlib import Path

from wandwright.cli.arguments import DONE, add_command
from wandwright.cli.guests import add_guests, guest_settings
from wandwright.engine.matches.games import check_packs
from wandwright.server.errors import BadSettings

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8742
EXAMPLES = (
    "wandwright serve                                     for this machine only, tables in the data folder",
    "wandwright serve --host 0.0.0.0 --port 80            for everybody who can reach this machine",
    "wandwright serve --database postgresql://user@host/name --workers 4",
    "wandwright serve --pack my-cards                     offers your own cards beside those of the box",
    "wandwright serve --allow-origin https://play.example.org",
    "wandwright serve --allow-host play.example.org --proxy 127.0.0.1 --root-path /games    behind a proxy",
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = add_command(commands, "serve", "run the server without opening a browser", EXAMPLES)
    add_place(command)
    add_tables(command)
    command.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more than 1 need PostgreSQL")
    command.add_argument(
        "--pack", action="append", default=[], metavar="DIR", help="own cards to offer in the lobby; may come again"
    )
    command.add_argument(
        "--allow-origin", action="append", default=[], metavar="URL", help="another page that may talk to this server"
    )
    command.add_argument(
        "--cover-after", type=float, default=60.0, metavar="SECONDS", help="away for so long, a bot may play for them"
    )
    command.add_argument(
        "--bot-processes", type=int, default=2, metavar="N", help="processes that think for bots and give hints"
    )
    command.add_argument(
        "--import-kilobytes", type=int, default=1000, metavar="N", help="the largest match that can be imported"
    )
    command.add_argument(
        "--vote-for", type=float, default=180.0, metavar="SECONDS", help="how long an undo waits for the others' yes"
    )
    command.add_argument(
        "--root-path",
        default="",
        metavar="PATH",
        help="where a proxy shows this server, like /games (default: the top)",
    )
    command.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="text for people, json for programs"
    )
    add_guests(command)
    command.set_defaults(run=run)


def add_place(command: argparse._ActionsContainer) -> None:
    """Where the server listens; shared with `play`."""
    command.add_argument("--host", default=USUAL_HOST, help=f"the address to listen on (default {USUAL_HOST})")
    command.add_argument("--port", type=int, default=USUAL_PORT, help=f"the port (default {USUAL_PORT})")
    command.add_argument(
        "--bot-pause", type=float, default=0.3, metavar="SECONDS", help="how long a bot waits before it answers"
    )


def add_data(command: argparse._ActionsContainer) -> None:
    command.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (default: your data folder)")


def add_tables(command: argparse._ActionsContainer) -> None:
    """Where all tables are; shared with `backup`."""
    add_data(command)
    command.add_argument("--database", default="", metavar="URL", help="an SQLite file or postgresql://user@host/name")


def check_place(chosen: argparse.Namespace) -> None:
    if not 0 <= chosen.port <= 65_535:
        raise BadSettings("The port must be a number from 0 to 65535.")
    if not 0 <= chosen.bot_pause <= 60:
        raise BadSettings("The pause of bots must be 0 to 60 seconds.")


def run(chosen: argparse.Namespace) -> int:
    # The server's packages take a moment to load, which the other commands need not wait for.
    from wandwright.server.edge.request_ids import check_prefix  # noqa: PLC0415
    from wandwright.server.running import check_port, serve  # noqa: PLC0415
    from wandwright.server.settings import Settings, data_folder  # noqa: PLC0415

    check_place(chosen)
    if not 1 <= chosen.workers <= 64:
        raise BadSettings("The number of workers must be 1 to 64.")
    if not 1 <= chosen.bot_processes <= 64:
        raise BadSettings("The number of processes that think must be 1 to 64.")
    if not 1 <= chosen.import_kilobytes <= 20_000:
        raise BadSettings("The largest import must be 1 to 20000 kB.")
    settings = Settings(
        database=chosen.database,
        data=chosen.data or data_folder(),
        allow_origins=tuple(origin.rstrip("/") for origin in chosen.allow_origin),
        bot_pause=chosen.bot_pause,
        packs=check_packs(chosen.pack),
        cover_seconds=chosen.cover_after,
        bot_processes=chosen.bot_processes,
        import_bytes=chosen.import_kilobytes * 1000,
        vote_seconds=chosen.vote_for,
        root_path=check_prefix(chosen.root_path),
        log_format=chosen.log_format,
        **guest_settings(chosen),
    )
    check_port(chosen.host, chosen.port)
    serve(settings, chosen.host, chosen.port, chosen.workers)
    return DONE
