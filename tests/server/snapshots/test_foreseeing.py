"""Whoever sits at a table tries to foresee it: from numbers, from orders of piles, from keys, by trying seeds.

Before, the order of a pile that had gone round once told every later card within seconds. Each attack is
tried on what it was made for as well, so that one that finds nothing is known to be able to find something.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.attacks import (
    ATTACKS,
    FACTOR,
    STATE,
    STEP,
    WORD,
    Attack,
    any_congruence,
    low_bits,
    register,
    remainders,
    upper_halves,
)
from tests.server.live import Json, Server
from wandwright.engine.matches.games import game, games
from wandwright.engine.matches.matches import Match
from wandwright.engine.state import chance
from wandwright.engine.state.chance import numbers, shuffle
from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import State
from wandwright.testkit.trials import Chooser, choose

SEEN, FORETOLD = 600, 20
SECRET = 2**255 + 19
TRIED_SEEDS = 60


def of_a_congruence(part: Callable[[int], int]) -> list[int]:
    state, drawn = 987654321987654321, []
    for _ in range(SEEN + FORETOLD):
        state = (state * FACTOR + STEP) % STATE
        drawn.append(part(state))
    return drawn


def of_a_register() -> list[int]:
    word, drawn = 2463534242, []
    for _ in range(SEEN + FORETOLD):
        word ^= word << 13 & WORD - 1
        word ^= word >> 17
        word ^= word << 5 & WORD - 1
        drawn.append(word)
    return drawn


@pytest.mark.parametrize(
    ("attack", "drawn", "part"),
    [
        (upper_halves, of_a_congruence(lambda state: state // WORD), WORD),
        (any_congruence, of_a_congruence(lambda state: state % WORD), WORD),
        (low_bits, of_a_congruence(lambda state: state % WORD), 256),
        (register, of_a_register(), 2),
    ],
)
def test_each_attack_foresees_what_it_was_made_for(attack: Attack, drawn: list[int], part: int) -> None:
    assert attack(drawn[:SEEN], FORETOLD) == [number % part for number in drawn[SEEN:]]


def played(name: str, seed: int = SECRET, actions: int = 60) -> Match:
    found = game(name)
    match = found.start(found.usual_seats, seed)
    chooser = Chooser(5)
    for _ in range(actions):
        before = match.copy()
        match.apply(choose(match, chooser))
        if not match.decisions:
            return before
    return match


@pytest.fixture(scope="module", params=games())
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param)


def test_no_stream_of_any_game_is_foreseen_from_its_numbers(match: Match) -> None:
    """The attacker is given what was drawn itself, of which a table shows only remainders."""
    for stream in range(len(match.state.streams)):
        drawn = numbers(match.state.copy(), stream, SEEN)
        for attack in ATTACKS:
            assert attack(drawn, FORETOLD) is None, (match.game.streams[stream], attack)


def test_no_stream_is_foreseen_from_the_whole_orders_of_a_pile(match: Match) -> None:
    """As if every card of every shuffle had been seen and told apart, which their keys no longer allow."""
    pile = tuple(range(19))
    for stream in range(len(match.state.streams)):
        state = match.state.copy()
        bits: list[int] = []
        while len(bits) < SEEN:
            order = shuffle(state, stream, pile, range(19))
            bits += [place for place, count in remainders(pile, order) if count % 2 == 0]
        assert register(bits[:SEEN], FORETOLD) is None
        assert low_bits(bits[:SEEN], FORETOLD) is None


def test_an_order_tells_what_was_drawn_for_it() -> None:
    """So the attack above has its numbers right."""
    state = played(games()[0], actions=0).state
    pile = tuple(range(7, 20))
    drawn = numbers(state.copy(), 0, len(pile) - 1)
    found = remainders(pile, shuffle(state, 0, pile, range(30)))
    assert found == [(number % count, count) for number, count in zip(drawn, range(len(pile), 1, -1), strict=True)]


def test_the_streams_of_a_match_have_nothing_in_common(match: Match) -> None:
    streams = match.state.streams
    assert len(set(streams)) == len(streams) > 0
    ahead = [numbers(match.state.copy(), stream, 50) for stream in range(len(streams))]
    assert len({number for drawn in ahead for number in drawn}) == 50 * len(streams)


@pytest.mark.parametrize("name", games())
def test_no_key_is_seen_again_after_a_shuffle(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With lasting keys the order of a pile would be public once it has gone round."""
    shuffles = 0
    seen: set[int] = set()

    def spied(state: State, stream: int, cards: tuple[int, ...], kinds: Any) -> tuple[int, ...]:
        nonlocal shuffles
        before = [keys_of(state)[card] for card in cards]
        seen.update(before)
        order = real(state, stream, cards, kinds)
        after = [keys_of(state)[card] for card in cards]
        if len(cards) > 1:
            shuffles += 1
            assert not seen & set(after)
        return order

    real = chance.shuffle
    for module in shuffling_modules():
        monkeypatch.setattr(module, "shuffle", spied)
    played(name, actions=40)
    assert shuffles > 0


def shuffling_modules() -> list[Any]:
    """Every module of the games that shuffles."""
    return [
        module
        for where, module in sys.modules.items()
        if where.startswith("wandwright.") and getattr(module, "shuffle", None) is shuffle
    ]


def found_seed(name: str, view: Json) -> int | None:
    """Try the short seeds: which of them deals what a seat sees? The keys of shuffled cards alone would tell."""
    seats = game(name).usual_seats
    for seed in range(TRIED_SEEDS):
        if game(name).start(seats, seed).view(0) == view:
            return seed
    return None


@pytest.mark.parametrize("name", games())
def test_trying_seeds_finds_a_chosen_one_and_none_of_the_server(server: Server, name: str) -> None:
    for chosen, found in ((TRIED_SEEDS - 1, TRIED_SEEDS - 1), (None, None)):
        keys = server.make(*["here"] * game(name).usual_seats, game=name, seed=chosen)
        with server.sit(keys, 0) as anna:
            assert found_seed(name, anna.snapshot["views"]["0"]) == found
