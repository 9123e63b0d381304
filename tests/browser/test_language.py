"""Another language in the middle of a match (N6): question, answers, cards and log are said anew, and nothing is lost.

What is shown then is what the page would show if it were loaded anew, and it is not loaded anew.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Json, Person
from tests.browser.server import ServerProcess
from tests.browser.tables import GAME, hold, lay, post
from tests.browser.test_one_device import BOTH_DISCARD
from tests.browser.test_picks import STUNNED
from tests.server.positions import saved
from wandwright import game

# So wide that the log lies beside the table.
WIDEST = (1800, 950)
LABELS = {"cs": "Čeština", "it": "Italiano"}
PARTS = (".tray", ".hand", ".board", "[role=log]")
LINES = "(log) => [...log.querySelectorAll('.text')].map((line) => line.textContent)"
# How far the log is scrolled, of all that it could be.
# The log begins at its end: how far up one has gone is a negative number.
PLACE = "(log) => 1 + log.scrollTop / (log.scrollHeight - log.clientHeight)"


def lay_saved(server: ServerProcess, save: str, *kinds: str) -> Json:
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Anna", "Ben"), strict=True)]
    return post(server.address, "/api/tables/import", {"save": save, "players": players})


def sit(person: Person, keys: Json, *seats: int) -> Person:
    hold(person, keys, *seats)
    person.open(f"/table/{keys['table']}")
    person.wait_asked()
    person.page.evaluate("window.stays = true")
    return person


def choose(person: Person, language: str) -> None:
    """By the settings of the table's menu, whatever language they are in now."""
    page = person.page
    page.get_by_role("banner").get_by_role("button").last.click()
    page.get_by_role("dialog").locator(".list").first.get_by_role("button").nth(1).click()
    page.get_by_role("dialog").get_by_label(LABELS[language]).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog").get_by_label(LABELS[language])).to_have_count(0)


def says(person: Person, language: str, seat: int = 0) -> None:
    """Every card in the hand of this seat is called by its name in the language."""
    called = {face.id: face.name for face in game(GAME).cards(language)}
    newest = "told.map((text) => JSON.parse(text)).findLast(({ type }) => type === 'table').views"
    hand = person.page.evaluate(newest)[str(seat)]["heroes"][seat]["hand"]
    for card in hand:
        expect(person.page.locator(".hand")).to_contain_text(called[card["id"]])


def written(person: Person) -> list[str]:
    return [person.page.locator(part).first.inner_text() for part in PARTS]


def wait_written(person: Person, wanted: list[str]) -> None:
    for part, text in zip(PARTS, wanted, strict=True):
        expect(person.page.locator(part).first).to_have_text(text, use_inner_text=True)


def test_a_question_is_asked_anew_and_keeps_its_marks(person: Invite, server: ServerProcess) -> None:
    """Two cards are to be given up, one is marked; the log lies open beside."""
    anna = sit(person(size=WIDEST), lay_saved(server, saved(game=GAME, seats=2, **STUNNED), "here", "bot"), 0)
    page = anna.page
    before = written(anna)
    page.locator(".hand").get_by_role("button").filter(has_text="Pigwidgeon").click()
    marked = page.locator(".hand [aria-pressed=true]")
    expect(marked).to_have_count(1)
    for language in ("cs", "it"):
        choose(anna, language)
        says(anna, language)
        expect(marked).to_have_count(1)
        assert page.evaluate("window.stays"), "without a reload"
    marked.click()
    after = written(anna)
    assert all(one != other for one, other in zip(before, after, strict=True))
    page.reload()
    wait_written(anna, after)
    page.locator(".tray .confirm").wait_for()


def test_both_halves_of_a_hot_seat_table_change(person: Invite, server: ServerProcess) -> None:
    """Both are asked at once, with closed hands: what the second one finds is said in the new language, too."""
    both = sit(person(size=WIDEST), lay_saved(server, saved(**BOTH_DISCARD), "here", "here"), 0, 1)
    page = both.page
    cover = page.locator(".handover")
    for seat, language in enumerate(("cs", "it")):
        cover.get_by_role("button").click()
        before = written(both)
        choose(both, language)
        says(both, language, seat)
        expect(page.locator(".tray h2")).not_to_have_text(before[0].splitlines()[0])
        assert page.evaluate("window.stays"), "without a reload"
        both.answer(page.locator(".tray .answer").first)
    assert both.heard["actions"] == 2


def test_the_log_stays_where_it_was_read(person: Invite, server: ServerProcess) -> None:
    anna = sit(person(size=WIDEST), lay(server.address, "here", "bot"), 0)
    for _ in range(3):
        anna.play_turn()
    anna.wait_asked()
    log = anna.page.get_by_role("log")
    english: list[str] = log.evaluate(LINES)
    log.evaluate("(log) => (log.scrollTop = (log.clientHeight - log.scrollHeight) * 0.66)")
    choose(anna, "cs")
    says(anna, "cs")
    expect(log.locator(".text").last).not_to_have_text(english[-1])
    assert 0.2 < log.evaluate(PLACE) < 0.5
    czech: list[str] = log.evaluate(LINES)
    assert len(czech) == len(english)
    anna.page.reload()
    anna.wait_asked()
    assert anna.page.get_by_role("log").evaluate(LINES) == czech
