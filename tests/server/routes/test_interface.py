"""The REST interface as a whole: every answer fits the OpenAPI document; headers, pages, health, metrics, schema."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS

from tests.server.campaigns import Reader
from tests.server.conftest import Starter
from tests.server.live import Server, bearer
from wandwright import bots
from wandwright.server.routes.pages import file_for
from wandwright.server.schema import schema

WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
EXAMPLES = 15
OPERATIONS = [
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{name}"),
    ("GET", "/api/games/{name}/cards"),
    ("GET", "/api/games/{name}/figures"),
    ("GET", "/api/games/{name}/how-to-play"),
    ("GET", "/api/games/{name}/rules"),
    ("GET", "/api/addresses"),
    ("POST", "/api/workshop/cards"),
    ("POST", "/api/workshop/tables"),
    ("GET", "/api/workshop/cards/{game}/{card}"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/import"),
    ("POST", "/api/tables/mine"),
    ("DELETE", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/export"),
    ("GET", "/api/tables/{table}/replay"),
    ("GET", "/api/tables/{table}/replay/{at}"),
    ("POST", "/api/tables/{table}/branch"),
    ("GET", "/api/tables/{table}/report"),
    ("GET", "/api/tables/{table}/ending"),
    ("POST", "/api/tables/{table}/review"),
    ("GET", "/api/tables/{table}/review"),
    ("GET", "/api/tables/{table}/review/file"),
    ("POST", "/api/tables/{table}/sequel"),
    ("POST", "/api/books"),
    ("POST", "/api/books/import"),
    ("GET", "/api/books/{book}"),
    ("GET", "/api/books/{book}/export"),
    ("POST", "/api/books/{book}/heroes"),
    ("POST", "/api/books/{book}/matches"),
    ("POST", "/api/books/{book}/close"),
    ("POST", "/api/books/{book}/give-up"),
]


def checks() -> Any:
    return CHECKS.get_by_names(list(WANTED))


def test_every_operation_is_tried(server: Server) -> None:
    paths = server.http.get("/api/openapi.json").json()["paths"]
    assert {(method.upper(), path) for path, entry in paths.items() for method in entry} == set(OPERATIONS)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_any_request_gets_an_answer_that_fits_the_document(server: Server, method: str, path: str) -> None:
    document = schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json")
    keys = server.make("here", "bot")
    book = Reader(server)
    secret = book.secret if "{book}" in path else keys["seats"][0]["secret"]

    @given(case=document[path][method].as_strategy(), known=st.booleans())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def send(case: schemathesis.Case[Any], known: bool) -> None:
        # Half of the requests hit a real table or book with a key that opens it.
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = keys["table"]
        if known and "book" in case.path_parameters:
            case.path_parameters["book"] = book.book
        case.call_and_validate(headers=bearer(secret) if known else None, checks=checks())

    send()


def test_every_answer_has_the_safe_headers(server: Server) -> None:
    for path in ("/", "/health", "/api/games", "/api/nothing", "/api/docs", "/api/tables/x/replay"):
        headers = server.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        script = next(part for part in headers["content-security-policy"].split("; ") if part.startswith("script-src"))
        assert script == "script-src 'self'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_pages_of_the_browser(start: Starter, tmp_path: Path) -> None:
    server = start()
    missing = server.http.get("/")
    assert missing.status_code == 503
    assert "make play" in missing.text
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("the table", encoding="utf-8")
    (tmp_path / "static" / "assets" / "app-1a2b.js").write_text("export {}", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    for path in ("/", "/index.html", "/table/abc", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/" + "x" * 3000):
        reply = server.http.get(path)
        assert (reply.status_code, reply.text) == (200, "the table"), path
        assert reply.headers["cache-control"] == "no-cache"
    script = server.http.get("/assets/app-1a2b.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert server.http.head("/").status_code == 200
    assert server.http.get("/api/nothing").status_code == 404
    assert file_for(tmp_path / "static", "a\0b") == tmp_path / "static" / "index.html"


def test_the_page_about_the_interface_needs_nothing_from_elsewhere(server: Server) -> None:
    text = server.http.get("/api/docs").text
    assert "POST /api/tables" in text
    assert "<script" not in text
    assert "http://" not in text
    assert "https://" not in text


def test_health_and_metrics(server: Server) -> None:
    assert server.http.get("/health").text == "ok\n"
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(3)
        anna.ask("undo", seat=0, to=99)
        lines = server.http.get("/metrics").text.splitlines()
        assert "wandwright_actions_total 3.0" in lines
        assert "wandwright_tables 1.0" in lines
        assert "wandwright_connections 1.0" in lines
        assert "wandwright_refused_total 1.0" in lines
        assert 'wandwright_answer_seconds_bucket{le="+Inf"} 4.0' in lines
    assert all(line.startswith("#") or len(line.split()) == 2 for line in lines)


def test_health_says_when_the_database_is_gone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.exc import OperationalError  # noqa: PLC0415 - used here only

    def fail() -> None:
        raise OperationalError("select 1", {}, Exception("gone"))

    monkeypatch.setattr(server.registry.store, "check", fail)
    assert server.http.get("/health").status_code == 503


def test_games_cards_and_rules(server: Server) -> None:
    (game,) = [game for game in server.http.get("/api/games").json() if game["name"] == "hogwarts-battle"]
    assert (game["fewest_seats"], game["most_seats"]) == (2, 5)
    assert game["bots"] == list(bots.LEVELS)
    assert next(option for option in game["options"] if option["name"] == "game")["high"] == 7
    cards = server.http.get("/api/games/hogwarts-battle/cards", params={"locale": "en"}).json()
    accio = next(card for card in cards if card["id"] == "accio")
    assert (accio["name"], accio["facts"]["cost"], accio["facts"]["type"]) == ("Accio!", 4, "spell")
    assert accio["lines"]
    # A small face shows its clauses as icons.
    assert accio["facts"]["effect"][0]["options"][0] == [{"do": "gain_influence", "n": 2}]
    assert len({card["id"] for card in cards}) == len(cards) > 150
    rules = server.http.get("/api/games/hogwarts-battle/rules").json()
    assert next(rule for rule in rules if rule["number"] == "R24")["text"]
    czech = server.http.get("/api/games/hogwarts-battle/rules", params={"locale": "cs"}).json()
    assert [rule["number"] for rule in czech] == [rule["number"] for rule in rules]
    assert "Omráčený hrdina" in next(rule for rule in czech if rule["number"] == "R24")["text"]
    unknown = server.http.get("/api/games/hogwart-battle/rules")
    assert unknown.status_code == 404
    assert "hogwarts-battle" in unknown.json()["detail"]


def test_my_tables_are_those_my_keys_open(server: Server) -> None:
    mine, other = server.make("here", "bot", title="Evening"), server.make("here", "here")
    wish = [
        {"table": mine["table"], "secret": mine["seats"][0]["secret"]},
        {"table": mine["table"], "secret": mine["host"]},
        {"table": other["table"], "secret": mine["host"]},
        {"table": "nowhere", "secret": mine["host"]},
        {"table": "\0", "secret": mine["host"]},
    ]
    (info,) = server.http.post("/api/tables/mine", json={"tables": wish}).json()
    assert (info["table"], info["title"], info["yours"], info["host"]) == (mine["table"], "Evening", [0], True)
    assert info["seats"][0]["asked"]
    assert info["outcome"] is None


def test_the_schema_of_the_protocol_is_printed() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "wandwright.server.schema"], capture_output=True, text=True, check=True, timeout=60
    )
    printed = json.loads(run.stdout)
    assert printed == json.loads(json.dumps(schema()))
    assert {"Snapshot", "Act", "TableKeys", "FromBrowser", "FromServer"} <= set(printed["$defs"])
    names = {part["$ref"].rpartition("/")[2] for part in printed["$defs"]["FromServer"]["oneOf"]}
    assert names == {"Snapshot", "Talk", "Done", "Refused", "Advice", "NewKey", "Past"}
