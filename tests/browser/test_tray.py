"""The tray is safe: what ends a turn stands apart and asks first, nothing moves; and cards are chosen as cards."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser import rising
from tests.browser.conftest import Invite
from tests.browser.people import MIDDLE, PHONE, WIDE, Json, Person
from tests.browser.readable import speak
from tests.browser.screens import PICTURES, findings
from tests.browser.server import ServerProcess
from tests.browser.tables import GAME, actions, lay, lay_position, link, post
from tests.server.positions import saved

# Harry has just begun; all of his hand can be played, and nobody is in the way.
ACTING: Json = {
    "options": {"game": 1, "heroes": ["harry", "ron"]},
    "given": {
        "stack": [["act", 0, -1]],
        "heroes.0.hand": ["invisibility_cloak", "alohomora_harry", "alohomora_harry", "firebolt"],
        "heroes.0.attack": 1,
    },
}
# As much as a turn can offer: a full hand, a foe, and every card on offer.
MUCH: Json = {
    "options": {"game": 1, "heroes": ["harry", "ron"]},
    "given": {
        "stack": [["act", 0, -1]],
        "heroes.0.hand": ["invisibility_cloak", "alohomora_harry", "hedwig", "firebolt", "lumos"],
        "hogwarts.market": ["quidditch_gear", "descendo", "wingardium_leviosa", "reparo", "sorting_hat", "incendio"],
        "heroes.0.attack": 1,
        "heroes.0.influence": 9,
    },
}
# Harry has two spells, and Ron none: he is not asked.
LOSING: Json = {
    "options": {"game": 2, "heroes": ["harry", "ron"]},
    "given": {
        "heroes.0.hand": ["alohomora_harry", "hedwig", "lumos"],
        "heroes.1.hand": [],
        "dark_arts.deck": ["obliviate"],
        "villains.active": [None],
        "villains.deck": [],
    },
}
# By how much the answers are longer than their place, and the line of the why wider than its own.
HIDDEN = """
() => {
  const list = document.querySelector('.tray .list');
  const why = document.querySelector('.tray .second');
  return [list.scrollHeight - list.clientHeight, why.scrollWidth - why.clientWidth];
}
"""
SIZES = {"wide": WIDE, "middle": MIDDLE, "phone": PHONE}
CAREFUL = {"guard": True, "askBeforeEnding": True}
# Longer than a double click, shorter than the guard.
SOON_MS = 300


def lay_acting(server: ServerProcess, position: Json = ACTING) -> Json:
    players = [{"kind": "here", "name": name} for name in ("Anna", "Ben")]
    return post(
        server.address, "/api/tables/import", {"save": saved(game=GAME, seats=2, **position), "players": players}
    )


def sit(person: Person, server: ServerProcess, table: Json) -> Person:
    person.open(link(server.address, table, 0))
    person.sit_down(person.name)
    person.wait_asked()
    person.wait("() => !document.querySelector('.end.waits')")
    return person


def boxes(answers: Locator) -> list[Json]:
    found: list[Json] = answers.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    return found


def meet(one: Json, other: Json) -> bool:
    across = one["left"] < other["right"] and other["left"] < one["right"]
    return bool(across and one["top"] < other["bottom"] and other["top"] < one["bottom"])


def given(server: ServerProcess, table: Json) -> list[str]:
    return [action["notation"] for action in actions(server.address, table)]


def test_b1_a_second_press_at_the_same_place_does_not_end_the_turn(person: Invite, server: ServerProcess) -> None:
    table = lay_acting(server)
    anna = sit(person(**CAREFUL), server, table)
    place = boxes(anna.ending)
    last = anna.answers.filter(has_text="Play").last.bounding_box()
    assert last is not None
    at = (last["x"] + last["width"] / 2, last["y"] + last["height"] / 2)
    anna.page.mouse.click(*at)
    anna.wait("() => heard.actions === 1")
    anna.page.wait_for_timeout(SOON_MS)
    anna.page.mouse.click(*at)
    expect(anna.ending).to_have_count(1)
    assert boxes(anna.ending) == place
    assert not [notation for notation in given(server, table) if notation == "end turn"]


def test_ending_with_cards_left_is_asked_about_and_can_be_taken_back(person: Invite, server: ServerProcess) -> None:
    table = lay_acting(server)
    anna = sit(person(**CAREFUL), server, table)
    page = anna.page
    anna.ending.dblclick()
    asks = page.get_by_role("alertdialog", name="You can still do something")
    expect(asks).to_contain_text("Play Invisibility Cloak · Play Alohomora! (\u00d72)")
    page.screenshot(path=PICTURES / "tray-asks.png")
    assert not findings(anna)
    asks.get_by_role("button", name="Go on playing").click()
    expect(asks).to_have_count(0)
    assert given(server, table) == []
    # By its own key, twice asked for and then confirmed.
    page.keyboard.press("e")
    expect(asks).to_be_visible()
    anna.wait("() => !document.querySelector('.end.waits')")
    # The safe answer is the bright one, and has the focus (N14).
    expect(asks.get_by_role("button", name="Go on playing")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    anna.wait("() => heard.actions === 1")
    assert given(server, table) == ["end turn"]


def test_the_turn_ends_at_once_for_whoever_does_not_want_to_be_asked(person: Invite, server: ServerProcess) -> None:
    table = lay_acting(server)
    anna = sit(person(askBeforeEnding=False), server, table)
    anna.answer(anna.ending)
    assert given(server, table) == ["end turn"]


def test_b10_cards_that_lie_nowhere_face_up_are_laid_out_with_their_text(person: Invite, server: ServerProcess) -> None:
    anna = person()
    anna.open(link(server.address, lay(server.address, "friend", "bot", options={"game": 7}), 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    charms = anna.answers.filter(has_text="Take Charms")
    for size, (width, height) in SIZES.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.answers).to_have_count(9)
        expect(charms).to_contain_text("You may discard 2 spells")
        assert charms.locator("li").first.evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)") >= 12
        assert anna.overflow <= 0
        anna.page.screenshot(path=PICTURES / f"tray-cards-{size}.png")
    assert not findings(anna)
    # The table can be looked at meanwhile, and the last card can be reached.
    anna.page.get_by_role("button", name="Look at the table").click()
    expect(charms).not_to_contain_text("You may discard")
    anna.page.get_by_role("button", name="Show the cards").click()
    anna.answer(anna.answers.filter(has_text="Take Transfiguration"))


def test_b11_b17_a_hint_moves_nothing_and_the_ending_is_always_in_sight(person: Invite, server: ServerProcess) -> None:
    tables = {"battle": lay_acting(server), "dice": lay_position(server.address, "here", "here", **rising.ROLLED)}
    for name, table in tables.items():
        anna = sit(person(), server, table)
        fixed = anna.page.locator(".tray, [data-place]")
        for size, (width, height) in SIZES.items():
            anna.page.set_viewport_size({"width": width, "height": height})
            before = boxes(fixed)
            anna.tray.get_by_role("button", name="Hint").click()
            expect(anna.tray.locator(".advice")).to_be_visible()
            assert boxes(fixed) == before
            expect(anna.ending).to_be_in_viewport(ratio=1)
            anna.page.screenshot(path=PICTURES / f"tray-hint-{name}-{size}.png")
            anna.tray.get_by_role("button", name="Close the hint").click()


def test_b18_a_touched_answer_does_not_stay_gold(person: Invite, server: ServerProcess) -> None:
    anna = sit(person(size=PHONE), server, lay_acting(server))
    attack = anna.answers.filter(has_text="Attack")
    # On a phone the hand stands for its own cards, and there are no keys.
    expect(anna.answers.filter(has_text="Play")).to_have_count(0)
    expect(attack.locator("kbd")).to_be_hidden()
    hollow = attack.evaluate("(one) => getComputedStyle(one).backgroundColor")
    attack.dispatch_event("pointerenter")
    attack.hover()
    assert attack.evaluate("(one) => getComputedStyle(one).backgroundColor") == hollow


def test_an_answer_that_is_pointed_at_shows_its_card_and_covers_none(person: Invite, server: ServerProcess) -> None:
    anna = sit(person(), server, lay_acting(server, MUCH))
    glance = anna.tray.locator(".glance")
    # Its words can be read on the hand, where it is lifted.
    anna.answers.filter(has_text="Play Firebolt").hover()
    expect(anna.page.locator(".hand .card.pointed")).to_have_count(1)
    expect(glance).to_have_count(0)
    anna.answers.filter(has_text="Acquire Descendo!").hover()
    expect(glance).to_contain_text("Descendo!")
    (shown,) = boxes(glance)
    assert not [box for box in boxes(anna.page.locator("main .able")) if meet(box, shown)]
    anna.page.mouse.move(1, 1)
    expect(glance).to_have_count(0)


def test_n9_answers_keep_their_places_and_nothing_slides_under_a_still_mouse(
    person: Invite, server: ServerProcess
) -> None:
    anna = sit(person(), server, lay_acting(server, MUCH))
    incendio = anna.answers.filter(has_text="Acquire Incendio!")
    place = boxes(incendio)
    anna.answer(anna.answers.filter(has_text="Play Invisibility Cloak"))
    expect(anna.answers.filter(has_text="Play Invisibility Cloak")).to_have_count(0)
    assert boxes(incendio) == place
    expect(anna.page.locator(".tray .answer.over, .tray .glance")).to_have_count(0)
    # The number of what was played stays free; that of the second card is still its own.
    anna.page.keyboard.press("1")
    expect(anna.page.get_by_text("There is no answer 1 now.")).to_be_visible()
    anna.page.keyboard.press("2")
    expect(anna.answers.filter(has_text="Play Alohomora!")).to_have_count(0)


def test_what_is_given_up_does_not_glow(person: Invite, server: ServerProcess) -> None:
    anna = sit(person(), server, lay_acting(server, LOSING))
    expect(anna.tray.locator(".answer.loses")).to_have_count(2)
    anna.answer(anna.answers.filter(has_text="Discard 1 spell"))
    expect(anna.page.locator(".hand .card.lost")).to_have_count(2)
    shadow = "(one) => getComputedStyle(one).outlineStyle"
    assert anna.page.locator(".hand .card.lost").first.evaluate(shadow) == "dashed"


def test_every_answer_is_in_sight_however_many_there_are(person: Invite, server: ServerProcess) -> None:
    """In few words behind a sign; the whole answer is still read aloud, and nothing is to be scrolled."""
    anna = sit(person(), server, lay_acting(server, MUCH))
    whole = anna.answers.filter(has_text="Acquire Descendo! for 5 influence")
    for size, (width, height) in SIZES.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(whole).to_be_in_viewport(ratio=1)
        anna.page.screenshot(path=PICTURES / f"tray-much-{size}.png")
        assert not findings(anna)
    for language in ("en", "cs", "it"):
        speak(anna.page, language)
        for size, (width, height) in SIZES.items():
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.locator(".tray .list .few").last.wait_for()
            assert anna.page.evaluate(HIDDEN) == [0, 0], (language, size)
