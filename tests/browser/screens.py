"""Looking at screens: in every size nothing is wider than the screen, and axe finds nothing but what is minor. The
pictures are left in `.artefacts`, to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.people import MIDDLE, PHONE, WIDE, Person

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / ".artefacts" / "browser"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"wide": WIDE, "middle": MIDDLE, "phone": PHONE}
FINDINGS = """
async () => {
  const { violations } = await axe.run(document);
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`));
}
"""


def check(person: Person, name: str, light: str, arrange: Callable[[], Locator]) -> list[str]:
    """Pictures of this screen, opened anew in every size, and what is wrong with it."""
    page = person.page
    wrong: list[str] = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(1, 1)
        arrange().first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        page.screenshot(path=PICTURES / f"{name}-{size}-{light}.png")
        wide = person.overflow
        wrong += [f"{name} {size}: {wide} pixels too wide"] if wide > 0 else []
        if size != "middle":
            wrong += [f"{name} {size} {light}: {finding}" for finding in findings(person)]
    return wrong


def findings(person: Person) -> list[str]:
    """What axe finds that is more than minor."""
    person.page.evaluate(AXE.read_text("utf-8") + "; null")
    found: list[str] = person.page.evaluate(FINDINGS)
    return found
