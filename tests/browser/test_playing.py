"""Friends at one table: from the lobby to the last card, through reloads, undo and a second thought."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.people import play_on
from tests.browser.server import ServerProcess
from tests.browser.tables import gather, lay, lay_for_three, link, look_back

MOST_ACTIONS = 2_000


def test_two_friends_and_a_bot_play_a_whole_match(person: Invite) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    gather(anna, ben, lay_for_three(anna))
    play_on([anna, ben], MOST_ACTIONS)
    assert anna.heard["over"]
    assert ben.heard["over"]
    look_back(anna, ben)


def test_a_reload_in_mid_decision_changes_nothing(person: Invite, server: ServerProcess) -> None:
    anna = person()
    keys = lay(server.address, "friend", "bot")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    while anna.heard["kind"] == "act":
        anna.go_on()
        anna.wait_asked()
    assert not anna.heard["over"]
    asked, answers = anna.prompt, anna.answers.all_inner_texts()
    assert len(answers) > 1
    anna.page.reload()
    anna.wait_asked()
    assert (anna.prompt, anna.answers.all_inner_texts()) == (asked, answers)
    anna.go_on()


def test_a_card_can_be_taken_back(person: Invite, server: ServerProcess) -> None:
    anna = person()
    keys = lay(server.address, "friend", "bot", undo="free")
    anna.open(link(server.address, keys, 0))
    anna.sit_down("Anna")
    anna.wait_asked()
    hand = anna.hand.all()
    names = [card.get_attribute("aria-label") for card in hand]
    anna.go_on()
    assert anna.hand.count() < len(hand)
    anna.answer(anna.undo)
    anna.wait_asked()
    assert [card.get_attribute("aria-label") for card in anna.hand.all()] == names
    assert anna.heard["actions"] == 0


def test_what_another_saw_is_taken_back_by_agreement_only(person: Invite, server: ServerProcess) -> None:
    anna, ben = person(name="Anna"), person(name="Ben")
    keys = lay(server.address, "friend", "friend", undo="vote")
    for seat, one in enumerate((anna, ben)):
        one.open(link(server.address, keys, seat))
        one.sit_down(one.name)
    anna.play_turn()
    ben.wait_asked()
    before = anna.heard["actions"]
    anna.undo.click()
    ben.page.get_by_role("button", name="Agree").click()
    for one in (anna, ben):
        one.wait("(before) => heard.actions < before", before)
    anna.wait_asked()
    taken_back = anna.heard["actions"]
    assert taken_back < before
    anna.go_on()
    assert anna.heard["actions"] == taken_back + 1
