"""`wandwright serve`: the server, for a machine that others reach."""

from __future__ import annotations

import argparse

from wandwright.cli.arguments import DONE, add_command

EXAMPLES = (
    "wandwright serve                                     for this machine only, tables in the data folder",
    "wandwright serve --host 0.0.0.0 --port 80            for everybody who can reach this machine",
    "wandwright serve --config /etc/wandwright.toml       settings from a file",
    "wandwright serve --database postgresql://user@host/name --workers 4",
    "wandwright serve --pack my-cards                     offers your own cards beside those of the box",
    "wandwright serve --allow-origin https://play.example.org",
    "wandwright serve --allow-host play.example.org --proxy 127.0.0.1 --root-path /games    behind a proxy",
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    def late() -> None:
        from wandwright.cli.settings import WAYS, add_file, add_groups  # noqa: PLC0415 - see there

        command.description = f"{command.description}\n{WAYS}"
        add_file(command)
        add_groups(command)

    command = add_command(commands, "serve", "run the server without opening a browser", EXAMPLES, late=late)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    # The server's packages take a moment to load, which the other commands need not wait for.
    from wandwright.cli.settings import told  # noqa: PLC0415
    from wandwright.server.running import check_port, serve  # noqa: PLC0415
    from wandwright.server.settings.sources import gather  # noqa: PLC0415

    settings = gather(told(chosen), chosen.config)
    check_port(settings.host, settings.port)
    serve(settings)
    return DONE
