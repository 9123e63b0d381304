"""Messages, requests and files of somebody who means harm: made by chance from good ones, by a seed."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

from tests.server.live import GAME, Json

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**70, 10**400, 1.5, float("inf"), float("nan"), "", "x" * 500, "\ud800", "\x00",
    "../../etc/passwd", "<script>1</script>", "' OR 1=1 --", "%s%n", [], {}, [[[[]]]], {"": None},
)  # fmt: skip
MESSAGES: tuple[Json, ...] = (
    {"type": "act", "ref": 1, "seat": 0, "question": 1, "action": "end turn"},
    {"type": "undo", "ref": 1, "seat": 0, "to": 0},
    {"type": "vote", "ref": 1, "seat": 0, "yes": True},
    {"type": "hint", "ref": 1, "seat": 0},
    {"type": "auto", "ref": 1, "seat": 0, "kind": "act", "action": "end turn"},
    {"type": "rename", "ref": 1, "seat": 0, "name": "Eve"},
    {"type": "reseat", "ref": 1, "seat": 0, "kind": "bot", "bot": "greedy"},
    {"type": "reissue", "ref": 1, "seat": 0},
    {"type": "lock", "ref": 1, "locked": True},
    {"type": "hello", "secrets": ["x" * 32]},
    {"type": "ping", "ref": 1},
    {"type": "dance", "ref": 1},
)
PATHS = (
    "/api/games", f"/api/games/{GAME}/cards", f"/api/games/{GAME}/rules", "/api/tables", "/api/tables/mine",
    "/api/tables/import", "/api/books", "/api/books/import", "/api/addresses", "/api/nothing", "/table/abc",
    "/assets/../../secret", "/%00", "/%ff%fe", "/api/tables/abc/replay", "/api/tables/abc/replay/1",
    "/api/tables/abc/export", "/api/tables/abc/report", "/api/tables/abc/branch", "/api/tables/abc/ending",
)  # fmt: skip
NEW_TABLE: Json = {"game": GAME, "players": [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}], "seed": 1}


class Mischief:
    """Everything by one seed."""

    def __init__(self, seed: int, save: str) -> None:
        self.chance = random.Random(seed)
        self._save = save

    def message(self) -> str | bytes:
        """For a WebSocket: spoiled in one or two places, or no message at all."""
        sort = self.chance.randrange(10)
        if sort == 0:
            return self.chance.randbytes(self.chance.randrange(1, 200))
        if sort == 1:
            return self.chance.choice(("[", '{"a":')) * self.chance.randrange(1, 3000)
        text = text_of(self.spoiled(self.chance.choice(MESSAGES), self.chance.randrange(3)))
        return text[: self.chance.randrange(len(text))] if sort == 2 else text

    def request(self) -> tuple[str, str, bytes, dict[str, str]]:
        """Method, path, body and headers."""
        method = self.chance.choice(("GET", "GET", "POST", "POST", "PUT", "DELETE"))
        path = self.chance.choice(PATHS)
        if self.chance.random() < 0.3:
            path += f"?locale={self.chance.choice(('en', 'xx', '%00', 'x' * 300, '../en'))}&packs=%ff&edition=0"
        body = text_of(self.spoiled(NEW_TABLE, 2)).encode("utf-8", "replace") if method != "GET" else b""
        headers = {"content-type": self.chance.choice(("application/json", "text/plain", "x"))}
        if self.chance.random() < 0.3:
            headers["authorization"] = self.chance.choice(("Bearer x", "Bearer " + "x" * 3000, "Basic eDp4", "Bearer"))
        return method, path, body, headers

    def file(self) -> str:
        """A save with one to three numbers, words or parts changed."""
        return text_of(self.spoiled(json.loads(self._save), self.chance.randrange(1, 4)))

    def spoiled(self, good: Json, times: int) -> Json:
        copy: Json = json.loads(json.dumps(good))
        for _ in range(times):
            self._spoil(copy)
        return copy

    def _spoil(self, part: Any) -> None:
        """Somewhere inside: another value, a neighbour's value, nothing, or a field more."""
        while True:
            keys = list(part) if isinstance(part, dict) else list(range(len(part)))
            if not keys:
                return
            key = self.chance.choice(keys)
            inner = part[key]
            if not isinstance(inner, dict | list) or not inner or self.chance.random() < 0.1:
                break
            part = inner
        sort = self.chance.randrange(5)
        if sort == 0:
            del part[key]
        elif sort == 1 and isinstance(inner, int):
            part[key] = inner + self.chance.choice((-1, 1, 99, -99))
        elif sort == 2:
            part[key] = part[self.chance.choice(keys)]
        elif sort == 3 and isinstance(part, dict):
            part["more"] = 1
        else:
            # A copy, because it may be spoiled in its turn.
            part[key] = deepcopy(self.chance.choice(STRANGE))


def text_of(value: Any) -> str:
    """As JSON; what JSON has no words for goes out all the same."""
    return json.dumps(value)
