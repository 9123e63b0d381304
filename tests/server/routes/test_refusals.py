"""Every refusal has a code, and every code has its sentence in the words of the browser, in all its languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.server.live import Server
from wandwright.server import errors

ROOT = Path(__file__).resolve().parents[3]
SERVER = ROOT / "src" / "wandwright" / "server"
CODED = {"Refusal", "Conflict", "TooFast", "ServerError", "NoEntry", "OtherEdition"}


def codes() -> list[str]:
    """The codes that the server sends: named where an error is raised, else those of its class."""
    found = []
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODED:
                given = [part.value for part in node.args[1:] if isinstance(part, ast.Constant)]
                found.append(str(given[0]) if given else getattr(errors, node.func.id).known_as)
    return [*found, errors.NoEntry.known_as]


def test_every_refusal_has_a_code() -> None:
    assert len(codes()) > 25
    assert all(codes())


@pytest.mark.parametrize("language", ["en", "cs", "it"])
def test_every_code_has_its_sentence(language: str) -> None:
    # The guard at the door answers before anything else is known; two more are sent by other means than an error.
    sent = set(codes()) | {"too-large", "too-slow", "strange-name", "database", "deleted"}
    assert sent <= told(f"**/*.{language}.ftl")
    # Other parts have sentences of games too, which are sent by their own codes.
    assert told(f"refused.{language}.ftl") <= sent


def told(parts: str) -> set[str]:
    """The codes for which some parts of the browser's words have a sentence."""
    texts = [part.read_text(encoding="utf-8") for part in (ROOT / "web" / "src" / "text").glob(parts)]
    return set(re.findall(r"^refused-([\w-]+) =", "\n".join(texts), re.MULTILINE))


def test_a_refusal_carries_its_code_and_its_values(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0, host=True) as anna:
        refused = anna.ask("rename", seat=7, name="Nobody")
        assert (refused["type"], refused["code"], refused["values"]) == ("refused", "no-such-seat", {"seat": 7})
    reply = server.http.get("/api/tables/nowherenowhere/export", headers={"Authorization": "Bearer " + "x" * 24})
    assert (reply.status_code, reply.json()["code"]) == (404, "no-entry")
