"""Plots as SVG, drawn without a browser."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from typing import Any, Final

from wandwright.lab.extras import needed

Data = list[dict[str, Any]]
WIDTH: Final = 560
HEIGHT: Final = 240
# How high one row of a plot by rows is.
STEP: Final = 24
INK: Final = "#2b2440"
PAPER: Final = "#fbf8f1"
GRID: Final = "#e6e1d8"
COLOURS: Final = ["#5b3f8c", "#c9762b", "#2f7f79", "#b23a5a", "#4a6fb5", "#7a8b2f", "#8a5a3c", "#666666"]
# Names of several plots on one page must not be taken for each other.
NAMED: Final = re.compile(r'(\bid="|url\(#|href="#)')


def intervals(rows: Data, title: str, *, zero: bool = False, share: float | None = None) -> str:
    """A point with its interval for each row: `name`, `value`, `low`, `high`."""
    alt = needed("altair")
    names = [row["name"] for row in rows]
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=320))
    scale = alt.Scale(zero=False) if zero else alt.Scale(domain=[0, 1])
    base = alt.Chart(alt.Data(values=rows)).properties(width=WIDTH, height={"step": STEP})
    x = alt.X("low:Q", title=title, scale=scale, axis=alt.Axis(format="%"))
    layers = [base.mark_rule(strokeWidth=2, color=COLOURS[0]).encode(x=x, x2="high:Q", y=y)]
    layers.append(base.mark_point(filled=True, size=70, opacity=1, color=COLOURS[0]).encode(x="value:Q", y=y))
    mark = 0.0 if zero else share
    if mark is not None:
        line = alt.Chart(alt.Data(values=[{"at": mark}])).mark_rule(strokeDash=[4, 4], color=INK)
        layers.insert(0, line.encode(x="at:Q"))
    return drawn(alt.layer(*layers))


def spreads(rows: Data, title: str) -> str:
    """How values are spread for each row: `name`, `low` (5 %), `first` (25 %), `middle`, `third`, `high` (95 %)."""
    alt = needed("altair")
    names = [row["name"] for row in rows]
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=320))
    base = alt.Chart(alt.Data(values=rows)).properties(width=WIDTH, height={"step": STEP})
    line = base.mark_rule(color=COLOURS[0]).encode(x=alt.X("low:Q", title=title), x2="high:Q", y=y)
    box = base.mark_bar(size=12, color=COLOURS[0], opacity=0.45).encode(x="first:Q", x2="third:Q", y=y)
    middle = base.mark_tick(size=14, thickness=3, color=INK).encode(x="middle:Q", y=y)
    return drawn(alt.layer(line, box, middle))


def shares(rows: Data, title: str) -> str:
    """Parts of a whole for each row: `name`, `part`, `share`."""
    alt = needed("altair")
    names = list(dict.fromkeys(row["name"] for row in rows))
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=320))
    legend = alt.Legend(orient="bottom", columns=2, labelLimit=300)
    colour = alt.Color("part:N", title=None, scale=alt.Scale(range=COLOURS), legend=legend)
    x = alt.X("share:Q", title=title, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    base = alt.Chart(alt.Data(values=rows)).properties(width=WIDTH, height={"step": STEP})
    return drawn(base.mark_bar(size=14).encode(x=x, y=y, color=colour))


def lines(rows: Data, title: str) -> str:
    """A line for each name, turn by turn: `name`, `turn`, `value`."""
    alt = needed("altair")
    names = list(dict.fromkeys(row["name"] for row in rows))
    legend = alt.Legend(orient="bottom", columns=2, labelLimit=300) if len(names) > 1 else None
    colour = alt.Color("name:N", title=None, sort=names, scale=alt.Scale(range=COLOURS), legend=legend)
    base = alt.Chart(alt.Data(values=rows)).properties(width=WIDTH, height=HEIGHT)
    drawing = base.mark_line(strokeWidth=2).encode(
        x=alt.X("turn:Q", title="turn", axis=alt.Axis(tickMinStep=1)), y=alt.Y("value:Q", title=title), color=colour
    )
    return drawn(drawing)


def drawn(chart: Any) -> str:
    """The chart as SVG that can stand in a page beside others."""
    alt, convert = needed("altair"), needed("vl_convert")
    plain = chart.configure_view(stroke=None).configure_axis(
        gridColor=GRID, domainColor=INK, tickColor=INK, labelColor=INK, titleColor=INK, titleFontWeight="normal"
    )
    plain = plain.configure(font="sans-serif", background=PAPER).configure_legend(labelColor=INK)
    version = "v" + ".".join(alt.SCHEMA_VERSION.lstrip("v").split(".")[:2])
    known = [one for one in convert.get_vegalite_versions() if one == version[1:]]
    svg: str = convert.vegalite_to_svg(plain.to_dict(), **({"vl_version": version} if known else {}))
    return NAMED.sub(rf"\g<1>plot{zlib.crc32(svg.encode()):08x}-", svg)


def quantiles(values: Sequence[float]) -> dict[str, float]:
    """Where 5, 25, 50, 75 and 95 of a hundred values lie below."""
    ordered = sorted(values)
    places = {"low": 0.05, "first": 0.25, "middle": 0.5, "third": 0.75, "high": 0.95}
    return {name: ordered[round(part * (len(ordered) - 1))] for name, part in places.items()}
