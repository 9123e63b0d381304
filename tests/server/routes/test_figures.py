"""How hard the set-ups of a game are, as the page that lays a table is told it."""

from __future__ import annotations

from tests.server.live import GAME, Server
from wandwright.engine.matches.games import game
from wandwright.server.routes.lobby import figure_info


def test_each_figure_says_what_was_won_and_by_which_command(server: Server) -> None:
    found = server.http.get(f"/api/games/{GAME}/figures").json()
    (fifth,) = [one for one in found if one["options"] == {"game": 5, "heroes": ["harry", "ron"]} and one["seats"] == 2]
    assert 0 < fifth["low"] < fifth["won"] / fifth["matches"] < fifth["high"] < 1
    assert fifth["command"].startswith(f"wandwright simulate {GAME} ")
    assert "content" not in fifth
    assert server.http.get("/api/games/chess/figures").status_code == 404


def test_those_of_other_cards_or_rules_are_marked() -> None:
    found = game(GAME)
    usual = {**found.figures()[0], "content": found.content_hash, "rules": found.rules_version}
    told = [usual, {**usual, "content": "of earlier cards"}, {**usual, "rules": 0}]
    assert [figure_info(found, one).earlier for one in told] == [False, True, True]
