"""Dice of Death Eaters Rising: dragged, clicked, keyed, taken back, and still there after a reload."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import rising
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.server import ServerProcess
from tests.browser.tables import lay, lay_position
from tests.server.positions import RISING

ORANGE, BLUE = "Orange die: courage", "Blue die: courage"
LOYALTY, FRIENDSHIP = "Purple die: loyalty", "Purple die: friendship"


def rolled(person: Invite, server: ServerProcess) -> Person:
    """Anna after her first roll; Ben is away."""
    anna = person()
    rising.sit(anna, server.address, lay_position(server.address, "friend", "friend", **rising.ROLLED))
    anna.wait_asked()
    return anna


def lies_on(person: Person, name: str, *dice: str) -> None:
    """These dice lie on a character, and no others."""
    character = person.page.locator(".character", has=person.page.locator(".card").filter(has_text=name))
    expect(character.locator(".lying > [data-key]")).to_have_text(list(dice))


def shown(person: Person, *dice: str) -> None:
    """These dice are in the pool."""
    expect(rising.pool(person)).to_have_text(list(dice))


def test_a_die_is_dragged_onto_what_needs_it(person: Invite, server: ServerProcess) -> None:
    anna = rolled(person, server)
    before = anna.heard["actions"]
    # Where it does not fit it can't be dropped, and it is not in hand any more.
    rising.die(anna, BLUE).drag_to(rising.card(anna, "Lucius Malfoy"))
    shown(anna, ORANGE, BLUE, LOYALTY, FRIENDSHIP)
    expect(anna.page.locator(".pool-die.held")).to_have_count(0)
    rising.die(anna, BLUE).drag_to(rising.card(anna, "Draco Malfoy"))
    lies_on(anna, "Draco Malfoy", BLUE)
    shown(anna, ORANGE, LOYALTY, FRIENDSHIP)
    expect(rising.card(anna, "Draco Malfoy")).to_contain_text("Still needs 1 friendship, 1 knowledge")
    assert anna.heard["actions"] == before + 1


def test_a_die_is_laid_aside_by_dragging_it_there(person: Invite, server: ServerProcess) -> None:
    anna = rolled(person, server)
    rising.die(anna, LOYALTY).drag_to(anna.page.get_by_role("group", name="Set aside"))
    # The three others are rolled at once.
    expect(rising.pool(anna)).to_have_count(3)
    expect(anna.log).to_contain_text("sets aside loyalty (purple)")


def test_dice_by_keyboard_alone(person: Invite, server: ServerProcess) -> None:
    anna = rolled(person, server)
    keyboard = anna.page.keyboard
    # A die is picked up where it lies, let go again, and put on the card that the keyboard goes to.
    anna.focus(".pool-die.able")
    keyboard.press("Enter")
    expect(rising.die(anna, ORANGE)).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(rising.die(anna, ORANGE)).to_have_attribute("aria-pressed", "false")
    keyboard.press("Enter")
    anna.focus(".board .card.able")
    keyboard.press("Enter")
    lies_on(anna, "Luna Lovegood", ORANGE)
    # By number: the second die keeps its own though the first has gone, and its second target.
    keyboard.press("2")
    expect(rising.die(anna, BLUE)).to_have_attribute("aria-pressed", "true")
    keyboard.press("2")
    lies_on(anna, "Draco Malfoy", BLUE)
    # By pointing: the first of the dice, the first of its targets.
    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter"):
        keyboard.press(key)
    lies_on(anna, "Lucius Malfoy", LOYALTY)
    shown(anna, FRIENDSHIP)


def test_a_card_can_be_chosen_before_the_die(person: Invite, server: ServerProcess) -> None:
    anna = rolled(person, server)
    rising.card(anna, "Draco Malfoy").click()
    expect(anna.answers.filter(has_text="to Draco Malfoy")).to_have_count(3)
    anna.page.get_by_role("button", name="All answers").click()
    # Where only one die fits there is nothing to choose.
    anna.answer(rising.card(anna, "Lucius Malfoy"))
    lies_on(anna, "Lucius Malfoy", LOYALTY)


def test_a_reload_loses_nothing_that_was_assigned(person: Invite, server: ServerProcess) -> None:
    anna = rolled(person, server)
    rising.die(anna, ORANGE).click()
    anna.answer(rising.card(anna, "Luna Lovegood"))
    rising.die(anna, FRIENDSHIP).click()
    asked, actions = anna.prompt, anna.heard["actions"]
    anna.page.reload()
    anna.wait_asked()
    # The die that was only in hand lies among the others again.
    assert (anna.prompt, anna.heard["actions"]) == (asked, actions)
    lies_on(anna, "Luna Lovegood", ORANGE)
    shown(anna, BLUE, LOYALTY, FRIENDSHIP)
    rising.die(anna, FRIENDSHIP).click()
    anna.answer(rising.card(anna, "Luna Lovegood"))
    lies_on(anna, "Luna Lovegood", ORANGE, FRIENDSHIP)


def test_an_assignment_comes_back_but_a_roll_does_not(person: Invite, server: ServerProcess) -> None:
    anna = person()
    # Chance must have its say here, so nothing is prepared but the place.
    keys = lay_position(server.address, "friend", "friend", given=rising.ROLLED["given"])
    rising.sit(anna, server.address, keys)
    anna.wait_asked()
    anna.answer(anna.answers.filter(has_text=rising.ROLL))
    expect(anna.undo).to_be_disabled()
    expect(anna.undo).to_contain_text("before chance had its say")
    dice = rising.pool(anna).all_inner_texts()
    rising.assign(anna)
    expect(rising.pool(anna)).to_have_count(len(dice) - 1)
    anna.answer(anna.undo)
    shown(anna, *dice)
    expect(anna.page.locator(".lying > [data-key]")).to_have_count(0)
    expect(anna.undo).to_be_disabled()


def test_a_roll_is_taken_back_where_the_others_agree(person: Invite, server: ServerProcess) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    keys = lay(server.address, "friend", "friend", game=RISING, undo="vote")
    for seat, one in enumerate((anna, ben)):
        rising.sit(one, server.address, keys, seat)
    anna.wait_asked()
    while not rising.pool(anna).filter(has_text=":").count():
        rising.go_on(anna)
        anna.wait_asked()
    before = anna.heard["actions"]
    anna.undo.click()
    ben.page.get_by_role("button", name="Agree").click()
    anna.wait("(before) => heard.actions < before", before)
    expect(rising.pool(anna).filter(has_text=rising.UNROLLED)).not_to_have_count(0)
    anna.wait_asked()
    anna.answer(anna.answers.filter(has_text=rising.ROLL))
