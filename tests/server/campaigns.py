"""Books on a live server; their matches are played by bots beforehand and laid into storage, which is quick."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.live import Json, Server, bearer
from wandwright import bots
from wandwright.engine.matches.books import load_book
from wandwright.engine.matches.matches import Match
from wandwright.server.storage.appending import Addition
from wandwright.server.storage.rows import SeatRow
from wandwright.server.tables.entries import past_entries
from wandwright.server.tables.table import summary

HEROES = ("harry", "ron")


class Reader:
    """Somebody who holds the secret of a book."""

    def __init__(self, server: Server, **wish: Any) -> None:
        self.server = server
        body = {"name": "Our years", "mode": "normal", "heroes": list(HEROES), **wish}
        made = server.http.post("/api/books", json=body)
        assert made.status_code == 201, made.text
        self.book, self.secret = made.json()["book"], made.json()["secret"]

    def get(self, path: str = "", secret: str | None = None) -> httpx.Response:
        return self.server.http.get(f"/api/books/{self.book}{path}", headers=bearer(secret or self.secret))

    def post(self, path: str, body: Json, secret: str | None = None) -> httpx.Response:
        headers = bearer(secret or self.secret)
        return self.server.http.post(f"/api/books/{self.book}/{path}", json=body, headers=headers)

    def info(self) -> Json:
        reply = self.get()
        assert reply.status_code == 200, reply.text
        found: Json = reply.json()
        return found

    def start(self, **wish: Any) -> httpx.Response:
        players = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
        return self.post("matches", {"heroes": list(HEROES), "players": players, "seed": 1, **wish})

    def begin(self, **wish: Any) -> Json:
        reply = self.start(**wish)
        assert reply.status_code == 201, reply.text
        keys: Json = reply.json()
        return keys

    def played(self, bot: str = "policy", **wish: Any) -> Json:
        """A match that bots have played to its end; a group of policies wins the first level, chance loses it."""
        keys = self.begin(**wish)
        found = load_book(self.get("/export").text)
        match = found.next_match(wish.get("level"), HEROES, 1, wish.get("variations"))
        bots.play_out(match, {seat: bots.make(bot, seat) for seat in range(len(HEROES))})
        self.lay(keys["table"], match)
        return keys

    def lay(self, table: str, match: Match) -> None:
        entries = past_entries(match)
        seats = [SeatRow(seat, "", "", "person", "") for seat in range(len(HEROES))]
        self.server.registry.store.append(Addition(table, 0, entries, summary(match, seats)))
