"""Attacks on a generator of chance, given its numbers whole, which is more than any seat ever sees of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

WORD = 2**32
STATE = 2**64
# The congruence that the first version of the engine drew from.
FACTOR = 6364136223846793005
STEP = 1442695040888963407
# A sequence that nobody can foresee needs a register of half its length; so much less is a find.
SUSPICIOUS = 24

Attack = Callable[[Sequence[int], int], list[int] | None]


def first_inside(factor: int, modulus: int, low: int, high: int) -> int | None:
    """The smallest x for which factor * x mod modulus lies between low and high; a step of Euclid each time."""
    if low == 0:
        return 0
    if factor == 0:
        return None
    found = -(-low // factor)
    if factor * found <= high:
        return found
    inner = first_inside(-modulus % factor, factor, low % factor, high % factor)
    return None if inner is None else -(-(low + modulus * inner) // factor)


def hidden_halves(first: int, second: int) -> Iterator[int]:
    """Every lower half of a state whose upper half is `first` and is followed by `second`."""
    shift = (first * WORD * FACTOR + STEP) % STATE
    low, at, tries = second * WORD, 0, 0
    while at < WORD and tries < 64:
        begin = (low - shift - FACTOR * at) % STATE
        end = begin + WORD - 1
        ahead = 0 if end >= STATE else first_inside(FACTOR, STATE, begin, end)
        if ahead is None or at + ahead >= WORD:
            return
        at += ahead
        if ((first * WORD + at) * FACTOR + STEP) % STATE // WORD == second:
            yield at
        at, tries = at + 1, tries + 1


def upper_halves(seen: Sequence[int], count: int) -> list[int] | None:
    """The attack on the first version: from the upper halves of its states to the states themselves."""
    for half in hidden_halves(seen[0], seen[1]):
        state = seen[0] * WORD + half
        drawn = []
        for _ in range(len(seen) + count - 1):
            state = (state * FACTOR + STEP) % STATE
            drawn.append(state // WORD)
        if drawn[: len(seen) - 1] == list(seen[1:]):
            return drawn[len(seen) - 1 :]
    return None


def any_congruence(seen: Sequence[int], count: int) -> list[int] | None:
    """Some factor leads from each difference to the next one, whatever the congruence is."""
    steps = [(after - before) % WORD for before, after in pairwise(seen)]
    odd = next((place for place, step in enumerate(steps[:-1]) if step % 2), None)
    if odd is None:
        return None
    factor = steps[odd + 1] * pow(steps[odd], -1, WORD) % WORD
    if any((factor * before - after) % WORD for before, after in pairwise(steps)):
        return None
    last, step, drawn = seen[-1], steps[-1], []
    for _ in range(count):
        step = step * factor % WORD
        last = (last + step) % WORD
        drawn.append(last)
    return drawn


def low_bits(seen: Sequence[int], count: int) -> list[int] | None:
    """The lowest bits come round after a while; None unless the last eight of them do."""
    short = [number % 256 for number in seen]
    for period in range(1, len(seen) // 2):
        if all(before == after for before, after in zip(short, short[period:], strict=False)):
            return [short[len(short) - period + place % period] for place in range(count)]
    return None


def register(seen: Sequence[int], count: int) -> list[int] | None:
    """The lowest bits as they come from a shift register (Berlekamp and Massey), if one shorter than chance does it."""
    bits = [number & 1 for number in seen]
    taps, before, length, since = [1], [1], 0, 1
    for place in range(len(bits)):
        wrong = 0
        for tap, use in enumerate(taps):
            wrong ^= use & bits[place - tap] if tap <= length else 0
        if wrong:
            kept = taps[:]
            taps += [0] * (len(before) + since - len(taps))
            for tap, use in enumerate(before):
                taps[tap + since] ^= use
            if 2 * length <= place:
                length, before, since = place + 1 - length, kept, 0
        since += 1
    if length > len(bits) // 2 - SUSPICIOUS:
        return None
    for _ in range(count):
        bits.append(sum(taps[tap] & bits[-tap] for tap in range(1, length + 1) if tap < len(taps)) % 2)
    return bits[len(seen) :]


ATTACKS: tuple[Attack, ...] = (upper_halves, any_congruence, low_bits, register)


def remainders(cards: Sequence[int], order: Sequence[int]) -> list[tuple[int, int]]:
    """From a pile and its whole order after a shuffle back to what was drawn: each place, and of how many it was."""
    wanted, lying, found = list(order), list(cards), []
    for count in range(len(wanted), 1, -1):
        place = lying.index(wanted[count - 1], 0, count)
        found.append((place, count))
        lying[place], lying[count - 1] = lying[count - 1], lying[place]
    return found
