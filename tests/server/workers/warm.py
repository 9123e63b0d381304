"""Run as a program: which texts a server reads before it listens, and which only when somebody asks. Prints both."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.server.live import GAME, PATIENCE, Server, quick_settings
from wandwright.content import messages
from wandwright.engine.display import rulebook, welcome

LANGUAGES = ("en", "cs", "it")


def counted(module: Any, name: str, read: list[str]) -> None:
    """Note each text that a function of a module takes apart."""
    real = getattr(module, name)

    def noting(text: str) -> Any:
        read.append(text)
        return real(text)

    setattr(module, name, noting)


def ask_for_everything(server: Server) -> None:
    """What people who read different languages meet first."""
    server.http.timeout = httpx.Timeout(6 * PATIENCE)
    games = [game["name"] for game in server.http.get("/api/games").json()]
    for name in games:
        keys = server.make("here", "here", game=name)
        for language in LANGUAGES:
            for page in ("cards", "rules", "how-to-play"):
                server.http.get(f"/api/games/{name}/{page}", params={"locale": language}).raise_for_status()
            with server.sit(keys, 0, 1, locale=language) as anna:
                anna.go_on(2)
                if name == GAME:
                    anna.ask("hint", seat=anna.asked())


def main(folder: Path) -> None:
    read: list[str] = []
    counted(messages, "FluentResource", read)
    counted(rulebook, "read_rules", read)
    counted(welcome, "read_sections", read)
    with Server(quick_settings(folder)) as server:
        before = list(read)
        ask_for_everything(server)
    sys.stdout.write(json.dumps({"before": before, "after": read[len(before) :]}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
