"""A server behind a proxy, at the top or below a path: everything is found there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Starter
from tests.server.live import GAME, PATIENCE, Player, Server
from tests.server.proxies import PREFIX, caddy, nginx, own_proxy
from wandwright.server.errors import BadSettings
from wandwright.server.settings.reading import check_prefix

PAGE = '<meta name="root" content="./" /><script src="./assets/x.js"></script>'
WISH = {"game": GAME, "players": [{"kind": "here"}] * 2}


@pytest.fixture
def shown(start: Starter, tmp_path: Path) -> Server:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "x.js").write_text("1")
    return start(root_path=PREFIX)


@pytest.fixture(params=["own, strips", "own, keeps", "nginx, strips", "nginx, keeps", "caddy, strips"])
def proxy(request: pytest.FixtureRequest, shown: Server, tmp_path: Path) -> Iterator[str]:
    program, does = request.param.split(", ")
    strips = does == "strips"
    opened: AbstractContextManager[str] = {
        "own": lambda: own_proxy(shown.address, strips=strips),
        "nginx": lambda: nginx(shown.address, tmp_path, strips=strips),
        "caddy": lambda: caddy(shown.address, tmp_path),
    }[program]()
    with opened as address:
        yield address


def test_pages_files_interface_and_table_are_found_below_the_prefix(proxy: str) -> None:
    with httpx.Client(base_url=f"http://{proxy}{PREFIX}", timeout=PATIENCE) as http:
        for path in ("/", "/table/abc"):
            assert http.get(path).text == PAGE.replace("./", f"{PREFIX}/")
        assert http.get("/assets/x.js").text == "1"
        assert http.get("/health").text == "ok\n"
        keys = http.post("/api/tables", json=WISH, headers={"origin": f"http://{proxy}"}).json()
        assert http.post("/api/tables", json=WISH, headers={"origin": "http://evil.example"}).status_code == 403
        with Player(f"{proxy}{PREFIX}", keys["table"], [seat["secret"] for seat in keys["seats"]]) as player:
            player.go_on(2)
            assert len(player.actions) == 2
        secret = keys["seats"][0]["secret"]
        export = http.get(f"/api/tables/{keys['table']}/export", headers={"authorization": f"Bearer {secret}"})
        assert export.status_code == 200


def test_without_a_proxy_the_same_server_is_found_with_and_without_the_prefix(shown: Server) -> None:
    for path in ("/", PREFIX, f"{PREFIX}/", f"{PREFIX}/table/abc", "/table/abc"):
        assert f'content="{PREFIX}/"' in shown.http.get(path).text, path
    assert shown.http.get("/gamesmaster/api/games").headers["content-type"].startswith("text/html")


def test_at_the_top_the_page_is_told_so(server: Server, tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    assert server.http.get("/table/abc").text == PAGE.replace("./", "/")


@pytest.mark.parametrize(("text", "prefix"), [("", ""), ("/", ""), ("games", "/games"), ("/a/b/", "/a/b")])
def test_a_prefix_is_read_kindly(text: str, prefix: str) -> None:
    assert check_prefix(text) == prefix


@pytest.mark.parametrize("text", ["/a b", '/"><script>', "/../etc", "http://example.org"])
def test_what_is_no_path_is_no_prefix(text: str) -> None:
    with pytest.raises(BadSettings, match="like /games"):
        check_prefix(text)
