"""Spell tokens in the turns of others: a chance that nobody waits for, and the last call before a turn ends."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import rising
from tests.browser.conftest import Invite
from tests.browser.people import Json, Person
from tests.browser.server import ServerProcess
from tests.browser.tables import actions, lay_position, link
from tests.server.positions import saved_position

TONKS_MAY = "Tonks's team may cast a spell token"
HEAL, CLEANSE = "heal_two_from_one", "remove_corruption"
# Both teams last for three turns.
NOBODY_FALLS = 2
NOBODY_WAITS = """
() => {
  window.waits = [];
  const tray = document.querySelector('.tray');
  const look = () => { if (/Waiting for|Still to answer/.test(tray.innerText)) window.waits.push(tray.innerText); };
  look();
  new MutationObserver(look).observe(tray, { childList: true, characterData: true, subtree: true });
}
"""


def with_tokens(*tokens: str) -> Json:
    """After Anna's first roll Ben holds these tokens; only Harry can be healed, and only one place be cleansed."""
    given = {**rising.ROLLED["given"], "damage": {"harry_potter": 4}, "locations.1.corruption": 2}
    return {**rising.ROLLED, "given": {**given, "teams.1.tokens": list(tokens)}}


def offer(person: Person, prompt: str = TONKS_MAY) -> Locator:
    return person.tray.get_by_role("group", name=prompt)


def seat(person: Person, name: str) -> Locator:
    return person.page.get_by_role("list", name="Who sits at the table").get_by_role("listitem").filter(has_text=name)


def test_a_token_is_cast_in_the_turn_of_another_who_is_never_stopped(person: Invite, server: ServerProcess) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    keys = lay_position(server.address, "here", "here", **with_tokens(HEAL, CLEANSE))
    for number, one in enumerate((anna, ben)):
        rising.sit(one, server.address, keys, number)
    anna.wait_asked()
    anna.page.evaluate(NOBODY_WAITS)
    expect(seat(ben, "You")).not_to_contain_text("to move")
    expect(ben.tray).to_contain_text("Waiting for Anna.")
    expect(offer(ben).get_by_role("button")).to_have_count(2)
    expect(offer(anna)).to_have_count(0)

    # Anna has a die in hand; Ben's spell does not knock it out of her hand.
    rising.die(anna, "Orange die: courage").click()
    before = anna.heard["actions"]
    offer(ben).get_by_role("button", name="Heal 2 on one wizard").click()
    anna.wait("(before) => heard.actions === before + 1", before)
    expect(rising.card(anna, "Harry Potter")).to_contain_text("Damage 2 of 6")
    expect(rising.die(anna, "Orange die: courage")).to_have_attribute("aria-pressed", "true")
    anna.answer(rising.card(anna, "Luna Lovegood"))
    assert anna.page.evaluate("window.waits") == []

    # Before the turn ends Ben is asked; now Anna waits.
    expect(offer(ben).get_by_role("button")).to_have_count(1)
    anna.answer(anna.answers.filter(has_text="Stop"))
    expect(anna.tray).to_contain_text("Waiting for Ben.")
    expect(seat(anna, "Ben")).to_contain_text("to move")
    ben.wait_asked()
    assert ben.prompt == "You: cast a spell token before the turn ends, or pass"
    expect(offer(ben)).to_have_count(0)
    ben.answer(ben.answers.filter(has_text="Pass"))
    assert (ben.heard["kind"], ben.heard["turn"]) == ("travel", 2)


def test_a_token_lights_up_and_is_cast_where_it_lies(person: Invite, server: ServerProcess) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    keys = lay_position(server.address, "here", "here", **with_tokens(HEAL))
    for number, one in enumerate((anna, ben)):
        rising.sit(one, server.address, keys, number)
    anna.wait_asked()
    token = ben.page.get_by_role("group", name="Your spell tokens").locator(".card.able")
    ben.answer(token)
    expect(offer(ben)).to_have_count(0)
    # Nobody could say anything at the last call, so there is none.
    anna.answer(anna.answers.filter(has_text="Stop"))
    ben.wait_asked()
    assert ben.heard["kind"] == "travel"


def test_a_spell_at_the_last_call_gives_the_turn_back(person: Invite, server: ServerProcess) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    keys = lay_position(server.address, "here", "here", **with_tokens("gain_red_die"))
    for number, one in enumerate((anna, ben)):
        rising.sit(one, server.address, keys, number)
    anna.wait_asked()
    anna.answer(anna.answers.filter(has_text="Stop"))
    ben.wait_asked()
    ben.answer(ben.answers.filter(has_text="Cast"))
    anna.wait_asked()
    assert anna.heard["kind"] == "act"
    expect(rising.pool(anna)).to_have_text([re.compile("Red die")])


def test_who_never_wants_to_be_asked_passes_by_itself(person: Invite, server: ServerProcess) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    keys = lay_position(server.address, "here", "here", **with_tokens(HEAL), seed=NOBODY_FALLS)
    for number, one in enumerate((anna, ben)):
        rising.sit(one, server.address, keys, number)
    anna.wait_asked()
    anna.answer(anna.answers.filter(has_text="Stop"))
    ben.wait_asked()
    ben.tray.get_by_role("button", name="Always…").click()
    menu = ben.page.get_by_role("dialog", name="Always answer like this")
    menu.get_by_label("the whole match").check()
    ben.answer(menu.get_by_role("button", name="Pass"))
    assert (ben.heard["kind"], ben.heard["turn"]) == ("travel", 2)
    # Two turns later the same question comes again, and nobody waits for Ben's answer.
    hurry(ben)
    anna.wait_asked()
    hurry(anna)
    passed = [action["turn"] for action in actions(server.address, keys) if action["notation"] == "pass"]
    assert passed == [1, 3]


def hurry(person: Person) -> None:
    """Ends the own turn as soon as the table lets it end."""
    turn = person.heard["turn"]
    while person.heard["turn"] == turn:
        end = person.answers.filter(has_text=re.compile("Stop|End the turn"))
        if end.count() > 0:
            person.answer(end)
        else:
            rising.go_on(person)
        person.wait("(turn) => heard.turn !== turn || heard.asked.includes(heard.yours[0])", turn)


def test_one_person_plays_both_teams_and_casts_for_either(person: Invite) -> None:
    anna = person()
    save = saved_position(2, **with_tokens(HEAL, CLEANSE))
    page = anna.open("/import")
    page.locator("input").set_input_files({"name": "match.json", "mimeType": "text/plain", "buffer": save.encode()})
    anna.wait_asked()
    assert anna.heard["yours"] == [0, 1]
    # Tonks's team belongs to the same person: its tokens are offered beside the question to Harry's.
    assert anna.prompt.startswith("Your move, Harry's team")
    anna.answer(offer(anna).get_by_role("button", name="Heal 2 on one wizard"))
    expect(rising.card(anna, "Harry Potter")).to_contain_text("Damage 2 of 6")
    rising.die(anna, "Orange die: courage").click()
    anna.answer(rising.card(anna, "Luna Lovegood"))
    anna.answer(anna.answers.filter(has_text="Stop"))
    # The last call goes to the other team, and the screen with it.
    expect(anna.page.get_by_role("dialog", name="Hand over the device")).to_be_visible()
    assert anna.prompt.startswith("You, Tonks's team")
    anna.answer(anna.answers.filter(has_text="Pass"))
    assert anna.heard["kind"] == "travel"
    while anna.heard["turn"] == 2:
        rising.go_on(anna)
    assert anna.prompt.startswith("You, Harry's team")


def test_a_second_seat_is_taken_by_its_link_at_the_open_table(person: Invite, server: ServerProcess) -> None:
    anna = person()
    keys = lay_position(server.address, "here", "here", **with_tokens(HEAL))
    rising.sit(anna, server.address, keys)
    anna.open(link(server.address, keys, 1))
    expect(offer(anna)).to_be_visible()
    assert "#" not in anna.page.url
    anna.wait_asked()
    anna.answer(offer(anna).get_by_role("button", name="Heal 2 on one wizard"))
