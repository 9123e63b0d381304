"""Set-ups that are spread over all options, and walks through them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import wandwright as ww
from tests.engine.toy import Toy
from tests.toys.heap import Heap
from wandwright.engine.errors import Contradiction
from wandwright.engine.matches.options import Option
from wandwright.testkit.trials import Chooser, ContractBroken, Trial, Walk, agree, pairwise, spread, values_of

# A scenario takes the place of the number of a Game; and of two orders of the foes only one can hold.
OVERRULED = ("game", "foes_in_order", "hardest_last")


@pytest.mark.parametrize("name", ww.games())
def test_every_value_of_every_option_meets_every_other(name: str) -> None:
    game = ww.game(name)
    trials = spread(game)
    factors = {option.name: values_of(option) for option in game.options() if not option.many}
    for first, second in combinations([name for name in factors if name not in OVERRULED], 2):
        met = {(trial.options[first], trial.options[second]) for trial in trials}
        every = {(left, right) for left in factors[first] for right in factors[second]}
        # A pair that needs a third value beside it may be met, too.
        assert {(left, right) for left, right in every if agree(game, {first: left, second: right})} <= met <= every
    assert {trial.seats for trial in trials} == set(range(game.fewest_seats, game.most_seats + 1))


@pytest.mark.parametrize("name", ww.games())
def test_every_value_of_a_list_option_comes_first_once(name: str) -> None:
    game = ww.game(name)
    for option in game.options():
        if option.many:
            assert {trial.options[option.name][0] for trial in spread(game)} == set(option.values)


def test_pairs_are_covered_by_few_rows() -> None:
    rows = pairwise([(1, 2, 3), ("a", "b"), (True, False), ("x", "y")])
    assert len(rows) <= 8
    assert {(row[1], row[3]) for row in rows} == {("a", "x"), ("a", "y"), ("b", "x"), ("b", "y")}


def test_a_lone_factor_gets_a_row_for_each_value() -> None:
    assert pairwise([(2, 3, 4)]) == [(2,), (3,), (4,)]


def test_a_game_without_options_is_tried_with_each_number_of_seats() -> None:
    assert [trial.seats for trial in spread(Heap())] == [2, 3]


def test_a_game_that_can_never_be_set_up_is_found_out() -> None:
    with pytest.raises(ContractBroken, match="excluded has no set-up that could be tried"):
        spread(Excluded())


class Excluded(Heap):
    """Whatever is chosen excludes something else."""

    name = "excluded"

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        raise Contradiction("It can't be played.")


def test_a_wide_range_is_tried_at_its_ends_and_its_default() -> None:
    assert values_of(Option("size", "A size.", 7, low=1, high=1000)) == (1, 7, 500, 1000)
    assert values_of(Option("rounds", "Rounds.", 70, low=1, high=1000, tried=(1, 2))) == (1, 2)


def test_a_walk_is_the_same_for_the_same_trial() -> None:
    trial = Trial(Toy(), 3, {"join": "independent"}, 8)
    walks = [Walk(trial), Walk(trial)]
    for walk in walks:
        while walk.step():
            assert walk.match.hash() == walk.hashes[-1]
    assert walks[0].lines == walks[1].lines
    assert walks[0].match.outcome is not None


def test_an_eager_walk_prefers_actions_about_cards() -> None:
    game = ww.game("hogwarts-battle")
    lengths = {}
    for manner in ("uniform", "eager"):
        walk = Walk(Trial(game, 2, {"game": 1}, 4, manner))
        while walk.step():
            pass
        ends = sum(1 for _, notation in walk.lines if notation == "end turn")
        lengths[manner] = len(walk.lines) / ends
    assert lengths["eager"] > 2 * lengths["uniform"]


def test_choices_of_a_chooser_are_spread_evenly() -> None:
    chooser = Chooser(3)
    counts = [0] * 5
    for _ in range(5000):
        counts[chooser.below(5)] += 1
    assert min(counts) > 900
