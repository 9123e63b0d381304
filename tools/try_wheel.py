"""Try a wheel as somebody who has nothing but Python: install it, play every game, serve the page and click through it.

python tools/try_wheel.py dist/wandwright-0.1.0-py3-none-any.whl
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import venv
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.browser.chromium import FLAGS, environment, executable  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.server.processes import free_port  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

STARTS_WITHIN = 120
PLAY = """
import random
import wandwright as ww
from wandwright import bots
for name in ww.games():
    match = ww.game(name).start(seed=3)
    while match.decision is not None:
        match.apply(random.choice(match.decision.actions))
    again = ww.game(name).start(seed=4)
    for _ in range(5):
        seat = again.waited_for()[0].seat
        again.apply(bots.advise(again, seat).action)
    assert ww.load(again.save()).hash() == again.hash()
    print(name, match.outcome.reason)
"""


def clean_environment(folder: Path, wheel: Path) -> Path:
    """An environment with the wheel and what it needs, and nothing else; the folder of its programs."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    constraints = ROOT / "constraints.txt"
    install = [programs / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*install, "-c", constraints, wheel], check=True)
    return programs


def without_node(programs: Path) -> dict[str, str]:
    """The environment of a process that finds neither Node nor a compiler, nor this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "WANDWRIGHT"))}
    return {**kept, "PATH": str(programs), "PYTHONNOUSERSITE": "1"}


@contextmanager
def serving(programs: Path, folder: Path, surroundings: Mapping[str, str]) -> Iterator[str]:
    """The installed server; gives its address once it answers."""
    address = f"127.0.0.1:{(port := free_port())}"
    command = [programs / "wandwright", "serve", "--port", str(port), "--data", folder / "data"]
    log = folder / "server.log"
    with log.open("wb") as told, subprocess.Popen(command, env=surroundings, cwd=folder, stderr=told) as server:
        try:
            until = time.monotonic() + STARTS_WITHIN
            while not answers(address):
                assert server.poll() is None, log.read_text(encoding="utf-8")
                assert time.monotonic() < until, "the server did not start"
                time.sleep(0.1)
            yield f"http://{address}"
        finally:
            server.terminate()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"http://{address}/health", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def play_a_turn(address: str) -> None:
    """As a newcomer does: the big button of the lobby, then a turn."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS), env=environment())
        person = Person(browser, address, motion="off", guideSeen=True, speed=2, language="en")
        person.open().locator("button.main.big").first.click()
        person.wait_asked()
        person.play_turn()
        assert person.errors == [], person.errors
        licences = person.page.request.get(f"{address}/licences.txt")
        assert "SIL OPEN FONT LICENSE" in licences.text()
        browser.close()


def main() -> int:
    """The command: what fails raises."""
    wheel = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        programs = clean_environment(folder / "environment", wheel)
        surroundings = without_node(programs)
        version = [programs / "wandwright", "--version"]
        said = subprocess.run(version, env=surroundings, cwd=folder, check=True, capture_output=True, text=True).stdout
        assert ("compiled" in said) == ("none-any" not in wheel.name), said
        subprocess.run([programs / "python", "-c", PLAY], env=surroundings, cwd=folder, check=True)
        with serving(programs, folder, surroundings) as address:
            play_a_turn(address)
        print(f"{wheel.name}: {said.strip()}; every game, the server and the page work.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
