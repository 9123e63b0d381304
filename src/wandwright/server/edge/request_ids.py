"""Request ids and proxy prefixes: what happens to every request first."""

from __future__ import annotations

import re
import secrets

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wandwright.server.edge.logs import REQUEST, TABLE

HEADER = b"x-request-id"
AT_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/")


class Arrival:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, *, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        # Some proxies take the prefix off and some do not; both find the same pages.
        path = below(self._prefix, scope["path"])
        number = secrets.token_hex(6)
        found = AT_TABLE.match(path)
        # Nothing is reset: the server writes its line about the request after us, in this same context.
        REQUEST.set(number)
        TABLE.set(found[1] if found else "")

        async def send_numbered(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER, number.encode())]
            await send(message)

        await self._app({**scope, "path": path}, receive, send_numbered)


def below(prefix: str, path: str) -> str:
    """The path without the prefix, where it has it."""
    if prefix and (path == prefix or path.startswith(f"{prefix}/")):
        return path[len(prefix) :] or "/"
    return path
