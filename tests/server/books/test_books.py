"""The books of campaigns on the server: begun, played from, closed, brought elsewhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.campaigns import HEROES, Reader
from tests.server.conftest import Starter
from tests.server.live import Json, Server, bearer
from wandwright.engine.matches.saves import checksum


def states(info: Json) -> list[str]:
    return [level["state"] for level in info["levels"]]


def test_a_new_book_has_one_open_level_and_tells_nothing_of_the_others(server: Server) -> None:
    info = Reader(server).info()
    assert states(info) == ["open"] + ["locked"] * 7
    assert info["levels"][0]["locations"]
    assert "troll" in info["levels"][0]["foes"]
    assert [level["foes"] + level["locations"] + level["news"] for level in info["levels"][1:]] == [[]] * 7
    assert info["match"] is None
    assert info["free_heroes"] == ["hermione", "neville", "luna", "ginny"]


def test_a_level_is_won_closed_and_the_next_one_opens(server: Server) -> None:
    anna = Reader(server)
    keys = anna.played()
    match = anna.info()["match"]
    assert (match["result"], match["level"], match["players"]) == ("won", 1, ["Anna", "Ben"])
    kept = match["choices"]["harry"][0]
    closed = anna.post("close", {"table": keys["table"], "choices": {"harry": kept, "ron": None}})
    assert closed.status_code == 200, closed.text
    info = anna.info()
    assert info == closed.json()
    assert states(info)[:3] == ["won", "open", "locked"]
    assert info["match"] is None
    assert info["levels"][1]["news"]
    assert [hero["cards"] for hero in info["heroes"]] == [[kept], []]
    [line] = info["history"]
    assert (line["result"], line["table"], line["players"]) == ("won", keys["table"], {"harry": "Anna", "ron": "Ben"})
    # A line of the history opens the replay, with the secret of the book.
    replay = server.get(keys, "replay", anna.secret)
    assert replay.json()["finished"]


def test_the_end_can_be_undone_until_the_level_is_closed(server: Server) -> None:
    anna = Reader(server)
    keys = anna.played(undo="free")
    with server.sit(keys, 0, 1) as player:
        last = player.actions[-1]
        assert player.ask("undo", seat=last["seat"], to=last["number"])["type"] == "done"
        player.until_table(lambda table: table["info"]["outcome"] is None)
        assert anna.info()["match"]["result"] == ""
        assert anna.post("close", {"table": keys["table"]}).status_code == 400
        question = player.questions(last["seat"])[0]
        player.ask("act", seat=last["seat"], question=question["number"], action=last["notation"])
        player.until_table(lambda table: table["info"]["outcome"])
        assert anna.post("close", {"table": keys["table"]}).status_code == 200
        refused = player.ask("undo", seat=last["seat"], to=last["number"])
        assert "closed in the book" in refused["why"]
        assert player.snapshot["info"]["outcome"]


def test_a_lost_level_costs_nothing_and_is_played_again(server: Server) -> None:
    anna = Reader(server)
    before = anna.info()
    keys = anna.played("uniform")
    assert anna.info()["match"]["result"] == "lost"
    info = anna.post("close", {"table": keys["table"]}).json()
    assert [line["result"] for line in info["history"]] == ["lost"]
    assert (info["levels"], info["heroes"]) == (before["levels"], before["heroes"])
    assert anna.begin()["table"] != keys["table"]


def test_a_match_is_given_up_and_stands_still(server: Server) -> None:
    anna = Reader(server)
    keys = anna.begin()
    assert anna.start().status_code == 409
    info = anna.post("give-up", {"table": keys["table"]}).json()
    assert [line["result"] for line in info["history"]] == ["given up"]
    assert info["match"] is None
    with server.sit(keys, 0, 1) as player:
        assert "closed in the book" in player.act(player.asked())["why"]
    assert anna.start().status_code == 201


@pytest.mark.parametrize(("seed", "told"), [(1234, ("chosen", 1234)), (None, ("", None))])
def test_everybody_is_told_a_seed_that_the_owner_chose(server: Server, seed: int | None, told: Any) -> None:
    """N10: who begins a match of the book could choose its seed unseen."""
    players = [{"kind": "here", "name": "Anna"}, {"kind": "friend", "name": "Ben"}]
    keys = Reader(server).begin(seed=seed, players=players)
    with server.sit(keys, 1) as ben, server.sit(keys, watch=True) as eve:
        for one in (ben, eve):
            assert (one.snapshot["info"]["dealt"], one.snapshot["info"]["seed"]) == told


def test_heroes_join_late_and_sit_out(server: Server) -> None:
    anna = Reader(server)
    assert anna.post("heroes", {"hero": "luna"}).json()["heroes"][2] == {"hero": "luna", "cards": []}
    players = [{"kind": "here", "name": "Anna"}, {"kind": "bot"}]
    anna.begin(heroes=["luna", "harry"], players=players)
    assert anna.info()["match"]["heroes"] == ["luna", "harry"]


def test_variations_are_chosen_for_a_match_and_kept_in_its_line(server: Server) -> None:
    anna = Reader(server)
    keys = anna.played(variations={"foes_in_order": "on"})
    info = anna.post("close", {"table": keys["table"]}).json()
    assert info["history"][0]["variations"] == {"foes_in_order": "on"}
    for own in ("book", "scenario", "heroes", "nothing"):
        assert anna.start(variations={own: "year-8"}).status_code == 400


def test_what_contradicts_itself_is_refused_with_a_reason_for_every_language(server: Server) -> None:
    anna = Reader(server)
    together = {"foes_in_order": "on", "hardest_last": "on"}
    reasons = {"order-or-hardest": together, "no-potions": {"shelves": "A"}, "no-pair": {"one_active": "on"}}
    for code, variations in reasons.items():
        reply = anna.start(variations=variations)
        assert (reply.status_code, reply.json()["code"]) == (400, code)
    assert anna.info()["match"] is None


def test_another_device_with_the_book_goes_on_with_the_match(server: Server) -> None:
    anna = Reader(server)
    players = [{"kind": "here", "name": "Anna"}, {"kind": "friend", "name": "Ben"}]
    keys = anna.begin(players=players)
    only_book = {**keys, "seats": [{"seat": 0, "secret": anna.secret}]}
    with server.sit(only_book, 0) as tablet:
        assert tablet.snapshot["info"]["yours"] == [0]
        assert tablet.snapshot["info"]["host"]
    assert anna.info()["match"]["table"] == keys["table"]


def test_a_book_travels_as_one_file(server: Server) -> None:
    anna = Reader(server)
    keys = anna.played()
    anna.post("close", {"table": keys["table"]})
    text = anna.get("/export").text
    reply = server.http.post("/api/books/import", json={"save": text, "taken": ["Our years"]})
    assert reply.status_code == 201, reply.text
    copy = reply.json()
    info = server.http.get(f"/api/books/{copy['book']}", headers=bearer(copy["secret"])).json()
    assert (info["name"], info["open_level"]) == ("Our years (2)", 2)
    assert info["history"][0]["table"] == ""


def test_wrong_links_of_books_are_told_nothing(server: Server) -> None:
    anna, other = Reader(server), Reader(server)
    unknown = server.http.get("/api/books/nowhere", headers=bearer(anna.secret))
    for reply in (anna.get(secret=other.secret), anna.get("/export", other.secret), anna.get(secret="x" * 200)):
        assert (reply.status_code, reply.json()) == (404, unknown.json())
    assert server.http.get(f"/api/books/{anna.book}").status_code == 404
    keys = anna.begin()
    for path, body in (("close", keys), ("give-up", keys), ("heroes", {"hero": "luna"})):
        wish = {"table": body["table"]} if "table" in body else body
        assert anna.post(path, wish, other.secret).status_code == 404
    assert anna.info()["match"]["table"] == keys["table"]


def test_wrong_choices_and_second_closings_change_nothing(server: Server) -> None:
    anna = Reader(server)
    keys = anna.played()
    before = anna.get("/export").text
    for choices in ({"harry": "elder_wand"}, {"draco": "tergeo"}, {"harry": ""}, {"harry": "x" * 100}):
        assert anna.post("close", {"table": keys["table"], "choices": choices}).status_code in (400, 422)
    assert anna.post("close", {"table": "another"}).status_code == 409
    assert anna.post("give-up", {"table": keys["table"]}).status_code == 400
    assert anna.get("/export").text == before
    assert anna.post("close", {"table": keys["table"]}).status_code == 200
    after = anna.get("/export").text
    assert anna.post("close", {"table": keys["table"]}).status_code == 409
    assert anna.get("/export").text == after


@pytest.mark.parametrize(
    "wish", [{"mode": "hard"}, {"heroes": ["harry"]}, {"heroes": ["harry", "harry"]}, {"heroes": ["dobby", "ron"]}]
)
def test_impossible_books_are_not_begun(server: Server, wish: Json) -> None:
    body = {"name": "x", "mode": "easy", "heroes": list(HEROES), **wish}
    assert server.http.post("/api/books", json=body).status_code in (400, 422)


def test_locked_levels_and_strangers_are_refused(server: Server) -> None:
    anna = Reader(server)
    one_player = [{"kind": "here", "name": "Anna"}]
    for wish in ({"level": 2}, {"level": 9}, {"heroes": ["harry", "luna"]}, {"heroes": ["harry", "harry"]}):
        assert anna.start(**wish).status_code in (400, 422)
    assert anna.start(players=one_player).status_code == 409
    assert anna.post("heroes", {"hero": "harry"}).status_code == 400
    assert anna.info()["match"] is None


def broken(text: str, *path: str | int, value: object) -> str:
    """The same book with one thing changed, and a proof that it is whole."""
    body = json.loads(text)
    body.pop("checksum")
    place = body
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return json.dumps({**body, "checksum": checksum(body)})


def test_broken_books_stay_outside(server: Server) -> None:
    anna = Reader(server)
    keys = anna.played()
    anna.post("close", {"table": keys["table"]})
    text = anna.get("/export").text
    files = [
        "",
        "no book",
        "[" * 50_000,
        text[:-100],
        text.replace('"normal"', '"easy"', 1),
        broken(text, "mode", value="hard"),
        broken(text, "content", value="0" * 64),
        broken(text, "pages", 1, "cards", "harry", value=["elder_wand"]),
        broken(text, "history", value=[]),
        broken(text, "history", 0, "mode", value=7),
        broken(text, "history", 0, "heroes", value=[["harry"]]),
        broken(text, "history", 0, "match", value={}),
        broken(text, "history", 0, "players", value={"harry": 3}),
    ]
    for file in files:
        reply = server.http.post("/api/books/import", json={"save": file})
        assert reply.status_code == 400, (reply.status_code, file[:80])
        assert reply.json()["detail"].endswith(".")
    assert server.http.post("/api/books/import", json={"save": "x" * 5_000_000}).status_code == 413


def test_books_live_in_postgresql_too(start: Starter, postgres: str) -> None:
    one, other = start(database=postgres), start(database=postgres)
    anna = Reader(one)
    keys = anna.played()
    elsewhere = Reader(other)
    elsewhere.book, elsewhere.secret = anna.book, anna.secret
    assert elsewhere.info()["match"]["result"] == "won"
    assert elsewhere.post("close", {"table": keys["table"]}).status_code == 200
    assert states(anna.info())[:2] == ["won", "open"]
    assert anna.post("close", {"table": keys["table"]}).status_code == 409
