"""Seats, seed and options are checked at the door, each mistake by an error of its own that says what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wandwright as ww
from tests.engine.toy import Toy

BATTLE = ww.game("hogwarts-battle")
ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(), st.lists(st.text()))


def test_an_unknown_game_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(ww.UnknownGame, match="Did you mean hogwarts-battle"):
        ww.game("hogwarts-batle")


@pytest.mark.parametrize("name", ["", "chess", None, 3, b"hogwarts-battle", ("hogwarts-battle",)])
def test_whatever_is_no_game_is_refused(name: Any) -> None:
    with pytest.raises(ww.UnknownGame):
        ww.game(name)


def test_an_unknown_option_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(ww.UnknownOption, match="Did you mean heroes"):
        BATTLE.start(options={"heros": ["harry", "ron"]})


@pytest.mark.parametrize("value", [0, 8, -1, "3", 3.0, True, None, [3]])
def test_a_number_out_of_range_or_of_another_type_is_refused(value: Any) -> None:
    with pytest.raises(ww.BadOption, match="whole number from 1 to 7"):
        BATTLE.start(options={"game": value})


@pytest.mark.parametrize("value", ["Open", "", None, 1, True, ["open"]])
def test_a_value_that_is_none_of_the_named_ones_is_refused(value: Any) -> None:
    with pytest.raises(ww.BadOption, match=r"hands can't be .* open"):
        BATTLE.start(options={"hands": value})


@pytest.mark.parametrize("value", ["harry", None, 3, {"harry": 1}])
def test_an_option_that_takes_a_list_refuses_anything_else(value: Any) -> None:
    with pytest.raises(ww.BadOption, match="takes a list"):
        BATTLE.start(options={"heroes": value})


def test_an_unknown_hero_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(ww.UnknownHero, match="hermione"):
        BATTLE.start(options={"heroes": ["harry", "hermionie"]})


def test_the_same_hero_twice_is_refused() -> None:
    with pytest.raises(ww.BadOption, match="twice"):
        BATTLE.start(options={"heroes": ["harry", "harry"]})


@pytest.mark.parametrize(("seats", "heroes"), [(2, ["harry"]), (3, ["harry", "ron"]), (None, ["harry"])])
def test_heroes_and_seats_must_agree(seats: int | None, heroes: list[str]) -> None:
    with pytest.raises(ww.BadOption, match=r"hero|2 to 5 players"):
        BATTLE.start(seats=seats, options={"heroes": heroes})


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, "2", 2.0])
def test_a_number_of_seats_that_the_game_has_not_is_refused(seats: Any) -> None:
    with pytest.raises(ww.BadOption, match="number of seats"):
        BATTLE.start(seats=seats)


def test_five_heroes_and_the_late_ones_are_for_the_new_rules() -> None:
    """R40c, R81."""
    with pytest.raises(ww.BadOption, match="game-3 is for 2 to 4 heroes"):
        BATTLE.start(seats=5, options={"game": 3})
    with pytest.raises(ww.UnknownHero, match="luna joins with the New Rules"):
        BATTLE.start(options={"heroes": ["harry", "luna"]})


@pytest.mark.parametrize("seed", [-1, 2**256, None, "7", 1.5, False])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(ww.BadOption, match="seed"):
        BATTLE.start(seed=seed)


@pytest.mark.parametrize("options", [["game"], "game=3", 3])
def test_options_come_as_a_mapping(options: Any) -> None:
    with pytest.raises(ww.BadOption, match="mapping"):
        BATTLE.start(options=options)


def test_the_largest_seed_is_good() -> None:
    assert BATTLE.start(seed=2**256 - 1).decision is not None


def test_options_left_out_have_their_defaults() -> None:
    setup = BATTLE.start(options={"game": 2}).setup
    defaults = {option.name: option.default for option in BATTLE.options() if option.name not in ("game", "heroes")}
    assert setup.seats == BATTLE.usual_seats
    assert {name: setup.options[name] for name in defaults} == defaults
    assert setup.options["game"] == 2


@pytest.mark.parametrize("name", ww.games())
def test_every_option_says_what_it_is_and_accepts_its_own_default(name: str) -> None:
    for option in ww.game(name).options():
        assert option.help.endswith(".")
        if not (option.many and not option.default):
            assert option.check(option.default) == option.default


@given(name=st.sampled_from([option.name for option in BATTLE.options()]), value=ANYTHING)
def test_no_value_of_an_option_raises_anything_but_our_errors(name: str, value: Any) -> None:
    refusal = None
    try:
        match = BATTLE.start(options={name: value})
    except ww.WandwrightError as problem:
        refusal = str(problem)
    assert match.decision is not None if refusal is None else refusal.endswith((".", "?"))


@given(seats=ANYTHING, seed=ANYTHING)
def test_no_seats_and_no_seed_raise_anything_but_our_errors(seats: Any, seed: Any) -> None:
    try:
        match = Toy().start(seats=seats, seed=seed)
    except ww.BadOption:
        return
    assert match.setup.seats == (seats or 2)
    assert match.setup.seed == seed


def test_another_game_is_found_by_its_entry_point(installed_toy: Toy) -> None:
    assert ww.game("toy") is installed_toy
    assert "toy" in ww.games()
    with pytest.raises(ww.UnknownGame, match="toy"):
        ww.game("toi")


@pytest.mark.parametrize("packs", ["abc", 5, None, {"abc"}, [5], (None,), (b"abc",), ("",), ("a\0b",), [["abc"]]])
def test_packs_that_are_no_list_of_directories_are_refused(packs: Any) -> None:
    with pytest.raises(ww.BadOption, match="list of directories"):
        ww.game("hogwarts-battle", packs=packs)
    with pytest.raises(ww.BadOption, match="list of directories"):
        ww.load(BATTLE.start().save(), packs=packs)


def test_a_game_without_cards_takes_no_packs(installed_toy: Toy, tmp_path: Path) -> None:
    with pytest.raises(ww.BadOption, match="play it without a pack"):
        ww.game("toy", packs=(tmp_path,))
