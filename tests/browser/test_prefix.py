"""The table below a path, behind a proxy: lobby, a table, an answer, and coming back by the address."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Invite
from tests.browser.server import ServerProcess
from tests.server.proxies import PREFIX, own_proxy

SCOPE = "() => navigator.serviceWorker.ready.then((worker) => new URL(worker.scope).pathname)"


def test_an_evening_below_a_path(person: Invite, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--root-path", PREFIX, "--proxy", "127.0.0.1")
    server.start()
    try:
        with own_proxy(server.address.removeprefix("http://"), strips=True) as address:
            anna = person(f"http://{address}{PREFIX}")
            page = anna.open("/")
            page.get_by_role("button", name="Play Hogwarts Battle, Game 1, with a bot partner").click()
            anna.wait_asked()
            anna.answer(anna.glowing.last)
            table = f"{PREFIX}/table/{anna.heard['table']}"
            assert page.evaluate("location.pathname") == table
            page.reload()
            anna.wait_asked()
            assert anna.heard["actions"] == 1
            page.get_by_role("link", name="Leave").first.click()
            page.get_by_role("link", name="My tables").click()
            page.get_by_role("link", name="Sit down").click()
            anna.wait_asked()
            assert page.evaluate("location.pathname") == table
            assert page.evaluate(SCOPE) == f"{PREFIX}/"
    finally:
        server.stop()
