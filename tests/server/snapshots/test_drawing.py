"""A browser without a board for the game is told how the game would draw the table, cut to what it may see."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import wandwright as ww
from tests.server.live import GAME, Json, Server, bearer
from wandwright.engine.display.tables import Section


def plain(value: Any) -> Any:
    """The engine's plain data as JSON."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def expected(view: Json) -> list[Json]:
    sections: tuple[Section, ...] = ww.game(GAME).table(view)
    return [plain(section) for section in sections]


def test_only_a_browser_without_a_board_for_the_game_is_sent_sections(server: Server) -> None:
    keys = server.make("here", "friend")
    with (
        server.sit(keys, 0) as silent,
        server.sit(keys, 0, boards=[GAME]) as able,
        server.sit(keys, 0, boards=[]) as bare,
    ):
        assert silent.snapshot["sections"] == {}
        assert able.snapshot["sections"] == {}
        assert bare.snapshot["sections"] == {"0": expected(bare.snapshot["views"]["0"])}


def test_sections_follow_the_match_and_show_each_seat_its_own_view(server: Server) -> None:
    keys = server.make("here", "here")
    with server.sit(keys, 0, 1, boards=[]) as both, server.sit(keys, watch=True, boards=[]) as eve:
        both.go_on(6)
        seen = both.snapshot
        assert seen["sections"] == {seat: expected(view) for seat, view in seen["views"].items()}
        eve.until_table(lambda table: table["version"] == seen["version"])
        assert eve.snapshot["sections"] == {"watch": expected(eve.snapshot["views"]["watch"])}


def test_sections_are_said_in_the_language_of_the_reader(server: Server) -> None:
    keys = server.make("here", "friend")
    with server.sit(keys, 0, boards=[]) as anna, server.sit(keys, 0, boards=[], locale="cs") as jana:
        assert anna.snapshot["sections"] != jana.snapshot["sections"]


def test_a_replay_is_drawn_where_that_is_asked_for(server: Server) -> None:
    keys = server.make("here", "friend")
    secret = keys["seats"][0]["secret"]
    told: Json = server.get(keys, "replay/0", secret).json()
    assert told["sections"] is None
    address = f"/api/tables/{keys['table']}/replay/0?drawn=true"
    drawn: Json = server.http.get(address, headers=bearer(secret)).json()
    assert drawn["sections"] == expected(drawn["view"])
