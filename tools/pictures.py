"""Makes the pictures of the README: plays on a real server with real browsers, and keeps small files in docs/images.

make pictures
python tools/pictures.py rose         only that one
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import rising, rose, year  # noqa: E402
from tests.browser.chromium import FLAGS, environment, executable  # noqa: E402
from tests.browser.people import HASTY, PHONE, WIDE, Json, Person  # noqa: E402
from tests.browser.server import ServerProcess  # noqa: E402
from tests.browser.tables import lay, link, post  # noqa: E402

IMAGES = ROOT / "docs" / "images"
LARGEST = 150_000
QUALITIES = (85, 75, 65, 50)
TURNS = 6
PLAYERS = ["Anna", "Ben", "Clara", "David"]
EVENING = "Friday evening"


def keep(person: Person, name: str) -> None:
    """The screen as a WebP file, in the best quality that is small enough."""
    page = person.page
    page.mouse.move(1, 1)
    page.keyboard.press("Escape")
    page.evaluate("document.fonts.ready.then(() => null)")
    session = person.context.new_cdp_session(page)
    for quality in QUALITIES:
        wanted = {"format": "webp", "quality": quality}
        picture = base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"])
        if len(picture) < LARGEST:
            break
    else:
        raise SystemExit(f"The picture {name} is larger than {LARGEST} bytes; choose a quieter moment for it.")
    (IMAGES / f"{name}.webp").write_bytes(picture)
    print(f"docs/images/{name}.webp  {len(picture):>7} bytes")


class Studio:
    """A server, a browser, and people who sit for their pictures."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server

    def person(self, theme: str, size: tuple[int, int] = WIDE) -> Person:
        likes = {"theme": theme, "motion": "off", "guideSeen": True, "speed": 2, "language": "en", "name": "Anna"}
        return Person(self.browser, self.server.address, size=size, **likes, **HASTY)

    def lay(self, seats: int, game: int, seed: int) -> Json:
        kinds = ["here", *["bot"] * (seats - 1)]
        wish = {"options": {"game": game}, "seed": seed, "names": PLAYERS[:seats], "title": EVENING}
        return lay(self.server.address, *kinds, **wish)

    def sit(self, theme: str, keys: Json, size: tuple[int, int] = WIDE) -> Person:
        person = self.person(theme, size)
        person.open(link(self.server.address, keys, 0))
        person.sit_down("Anna")
        person.wait_asked()
        return person

    def lobby(self) -> None:
        person = self.person("dark")
        person.open("/").get_by_role("button", name="Play Hogwarts Battle").wait_for()
        keep(person, "lobby")

    def table(self) -> None:
        """A table in the middle of a turn, by night and by day, wide and on a phone; then the way it came there."""
        keys = self.lay(seats=3, game=2, seed=11)
        person = self.sit("dark", keys)
        while person.heard["turn"] < TURNS:
            person.play_turn()
            person.wait_asked()
        for _ in range(3):
            person.go_on()
        keep(person, "table-dark")
        keep(self.sit("light", keys), "table-light")
        keep(self.sit("dark", keys, PHONE), "phone")
        person.open(f"/replay/{keys['table']}").get_by_role("slider").press("End")
        person.page.get_by_role("button", name="One turn back").click()
        keep(person, "replay")

    def rising(self) -> None:
        """The other game: a team at a location, dice in hand."""
        players = [{"kind": "here", "name": PLAYERS[0]}, *[{"kind": "bot", "name": name} for name in PLAYERS[1:3]]]
        wish = {"game": "death-eaters-rising", "players": players, "seed": 4, "title": EVENING}
        keys = post(self.server.address, "/api/tables", wish)
        person = self.sit("dark", keys)
        while person.heard["turn"] < TURNS or person.page.locator(".pool-die.able").count() == 0:
            rising.go_on(person)
            person.wait_asked()
        keep(person, "rising")

    def year(self) -> None:
        """The castle in the third round."""
        person = self.person("dark")
        year.open_table(person, seats=3, rounds=6)
        while person.heard["turn"] < TURNS:
            year.go_on(person)
            person.wait_asked()
        year.reach(person, "move")
        keep(person, "year")

    def rose(self) -> None:
        """The Lodge in the second turn: a Mage about to step."""
        person = self.person("dark")
        rose.open_table(person, seats=4)
        rose.reach(person, "step")
        rose.answer(person, rose.lit(person).first)
        while person.heard["turn"] < 2:
            rose.go_on(person)
            person.wait_asked()
        rose.reach(person, "step")
        keep(person, "rose")

    def question(self) -> None:
        """A question of a card: who is asked, what, why, and the answers."""
        keys = self.lay(seats=4, game=7, seed=5)
        person = self.sit("dark", keys)
        while person.heard["turn"] < TURNS or person.heard["kind"] == "act":
            person.go_on()
            person.wait_asked()
        # Opened anew, so that nothing of the way here is left on the screen.
        person.page.reload()
        person.wait_asked()
        person.page.get_by_role("button", name="Hint").click()
        person.tray.get_by_role("status").wait_for()
        keep(person, "question")


def main() -> int:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS), env=environment())
        server = ServerProcess(Path(folder))
        server.start()
        try:
            studio = Studio(browser, server)
            scenes: dict[str, Callable[[], None]] = {
                scene.__name__: scene
                for scene in (studio.lobby, studio.table, studio.rising, studio.year, studio.rose, studio.question)
            }
            for name in sys.argv[1:] or scenes:
                scenes[name]()
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
