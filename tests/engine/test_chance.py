"""Chance is small integers in the state, one stream for each named source."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wandwright.engine.chance import CARDS_PER_NUMBER, first_number, next_number, pick, shuffle
from wandwright.engine.errors import BadPosition
from wandwright.engine.state import State

# The chance that a fair source exceeds these is one in a thousand; the seeds are fixed, so the tests are certain.
CHI_SQUARE = {5: 20.52, 9: 27.88, 23: 49.73, 99: 148.2}


def table(seed: int = 1, names: tuple[str, ...] = ("deck", "dice")) -> State:
    state = State()
    state.begin()
    state.streams = [first_number(seed, name) for name in names]
    return state


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + expected * (kinds - len(counts))


@pytest.mark.parametrize("faces", [6, 10, 100])
def test_every_face_is_as_likely(faces: int) -> None:
    state = table()
    counts: Counter[object] = Counter(pick(state, 0, faces) for _ in range(200 * faces))
    assert set(counts) == set(range(faces))
    assert chi_square(counts, faces) < CHI_SQUARE[faces - 1]


def test_every_order_is_as_likely() -> None:
    state = table(seed=5)
    counts: Counter[object] = Counter(shuffle(state, 0, (0, 1, 2, 3), range(4)) for _ in range(4800))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < CHI_SQUARE[23]


@pytest.mark.parametrize("size", [CARDS_PER_NUMBER, CARDS_PER_NUMBER + 1, 40])
def test_the_top_card_of_a_shuffled_deck_is_any_card(size: int) -> None:
    """One number serves several cards of a small deck; the seam between both ways of drawing must not show."""
    state = table(seed=2)
    cards = tuple(range(size))
    tops: Counter[object] = Counter(shuffle(state, 0, cards, cards)[0] * 10 // size for _ in range(4000))
    shares = Counter(card * 10 // size for card in cards)
    expected = {share: 4000 * count / size for share, count in shares.items()}
    assert sum((tops[share] - wanted) ** 2 / wanted for share, wanted in expected.items()) < CHI_SQUARE[9]


def test_following_dice_are_independent() -> None:
    state = table(seed=11)
    rolls = [pick(state, 1, 10) for _ in range(10_001)]
    pairs: Counter[object] = Counter(pairwise(rolls))
    assert chi_square(pairs, 100) < CHI_SQUARE[99]


def test_a_stream_does_not_disturb_another() -> None:
    calm, busy = table(), table()
    for _ in range(50):
        pick(busy, 1, 6)
    cards = tuple(range(30))
    assert shuffle(busy, 0, cards, cards) == shuffle(calm, 0, cards, cards)
    assert busy.streams[1] != calm.streams[1]


def test_streams_begin_differently_by_name_and_by_seed() -> None:
    numbers = {first_number(seed, name) for seed in range(100) for name in ("deck", "dice", "hero:0", "hero:1")}
    assert len(numbers) == 400
    assert first_number(7, "dice") == first_number(7, "dice")


def test_neighbouring_seeds_give_unrelated_rolls() -> None:
    rolls: Counter[object] = Counter(pick(table(seed), 1, 6) for seed in range(1200))
    assert chi_square(rolls, 6) < CHI_SQUARE[5]


def test_the_process_wide_generator_is_never_touched() -> None:
    before = random.getstate()
    state = table()
    shuffle(state, 0, tuple(range(60)), range(60))
    pick(state, 1, 6)
    assert random.getstate() == before


def test_a_stream_is_one_number_of_64_bits() -> None:
    state = table()
    for _ in range(100):
        assert 0 <= next_number(state, 0) < 2**64
        assert 0 <= state.streams[0] < 2**64


@given(st.lists(st.integers(0, 50), max_size=40), st.integers(0, 2**40))
def test_a_shuffle_keeps_every_card(cards: list[int], seed: int) -> None:
    shuffled = shuffle(table(seed), 0, tuple(cards), range(51))
    assert sorted(shuffled) == sorted(cards)


def test_a_shuffle_of_one_card_or_none_needs_no_chance() -> None:
    state = table()
    before = state.streams[:]
    assert shuffle(state, 0, (), ()) == ()
    assert shuffle(state, 0, (4,), range(5)) == (4,)
    assert state.streams == before


def test_scripted_results_come_first_and_leave_the_stream_alone() -> None:
    plain, scripted = table(), table()
    scripted.script = {1: (5, 3)}
    before = scripted.streams[:]
    assert [pick(scripted, 1, 6), pick(scripted, 1, 6)] == [5, 3]
    assert scripted.streams == before
    assert pick(scripted, 1, 6) == pick(plain, 1, 6)


def test_a_scripted_shuffle_puts_the_named_kinds_on_top() -> None:
    state = table()
    state.script = {0: ((2, 1, 1),)}
    kinds = [1, 2, 1, 3, 1]
    assert shuffle(state, 0, (0, 1, 2, 3, 4), kinds) == (1, 0, 2, 3, 4)


def test_a_scripted_shuffle_refuses_a_card_that_is_not_there() -> None:
    state = table()
    state.script = {0: ((9,),)}
    with pytest.raises(BadPosition, match="not in the pile"):
        shuffle(state, 0, (0, 1), [1, 2])


def test_a_script_is_used_up_in_the_copy_only() -> None:
    """Scripts are replaced, never changed, so positions may share them."""
    state = table()
    state.script = {1: (4, 2)}
    script = state.script
    pick(state, 1, 6)
    assert script == {1: (4, 2)}
    assert state.script == {1: (2,)}
