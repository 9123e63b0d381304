"""Headers that keep a page safe, the check of origins, and the size of what is sent to us."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wandwright.server.limits import Buckets

LARGEST_BODY = 256_000
# Besides its match, an import names the players.
IMPORT_ROOM = 20_000
# A book is 2 MB of text at most; JSON doubles what is quoted.
LARGEST_BOOK_IMPORT = 4_200_000
BOOK_IMPORT, MATCH_IMPORT = "/api/books/import", "/api/tables/import"
HEADERS = {
    # Style attributes are how cards find their place on the table; scripts come from our own files only.
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def largest_body(path: str, import_bytes: int) -> int:
    """How much may be sent to an address; JSON may double the text of a match."""
    if path == MATCH_IMPORT:
        return 2 * import_bytes + IMPORT_ROOM
    return LARGEST_BOOK_IMPORT if path == BOOK_IMPORT else LARGEST_BODY


def same_origin(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """Does a request come from our own page or from one that may? Programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin.rstrip("/") in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


class Guard:
    """Stands before the whole server: wrong origins, too large and too many requests end here."""

    def __init__(self, app: ASGIApp, *, allowed: Collection[str], posts: Buckets, import_bytes: int) -> None:
        self._app = app
        self._import_bytes = import_bytes
        self._allowed = allowed
        self._posts = posts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope["path"])
            await send(message)

        refusal = self._refusal(HTTPConnection(scope))
        if refusal is not None:
            await refusal(scope, receive, send_safely)
            return
        await self._app(scope, receive, send_safely)

    def _refusal(self, request: HTTPConnection) -> JSONResponse | None:
        if request.scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if not same_origin(request.headers, self._allowed):
            return JSONResponse({"detail": "This page may not talk to this server."}, 403)
        if not self._posts.take(address_of(request)):
            return JSONResponse(
                {"detail": "That was too fast. Wait a few seconds.", "code": "too-fast"}, 429, {"retry-after": "5"}
            )
        # Without a length nobody knows when a body ends; browsers always send one.
        if "transfer-encoding" in request.headers:
            return JSONResponse({"detail": "Say how long the body is."}, 411)
        limit = largest_body(request.scope["path"], self._import_bytes)
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limit:
            return JSONResponse({"detail": "That is too large for this server.", "code": "too-large"}, 413)
        return None


def add_headers(message: Message, path: str) -> None:
    headers = message["headers"]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if path.startswith("/api"):
        headers.append((b"cache-control", b"no-store"))
