"""The look back at a finished match: made in the background, kept, told in the reader's language, and final."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live import Json, Server, bearer, wait_for
from tests.server.routes.test_endings import own, won
from wandwright.server.registry import reviews


def begun(server: Server, keys: Json, **parameters: Any) -> Any:
    path = f"/api/tables/{keys['table']}/review"
    return server.http.post(path, params=parameters, headers=bearer(own(keys)))


def reviewed(server: Server, keys: Json, locale: str = "en") -> Json:
    """The look back once it is done."""
    assert begun(server, keys).status_code == 202
    wait_for(lambda: server.get(keys, "review", own(keys)).json()["review"] is not None)
    told: Json = server.get(keys, f"review?locale={locale}", own(keys)).json()["review"]
    return told


def test_nobody_has_asked_yet(server: Server) -> None:
    keys = won(server, "here", "here")
    assert server.get(keys, "review", own(keys)).json() == {"done": 0, "total": 0, "failed": False, "review": None}


def test_it_tells_the_choices_in_the_language_of_the_reader(server: Server) -> None:
    keys = won(server, "here", "here")
    told = reviewed(server, keys)
    assert [one["action"] for one in told["choices"]] == [0]
    assert told["choices"][0]["played"] == "Attack Draco Malfoy"
    assert told["choices"][0]["lost"] == 0
    assert len(told["best"]) == len(told["costliest"]) == 2
    assert reviewed(server, keys, "cs")["choices"][0]["played"] != "Attack Draco Malfoy"


def test_it_is_kept_and_not_made_twice(server: Server) -> None:
    keys = won(server, "here", "here")
    first = reviewed(server, keys)
    again = begun(server, keys).json()
    assert again["review"] == first
    file = server.get(keys, "review/file", own(keys))
    assert "attachment" in file.headers["content-disposition"]
    assert file.json()["choices"][0]["played"] == "attack draco_malfoy"


def test_a_running_match_has_none(server: Server) -> None:
    keys = server.make("here", "here")
    assert begun(server, keys).json()["code"] == "not-over"


def test_a_match_that_was_looked_back_on_stays_over(server: Server) -> None:
    """What was hidden has been told, so nobody goes on with it."""
    keys = won(server, "here", "here")
    reviewed(server, keys)
    with server.sit(keys, 0) as anna:
        assert anna.ask("undo", seat=0)["type"] == "refused"


def test_a_strange_key_learns_nothing(server: Server) -> None:
    keys = won(server, "here", "here")
    assert server.get(keys, "review", "wrong").status_code == server.get(keys, "ending", "wrong").status_code
    reply = server.http.post(f"/api/tables/{keys['table']}/review", headers=bearer("wrong"))
    assert reply.status_code == server.get(keys, "ending", "wrong").status_code


def test_it_goes_with_its_table(server: Server) -> None:
    keys = won(server, "here", "here")
    reviewed(server, keys)
    server.http.delete(f"/api/tables/{keys['table']}", headers=bearer(keys["host"])).raise_for_status()
    assert server.get(keys, "review", own(keys)).status_code == 404


def test_what_failed_is_said_and_can_be_tried_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = won(server, "here", "here")
    with monkeypatch.context() as broken:
        broken.setattr(reviews, "assembled", lambda match, pieces: 1 // 0)
        assert begun(server, keys).status_code == 202
        wait_for(lambda: server.get(keys, "review", own(keys)).json()["failed"])
    assert reviewed(server, keys)["choices"]
