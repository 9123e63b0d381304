"""Hidden cards lie in guesses as they lie in truth: over many matches no zone is thought better or worse than it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from tests.games.black_rose_wars.opinion.positions import GAME
from wandwright.engine.secrets.guesses import cards_in, hidden_zones
from wandwright.games.black_rose_wars.opinion.tables import tables

MATCHES, GUESSES, EVERY = 60, 4, 9
FIRST_SEED = 40_000
ZONES = ("grimoire", "hand", "library", "prepared")
# So many standard errors a zone may be off; more is a wrong belief.
SURE = 3.0
Gaps = dict[str, list[float]]


def looks(seed: int) -> Iterator[tuple[Any, int, list[Any]]]:
    """Positions of a match of the policy, who is asked there, and guesses of that seat."""
    state = GAME.start(2, seed, {}).state.copy()
    step = 0
    while state.legal:
        step += 1
        seat, answer = state.question[1], state.legal[0]
        if len(state.legal) > 1:
            if (step * 7919 + seed) % EVERY == 0:
                keys = [seed * 999_983 + step * 64 + place for place in range(GUESSES)]
                yield state, seat, [GAME.determinize(state, seat, key) for key in keys]
            answer = GAME.policy(GAME.determinize(state, seat, seed * 100_003 + step))
        GAME.rules.apply(state, answer)


def compare(state: Any, seat: int, guesses: list[Any], gaps: Gaps) -> None:
    """The mean worth of the cards of each hidden zone: the truth, less what is guessed."""
    worth = tables(state.box).card
    for group in hidden_zones(GAME, state.copy(), seat).values():
        for zone in group:
            field, places, hidden = zone
            if field.name not in ZONES:
                continue
            true, *guessed = [
                [worth[card] for card in cards_in(world, zone)[hidden] if card >= 0] for world in (state, *guesses)
            ]
            if true:
                own = "own " if field.name != "library" and places[-1] == seat else ""
                gaps[own + field.name].append(mean(true) - mean(map(mean, guessed)))


def off_by(each: list[float]) -> float:
    """How many standard errors the mean over the matches is from nothing."""
    spread = stdev(each)
    return mean(each) / (spread / sqrt(len(each))) if spread else 0.0


@pytest.mark.soak
def test_no_zone_is_thought_better_or_worse_than_it_is() -> None:
    matches: Gaps = defaultdict(list)
    for seed in range(FIRST_SEED, FIRST_SEED + MATCHES):
        gaps: Gaps = defaultdict(list)
        for look in looks(seed):
            compare(*look, gaps)
        for zone, found in gaps.items():
            matches[zone].append(mean(found))
    off = {zone: off_by(each) for zone, each in matches.items()}
    assert {"hand", "prepared", "grimoire", "library"} <= off.keys()
    assert {zone: round(by, 1) for zone, by in off.items() if abs(by) > SURE} == {}
