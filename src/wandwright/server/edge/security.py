"""Headers that keep a page safe, the check of origins, and the size of what is sent to us."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from starlette.types import Message

LARGEST_BODY = 256_000
# Besides its match, an import names the players.
IMPORT_ROOM = 20_000
# A book is 1 MB of text at most; JSON doubles what is quoted.
LARGEST_BOOK_IMPORT = 2_200_000
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


def add_headers(message: Message, path: str) -> None:
    """The safe headers; of what belongs to a table nothing is kept, unless the answer says so itself."""
    headers = message["headers"]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if path.startswith("/api") and all(name != b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
