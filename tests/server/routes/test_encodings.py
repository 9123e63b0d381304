"""What is sent in fewer bytes and kept by browsers: files of the page, games, cards and rules."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from httpx import Headers

from tests.server.conftest import Starter
from tests.server.live import GAME, Server
from wandwright.server.routes.build_hash import build_hash, hash_of
from wandwright.server.routes.encodings import taken

FOR_EVER = "public, max-age=31536000, immutable"
SCRIPT = "export const owl = 'a letter';\n" * 60
PAGE = '<!doctype html><meta name="root" content="./"><meta name="build" content=""><title>Wandwright</title>'
CARDS = f"/api/games/{GAME}/cards"


@pytest.fixture
def built(start: Starter, tmp_path: Path) -> Server:
    """A server with a page as `make web` builds it."""
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "static" / "sw.js").write_text(SCRIPT, "utf-8")
    (assets / "app-1a2b.js").write_text(SCRIPT, "utf-8")
    # The server does not look inside what it does not write.
    (assets / "app-1a2b.js.br").write_bytes(b"brotli")
    (assets / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "font-3c4d.woff2").write_bytes(b"font")
    return start()


def asked(server: Server, path: str, encodings: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its bytes as they came."""
    wanted = {"accept-encoding": encodings, **headers}
    with server.http.stream("GET", path, headers=wanted) as reply:
        return reply, b"".join(reply.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("*", "br"),
        ("*;q=0, gzip", "gzip"),
        ("br;q=much", "identity"),
        ("deflate", "identity"),
        ("", "identity"),
    ],
)
def test_the_best_form_that_is_accepted(accepted: str, encoding: str) -> None:
    assert taken(Headers({"accept-encoding": accepted}), ["br", "gzip"]) == encoding


def test_a_file_comes_in_the_form_that_the_browser_takes(built: Server) -> None:
    forms = {
        encodings: asked(built, "/assets/app-1a2b.js", encodings) for encodings in ("gzip, br", "gzip", "identity")
    }
    assert [reply.headers.get("content-encoding") for reply, _ in forms.values()] == ["br", "gzip", None]
    assert forms["gzip, br"][1] == b"brotli"
    assert gzip.decompress(forms["gzip"][1]) == forms["identity"][1] == SCRIPT.encode()
    for reply, body in forms.values():
        assert reply.headers["cache-control"] == FOR_EVER
        assert reply.headers["vary"] == "accept-encoding"
        assert "javascript" in reply.headers["content-type"]
        assert int(reply.headers["content-length"]) == len(body)
    assert len({reply.headers["etag"] for reply, _ in forms.values()}) == 3, "each form has an entity tag of its own"


def test_what_has_no_smaller_form_comes_as_it_is(built: Server) -> None:
    reply, body = asked(built, "/assets/font-3c4d.woff2", "gzip, br")
    assert (body, "content-encoding" in reply.headers) == (b"font", False)


@pytest.mark.parametrize("path", ["/", "/sw.js", "/api/games", CARDS, f"/api/games/{GAME}/rules"])
def test_what_has_not_changed_is_not_sent_again(built: Server, path: str) -> None:
    first, body = asked(built, path, "gzip")
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    again, nothing = asked(built, path, "gzip", **{"if-none-match": f'"other", W/{tag}'})
    assert (again.status_code, nothing, again.headers["etag"]) == (304, b"", tag)
    other, whole = asked(built, path, "gzip", **{"if-none-match": '"other"'})
    assert (other.status_code, whole) == (200, body)


def test_the_page_is_told_its_build_and_compressed(start: Starter, tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    index = tmp_path / "static" / "index.html"
    index.write_text(PAGE + "<p>owl</p>" * 200, "utf-8")
    server = start(root_path="/games")
    reply, body = asked(server, "/", "gzip, br")
    assert reply.headers["content-encoding"] == "gzip"
    page = gzip.decompress(body).decode()
    assert f'<meta name="build" content="{build_hash()}">' in page
    assert 'content="/games/"' in page
    index.write_text("another page", "utf-8")
    assert server.http.get("/").text == "another page"


def test_cards_and_rules_are_kept_under_the_address_of_the_build(server: Server) -> None:
    for part in ("cards", "rules", "how-to-play"):
        plain = server.http.get(f"/api/games/{GAME}/{part}?locale=it")
        lasting = server.http.get(f"/api/games/{GAME}/{part}?locale=it&build={build_hash()}")
        stale = server.http.get(f"/api/games/{GAME}/{part}?locale=it&build=0123")
        assert lasting.headers["cache-control"] == FOR_EVER
        assert plain.headers["cache-control"] == stale.headers["cache-control"] == "no-cache"
        assert plain.content == lasting.content == stale.content
        assert plain.headers["content-encoding"] == "gzip"
    assert len(asked(server, CARDS, "gzip")[1]) < len(server.http.get(CARDS).content) / 5


def test_own_packs_are_asked_for_each_time(start: Starter, tmp_path: Path) -> None:
    """Another pack of the same name may lie there after the next start, and the build is the same."""
    pack = tmp_path / "small"
    pack.mkdir()
    (pack / "cards.yaml").write_text("cards:\n  - {id: accio, cost: 2}\n", "utf-8")
    server = start(packs=(pack,))
    reply = server.http.get(CARDS, params={"pack": "small", "build": build_hash()})
    assert (reply.status_code, reply.headers["cache-control"]) == (200, "no-cache")


def test_what_belongs_to_a_table_is_never_kept(server: Server) -> None:
    keys = server.make("here", "here")
    reply = server.get(keys, "replay", keys["seats"][0]["secret"])
    assert reply.headers["cache-control"] == "no-store"
    assert "content-encoding" not in reply.headers
    assert server.http.get("/api/games/nothing/cards").headers["cache-control"] == "no-store"


def test_the_build_hash_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    words = tmp_path / "text" / "en.ftl"
    words.write_text("owl = Owl", "utf-8")
    found = [hash_of(tmp_path)]
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "made.pyc").write_bytes(b"made")
    assert hash_of(tmp_path) == found[0]
    words.write_text("owl = An owl", "utf-8")
    found.append(hash_of(tmp_path))
    words.rename(tmp_path / "text" / "cs.ftl")
    found.append(hash_of(tmp_path))
    assert len(set(found)) == 3
