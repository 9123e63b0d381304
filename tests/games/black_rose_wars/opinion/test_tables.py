"""What a bot reads off the pack: each half of a spell in round numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.black_rose_wars.opinion.positions import card, position
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.effects import WORDS
from wandwright.games.black_rose_wars.opinion.tables import (
    ALL_OF_IT,
    HEALING,
    Effect,
    Spell,
    amount,
    card_worth,
    sign,
    tables,
)

STATE = position()
KNOWN = tables(STATE.box)


def read(**clause: Any) -> Effect:
    return KNOWN.of_clause(STATE.box, clause)


def worth(word: str) -> float:
    return WORDS.words[word].worth or 0.0


def test_clauses_are_damage_healing_or_something_else() -> None:
    assert read(do="damage", n=3, to="target") == (3.0, 0.0, 0.0)
    assert read(do="damage", n=3, to="models_here").damage > 3
    assert read(do="physical_attack", bonus=1).damage == v.STRENGTH + 1
    assert read(do="heal", n=2, to="self") == (0.0, 2.0, 0.0)
    assert read(do="heal", n=2, to="target").rest == pytest.approx(2 * HEALING)
    assert read(do="gain_pp", n=2) == (0.0, 0.0, 2 * worth("gain_pp"))


def test_a_strong_evocation_is_worth_more_than_a_weak_one() -> None:
    strong, weak = (read(do="summon", evocation=name).rest for name in ("lodge_guardian", "shade"))
    assert strong > weak > 0


def test_of_what_is_drawn_only_what_is_kept_counts() -> None:
    assert read(do="draw", n=3, keep=1, **{"from": "quest"}) == read(do="draw", n=1, **{"from": "quest"})


def test_of_a_choice_the_best_counts_and_what_may_be_done_counts_less() -> None:
    weak, strong = [{"do": "gain_pp", "n": 1}], [{"do": "damage", "n": 6, "to": "target"}]
    assert read(do="choose", options=[weak, strong]).damage == 6
    assert read(do="may", then=strong).damage == pytest.approx(6 * worth("may"))
    assert read(do="if", then=strong).damage < read(do="may", then=strong).damage


def test_what_the_caster_gives_away_is_no_gain() -> None:
    assert sign({"do": "gain_pp", "who": "black_rose"}) < 0
    assert sign({"do": "discard", "who": "self"}) == -1.0
    assert sign({"do": "discard", "who": "target"}) == 1.0


def test_numbers_that_are_counted_are_guessed() -> None:
    assert amount(3) == 3.0
    assert amount("all") == ALL_OF_IT
    assert amount({"count": "evocations", "max": 4}) == 4.0


def test_a_trap_waits_so_it_is_worth_less_than_what_it_does() -> None:
    fields = {"effect": [{"do": "damage", "n": 4, "to": "target"}]}
    combat = next(half for halves in STATE.box.halves for half in halves if half.type == v.COMBAT and not half.vortex)
    trap = combat._replace(type=v.TRAP)
    assert 0 < KNOWN.read(STATE.box, fields, trap).worth < KNOWN.read(STATE.box, fields, combat).worth


def test_a_card_is_worth_its_better_half_and_a_little_of_the_other() -> None:
    half = STATE.box.halves[card(STATE, "des_searing_lance")][v.UPRIGHT]
    spells = tuple(Spell(half, 0.0, 0.0, 0.0, worth) for worth in (1.0, 2.0))
    assert 2.0 < card_worth(spells) < 2.5
    assert card_worth(()) == 0.0


def test_alone_nobody_is_there_to_be_hit() -> None:
    alone = position(seats=1, solo="alone")
    lance = card(alone, "des_searing_lance")
    assert tables(alone.box).card[lance] < KNOWN.card[card(STATE, "des_searing_lance")]
    assert tables(alone.box) is tables(alone.box), "worked out once for a box"


def test_every_spell_and_room_has_a_worth() -> None:
    for number, halves in enumerate(STATE.box.halves):
        assert len(KNOWN.spells[number]) == len(halves)
        assert not halves or KNOWN.card[number] > 0
    assert len(KNOWN.room) == len(STATE.box.room_names)
    assert min(KNOWN.school) > 0
