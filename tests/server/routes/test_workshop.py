"""The workshop: cards are looked at while they are written, and tried at a table where the host allows it."""

from __future__ import annotations

import pytest

from tests.server.conftest import Starter
from tests.server.live import GAME, Json, Server
from wandwright.engine.matches.games import game, games
from wandwright.server.protocol.workshop import LONGEST_PACK
from wandwright.server.settings import Rate
from wandwright.server.settings.sources import gather

NOX = """
cards:
  - id: my_nox
    name: {name}
    kind: hogwarts
    type: spell
    game: 1
    copies: 9
    cost: 1
    effect: [{{do: draw, n: 1}}]
    confidence: reconstructed
    source: [own]
"""
RIGHT = NOX.format(name="Nox")
TABLE: Json = {"game": GAME, "players": [{"kind": "here"}, {"kind": "bot"}], "seed": 1}


def look(server: Server, text: str, of: str = GAME, **more: object) -> Json:
    reply = server.http.post("/api/workshop/cards", json={"game": of, "text": text, **more})
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


def test_right_cards_come_back_as_faces_with_text_in_the_readers_language(server: Server) -> None:
    (card,) = look(server, RIGHT)["cards"]
    assert (card["name"], card["facts"]["cost"], card["lines"]) == ("Nox", 1, ["Draw 1 card."])
    (card,) = look(server, RIGHT, locale="cs")["cards"]
    assert card["lines"] != ["Draw 1 card."]


def test_another_process_reads_the_cards(start: Starter) -> None:
    server = start(import_processes=1, workshop=True)
    assert [card["id"] for card in look(server, RIGHT)["cards"]] == ["my_nox"]
    assert server.http.post("/api/workshop/tables", json={"text": RIGHT, "table": TABLE}).status_code == 201


def test_a_changed_card_of_the_box_is_drawn_and_one_taken_out_is_not(server: Server) -> None:
    found = look(server, "cards:\n  - {id: lumos, cost: 7}\n  - {id: expulso, remove: true}")
    assert [(card["id"], card["facts"]["cost"]) for card in found["cards"]] == [("lumos", 7)]


def test_every_mistake_is_told_with_its_line_and_without_a_folder_of_ours(server: Server) -> None:
    found = look(server, RIGHT.replace("cost: 1", "cost: two").replace("do: draw", "do: drew"))
    assert found["cards"] == []
    assert [one["line"] for one in found["mistakes"]] == [9, 10]
    assert "whole number" in found["mistakes"][0]["problem"]
    assert "/tmp" not in str(found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cards: [",
        "- 1\n- 2",
        "cards: !!python/object/apply:os.system ['true']",
        (
            "a: &a [1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b]\n"
            "d: &d [*c,*c,*c,*c,*c,*c]\ncards: [*d,*d,*d,*d]"
        ),
        "cards: " + "[" * 5000,
        "cards: [{id: \x00}]",
        "cards: [{id: __proto__, name: 7}]",
        "\ufeffcards: [{id: [], kind: {}}]",
    ],
)
def test_crafted_text_is_answered_with_a_sentence(server: Server, text: str) -> None:
    found = look(server, text)
    assert found["mistakes"]
    assert found["cards"] == []


def test_a_text_that_is_too_long_is_refused_before_it_is_read(server: Server) -> None:
    body = {"game": GAME, "text": " " * (LONGEST_PACK + 1)}
    assert server.http.post("/api/workshop/cards", json=body).status_code == 422
    assert server.http.post("/api/workshop/cards", json={**body, "text": " " * 300_000}).status_code == 413


def test_markup_in_a_name_stays_text(server: Server) -> None:
    name = "<img src=x onerror=alert(1)>"
    (card,) = look(server, NOX.format(name=f'"{name}"'))["cards"]
    assert card["name"] == name


def test_an_unknown_game_and_cards_of_another_one_are_told_apart(server: Server) -> None:
    reply = server.http.post("/api/workshop/cards", json={"game": "chess", "text": RIGHT})
    assert reply.status_code == 404
    assert look(server, RIGHT, "death-eaters-rising")["mistakes"]


def test_whoever_writes_too_fast_waits(start: Starter) -> None:
    server = start(posts=Rate(0.001, 1))
    look(server, RIGHT)
    assert server.http.post("/api/workshop/cards", json={"game": GAME, "text": RIGHT}).status_code == 429


def test_a_table_is_refused_where_the_host_has_not_switched_it_on(server: Server) -> None:
    assert look(server, RIGHT)["tables"] is False
    reply = server.http.post("/api/workshop/tables", json={"text": RIGHT, "table": TABLE})
    assert (reply.status_code, reply.json()["code"]) == (409, "workshop-off")


def test_cards_are_kept_with_the_table_that_they_are_tried_at_alone(start: Starter) -> None:
    server = start(workshop=True)
    reply = server.http.post("/api/workshop/tables", json={"text": RIGHT, "table": TABLE})
    assert reply.status_code == 201, reply.text
    with server.sit(reply.json(), 0) as anna:
        info = anna.snapshot["info"]
        assert info["packs"] == ["workshop"]
        query = {"edition": info["edition"]}
        kept = server.http.get(f"/api/games/{GAME}/cards", params=query).json()
        assert "my_nox" in str(anna.snapshot), "it lies on top of its deck, and so in the market at once"
    assert "my_nox" in {card["id"] for card in kept}
    assert "my_nox" not in {card["id"] for card in server.http.get(f"/api/games/{GAME}/cards").json()}
    assert all(not one["packs"] for one in server.http.get("/api/games").json())


def test_wrong_cards_and_wrong_options_make_no_table(start: Starter) -> None:
    server = start(workshop=True)
    reply = server.http.post("/api/workshop/tables", json={"text": "cards: 7", "table": TABLE})
    assert (reply.status_code, reply.json()["code"]) == (409, "workshop-mistakes")
    reply = server.http.post("/api/workshop/tables", json={"text": RIGHT, "table": {**TABLE, "options": {"game": 99}}})
    assert reply.status_code == 400


@pytest.mark.parametrize("name", games())
def test_a_card_of_the_box_to_begin_from_is_right_as_it_stands(server: Server, name: str) -> None:
    first = game(name).records()[0]["id"]
    reply = server.http.get(f"/api/workshop/cards/{name}/{first}")
    assert reply.status_code == 200, reply.text
    assert f"id: my_{first}" in reply.json()["text"]
    found = look(server, reply.json()["text"], name)
    assert [card["id"] for card in found["cards"]] == [f"my_{first}"] or found["mistakes"]
    assert server.http.get(f"/api/workshop/cards/{name}/nothing").status_code == 400


def test_the_setting_is_true_or_false_wherever_it_is_given(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    assert gather({}).workshop is False
    monkeypatch.setenv("WANDWRIGHT_WORKSHOP", "true")
    assert gather({}).workshop is True
    assert gather({"workshop": "false"}).workshop is False
