"""The one table of a run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from benchmarks.figures import Figure, fastest_peer, shown, unit

COLUMNS: Final = ("game", "set-up", "build", "play", "measure")
NUMBERS: Final = ("median", "lowest to highest run", "x yardstick", "x fastest peer", "bar", "reached")
SMALL: Final = 100
TINY: Final = 0.001
NOTHING: Final = "-"


def number(value: float) -> str:
    """Three digits that count; whole numbers with their thousands parted."""
    if value >= SMALL:
        return f"{value:,.0f}"
    digits = f"{value:#.3g}" if value >= TINY else f"{value:.2e}"
    return digits.removesuffix(".")


def spread(figure: Figure) -> str:
    """The slowest and the fastest run, the smaller number first."""
    low, high = sorted((shown(figure.measure, figure.low), shown(figure.measure, figure.high)))
    return f"{number(low)} to {number(high)}"


def reached(figure: Figure) -> str:
    """Whether the bar is reached, and how far the figure is beyond or below it (as a speed)."""
    if figure.bar is None:
        return ""
    return f"{'yes' if figure.rate >= figure.bar else 'no'}, {number(figure.rate / figure.bar)} x"


def peer_ratio(figure: Figure, figures: Sequence[Figure]) -> str:
    """The speed against the fastest Python peer in the same measure."""
    peer = fastest_peer(figures, figure.measure)
    return number(figure.rate / peer.rate) if peer else NOTHING


def cells(figure: Figure, figures: Sequence[Figure]) -> list[str]:
    """One row of text."""
    measure = unit(figure.measure) + (f" ({figure.note})" if figure.note else "")
    bar = "" if figure.bar is None else number(shown(figure.measure, figure.bar))
    words = [figure.game, figure.label, figure.build, figure.policy, measure]
    numbers = [number(shown(figure.measure, figure.rate)), spread(figure), number(figure.ratio)]
    return [*words, *numbers, peer_ratio(figure, figures), bar, reached(figure)]


def table_of(figures: Sequence[Figure]) -> Table:
    """All figures of a run; a line between set-ups."""
    table = Table(title="Speed on one core. In every ratio, larger is faster.", title_justify="left")
    for name in COLUMNS:
        table.add_column(name, no_wrap=True)
    for name in NUMBERS:
        table.add_column(name, no_wrap=True, justify="right")
    for place, figure in enumerate(figures):
        following = figures[place + 1 : place + 2]
        ends = bool(following) and group(following[0]) != group(figure)
        table.add_row(*cells(figure, figures), end_section=ends)
    return table


def group(figure: Figure) -> tuple[str, str, str]:
    """Rows that belong together."""
    return figure.game, figure.label, figure.build


def peers_named(figures: Sequence[Figure]) -> list[str]:
    """Which peer is the fastest one, for each measure that a peer has."""
    measures = dict.fromkeys(figure.measure for figure in figures)
    fastest = [(measure, fastest_peer(figures, measure)) for measure in measures]
    return [f"{unit(measure)}: {peer.game}, {peer.label}" for measure, peer in fastest if peer]


def print_table(figures: Sequence[Figure], console: Console) -> None:
    """Print the table whole: on a narrow screen its lines are longer rather than its numbers cut."""
    table = table_of(figures)
    needed = Measurement.get(console, console.options.update(max_width=1000), table).maximum
    console.width = max(console.width, needed)
    console.print(table)
    named = peers_named(figures)
    if named:
        console.print("Fastest Python peer: " + "; ".join(named) + ".", highlight=False)
