"""Chance is a secret in the state for each named source; what was drawn tells nothing of what comes."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wandwright.engine.errors import BadPosition
from wandwright.engine.state.chance import (
    LARGEST_SEED,
    NUMBERS_PER_HASH,
    STREAM_BYTES,
    first_stream,
    mix,
    next_number,
    numbers,
    rekey,
    roll,
    shuffle,
)
from wandwright.engine.state.state import State

# The chance that a fair source exceeds these is one in a thousand; the seeds are fixed, so the tests are certain.
CHI_SQUARE = {5: 20.52, 9: 27.88, 23: 49.73, 99: 148.2}

# Written down once; another byte order or another hash would show here.
KNOWN_NUMBERS = (1443467989, 1490354611, 724071127)
KNOWN_STREAM = "bfbabbef45554ccfa0dc83752a19cc35"


def table(seed: int = 1, names: tuple[str, ...] = ("deck", "dice")) -> State:
    state = State()
    state.begin()
    state.streams = [first_stream(seed, name) for name in names]
    return state


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + expected * (kinds - len(counts))


@pytest.mark.parametrize("faces", [6, 10, 100])
def test_every_face_is_as_likely(faces: int) -> None:
    state = table()
    counts: Counter[object] = Counter(roll(state, 0, faces) for _ in range(200 * faces))
    assert set(counts) == set(range(faces))
    assert chi_square(counts, faces) < CHI_SQUARE[faces - 1]


def test_every_order_is_as_likely() -> None:
    state = table(seed=5)
    counts: Counter[object] = Counter(shuffle(state, 0, (0, 1, 2, 3), range(4)) for _ in range(4800))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < CHI_SQUARE[23]


@pytest.mark.parametrize("size", [NUMBERS_PER_HASH + 1, NUMBERS_PER_HASH + 2, 40])
def test_the_top_card_of_a_shuffled_deck_is_any_card(size: int) -> None:
    """One hash serves a small deck, several a large one; the seam between them must not show."""
    state = table(seed=2)
    cards = tuple(range(size))
    tops: Counter[object] = Counter(shuffle(state, 0, cards, cards)[0] * 10 // size for _ in range(4000))
    shares = Counter(card * 10 // size for card in cards)
    expected = {share: 4000 * count / size for share, count in shares.items()}
    assert sum((tops[share] - wanted) ** 2 / wanted for share, wanted in expected.items()) < CHI_SQUARE[9]


def test_following_dice_are_independent() -> None:
    state = table(seed=11)
    rolls = [roll(state, 1, 10) for _ in range(10_001)]
    pairs: Counter[object] = Counter(pairwise(rolls))
    assert chi_square(pairs, 100) < CHI_SQUARE[99]


def test_a_stream_does_not_disturb_another() -> None:
    calm, busy = table(), table()
    for _ in range(50):
        roll(busy, 1, 6)
    cards = tuple(range(30))
    assert shuffle(busy, 0, cards, cards) == shuffle(calm, 0, cards, cards)
    assert busy.streams[1] != calm.streams[1]


def test_streams_begin_differently_by_name_and_by_seed() -> None:
    starts = {first_stream(seed, name) for seed in range(100) for name in ("deck", "dice", "hero:0", "hero:1")}
    assert len(starts) == 400
    assert first_stream(7, "dice") == first_stream(7, "dice")
    assert first_stream(LARGEST_SEED, "dice") != first_stream(LARGEST_SEED - 2**255, "dice")


def test_neighbouring_seeds_give_unrelated_rolls() -> None:
    rolls: Counter[object] = Counter(roll(table(seed), 1, 6) for seed in range(1200))
    assert chi_square(rolls, 6) < CHI_SQUARE[5]


def test_the_process_wide_generator_is_never_touched() -> None:
    before = random.getstate()
    state = table()
    shuffle(state, 0, tuple(range(60)), range(60))
    roll(state, 1, 6)
    assert random.getstate() == before


def test_a_stream_is_sixteen_bytes_that_move_on_with_every_draw() -> None:
    state = table()
    seen = {state.streams[0]}
    for _ in range(100):
        assert 0 <= next_number(state, 0) < 2**32
        assert len(state.streams[0]) == STREAM_BYTES == 16
        assert state.streams[0] not in seen
        seen.add(state.streams[0])


def test_what_is_drawn_is_no_part_of_the_secret() -> None:
    """Neither the secret before the draw nor the one after it lies in the numbers that are drawn."""
    state = table()
    before = state.streams[0]
    drawn = b"".join(number.to_bytes(4, "little") for number in numbers(state, 0, NUMBERS_PER_HASH))
    for secret in (before, state.streams[0]):
        assert all(secret[place : place + 4] not in drawn for place in range(STREAM_BYTES - 3))


def test_numbers_follow_from_each_other_by_no_simple_rule() -> None:
    """A congruence gives itself away: equal differences are followed by equal ones. Here not even one in a thousand."""
    state = table(seed=9)
    drawn = [next_number(state, 0) for _ in range(3000)]
    steps = [after - before & 0xFFFF_FFFF for before, after in pairwise(drawn)]
    ratios = {after * pow(before, -1, 2**32) % 2**32 for before, after in pairwise(steps) if before % 2}
    assert len(ratios) > 1400
    low_bits = [number % 2 for number in drawn]
    runs: Counter[object] = Counter(tuple(low_bits[place : place + 4]) for place in range(0, 3000, 4))
    assert len(runs) == 16


def test_a_draw_takes_one_number_and_no_number_serves_twice() -> None:
    """A shuffle of many cards spends a number on each place: its swaps are those of the numbers of its stream."""
    state, again = table(seed=3), table(seed=3)
    cards = tuple(range(40))
    shuffled = shuffle(state, 0, cards, cards)
    drawn = numbers(again, 0, 39)
    assert len(set(drawn)) == 39
    order = list(cards)
    for place, number in zip(range(39, 0, -1), drawn, strict=True):
        order[number % (place + 1)], order[place] = order[place], order[number % (place + 1)]
    assert shuffled == tuple(order)
    assert state.streams == again.streams


@pytest.mark.parametrize("count", [0, 1, NUMBERS_PER_HASH, NUMBERS_PER_HASH + 1, 50])
def test_as_many_numbers_come_as_were_asked_for(count: int) -> None:
    state = table()
    before = state.streams[0]
    assert len(numbers(state, 0, count)) == count
    assert (state.streams[0] == before) is (count == 0)


def test_the_same_secret_gives_the_same_numbers_on_every_machine() -> None:
    state = table()
    state.streams[0] = bytes(range(16))
    assert numbers(state, 0, 3) == KNOWN_NUMBERS
    assert state.streams[0].hex() == KNOWN_STREAM


def test_a_guess_has_other_streams_by_seat_and_by_key() -> None:
    seen = set()
    for seat, key in ((0, 1), (1, 1), (0, 2)):
        state = table()
        rekey(state, seat, key)
        seen |= set(state.streams)
    assert len(seen | set(table().streams)) == 8


def test_a_guess_does_not_depend_on_how_the_cards_lie() -> None:
    assert mix(table(), 0, (3, 1, 2, 9)) == mix(table(), 0, (9, 3, 2, 1))
    state = table()
    orders: Counter[object] = Counter(mix(state, 0, (0, 1, 2, 3)) for _ in range(4800))
    assert chi_square(orders, 24) < CHI_SQUARE[23]


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
    assert [roll(scripted, 1, 6), roll(scripted, 1, 6)] == [5, 3]
    assert scripted.streams == before
    assert roll(scripted, 1, 6) == roll(plain, 1, 6)


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
    roll(state, 1, 6)
    assert script == {1: (4, 2)}
    assert state.script == {1: (2,)}
