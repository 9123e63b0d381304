"""Export, import, replay, play on from here, and reports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

import wandwright as ww
from tests.server.live import Json, Player, Server, as_seen, bearer
from wandwright.cli import main


def middle(server: Server, keys: Json, actions: int = 12) -> None:
    with server.sit(keys, 0, 1) as anna:
        anna.go_on(actions)


def finish(server: Server, keys: Json) -> None:
    """Bots take over and play to the end."""
    with Player(server.address, keys["table"], [keys["host"]]) as host:
        for seat in keys["seats"]:
            host.ask("reseat", seat=seat["seat"], kind="bot")
        host.until_table(lambda table: table["info"]["outcome"])


def secret_of(keys: Json, seat: int = 0) -> str:
    secret: str = keys["seats"][seat]["secret"]
    return secret


def imported(server: Server, save: str, **wish: object) -> Json:
    reply = server.http.post("/api/tables/import", json={"save": save, **wish})
    assert reply.status_code == 201, reply.text
    keys: Json = reply.json()
    return keys


def test_a_finished_match_is_exported_as_a_plain_save(server: Server) -> None:
    keys = server.make("here", "here")
    finish(server, keys)
    reply = server.get(keys, "export", secret_of(keys))
    match = ww.load(reply.text)
    assert match.outcome is not None
    assert reply.headers["content-disposition"].startswith("attachment")
    again = imported(server, reply.text)
    index = server.get(again, "replay", secret_of(again)).json()
    assert index["finished"]
    assert len(index["actions"]) == len(match.records)


def test_a_running_match_is_exported_as_the_seat_knows_it(server: Server) -> None:
    keys = server.make("here", "here", options={"hands": "closed"})
    middle(server, keys)
    text = server.get(keys, "export", secret_of(keys)).text
    again = imported(server, text)
    assert again["table"] != keys["table"]
    with server.sit(keys, 0) as one, server.sit(again, 0, 1) as other:
        assert one.snapshot["views"]["0"]["heroes"] == other.snapshot["views"]["0"]["heroes"]
        other.go_on()


def test_an_export_of_a_running_match_shows_nothing_hidden(server: Server) -> None:
    keys = server.make("here", "here", seed=5)
    exports = [json.loads(server.get(keys, "export", key["secret"]).text) for key in keys["seats"]]
    decks = [export["snapshot"]["dark_arts"]["deck"] for export in exports]
    assert sorted(decks[0]) == sorted(decks[1])
    assert decks[0] != decks[1]
    assert 5 not in [export["seed"] for export in exports]
    assert server.get(keys, "export", keys["spectator"]).status_code == 409


@pytest.mark.parametrize("save", ["", "{}", "no save", '{"wandwright": 1}', "[" * 5000])
def test_what_is_no_save_is_refused(server: Server, save: str) -> None:
    reply = server.http.post("/api/tables/import", json={"save": save})
    assert reply.status_code in (400, 409)
    assert reply.json()["detail"].endswith(".")


def test_an_import_needs_a_player_for_each_seat(server: Server) -> None:
    save = ww.game("hogwarts-battle").start(seats=3).save()
    players = [{"kind": "here"}, {"kind": "bot"}]
    reply = server.http.post("/api/tables/import", json={"save": save, "players": players})
    assert "3 seats" in reply.json()["detail"]
    keys = imported(server, save, players=[*players, {"kind": "friend", "name": "Cho"}])
    with server.sit(keys, 0) as anna:
        assert [seat["kind"] for seat in anna.snapshot["info"]["seats"]] == ["person", "bot", "person"]


def test_every_position_can_be_looked_at_again(server: Server) -> None:
    keys = server.make("here", "here")
    seen = []
    with server.sit(keys, 0, 1) as anna:
        for _ in range(8):
            seen.append(anna.snapshot["views"]["0"])
            anna.go_on()
        seen.append(anna.snapshot["views"]["0"])
        log = anna.log
    index = server.get(keys, "replay", secret_of(keys)).json()
    assert index["log"] == log
    assert [action["number"] for action in index["actions"]] == list(range(8))
    for at, view in enumerate(seen):
        shown = server.get(keys, f"replay/{at}", secret_of(keys)).json()
        assert (shown["at"], as_seen(shown["view"])) == (at, as_seen(view))
    assert server.get(keys, "replay/9", secret_of(keys)).status_code == 409


def branch(server: Server, keys: Json, secret: str, at: int) -> Json:
    reply = server.http.post(f"/api/tables/{keys['table']}/branch", json={"at": at}, headers=bearer(secret))
    assert reply.status_code == 201, reply.text
    made: Json = reply.json()
    return made


def test_a_finished_match_is_played_on_exactly(server: Server) -> None:
    keys = server.make("here", "here")
    finish(server, keys)
    made = branch(server, keys, keys["spectator"], 5)
    view = server.get(keys, "replay/5", secret_of(keys)).json()["view"]
    with Player(server.address, made["table"], [secret_of(made)]) as anna:
        assert as_seen(view)["heroes"]
        if len(anna.actions) == 5:
            assert as_seen(anna.snapshot["views"]["0"]) == as_seen(view)
        assert [action["notation"] for action in anna.actions[:5]] == [
            action["notation"] for action in server.get(keys, "replay", secret_of(keys)).json()["actions"][:5]
        ]


def test_a_running_match_is_played_on_with_hidden_cards_dealt_anew(server: Server) -> None:
    keys = server.make("here", "here")
    middle(server, keys)
    made = branch(server, keys, secret_of(keys), 12)
    real = server.registry.tables[keys["table"]].match
    with server.sit(made, 0, 1) as anna, server.sit(keys, 0) as before:
        mine, old = anna.snapshot["views"]["0"], before.snapshot["views"]["0"]
        assert {name: mine[name] for name in mine if name != "decisions"} == {
            name: old[name] for name in old if name != "decisions"
        }
        other = server.registry.tables[made["table"]].match
        assert other.setup.seed != real.setup.seed
        assert other.state.streams != real.state.streams
        anna.go_on(3)


def test_a_spectator_cannot_play_on_from_a_running_match_nor_report(server: Server) -> None:
    keys = server.make("here", "here")
    for secret in (keys["spectator"], keys["host"]):
        reply = server.http.post(f"/api/tables/{keys['table']}/branch", json={"at": 0}, headers=bearer(secret))
        assert reply.status_code == 409
        assert server.get(keys, "report", secret).status_code == 409


@pytest.mark.parametrize("options", [{"game": 1}, {"game": 7, "hands": "closed"}])
def test_a_report_passes_the_check(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: Json
) -> None:
    keys = server.make("here", "here", options=options)
    with server.sit(keys, 0, 1) as anna:
        for number in range(10):
            anna.go_on(2)
            file = tmp_path / f"report-{number}.yaml"
            text = server.get(keys, "report", secret_of(keys)).text
            file.write_text(text, encoding="utf-8")
            legal = yaml.safe_load(text)["expect"]["legal"]
            for question in anna.questions(0):
                assert {action["notation"] for action in question["actions"]} <= set(legal)
    assert main(["check", *map(str, tmp_path.glob("report-*.yaml"))]) == 0
    assert "10 right, 0 wrong." in capsys.readouterr().out


def test_a_report_shows_the_log_but_no_secret_of_the_set_up(server: Server) -> None:
    keys = server.make("here", "here", seed=987_654_321)
    middle(server, keys, 2)
    text = server.get(keys, "report", secret_of(keys)).text
    assert "# Turn 1: Harry" in text
    assert "987654321" not in text


def test_unknown_tables_and_wrong_keys_answer_alike(server: Server) -> None:
    one, other = server.make("here", "here"), server.make("here", "here")
    unknown = server.http.get("/api/tables/nowhere/replay", headers=bearer(secret_of(one)))
    wrong = server.get(one, "replay", secret_of(other))
    none = server.http.get(f"/api/tables/{one['table']}/replay")
    assert unknown.status_code == wrong.status_code == none.status_code == 404
    assert unknown.json() == wrong.json() == none.json()


@pytest.mark.parametrize("game", ["hogwarts-battle", "year-at-hogwarts", "black-rose-wars"])
def test_a_finished_match_is_looked_at_with_all_cards_open(server: Server, game: str) -> None:
    """Whose cards lay face down shows them to everybody, a spectator too, and the match stays over from then on."""
    keys = server.make("bot", "bot", game=game, options={"hands": "closed"} if game == "hogwarts-battle" else {})
    middle = 40
    with server.sit(keys, watch=True) as eve:
        eve.until_table(lambda table: table["info"]["outcome"])
        assert not eve.snapshot["info"]["shown"]
        closed = server.get(keys, f"replay/{middle}", secret_of(keys)).json()["view"]
        assert not server.get(keys, "replay", secret_of(keys)).json()["opened"]
        assert server.get(keys, "replay?opened=true", keys["spectator"]).json()["opened"]
        eve.until_table(lambda table: table["info"]["shown"])
    views = [
        server.get(keys, f"replay/{middle}?opened=true", secret).json()["view"]
        for secret in (secret_of(keys, 0), secret_of(keys, 1), keys["spectator"])
    ]
    assert len({json.dumps(face_down(view), sort_keys=True) for view in views}) == 1
    assert face_down(closed)
    assert not face_down(views[0])
    # Who does not ask for it is told no more than before.
    assert as_seen(server.get(keys, f"replay/{middle}", secret_of(keys)).json()["view"]) == as_seen(closed)


def face_down(view: Json) -> list[Json]:
    """The piles of seats of which a view only tells how many cards they have."""
    people = view.get("players") or view["heroes"]
    names = ("hand", "quests", "missions", "books", "spells", "potions")
    return [one[name] for one in people for name in names if isinstance(one.get(name), dict) and "count" in one[name]]


def test_a_running_match_is_not_opened(server: Server) -> None:
    keys = server.make("here", "here", options={"hands": "closed"})
    middle(server, keys)
    assert not server.get(keys, "replay?opened=true", secret_of(keys)).json()["opened"]
    for at in (3, 12):
        seen = server.get(keys, f"replay/{at}?opened=true", secret_of(keys)).json()["view"]
        assert face_down(seen), "the hand of the other seat"
        assert as_seen(seen) == as_seen(server.get(keys, f"replay/{at}", secret_of(keys)).json()["view"])
    with server.sit(keys, 0) as anna:
        assert not anna.snapshot["info"]["shown"]
