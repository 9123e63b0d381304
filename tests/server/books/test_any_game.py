"""The server keeps the book of any game that offers a campaign: here of a toy with two levels."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from tests.server.campaigns import Reader
from tests.server.conftest import Starter
from tests.server.live import GAME as BATTLE
from tests.server.live import Json, Server, bearer, quick_settings
from tests.toys.installing import install
from tests.toys.quarry import HEROES, MODE, NAME, Quarry
from wandwright.engine.matches.saves import checksum
from wandwright.server.storage.book_rows import BOOKS

TOGETHER = list(HEROES[:2])


@pytest.fixture
def server(start: Starter, monkeypatch: pytest.MonkeyPatch) -> Server:
    install(monkeypatch, Quarry())
    return start()


def begin(server: Server) -> Reader:
    return Reader(server, game=NAME, name="Stones", mode=MODE, heroes=TOGETHER)


def play(reader: Reader, *taken: int) -> str:
    """A match of the highest open level, in which the seats take so many stones in turn; gives its table."""
    keys = reader.begin(heroes=TOGETHER)
    with reader.server.sit(keys, 0, 1) as player:
        for number in taken:
            assert player.act(player.asked(), number - 1)["type"] == "done"
    table: str = keys["table"]
    return table


def close(reader: Reader, table: str, **choices: str) -> Json:
    reply = reader.post("close", {"table": table, "choices": choices})
    assert reply.status_code == 200, reply.text
    info: Json = reply.json()
    return info


def states(info: Json) -> list[tuple[str, str]]:
    return [(level["scenario"], level["state"]) for level in info["levels"]]


def bring_in(server: Server, text: str, *taken: str) -> httpx.Response:
    return server.http.post("/api/books/import", json={"save": text, "taken": taken})


def test_two_levels_from_the_first_stone_to_the_last(server: Server) -> None:
    """Begun, won, closed, lost, played again, won; then exported and brought in under another name."""
    reader = begin(server)
    info = reader.info()
    assert (info["game"], info["mode"], info["free_heroes"], info["edition"]) == (NAME, MODE, ["smith"], "")
    assert states(info) == [("stream", "open"), ("quarry", "locked")]

    first = play(reader, 2, 1, 2)
    match = reader.info()["match"]
    assert (match["level"], match["heroes"], match["result"]) == (1, TOGETHER, "won")
    assert match["choices"] == {hero: ["blue_stone", "red_stone"] for hero in TOGETHER}
    info = close(reader, first, mason="red_stone")
    assert states(info) == [("stream", "won"), ("quarry", "open")]
    assert info["heroes"] == [{"hero": "mason", "cards": ["red_stone"]}, {"hero": "miller", "cards": []}]

    # Seven stones and the one that was kept; the game says itself who has won together.
    lost = play(reader, 2, 2, 2, 2)
    assert reader.info()["match"]["result"] == "lost"
    assert states(close(reader, lost)) == [("stream", "won"), ("quarry", "open")]
    last = play(reader, 2, 1, 2, 1, 2)
    info = close(reader, last)
    assert states(info) == [("stream", "won"), ("quarry", "won")]
    assert [(line["level"], line["result"], line["table"]) for line in info["history"]] == [
        (1, "won", first),
        (2, "lost", lost),
        (2, "won", last),
    ]
    assert info["history"][0]["players"] == {"mason": "Anna", "miller": "Ben"}

    copy = bring_in(server, reader.get("/export").text, "Stones").json()
    again = server.http.get(f"/api/books/{copy['book']}", headers=bearer(copy["secret"])).json()
    assert (again["name"], again["levels"], again["heroes"]) == ("Stones (2)", info["levels"], info["heroes"])
    assert again["history"] == [{**line, "table": ""} for line in info["history"]]


def test_the_book_is_there_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Quarry())
    with Server(quick_settings(tmp_path)) as server:
        reader = begin(server)
        keys = reader.begin(heroes=TOGETHER)
        info = reader.info()
    with Server(quick_settings(tmp_path)) as server:
        reader.server = server
        assert reader.info() == info
        given_up = reader.post("give-up", {"table": keys["table"]}).json()
        assert [line["result"] for line in given_up["history"]] == ["given up"]
        assert reader.post("heroes", {"hero": "smith"}).json()["free_heroes"] == []


def test_a_match_of_the_book_refuses_what_the_game_refuses(server: Server) -> None:
    reader = begin(server)
    assert "Level 2 is not open" in reader.start(heroes=TOGETHER, level=2).text
    keys = reader.begin(heroes=TOGETHER, variations={"hats": "on"})
    assert reader.post("close", {"table": keys["table"]}).status_code == 400
    info = reader.post("give-up", {"table": keys["table"]}).json()
    assert info["history"][0]["variations"] == {"hats": "on"}


@pytest.mark.parametrize(("game", "told"), [("run", "has no campaign"), ("nothing", "There is no game 'nothing'")])
def test_a_book_of_a_game_without_a_campaign_is_not_begun(server: Server, game: str, told: str) -> None:
    reply = server.http.post("/api/books", json={"game": game, "mode": "easy", "heroes": ["harry"]})
    assert reply.status_code in (400, 404)
    assert told in reply.json()["detail"]


def without_game(reader: Reader) -> str:
    """The file of a book as it was before books named their game."""
    body = json.loads(reader.get("/export").text)
    del body["game"], body["checksum"]
    return json.dumps({**body, "checksum": checksum(body)}, indent=1)


def test_a_wish_and_a_file_without_a_game_mean_the_campaign_that_was_there_first(server: Server) -> None:
    reader = Reader(server)
    info = reader.info()
    assert info["game"] == BATTLE
    copy = bring_in(server, without_game(reader)).json()
    again = server.http.get(f"/api/books/{copy['book']}", headers=bearer(copy["secret"])).json()
    assert (again["game"], again["levels"], again["heroes"]) == (BATTLE, info["levels"], info["heroes"])


def test_a_stored_book_that_names_no_game_goes_on(server: Server) -> None:
    """As the last release has written its row."""
    reader = Reader(server)
    text = without_game(reader)
    with server.registry.store.engine.begin() as connection:
        connection.execute(update(BOOKS).where(BOOKS.c.id == reader.book).values(text=text))
    assert reader.get("/export").text == text
    keys = reader.begin()
    info = reader.info()
    assert (info["game"], info["match"]["level"]) == (BATTLE, 1)
    given_up = reader.post("give-up", {"table": keys["table"]}).json()
    assert [line["result"] for line in given_up["history"]] == ["given up"]
