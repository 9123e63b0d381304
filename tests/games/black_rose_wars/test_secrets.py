"""No byte sent to a seat depends on what it may not know (R32, R169 to R173, R190), over whole matches.

At many positions of random matches the position is taken once more with everything dealt anew that a seat can't know.
Both look the same to it. Then both go on with the same answer: what that seat is told may differ only from where
something comes to light by the rules, as a card that is turned up.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.decisions import Decision
from wandwright.engine.state.keys import keys_of, shown_key
from wandwright.games.black_rose_wars.game import BlackRoseWars
from wandwright.testkit.scenario import Scenario
from wandwright.testkit.secrecy import hidden_cards

GAME = BlackRoseWars()
# Events by which something comes to light for all, and what is only asked or told because of it: where a token goes is
# seen by all (R85), and which decks were named once the cards are dealt (A54).
SHOWING = GAME.showing_events | GAME.opening_events | {"sets_in_room", "sets_on_sheet", "names"}
# What a seat itself gets to see may be anything.
OWN = ("hand", "drawn", "drawn_quests", "quests")
TABLES = [(2, {}), (3, {"protections": "may"}), (4, {"library_peek": "on"}), (1, {"solo": "rival"})]
# One position in so many is looked at.
EVERY = 23


def told(match: Match, eye: int) -> Any:
    """The view but for the keys of cards, which check_keys follows."""
    return without_keys(match.view(eye))


def without_keys(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: without_keys(inner) for name, inner in part.items() if name not in ("key", "keys", "also")}
    return [without_keys(inner) for inner in part] if isinstance(part, list) else part


def own_cards(view: dict[str, Any], eye: int) -> list[Any]:
    return [view["players"][eye].get(name) for name in OWN]


def with_other_secrets(match: Match, eye: int, key: int) -> Match:
    """The same match with everything dealt anew that this seat can't know; chance goes on as it would."""
    other = match.copy()
    world = GAME.determinize(match.state, eye, key)
    world.events, world.streams = other.state.events, list(match.state.streams)
    other.state = world
    return other


def answers_for_both(decision: Decision, other: Match) -> list[str]:
    asked = next(one for one in other.decisions if one.seat == decision.seat)
    possible = {action.notation for action in asked.actions}
    return [action.notation for action in decision.actions if action.notation in possible]


def check_same_for(eye: int, one: Match, other: Match, before: int) -> None:
    """What was told since then is the same, at least until something came to light."""
    first, second = one.events_for(eye)[before:], other.events_for(eye)[before:]
    for here, there in zip(first, second, strict=False):
        if here != there:
            own = here.kind == there.kind and here.seat == eye and here.kind in GAME.secret_events
            assert own or {here.kind, there.kind} & SHOWING, (here, there)
            return
    further = [*first[len(second) :], *second[len(first) :]]
    if further:
        assert further[0].kind in SHOWING, further[0]
        return
    views = told(one, eye), told(other, eye)
    if own_cards(views[0], eye) == own_cards(views[1], eye) and not asks_where_to_set(one, other):
        assert views[0] == views[1]


class Watched:
    """The keys of cards that one seat has seen and that have gone face down since: none of them comes again."""

    def __init__(self, eye: int) -> None:
        self.eye = eye
        self.hidden: frozenset[int] = frozenset()
        self.keys: list[int] = []
        self.lost: dict[int, int] = {}

    def look(self, match: Match) -> None:
        state: Any = match.state
        hidden = hidden_cards(GAME, state, self.eye)
        for card in self.hidden - hidden:
            assert self.lost.get(card) != shown_key(state, card), (self.eye, state.box.ids[card])
        for card in hidden - self.hidden:
            # One that is the only one of its kind is known by its face.
            if state.box.definition.count(state.box.definition[card]) > 1:
                self.lost[card] = self.keys[card]
        self.hidden, self.keys = hidden, keys_of(state)


def test_a_card_that_has_gone_face_down_is_not_known_again_by_its_key() -> None:
    """R173: for each seat, over a whole match."""
    match, chance = GAME.start(seats=2, seed=4), Random(4)
    eyes = [Watched(eye) for eye in range(2)]
    for watched in eyes:
        watched.hidden, watched.keys = hidden_cards(GAME, match.state, watched.eye), keys_of(match.state)
    while match.decisions:
        match.apply(chance.choice(chance.choice(match.decisions).actions))
        for watched in eyes:
            watched.look(match)
    assert all(watched.lost for watched in eyes)


def asks_where_to_set(*matches: Match) -> bool:
    """R85: only a Trap for a room asks where its token goes; all see where it lies."""
    return any(decision.kind == "set_room" for match in matches for decision in match.decisions)


def check_position(match: Match, chance: Random) -> None:
    asked = chance.choice(match.decisions)
    for eye in range(match.setup.seats):
        other = with_other_secrets(match, eye, chance.randrange(1_000_000))
        assert told(other, eye) == told(match, eye)
        assert other.events_for(eye) == match.events_for(eye)
        assert other.records_for(eye) == match.records_for(eye)
        # What others have planned face down is dealt anew, too: how far they are tells nothing.
        answers = [] if match.state.held else answers_for_both(asked, other)
        if answers:
            answer, before, played = chance.choice(answers), len(match.events_for(eye)), match.copy()
            played.apply(answer, asked.seat)
            other.apply(answer, asked.seat)
            check_same_for(eye, played, other, before)


def check_match(seats: int, options: dict[str, Any], seed: int, every: int) -> int:
    match, chance, looks = GAME.start(seats=seats, seed=seed, options=options), Random(seed), 0
    while match.decisions:
        if not chance.randrange(every):
            looks += 1
            check_position(match, chance)
        match.apply(chance.choice(chance.choice(match.decisions).actions))
    return looks


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nothing_told_depends_on_a_secret(seats: int, options: dict[str, Any]) -> None:
    """R32, R55, R169, R170, R173."""
    assert check_match(seats, options, 11, EVERY) > 5


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nothing_told_depends_on_a_secret_in_many_matches(seats: int, options: dict[str, Any], seed: int) -> None:
    """R173: the other readings of the rules, too."""
    turned = {"protections": ("must", "may")[seed % 2], "library_peek": ("off", "on")[seed // 2 % 2]}
    assert check_match(seats, options | turned, seed, 4) > 20


ACTION: dict[str, Any] = {
    "stack": [["next_activation", 0]],
    "calendar.phase": "action",
    "players.0.mage": "jafar",
    "players.1.mage": "tessa",
    "players.0.room": "armory",
    "players.1.room": "forge",
}


def position(given: dict[str, Any], play: list[Any], **options: Any) -> Match:
    data = {
        "game": GAME.name,
        "name": "a position",
        "rule": "R173",
        "options": options,
        "chance": {"setup": [0, [], [0, 1], 0]},
        "given": {**ACTION, **given},
        "play": play,
        "expect": {"outcome": None},
    }
    return Scenario(data, "here").run(GAME)


def test_nobody_sees_whether_the_armory_exchanged_a_spell() -> None:
    """A55: neither the question that is open, nor what is told afterwards, nor how many answers were given says so."""
    given = {"slots.1.prepared.0": "des_meteor", "players.0.hand": ["tra_quake"], "players.0.actions": 2}
    match = position(given, ["move", "stop", "activate"])
    still = position(given, ["move", "stop", "activate", "nothing"])
    assert match.view(1)["decisions"][0]["kind"] == "swap_spell"
    match.apply("put tra_quake upright standard_1", 0)
    assert told(match, 1) == told(still, 1)
    assert match.events_for(1) == still.events_for(1)
    assert match.records_for(1) == still.records_for(1)


def test_two_exchanges_are_two_answers_also_if_none_is_wanted() -> None:
    """A55: answers can be counted."""
    given = {
        "stack": [["swap_spell", 0, -1, 2, []], ["next_activation", 0]],
        "slots.1.prepared.0": "des_meteor",
        "slots.2.prepared.0": "des_meteor",
        "players.0.hand": ["tra_quake", "tra_quake"],
    }
    both = position(given, ["put tra_quake upright standard_1", "put tra_quake inverted standard_2"])
    none = position(given, ["nothing", "nothing"])
    assert [record.notation for record in both.records_for(1)] == [record.notation for record in none.records_for(1)]
    assert both.view(0)["players"][0]["hand"] != none.view(0)["players"][0]["hand"]


@pytest.mark.parametrize("second", ["tra_quake", "des_meteor"])
def test_a_discard_is_asked_also_where_all_cards_are_alike(second: str) -> None:
    """R173: that nothing is asked would tell the others so."""
    given = {
        "players.0.room": "alchemical_laboratory",
        "players.0.grimoire": ["tra_quake"],
        "players.0.memories": [],
        "players.0.hand": ["tra_quake", second],
    }
    match = position(given, ["move", "stop", "activate"])
    assert [decision.kind for decision in match.decisions] == ["discard"]


def test_a_card_that_goes_face_down_gets_another_key() -> None:
    """R173: when it is played later, nobody can tell it from another of its kind."""
    given = {
        "stack": [["recover", 0, -1, 1, []], ["next_activation", 0]],
        "players.0.memories": ["tra_quake", "des_meteor"],
    }
    match = position(given, [])
    open_key = next(card["key"] for card in match.view(1)["players"][0]["memories"] if card["id"] == "tra_quake")
    match.apply("recover tra_quake", 0)
    assert match.view(0)["players"][0]["hand"][0]["id"] == "tra_quake"
    assert match.view(0)["players"][0]["hand"][0]["key"] != open_key


def test_of_two_cards_of_a_kind_the_one_that_was_seen_is_the_one_that_is_shown() -> None:
    """R169, R171: who saw a card go back to the hand and one of its kind played knows of none in that hand any more."""
    given = {
        "stack": [["recover", 0, -1, 1, []], ["next_activation", 0]],
        "players.0.memories": ["tra_quake", "des_meteor"],
        "slots.0.prepared.0": "tra_quake",
        "players.0.room": "garden",
    }
    match = position(given, ["recover tra_quake", "play quick"])
    state: Any = match.state
    assert not set(state.seen) & set(state.hand[0])


def studying(answers: int) -> Match:
    """Study has begun; the first seat has named so many decks."""
    options = {"mages": "named", "schools": "named", "lists": "named", "first_player": "named"}
    match = GAME.start(seats=2, seed=3, options=options)
    for _ in range(answers):
        match.apply("deck conspiracy", 0)
    return match


def test_answers_of_study_can_be_taken_back_and_lie_face_down_till_all_are_in() -> None:
    """A53, R32, R172: nobody sees what was named; what was named can be named anew."""
    match, none = studying(3), studying(0)
    assert told(match, 1)["decisions"] == told(none, 1)["decisions"]
    match.undo(to=0)
    assert told(match, 0)["players"] == told(none, 0)["players"]
    match.apply("deck illusion", 0)
    assert match.decisions


def test_named_decks_are_open_once_the_cards_are_dealt() -> None:
    """A54, R169."""
    match = studying(4)
    assert not [event for event in match.events_for(1) if event.kind == "names"]
    for _ in range(4):
        match.apply("deck illusion", 1)
    named = [event for event in match.events_for(None) if event.kind == "names"]
    assert [event.seat for event in named] == [0, 0, 0, 0, 1, 1, 1, 1]


def test_numbers_of_hidden_cards_are_open_and_slots_are_told_without_their_spells() -> None:
    """R55, R169."""
    match = position({"slots.1.prepared.1": "des_meteor", "players.1.hand": ["tra_quake", "tra_quake"]}, [])
    seen = match.view(0)
    assert seen["players"][1]["hand"] == {"count": 2}
    assert "des_meteor" not in str(seen["slots"])
    assert seen["slots"][1]["prepared"] != seen["slots"][2]["prepared"]
