"""The table: ratios, bars and that nothing is cut."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from benchmarks.figures import fastest_peer, from_json, shown, to_json, unit
from benchmarks.table import cells, number, peers_named, print_table, reached, spread
from tests.benchmarks.fakes import figure

OURS = figure(bar=100_000.0)
COPY = figure(policy="", measure="copy", note="mid-game", rate=250_000.0, low=200_000.0, high=500_000.0, ratio=2.5)
UNO = figure(game="rlcard 1.2.0", label="uno", build="python peer", policy="", rate=60_000.0)
CATAN = figure(game="catanatron 3.2.1", label="catan", build="python peer", policy="", rate=38_000.0)
CATAN_COPY = figure(
    game="catanatron 3.2.1", label="catan", build="python peer", policy="", measure="copy", rate=25_000.0
)
HANABI = figure(game="open_spiel 2.0.2", label="hanabi", build="native peer", policy="", rate=137_000.0)
ALL = [OURS, COPY, UNO, CATAN, CATAN_COPY, HANABI]


@pytest.mark.parametrize(
    ("value", "text"),
    [(1234567.8, "1,234,568"), (100, "100"), (12.34, "12.3"), (5, "5.00"), (0.01234, "0.0123"), (0.000123, "1.23e-04")],
)
def test_numbers_have_three_digits_that_count(value: float, text: str) -> None:
    assert number(value) == text


def test_costs_are_shown_in_microseconds_and_rates_as_they_are() -> None:
    assert (shown("copy", 250_000.0), unit("copy")) == (4.0, "copy, µs")
    assert (shown("turns", 250.0), unit("turns")) == (250.0, "turns/s")


def test_the_fastest_peer_is_a_python_one_in_the_same_measure() -> None:
    assert fastest_peer(ALL, "decisions") is UNO
    assert fastest_peer(ALL, "copy") is CATAN_COPY
    assert fastest_peer(ALL, "undo") is None
    assert peers_named(ALL) == ["decisions/s: rlcard 1.2.0, uno", "copy, µs: catanatron 3.2.1, catan"]


def test_a_row_has_both_ratios_and_its_bar() -> None:
    assert cells(OURS, ALL) == [
        "hogwarts-battle",
        "Game 1, 2 heroes",
        "plain",
        "random",
        "decisions/s",
        "120,000",
        "110,000 to 125,000",
        "1.20",
        "2.00",
        "100,000",
        "yes, 1.20 x",
    ]


def test_a_cheaper_copy_is_a_larger_ratio() -> None:
    row = cells(COPY, ALL)
    assert row[4:] == ["copy, µs (mid-game)", "4.00", "2.00 to 5.00", "2.50", "10.0", "", ""]


def test_without_a_peer_the_ratio_is_left_open() -> None:
    assert cells(OURS, [OURS])[8] == "-"


def test_a_bar_that_is_missed_says_by_how_much() -> None:
    assert reached(figure(rate=75_000.0, bar=100_000.0)) == "no, 0.750 x"
    assert reached(figure(policy="", measure="copy", rate=400_000.0, bar=200_000.0)) == "yes, 2.00 x"


def test_the_range_of_a_cost_starts_with_the_smaller_number() -> None:
    assert spread(COPY) == "2.00 to 5.00"


def test_a_narrow_screen_cuts_nothing() -> None:
    sheet = io.StringIO()
    print_table(ALL, Console(file=sheet, width=40))
    text = sheet.getvalue()
    for row in (cells(one, ALL) for one in ALL):
        line = next(line for line in text.splitlines() if all(cell in line for cell in row))
        assert "…" not in line
    lines = [line for line in text.splitlines() if line.startswith("│")]
    assert len({len(line) for line in lines}) == 1
    assert "Fastest Python peer: decisions/s: rlcard 1.2.0, uno" in text


def test_figures_come_back_from_json() -> None:
    assert from_json(to_json(ALL)) == ALL
    assert from_json([{**to_json([OURS])[0], "later": 1}]) == [OURS]
