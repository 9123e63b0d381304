"""Nothing that runs is ended by an upgrade: processes of two releases on one database, in the middle of an effect."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live import PATIENCE, Json, Player, bearer, quick_settings
from tests.server.processes import Process, running
from tests.server.releases import BATTLE, RISING, Correction, Release
from wandwright.engine.matches.games import game

# Storage knows nothing of games, so each is tried with one of the databases.
BOTH = pytest.mark.parametrize(
    ("process", "correction"),
    [("sqlite", BATTLE), ("postgresql", RISING)],
    indirect=["process"],
    ids=["battle", "rising"],
)
NEW_VERSION = ("engine/__init__.py", 'VERSION: Final = "0.', 'VERSION: Final = "9.')


@pytest.fixture
def process(request: pytest.FixtureRequest, tmp_path: Path) -> Process:
    database = "" if request.param == "sqlite" else request.getfixturevalue("postgres")
    return Process(quick_settings(tmp_path / "data", database=database), tmp_path / "log.txt")


def lay(process: Process, save: str) -> Json:
    players = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    wish = {"save": save, "players": players}
    reply = httpx.post(f"http://{process.address}/api/tables/import", json=wish, timeout=PATIENCE)
    assert reply.status_code == 201, reply.text
    keys: Json = reply.json()
    return keys


def sit(process: Process, keys: Json) -> Player:
    return Player(process.address, keys["table"], [keys["seats"][0]["secret"], keys["seats"][1]["secret"]])


def answered(process: Process, keys: Json, correction: Correction) -> Any:
    """What the open effect brings once it is answered."""
    with sit(process, keys) as anna:
        question = anna.questions(0)[0]
        said = anna.ask("act", seat=0, question=question["number"], action=correction.answer)
        assert said["type"] == "done", said
        value: Any = anna.snapshot["views"]["0"]
        for part in correction.path:
            value = value[int(part) if isinstance(value, list) else part]
    return sorted(value.values()) if isinstance(value, dict) else value


def lines(process: Process, correction: Correction, edition: str = "") -> list[str]:
    """What a card says, in the edition installed or in another one."""
    address = f"http://{process.address}/api/games/{correction.game}/cards"
    cards = httpx.get(address, params={"edition": edition}, timeout=PATIENCE).json()
    found: list[str] = next(card["lines"] for card in cards if card["id"] == correction.card)
    return found


@BOTH
def test_a_table_ends_with_the_cards_it_began_with(process: Process, tmp_path: Path, correction: Correction) -> None:
    old, new = Release(tmp_path / "old"), Release(tmp_path / "new")
    new.change(correction.file, correction.before, correction.after)
    new.change(*NEW_VERSION)
    old_save = old.save(correction.document, correction.play)
    process.source = old.folder
    with running(process):
        keys = lay(process, old_save)
        with sit(process, keys) as anna:
            assert anna.questions(0)
            assert anna.snapshot["info"]["edition"] == ""
        old_lines = lines(process, correction)
        process.kill()
        process.source = new.folder
        process.start()
        with sit(process, keys) as anna:
            info = anna.snapshot["info"]
        assert info["stopped"] == ""
        assert lines(process, correction, info["edition"]) == old_lines != lines(process, correction)
        # A match of before goes on here too, because its cards are kept with a table; a new one has the new cards.
        again, fresh = lay(process, old_save), lay(process, new.save(correction.document, correction.play))
        results = [answered(process, table, correction) for table in (keys, again, fresh)]
        assert results == [correction.old, correction.old, correction.new]


@BOTH
def test_a_table_of_other_rules_is_shown_and_exported_but_not_played(
    process: Process, tmp_path: Path, correction: Correction
) -> None:
    old, new = Release(tmp_path / "old"), Release(tmp_path / "new")
    package = correction.file.split("/")[1]
    version = game(correction.document["game"]).rules_version
    new.change(f"games/{package}/game.py", f"rules_version = {version}\n", f"rules_version = {version + 1}\n")
    process.source = old.folder
    with running(process):
        keys = lay(process, old.save(correction.document, correction.play))
        with sit(process, keys) as anna:
            seen = {seat: {**view, "decisions": []} for seat, view in anna.snapshot["views"].items()}
            anna.ask("chat", seat=0, text="until tomorrow")
        process.stop()
        process.source = new.folder
        process.start()
        with sit(process, keys) as anna:
            assert anna.snapshot["info"]["stopped"] == "rules"
            assert anna.snapshot["views"] == seen
            assert [line["text"] for line in anna.chat] == ["until tomorrow"]
            assert anna.ask("ping")["type"] == "done"
            refused = anna.ask("act", seat=0, question=0, action=correction.answer)
            assert "other rules of its game" in refused["why"]
        address = f"http://{process.address}/api/tables"
        mine = [{"table": keys["table"], "secret": keys["seats"][0]["secret"]}]
        (info,) = httpx.post(f"{address}/mine", json={"tables": mine}, timeout=PATIENCE).json()
        assert info["stopped"] == "rules"
        headers = bearer(keys["seats"][0]["secret"])
        exported = httpx.get(f"{address}/{keys['table']}/export", headers=headers, timeout=PATIENCE)
        assert json.loads(exported.text)["rules"] == version
        back = httpx.post(f"{address}/import", json={"save": exported.text}, timeout=PATIENCE)
        assert (back.status_code, "other rules" in back.json()["detail"]) == (400, True)
        wrong = httpx.get(f"{address}/{keys['table']}/export", headers=bearer("x" * 30), timeout=PATIENCE)
        assert wrong.status_code == 404
        process.stop()
        process.source = old.folder
        process.start()
        assert answered(process, keys, correction) == correction.old
        assert httpx.post(f"{address}/import", json={"save": exported.text}, timeout=PATIENCE).status_code == 201
