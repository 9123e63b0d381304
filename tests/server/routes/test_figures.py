"""How hard the set-ups of a game are, as the page that lays a table is told it."""

from __future__ import annotations

import pytest

from tests.server.live import GAME, Server
from wandwright.engine.matches.games import game


def test_each_figure_says_what_was_won_and_by_which_command(server: Server) -> None:
    found = server.http.get(f"/api/games/{GAME}/figures").json()
    (fifth,) = [one for one in found if one["options"] == {"game": 5, "heroes": ["harry", "ron"]} and one["seats"] == 2]
    assert 0 < fifth["low"] < fifth["won"] / fifth["matches"] < fifth["high"] < 1
    assert fifth["command"].startswith(f"wandwright simulate {GAME} ")
    assert "content" not in fifth
    assert server.http.get("/api/games/chess/figures").status_code == 404


def test_those_of_other_cards_are_marked(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = game(GAME).figures()[0]
    changed = ({**usual, "content": "of earlier cards"}, {**usual, "rules": 0}, usual)
    monkeypatch.setattr(type(game(GAME)), "figures", lambda self: changed)
    told = server.http.get(f"/api/games/{GAME}/figures").json()
    now = usual["content"] == game(GAME).content_hash
    assert [one["earlier"] for one in told] == [True, True, not now]
