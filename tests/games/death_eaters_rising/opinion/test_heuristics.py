"""The bots' opinion: the odds of dice, what a position is worth, and what a bot does with it."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any, cast

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.seats import Position
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.opinion import heuristics
from wandwright.games.death_eaters_rising.opinion.odds import Odds, pack, total
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.testkit.scenario import Scenario
from wandwright.testkit.trials import Chooser, choose

GAME = ww.game("death-eaters-rising")
ORANGE, BLUE, RED, PURPLE = (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)
# The first die of each colour among the fourteen.
AZKABAN = ["lucius_malfoy", "draco_malfoy", "peter_pettigrew", "walden_macnair", "antonin_dolohov"]


def box() -> Box:
    return cast(RisingState, GAME.start(seats=2).state).box


def chance(needs: tuple[int, ...], pool: tuple[int, ...]) -> float:
    return Odds(box().faces).chance(pack(needs), pack(pool))


def test_packed_numbers_add_up() -> None:
    assert pack((1, 0, 2, 0)) + pack((0, 3, 1, 0)) == pack((1, 3, 3, 0))
    assert total(pack((1, 3, 3, 2))) == 9


def test_the_odds_of_one_die_are_its_faces() -> None:
    assert chance((0, 0, 0, 0), (0, 0, 0, 0)) == 1
    assert chance((0, 0, 0, 1), (0, 0, 0, 0)) == 0
    assert chance((0, 0, 0, 1), PURPLE) == pytest.approx(3 / 6)
    assert chance((0, 0, 0, 2), PURPLE) == pytest.approx(1 / 6), "R37: only the doubled face covers two"
    assert chance((1, 0, 0, 0), PURPLE) == pytest.approx(1 / 6)
    assert chance((0, 0, 0, 3), PURPLE) == 0


def test_a_second_die_is_another_try() -> None:
    """R35, R36: a die that does not help is given up, and the other rolled again."""
    first = 1 - (1 / 2) * (5 / 6)
    assert chance((0, 0, 0, 1), (1, 0, 0, 1)) == pytest.approx(first + (1 - first) * 1 / 2)


def best_of(needs: tuple[int, ...], pool: tuple[int, ...], odds: Odds) -> float:
    """Try every throw of the pool, and keep the one die, or give up the one, that leaves the best odds."""
    dice = [colour for colour, count in enumerate(pool) for _ in range(count)]
    found = 0.0
    for throw in product(*[box().faces[colour] for colour in dice]):
        after = []
        for colour, (symbol, count) in zip(dice, throw, strict=True):
            left = pack([number - (kind == colour) for kind, number in enumerate(pool)])
            lacks = [max(number - count * (kind == symbol), 0) for kind, number in enumerate(needs)]
            after += [odds.chance(pack(needs), left), odds.chance(pack(lacks), left)]
        found += max(after)
    return found / len(list(product(range(6), repeat=len(dice))))


@pytest.mark.parametrize("needs", [(0, 0, 0, 2), (1, 1, 0, 0), (0, 2, 1, 0), (1, 0, 1, 1)])
@pytest.mark.parametrize("pool", [(1, 0, 0, 1), (0, 2, 1, 0), (1, 1, 0, 1)])
def test_the_odds_are_those_of_all_throws(needs: tuple[int, ...], pool: tuple[int, ...]) -> None:
    odds = Odds(box().faces)
    assert odds.chance(pack(needs), pack(pool)) == pytest.approx(best_of(needs, pool, odds))


def test_more_dice_help_and_more_symbols_hurt() -> None:
    for fewer, more in pairwise([(1, 1, 0, 0), (1, 1, 0, 1), (1, 1, 1, 1), (1, 2, 1, 1)]):
        assert chance((0, 1, 0, 1), fewer) < chance((0, 1, 0, 1), more)
    for less, harder in pairwise([(0, 1, 0, 1), (0, 1, 0, 2), (0, 1, 1, 2), (0, 2, 1, 2)]):
        assert chance(less, (1, 1, 1, 1)) > chance(harder, (1, 1, 1, 1))


def positions(seats: int, seed: int) -> list[Match]:
    """Every position of an eager match."""
    match = GAME.start(seats=seats, seed=seed)
    chooser = Chooser(seed)
    found = []
    while match.decision is not None:
        found.append(match.copy())
        match.apply(choose(match, chooser, "eager"))
    return [*found, match]


@pytest.mark.parametrize("seats", [2, 4])
def test_an_opinion_changes_nothing_and_is_the_same_for_every_seat(seats: int) -> None:
    for match in positions(seats, 4):
        before = match.hash()
        worths = {GAME.evaluate(match.state, seat) for seat in range(seats)}
        assert len(worths) == 1
        assert match.hash() == before


@pytest.mark.parametrize("seats", [2, 3])
def test_an_opinion_does_not_depend_on_what_was_looked_at_before(seats: int) -> None:
    """Boards are remembered; one must never stand for another."""
    walk = positions(seats, 7)
    remembered = [GAME.evaluate(match.state, 0) for match in walk]
    backwards = [GAME.evaluate(match.state, 0) for match in reversed(walk)]
    fresh = []
    for match in walk:
        heuristics.boards_of.cache_clear()
        fresh.append(GAME.evaluate(match.state, 0))
    assert remembered == backwards[::-1] == fresh


def test_an_opinion_knows_nothing_hidden() -> None:
    """The order of the deck and of the tokens is not looked at, only how deep Voldemort lies in the deck (R16)."""
    for match in positions(2, 9):
        if match.decision is not None and match.decision.kind in ("act", "travel"):
            guess = GAME.determinize(match.state, 0, 3)
            assert GAME.evaluate(guess, 0) == GAME.evaluate(match.state, 0)


def test_the_end_is_worth_more_than_anything_before_it() -> None:
    walk = positions(2, 5)
    assert walk[-1].outcome is not None
    worths = [GAME.evaluate(match.state, 0) for match in walk[:-1]]
    assert GAME.evaluate(walk[-1].state, 0) < min(worths)
    assert max(worths) < heuristics.WON


def dice(**faces: str) -> dict[str, dict[str, str]]:
    """One rolled die of each named colour in the pool, showing that face."""
    return {
        "dice.places": {f"{colour}1": "pool" for colour in faces},
        "dice.faces": {f"{colour}1": face for colour, face in faces.items()},
    }


def position(given: dict[str, Any], play: tuple[str, ...] = (), seats: int = 2) -> Match:
    """A turn in its third phase, after a roll, at the Ministry of Magic."""
    usual = {
        "phase": "dice",
        "mission": "ministry_of_magic",
        "voldemort.location": "hogsmeade",
        "this_turn.rolls": 1,
        "stack": [["act_step"]],
    }
    data = {"game": GAME.name, "seats": seats, "given": usual | given, "play": list(play)}
    return Scenario(data, "a position").played()


def choice(match: Match, seed: int = 1) -> str:
    assert match.decision is not None
    return bots.make("greedy", seed).choose(Position(match, match.decision.seat)).notation


FINAL = {
    "voldemort.card": ["lord_voldemort"],
    "voldemort.location": "ministry_of_magic",
    "voldemort.damage": 4,
    "azkaban": AZKABAN,
    "characters": ["neville_longbottom", "fenrir_greyback", None],
}


def test_a_bot_takes_the_win() -> None:
    covered = [{"lord_voldemort": {"friendship": 1, "knowledge": 1, "loyalty": 1, "courage": 1}}]
    match = position({**FINAL, **dice(purple="courage", blue="knowledge"), "this_turn.covered": covered})
    assert choice(match) == "assign purple:courage to lord_voldemort"


def test_a_bot_casts_for_another_player_what_wins() -> None:
    covered = [{"lord_voldemort": {"friendship": 1, "knowledge": 1, "loyalty": 1, "courage": 1}}]
    tokens = {"teams.1.tokens": ["assign_courage", "heal_two_from_one"], "damage.harry_potter": 2}
    match = position({**FINAL, **tokens, "this_turn.covered": covered}, ("end turn",))
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("last_call", 1)
    assert choice(match) == "cast assign_courage"
    match.apply("cast assign_courage", 1)
    while match.decision is not None and match.decision.kind == "place_symbol":
        match.apply(choice(match), 1)
    while match.decision is not None and match.decision.kind == "last_call":
        match.apply("pass", 1)
    assert match.outcome is not None
    assert match.outcome.reason == "voldemort_defeated"


def test_a_bot_keeps_a_token_that_would_do_little() -> None:
    given = {"characters": [], "teams.1.tokens": ["heal_two_from_one"], "damage.harry_potter": 1}
    match = position(given, ("end turn",))
    assert match.decision is not None
    assert match.decision.kind == "last_call"
    assert choice(match) == "pass"


def test_a_bot_spends_a_token_to_finish_a_recruit() -> None:
    covered = [{"neville_longbottom": {"friendship": 1, "courage": 2}}]
    given = {
        "characters": ["neville_longbottom", None, None],
        "teams.0.tokens": ["assign_courage"],
        "this_turn.covered": covered,
    }
    assert choice(position(given)) == "cast assign_courage"


def test_a_bot_heals_who_is_closest_to_defeat() -> None:
    given = {
        "characters": [],
        "teams.0.wizards": ["poppy_pomfrey", "harry_potter"],
        "damage.poppy_pomfrey": 1,
        "damage.harry_potter": 4,
    }
    match = position(given)
    assert choice(match) == "use poppy_pomfrey"
    match.apply("use poppy_pomfrey", 0)
    assert choice(match) == "heal harry_potter"


def test_a_bot_puts_a_die_where_it_brings_most() -> None:
    covered = [{"neville_longbottom": {"friendship": 1, "courage": 2}}]
    given = {
        **dice(purple="courage", orange="friendship"),
        "characters": ["neville_longbottom", "fenrir_greyback", "ron_weasley"],
        "this_turn.covered": covered,
    }
    assert choice(position(given)) == "assign purple:courage to neville_longbottom"


def test_a_bot_rolls_on_while_a_card_can_still_be_finished() -> None:
    given = {
        **dice(purple="friendship", blue="loyalty", orange="loyalty"),
        "characters": ["dean_thomas", None, None],
        "this_turn.committed": 1,
        "this_turn.covered": [{"dean_thomas": {"friendship": 1}}],
    }
    assert choice(position(given)) == "roll"


def test_a_bot_travels_where_there_is_something_to_do() -> None:
    for location, name in enumerate(("ministry_of_magic", "diagon_alley", "hogsmeade")):
        characters: list[str | None] = [None] * 9
        characters[location * 3 : location * 3 + 2] = ["dean_thomas", "neville_longbottom"]
        given = {
            "characters": characters,
            "stack": [["begin_turn"]],
            "phase": "travelling",
            "mission": "none",
            "this_turn.rolls": 0,
        }
        assert choice(position(given)) == f"travel {name}"


def test_a_bot_turns_the_die_that_does_not_help() -> None:
    """A37: Dean turns a friendship; what the dice show then decides which face."""
    given = {
        **dice(orange="friendship", purple="courage"),
        "teams.0.wizards": ["harry_potter", "dean_thomas"],
        "characters": ["ginny_weasley", None, None],
        "this_turn.covered": [{"ginny_weasley": {"courage": 2}}],
    }
    match = position(given)
    assert choice(match) == "use dean_thomas"
    match.apply("use dean_thomas", 0)
    assert choice(match) == "show loyalty"
