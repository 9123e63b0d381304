"""What a seat may save of a running match is the same text however the cards lie that are hidden from it.

Also after they were shuffled: by their keys two exports would tell which cards had been in the pile.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import wandwright
from wandwright.engine.matches.loading import load
from wandwright.engine.matches.matches import Match
from wandwright.engine.secrets.guesses import cards_lying, hidden_zones
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import State
from wandwright.testkit.secrecy import hidden_cards
from wandwright.testkit.worlds import export_of

SETUPS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("hogwarts-battle", 3, {"game": 7, "hands": "closed"}),
    ("hogwarts-battle", 2, {"scenario": "charms-potions-4"}),
    ("death-eaters-rising", 3, {}),
    ("year-at-hogwarts", 3, {}),
    ("year-at-hogwarts", 2, {"mode": "return"}),
    ("black-rose-wars", 3, {}),
    ("black-rose-wars", 1, {"solo": "rival"}),
)
ACTIONS = 120
EVERY = 12
KEY = 99


def positions(name: str, seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """A position now and then of a match by chance."""
    match, chance = wandwright.game(name).start(seats=seats, seed=8, options=options), random.Random(8)
    for number in range(ACTIONS):
        if not match.decisions:
            return
        if number % EVERY == 0:
            yield match
        match.apply(chance.choice(chance.choice(match.decisions).actions))


def shuffled_unseen(match: Match, seat: int) -> State:
    """Another position that the seat can't tell apart, once each pile that it does not see has been shuffled there."""
    state = match.game.determinize(match.recall(), seat, KEY + 1)
    kinds = [match.game.kind_of(state, card) for card in range(len(state.keys))]
    for group in hidden_zones(match.game, state.copy(), seat).values():
        for zone in group:
            # How they lie then is as good as how they lie now.
            shuffle(state, 0, tuple(cards_lying(state, {"": [zone]})), kinds)
    return state


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_two_exports_do_not_tell_which_cards_were_shuffled(name: str, seats: int, options: dict[str, Any]) -> None:
    compared = 0
    for match in positions(name, seats, options):
        for seat in range(seats):
            other = shuffled_unseen(match, seat)
            compared += keys_of(other) != keys_of(match.state)
            assert export_of(match, other, seat, KEY) == export_of(match, match.recall(), seat, KEY)
    assert compared > ACTIONS // EVERY // 2


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_an_export_has_no_true_key_of_what_is_hidden(name: str, seats: int, options: dict[str, Any]) -> None:
    """What the seat sees has the keys that it sees, and the export asked for twice is the same text."""
    for match in positions(name, seats, options):
        for seat in range(seats):
            text = export_of(match, match.recall(), seat, KEY)
            hidden, keys = hidden_cards(match.game, match.state, seat), keys_of(match.state)
            found = load(text).state.keys
            assert not set(found) & {keys[card] for card in hidden}
            assert all(found[card] == keys[card] for card in range(len(keys)) if card not in hidden)
            assert text == export_of(match, match.recall(), seat, KEY)
