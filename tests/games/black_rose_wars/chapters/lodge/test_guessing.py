"""What a seat guesses of the others' cards fits what everybody knows (R169 to R171, R173, A54, A56)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.engine.secrets.guesses import cards_in, hidden_zones
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.fitting import halves_that_fit
from wandwright.games.black_rose_wars.chapters.lodge.hidden import Hidden, card_at
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.testkit.scenario import Scenario

GAME = ww.game("black-rose-wars")
GUESSES = 3


def positions(seats: int, seed: int, every: int, options: Mapping[str, Any] | None = None) -> Iterator[RoseState]:
    """Positions of a match that chance plays."""
    state = cast(RoseState, GAME.set_up(GAME.setup(seats, seed, options)))
    rules, chooser, count = GAME.rules, Random(seed), 0
    rules.advance(state)
    while state.outcome is None:
        count += 1
        if not count % every:
            yield state
        questions = rules.open_questions(state)
        index = chooser.randrange(len(questions))
        rules.apply_to(state, index, chooser.choice(questions[index][1]))


def guesses(state: RoseState, seat: int) -> Iterator[RoseState]:
    for key in range(GUESSES):
        yield cast(RoseState, GAME.determinize(state, seat, key))


def hidden_cards(state: RoseState, seat: int) -> list[int]:
    return [card_at(place) for place in Hidden(state).of_seat(seat)]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_schools_and_seen_cards_of_other_seats_stay(seats: int, seed: int) -> None:
    for state in positions(seats, seed, 60):
        box = state.box
        for guess in guesses(state, 0):
            assert guess.hand[0] == state.hand[0]
            for other in range(1, seats):
                true, guessed = hidden_cards(state, other), hidden_cards(guess, other)
                assert Counter(box.school_of[card] for card in guessed) == Counter(box.school_of[card] for card in true)
                assert {c for c in true if c in state.seen} == {c for c in guessed if c in state.seen}


def test_a_guess_deals_unseen_cards_anew() -> None:
    changed = 0
    for state in positions(2, 5, 40):
        changed += any(set(hidden_cards(guess, 1)) != set(hidden_cards(state, 1)) for guess in guesses(state, 0))
    assert changed > 3


@pytest.mark.parametrize(("seats", "seat"), [(3, 0), (3, 2), (1, 0)])
def test_a_guess_deals_every_hidden_zone_anew(seats: int, seat: int) -> None:
    """The game deals them all itself, so none of them may be forgotten: a zone that stayed would be the truth."""
    stayed: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    for state in positions(seats, 5, 40, {"solo": "rival"} if seats == 1 else {}):
        groups = hidden_zones(GAME, state, seat)
        for guess in guesses(state, seat):
            for name, group in groups.items():
                true, guessed = ([card for zone in group for card in cards_in(one, zone)] for one in (state, guess))
                if len(true) - true.count(NO_CARD) > 3:
                    (stayed if true == guessed else dealt)[name.split()[0]] += 1
    assert dealt.keys() >= {"cards", "event_deck", "forgotten", "library", "quest_deck"}
    assert not stayed.keys() - dealt.keys()
    assert stayed.total() < dealt.total() / 20


def test_set_cards_of_a_guess_can_be_set_where_their_tokens_lie() -> None:
    found = 0
    for seed in range(4):
        for state in positions(3, seed, 9):
            if not any(row[other] != NO_CARD for row in state.set_cards for other in (1, 2)):
                continue
            found += 1
            for guess in guesses(state, 0):
                check_set_cards(guess)
    assert found > 3


def check_set_cards(guess: RoseState) -> None:
    for place, row in enumerate(guess.set_cards):
        for other in (1, 2):
            if row[other] != NO_CARD:
                half = guess.set_halves[other] >> place & 1
                assert half in halves_that_fit(guess, row[other], guess.set_rooms[place][other])


def test_quests_keep_their_moon_and_those_that_a_seat_knows_keep_their_place() -> None:
    for state in positions(2, 8, 50):
        box = state.box
        for guess in guesses(state, 0):
            for moon in range(len(v.MOONS)):
                known = set(state.known[0])
                assert known & set(state.quest_discard[moon]) == known & set(guess.quest_discard[moon])
            assert [box.moon_of[card] for card in sorted(guess.quests[1])] == [
                box.moon_of[card] for card in sorted(state.quests[1])
            ]


def test_foreseen_events_keep_their_place_for_who_foresaw_them() -> None:
    state = next(positions(2, 11, 30))
    state.foreseen = [(3, 0, 0), (0, 0, 0)]
    top = state.event_deck[0][:3]
    assert all(guess.event_deck[0][:3] == top for guess in guesses(state, 0))
    assert any(guess.event_deck[0][:3] != top for guess in guesses(state, 1))


def test_no_view_tells_another_hand_or_slot() -> None:
    """R170: hands, prepared spells and Quests of others are counts only."""
    for state in positions(2, 13, 45):
        view: Any = GAME.view(state, 0)
        other = view["players"][1]
        assert set(other["hand"]) == {"count"}
        assert set(other["quests"]) == {"count"}
        assert other.get("prepared_halves") in (None, {}) or "prepared_halves" not in other


# Gift of Memory: every Mage takes a card out of its Memories, which lie open, and draws two more in Study.
GIFT = {
    "game": "black-rose-wars",
    "seats": 2,
    "chance": {"setup": [0, [], [0, 1], 0]},
    "given": {
        "stack": [["begin_turn"]],
        "calendar.moon": "first",
        "moons.0.events": ["e1_08"],
        "moons.0.discarded_events": [],
        "moons.0.quests": [],
        "players.0.memories": ["con_coup", "con_sabotage"],
        "players.1.memories": ["des_meteor", "des_shockwave"],
        "players.0.grimoire": ["nec_raise_dead", "nec_bone_armor", "nec_icy_grip", "nec_cowardice", "ill_vanish"],
    },
    "play": ["recover con_sabotage", "recover des_meteor"],
}


def test_a_card_that_was_seen_to_go_into_a_hand_is_there_in_every_guess() -> None:
    """The two that were drawn unseen may be any of the others."""
    match = Scenario(GIFT, "a card is taken back").played()
    state = cast(RoseState, match.state)
    (taken,) = [card for card in state.hand[0] if GAME.ids(state)[card] == "con_sabotage"]
    guessed = [cast(RoseState, GAME.determinize(match.recall(), 1, key)) for key in range(40)]
    assert all(taken in guess.hand[0] for guess in guessed)
    assert len({tuple(sorted(guess.hand[0])) for guess in guessed}) > 3
