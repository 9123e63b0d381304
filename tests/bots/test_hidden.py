"""Bots know no more than their seat: what is hidden changes no choice."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType
from typing import TypeVar

import pytest

import wandwright as ww
from tests.bots.worlds import other_truth
from wandwright import bots
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.engine.questions.actions import Action
from wandwright.engine.state.state import State

GAME = ww.game("hogwarts-battle")
T = TypeVar("T")


def hidden_cards(state: State) -> object:
    return [getattr(state, name) for name in ("hand", "deck", "dark_deck", "villain_deck", "hogwarts_deck")]


@pytest.mark.parametrize(("name", "game"), [("greedy", 1), ("greedy", 7), ("policy", 4), ("policy", 7)])
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str, game: int) -> None:
    """R7, R14: hands are closed here, and the order of every deck is hidden from everybody."""
    match = GAME.start(seats=3, seed=20 + game, options={"game": game, "hands": "closed", "proficiencies": "deal"})
    players = {seat: bots.make(name, seat) for seat in range(3)}
    compared = 0
    while match.decision is not None and compared < 60:
        seat = match.decision.seat
        other = other_truth(match, seat, compared)
        assert hidden_cards(other.state) != hidden_cards(match.state)
        assert other.view(seat) == match.view(seat)
        chosen = players[seat].choose(Position(match, seat))
        assert players[seat].choose(Position(other, seat)) == chosen
        if compared % 6 == 0:
            assert bots.advise(other, seat) == bots.advise(match, seat)
        match.apply(chosen)
        compared += 1
    assert compared == 60


# Every game, with options that hide most, and every way of choosing.
HIDING: tuple[tuple[str, dict[str, object]], ...] = (
    ("hogwarts-battle", {"game": 7, "hands": "closed", "proficiencies": "deal"}),
    ("hogwarts-battle", {"scenario": "charms-potions-1", "hands": "closed"}),
    ("death-eaters-rising", {}),
    ("year-at-hogwarts", {}),
    ("year-at-hogwarts", {"mode": "return"}),
    ("black-rose-wars", {}),
)
LEVELS: tuple[tuple[str, dict[str, int]], ...] = (("first-year", {}), ("policy", {}), ("search", {"simulations": 10}))


@pytest.mark.parametrize(("game", "options"), HIDING)
def test_no_level_and_no_hint_of_any_game_hangs_on_what_is_hidden(game: str, options: dict[str, object]) -> None:
    match = ww.game(game).start(seed=17, options=options)
    for compared in range(12):
        seat = match.waited_for()[0].seat
        other = other_truth(match, seat, compared)
        assert other.view(seat) == match.view(seat)
        here, there = Position(match, seat), Position(other, seat)
        for name, settings in LEVELS:
            bot = bots.make(name, 3, **settings)
            assert bot.choose(here) == bot.choose(there)
        if compared % 4 == 0:
            assert bots.advise(other, seat, lines=16) == bots.advise(match, seat, lines=16)
        for _ in range(3):
            decision = match.waited_for()[0]
            match.apply(bots.make("policy", compared).choose(Position(match, decision.seat)))


class Foreseer:
    """A planted cheat: it plays the card that suits the next card of a hidden deck."""

    def __init__(self, truth: State) -> None:
        self._truth = truth

    def choose(self, position: Position) -> Action:
        actions = position.decision.distinct
        return actions[hash(str(hidden_cards(self._truth))) % len(actions)]


def test_a_bot_that_knew_what_is_hidden_would_be_found_out() -> None:
    match = GAME.start(seats=2, seed=21, options={"game": 4, "hands": "closed"})
    position = Position(match, 0)
    truths = [match.state, *(other_truth(match, 0, key).state for key in range(12))]
    assert len({Foreseer(truth).choose(position) for truth in truths}) > 1


def test_a_bot_is_given_a_position_without_the_state() -> None:
    position = Position(GAME.start(seats=2, seed=1, options={"hands": "closed"}), 0)
    shown = {name for name in dir(position) if not name.startswith("_")}
    assert shown == {"decision", "determinize", "evaluate", "foreseen", "game", "policy", "seat", "view"}
    assert position.view["heroes"][1]["hand"] == {"count": 5}


class Peeking:
    """Looks into everything that can be reached from what it is given, private names and closures included."""

    def __init__(self) -> None:
        self.seen: dict[int, object] = {}

    def choose(self, position: Position) -> Action:
        self.look_into(position)
        return position.decision.actions[0]

    def look_into(self, thing: object) -> None:
        ahead = [thing]
        while ahead:
            one = ahead.pop()
            if id(one) not in self.seen and not isinstance(one, ModuleType | type):
                self.seen[id(one)] = one
                ahead += inside(one)

    def found(self, kind: type[T]) -> list[T]:
        return [one for one in self.seen.values() if isinstance(one, kind)]


def inside(one: object) -> list[object]:
    """What an object holds; the globals of a function are no part of what a bot was given."""
    if isinstance(one, FunctionType):
        return [cell.cell_contents for cell in one.__closure__ or ()]
    return [held for held in gc.get_referents(one) if not isinstance(held, ModuleType | type)]


@pytest.mark.parametrize("name", ww.games())
def test_a_bot_that_tries_to_peek_finds_neither_the_match_nor_what_is_hidden(name: str) -> None:
    game = ww.game(name)
    match = game.start(seed=3)
    match.apply(match.decisions[0].actions[0])
    seat = match.decisions[0].seat
    bot = Peeking()
    bot.choose(Position(match, seat))
    assert bot.found(Match) == []
    guesses = bot.found(State)
    assert guesses, "it looked deep enough to find the guess it was given"
    assert all(guess is not match.state for guess in guesses)
    assert all(stream not in match.state.streams for guess in guesses for stream in guess.streams)


def test_a_position_that_kept_the_match_would_be_found_out() -> None:
    match = GAME.start(seats=2, seed=1)
    position = Position(match, 0)
    position.kept = lambda: match  # type: ignore[attr-defined]
    bot = Peeking()
    bot.choose(position)
    assert bot.found(Match) == [match]
