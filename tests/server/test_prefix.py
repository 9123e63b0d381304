"""A server behind a proxy, at the top or below a path: everything is found there (finding 26)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
import uvicorn

from tests.server.conftest import Starter
from tests.server.live import GAME, PATIENCE, Player, Server, quick_settings
from tests.server.proxies import PREFIX, nginx, own_proxy
from wandwright.server.app import create_app
from wandwright.server.arrival import check_prefix
from wandwright.server.errors import BadSettings
from wandwright.server.running import options
from wandwright.server.settings import Rate

PAGE = '<meta name="root" content="./" /><script src="./assets/x.js"></script>'
WISH = {"game": GAME, "players": [{"kind": "here"}] * 2}


@pytest.fixture
def shown(start: Starter, tmp_path: Path) -> Server:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "x.js").write_text("1")
    return start(root_path=PREFIX)


@pytest.fixture(params=["own, strips", "own, keeps", "nginx, strips", "nginx, keeps"])
def proxy(request: pytest.FixtureRequest, shown: Server, tmp_path: Path) -> Iterator[str]:
    program, does = request.param.split(", ")
    strips = does == "strips"
    opened: AbstractContextManager[str] = (
        own_proxy(shown.address, strips=strips) if program == "own" else nginx(shown.address, tmp_path, strips=strips)
    )
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


async def ask_for_two(tmp_path: Path, proxies: tuple[str, ...]) -> list[int]:
    """One machine asks for two others, once for each; more than one request of one address is too much."""
    settings = quick_settings(tmp_path, proxies=proxies, posts=Rate(0.001, 1))
    app = create_app(settings)
    config = uvicorn.Config(app, **{**options(settings, quiet=True), "log_config": None})
    config.load()
    transport = httpx.ASGITransport(config.loaded_app, client=("127.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        codes = [
            (await http.post("/api/tables/mine", json={"tables": []}, headers={"x-forwarded-for": name})).status_code
            for name in ("192.0.2.1", "192.0.2.2")
        ]
    await app.state.hall.close()
    return codes


@pytest.mark.parametrize(("proxies", "codes"), [(("127.0.0.1",), [200, 200]), ((), [200, 429])])
def test_only_a_named_proxy_is_believed_about_who_asks(
    tmp_path: Path, proxies: tuple[str, ...], codes: list[int]
) -> None:
    """Finding 23: any header from this machine passed the limits."""
    assert asyncio.run(ask_for_two(tmp_path, proxies)) == codes
