"""Content encodings: which compressed form of a body a browser takes, and whether it has that one already."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from fastapi import Request
from fastapi.responses import Response

# Built files carry a hash of their content in their name, or their address names the build: they never change.
FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
# Shorter than this a body fits into one packet however it is written.
WORTH_IT = 1_000
PLAIN = "identity"


class Body(NamedTuple):
    """A body that many ask for, compressed once; the tag is that of the plain form."""

    plain: bytes
    gzip: bytes
    tag: str


def compressed(plain: bytes) -> Body:
    small = gzip.compress(plain, 9, mtime=0) if len(plain) >= WORTH_IT else b""
    return Body(plain, small if len(small) < len(plain) else b"", sha256(plain).hexdigest()[:20])


def taken(headers: Mapping[str, str], offered: Sequence[str]) -> str:
    """The first of the offered encodings that a request accepts; the plain form if it takes none of them."""
    accepted = dict(map(weighed, headers.get("accept-encoding", "").lower().split(",")))
    usual = accepted.get("*", 0.0)
    return next((name for name in offered if accepted.get(name, usual) > 0), PLAIN)


def weighed(wish: str) -> tuple[str, float]:
    """An entry of Accept-Encoding: `br;q=0.5` is br, and how much it is liked."""
    name, _, quality = wish.partition(";")
    _, _, number = quality.partition("=")
    try:
        return name.strip(), float(number or 1)
    except ValueError:
        return name.strip(), 0.0


def tag_of(name: str, encoding: str) -> str:
    """Each encoding of a thing has an entity tag of its own."""
    return f'"{name}"' if encoding == PLAIN else f'"{name}-{encoding}"'


def headers_of(name: str, encoding: str, cache: str) -> dict[str, str]:
    found = {"cache-control": cache, "etag": tag_of(name, encoding), "vary": "accept-encoding"}
    return found if encoding == PLAIN else {**found, "content-encoding": encoding}


def is_known(headers: Mapping[str, str], tag: str) -> bool:
    """Does the browser have what this entity tag names? Then 304 is enough."""
    known = headers.get("if-none-match", "")
    return known == "*" or tag in (one.strip().removeprefix("W/") for one in known.split(","))


def not_modified(headers: Mapping[str, str]) -> Response:
    kept = {name: value for name, value in headers.items() if name != "content-encoding"}
    return Response(status_code=304, headers=kept)


def answered(request: Request, body: Body, media_type: str, cache: str = ALWAYS_ASK) -> Response:
    """A body in the form that the request takes, or the word that it has not changed."""
    encoding = taken(request.headers, ["gzip"] if body.gzip else [])
    headers = headers_of(body.tag, encoding, cache)
    if is_known(request.headers, headers["etag"]):
        return not_modified(headers)
    return Response(body.plain if encoding == PLAIN else body.gzip, media_type=media_type, headers=headers)
