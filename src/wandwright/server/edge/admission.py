"""Admission control: strange names and origins, too large, slow or many requests end here."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import FastAPI
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn import Config

from wandwright.server.edge.affinity import Office
from wandwright.server.edge.client_addresses import address_of, is_own_name, known_names
from wandwright.server.edge.connection_limits import Places
from wandwright.server.edge.rate_limits import Buckets
from wandwright.server.edge.request_ids import Arrival
from wandwright.server.edge.security import add_headers, largest_body, same_origin
from wandwright.server.settings import Settings

ONLY_LOOKS = ("GET", "HEAD", "OPTIONS")
# These are made for whoever asks, and take long; the rest is small or made once.
DEAR = ("/export", "/report", "/replay", "/cards", "/rules", "/ending")
STRANGE_NAME = (
    "This server is not known by the name {name}. Whoever runs it lets that name in with --allow-host {name}; "
    "else call it by its address."
)


class Guarded(FastAPI):
    """An application whose guard stands outside everything, so that errors of any kind leave with its headers too."""

    settings: Settings
    lines: Places
    # Where there are several processes.
    office: Office | None = None

    def build_middleware_stack(self) -> ASGIApp:
        return Arrival(Guard(super().build_middleware_stack(), self.settings), prefix=self.settings.root_path)


def guarded(config: Config) -> Guarded:
    """Our application among all that uvicorn may have put around it."""
    served: Any = config.loaded_app
    while not isinstance(served, Guarded):
        served = served.app
    return served


class Guard:
    """Refuses with a sentence, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._names = known_names(settings.allowed_hosts, settings.allow_origins, settings.host)
        self._posts = Buckets(settings.posts)
        self._gets = Buckets(settings.gets)
        self._dear = Buckets(settings.dear_gets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and not self._is_own(HTTPConnection(scope)):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope["path"])
            await send(message)

        refusal = self._refusal(HTTPConnection(scope))
        if refusal is None and scope["method"] not in ONLY_LOOKS:
            try:
                receive = await received(receive, self._settings.request_seconds)
            except TimeoutError:
                refusal = refused(408, "The request did not come to its end in time. Send it again.", "too-slow")
        await (refusal or self._app)(scope, receive, send_safely)

    def _is_own(self, request: HTTPConnection) -> bool:
        return is_own_name(request.headers.get("host", ""), self._names)

    def _refusal(self, request: HTTPConnection) -> JSONResponse | None:
        if not self._is_own(request):
            return refused(421, STRANGE_NAME.format(name=request.headers.get("host", "")[:100]), "strange-name")
        if request.scope["method"] in ONLY_LOOKS:
            return self._too_many(request, self._gets) or self._too_many_dear(request)
        if not same_origin(request.headers, self._settings.allow_origins):
            return refused(403, "This page may not talk to this server.")
        return self._too_many(request, self._posts) or too_large(request, self._settings.import_bytes)

    def _too_many_dear(self, request: HTTPConnection) -> JSONResponse | None:
        path = request.scope["path"]
        if not path.startswith("/api/") or not any(part in path for part in DEAR):
            return None
        return self._too_many(request, self._dear)

    def _too_many(self, request: HTTPConnection, buckets: Buckets) -> JSONResponse | None:
        if buckets.take(address_of(request)):
            return None
        return refused(429, "That was too fast. Wait a few seconds.", "too-fast", {"retry-after": "5"})


def too_large(request: HTTPConnection, import_bytes: int) -> JSONResponse | None:
    # Without a length nobody knows when a body ends; browsers always send one.
    if "transfer-encoding" in request.headers:
        return refused(411, "Say how long the body is.")
    limit = largest_body(request.scope["path"], import_bytes)
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limit:
        return refused(413, "That is too large for this server.", "too-large")
    return None


async def received(receive: Receive, seconds: float) -> Receive:
    """The whole body, which may not take longer; given on as if it had just come."""
    parts: list[bytes] = []
    message: Any = {"type": "http.request", "more_body": True}
    async with asyncio.timeout(seconds):
        while message["type"] == "http.request" and message.get("more_body", False):
            message = await receive()
            parts.append(message.get("body", b""))
    if message["type"] != "http.request":
        return always(message)
    whole = {"type": "http.request", "body": b"".join(parts), "more_body": False}
    waiting = [whole]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


def always(message: Message) -> Receive:
    async def again() -> Message:
        return message

    return again


def refused(status: int, why: str, code: str = "", headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"detail": why, "code": code, "values": {}}, status, headers)
