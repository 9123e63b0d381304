"""Tables with own packs: chosen in the lobby, shown as such, and kept with the table whatever becomes of the pack."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.server.campaigns import Reader
from tests.server.conftest import Starter
from tests.server.live import GAME, Json, Player, Server, quick_settings
from wandwright.cli.app import main
from wandwright.content import PackError
from wandwright.server.errors import BadSettings

RISING = "death-eaters-rising"
NOX = """
cards:
  - id: nox
    name: Nox
    kind: hogwarts
    type: spell
    game: 1
    copies: 9
    cost: 1
    effect: [{do: draw, n: 1}]
    confidence: reconstructed
    source: [own]
"""


def pack(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "cards.yaml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def packs(tmp_path: Path) -> tuple[Path, ...]:
    return (
        pack(tmp_path / "my-cards", NOX),
        pack(tmp_path / "cheap", "cards: [{id: lumos, cost: 1}]"),
        pack(tmp_path / "names", "cards: [{id: lumos, name: Licht}]"),
        pack(tmp_path / "box", "cards: [{id: neville_longbottom, health: 7}]"),
    )


def faces(server: Server, info: Json) -> dict[str, Json]:
    query = {"edition": info["edition"]}
    return {card["id"]: card for card in server.http.get(f"/api/games/{info['game']}/cards", params=query).json()}


def test_the_lobby_offers_each_game_the_packs_that_fit_it(start: Starter, packs: tuple[Path, ...]) -> None:
    server = start(packs=packs)
    offered = {game["name"]: game["packs"] for game in server.http.get("/api/games").json()}
    assert [found["name"] for found in offered[GAME]] == ["my-cards", "cheap", "names"]
    assert offered[GAME][0]["title"] == "My cards"
    assert [found["name"] for found in offered[RISING]] == ["box"]


def test_a_table_with_own_cards_is_shown_as_such_and_played_with_them(start: Starter, packs: tuple[Path, ...]) -> None:
    server = start(packs=packs, bot_processes=1)
    keys = server.make("bot", "here", packs=["cheap", "my-cards"])
    with server.sit(keys, 1) as anna:
        info = anna.snapshot["info"]
        assert info["packs"] == ["my-cards", "cheap"]
        cards = faces(server, info)
        assert (cards["nox"]["facts"]["cost"], cards["lumos"]["facts"]["cost"]) == (1, 1)
        # The bot thinks in another process, which knows none of these cards by itself.
        anna.until_table(lambda table: table["thinking"] is None)
        assert anna.actions
    (listed,) = server.http.post(
        "/api/tables/mine", json={"tables": [{"table": keys["table"], "secret": keys["host"]}]}
    ).json()
    assert listed["packs"] == info["packs"]
    plain = server.make("here", "here")
    with server.sit(plain, 0) as anna:
        assert (anna.snapshot["info"]["packs"], anna.snapshot["info"]["edition"]) == ([], "")
    # The box has a card of that name, too, at its own cost.
    assert faces(server, anna.snapshot["info"])["nox"]["facts"]["cost"] == 6


def test_a_pack_with_nothing_but_names_shows_them(start: Starter, packs: tuple[Path, ...]) -> None:
    server = start(packs=packs)
    keys = server.make("here", "here", packs=["names"])
    with server.sit(keys, 0) as anna:
        info = anna.snapshot["info"]
    assert faces(server, info)["lumos"]["name"] == "Licht"
    assert faces(server, {**info, "edition": ""})["lumos"]["name"] == "Lumos!"


def test_a_book_is_begun_with_own_cards_and_keeps_them(tmp_path: Path, packs: tuple[Path, ...]) -> None:
    with Server(quick_settings(tmp_path, packs=packs)) as server:
        anna = Reader(server, packs=["names", "my-cards"])
        text = anna.get("/export").text
    shutil.rmtree(packs[0])
    with Server(quick_settings(tmp_path)) as server:
        anna.server = server
        info = anna.info()
        assert info["packs"] == ["my-cards", "names"]
        assert (faces(server, info)["nox"]["name"], faces(server, info)["lumos"]["name"]) == ("Nox", "Licht")
        keys = anna.begin()
        with server.sit(keys, 0, 1) as player:
            assert player.snapshot["info"]["packs"] == ["my-cards", "names"]
            player.go_on(3)
        line = anna.post("give-up", {"table": keys["table"]}).json()["history"][0]
        assert (line["result"], line["table"]) == ("given up", keys["table"])
        # The file of the book comes back with its cards, too.
        copy = server.http.post("/api/books/import", json={"save": text}).json()
        anna.book, anna.secret = copy["book"], copy["secret"]
        assert anna.info()["packs"] == ["my-cards", "names"]
        reply = server.http.post("/api/books", json={"mode": "easy", "heroes": ["harry", "ron"], "packs": ["nothing"]})
        assert reply.status_code == 400


def go_on(server: Server, keys: Json) -> Player:
    player = server.sit(keys, 0, 1)
    with player:
        player.go_on(3)
    return player


def test_a_table_keeps_its_pack_when_the_directory_is_gone(tmp_path: Path, packs: tuple[Path, ...]) -> None:
    with Server(quick_settings(tmp_path, packs=packs)) as server:
        keys = server.make("here", "here", packs=["my-cards"])
        before = go_on(server, keys)
        card = faces(server, before.snapshot["info"])["nox"]
    shutil.rmtree(packs[0])
    with Server(quick_settings(tmp_path)) as server:
        after = go_on(server, keys)
        assert len(after.actions) == 6
        assert after.snapshot["info"]["packs"] == ["my-cards"]
        assert faces(server, after.snapshot["info"])["nox"] == card
        # What was exported there comes back with its cards, and so does what is played on from here.
        secret = keys["seats"][0]["secret"]
        save = server.get(keys, "export", secret).text
        reply = server.http.post("/api/tables/import", json={"save": save})
        assert reply.status_code == 201
        branch = server.http.post(
            f"/api/tables/{keys['table']}/branch", json={"at": 1}, headers={"Authorization": f"Bearer {secret}"}
        )
        for again in (reply.json(), branch.json()):
            info = go_on(server, again).snapshot["info"]
            assert info["packs"] == ["my-cards"]
            assert faces(server, info)["nox"] == card


def test_a_match_of_elsewhere_with_a_pack_offered_here_comes_in(tmp_path: Path, packs: tuple[Path, ...]) -> None:
    with Server(quick_settings(tmp_path / "there", packs=packs[:1])) as there:
        keys = there.make("here", "here", packs=["my-cards"])
        save = there.get(keys, "export", keys["seats"][0]["secret"]).text
    with Server(quick_settings(tmp_path / "here", packs=packs)) as here:
        reply = here.http.post("/api/tables/import", json={"save": save})
        assert go_on(here, reply.json()).snapshot["info"]["packs"] == ["my-cards"]
    with Server(quick_settings(tmp_path / "nowhere")) as nowhere:
        reply = nowhere.http.post("/api/tables/import", json={"save": save})
        assert (reply.status_code, "other cards" in reply.json()["detail"]) == (400, True)


def test_what_a_pack_adds_can_be_chosen_before_the_table_is_made(start: Starter, tmp_path: Path) -> None:
    text = """cards:
      - {id: luna_lovegood, starter: true}
      - {id: dumbledores_army, starters: [harry_potter, hermione_granger, luna_lovegood]}
      - {id: room_of_requirement, copies: 3}
    """
    server = start(packs=(pack(tmp_path / "luna", text),))

    def starters(query: str) -> list[str]:
        game = server.http.get(f"/api/games/{RISING}{query}").json()
        found: list[str] = next(option["values"] for option in game["options"] if option["name"] == "starters")
        return found

    assert "luna_lovegood" not in starters("")
    assert "luna_lovegood" in starters("?pack=luna")


def test_packs_that_are_not_offered_or_do_not_go_together_are_refused(start: Starter, tmp_path: Path) -> None:
    takes = pack(tmp_path / "takes", "cards: [{id: lumos, remove: true}]")
    changes = pack(tmp_path / "changes", "cards: [{id: lumos, cost: 2}]")
    server = start(packs=(takes, changes))
    wish = {"game": GAME, "players": [{"kind": "here"}] * 2}
    for packs, told in ((["mine"], "no pack 'mine'"), (["changes", "takes"], "can't be used together")):
        reply = server.http.post("/api/tables", json={**wish, "packs": packs})
        assert (reply.status_code, told in reply.json()["detail"]) == (400, True), reply.text
        assert str(tmp_path) not in reply.text


def test_mistakes_of_a_pack_stop_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = pack(tmp_path / "wrong", "cards: [{id: lumos, cost: two}]")
    with pytest.raises(PackError, match="whole number"):
        Server(quick_settings(tmp_path / "data", packs=(wrong,)))
    assert main(["serve", "--data", str(tmp_path / "data"), "--pack", str(wrong)]) == 2
    assert f"{wrong}/cards.yaml:1: lumos: `cost` has to be a whole number" in capsys.readouterr().err
    assert main(["play", "--no-browser", "--data", str(tmp_path / "data"), "--pack", str(tmp_path / "none")]) == 2
    assert "no such directory" in capsys.readouterr().err


def test_two_packs_of_one_name_are_refused(tmp_path: Path) -> None:
    both = tuple(pack(tmp_path / place / "mine", "cards: [{id: lumos, cost: 2}]") for place in "ab")
    with pytest.raises(BadSettings, match="Two packs are called mine"):
        Server(quick_settings(tmp_path / "data", packs=both))
