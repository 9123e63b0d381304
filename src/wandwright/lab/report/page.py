"""The page: what was asked, what was found, plots and tables, and how to do it again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from wandwright.engine.matches.games import Game, game
from wandwright.lab.folders import StudyFolder
from wandwright.lab.intervals import Estimate
from wandwright.lab.measures import find_measures
from wandwright.lab.own_measures import OWN
from wandwright.lab.report.figures import figures
from wandwright.lab.report.findings import Difference, differences, findings, interval, minus, percent
from wandwright.lab.report.results import Results

# Intervals of so few matches are wide enough to say so once more.
FEW: Final = 200
MOST_ROWS: Final = 400


def report_page(path: Path) -> str:
    """The whole report of a study as one page of HTML."""
    results = Results(StudyFolder(path))
    found = game(results.plan["game"], tuple(results.plan["packs"]))
    words = words_of(results)
    parts = [head(found, results), *body(found, results, words), *again(results)]
    style = files("wandwright.lab.report").joinpath("style.css").read_text(encoding="utf-8")
    title = escape(f"{found.title}: a study")
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\n{style}</style>\n'
        + "\n".join(parts)
        + "\n</html>\n"
    )


def report_plots(path: Path) -> dict[str, str]:
    """The plots of the report by themselves, each under a name for a file."""
    results = Results(StudyFolder(path))
    found = game(results.plan["game"], tuple(results.plan["packs"]))
    return {re.sub(r"[^a-z]+", "-", one.title.lower()).strip("-"): one.svg for one in figures(found, results)}


def words_of(results: Results) -> dict[str, str]:
    """The columns in words, as their measures say them."""
    words = {"decisions": "decisions a match"}
    for kind in find_measures(results.plan["measures"], OWN):
        words.update(kind.words)
    return words


def head(found: Game, results: Results) -> str:
    plan = results.plan
    played = f"{results.played} matches between bots ({', '.join(plan['bots'])})"
    seeds = f"every set-up on the same {plan['matches']} seeds from {plan['first_seed']}"
    lines = [f"<h1>{escape(found.title)}: a study</h1>", f"<p>{escape(played)}, {seeds}.</p>"]
    if not results.together:
        lines.append('<p class="note">Seats are counted from 0.</p>')
    if results.missing:
        lines.append(f'<p class="note">{results.missing} matches are still to be played; the same command goes on.</p>')
    if plan["matches"] < FEW:
        lines.append(
            f'<p class="note">{plan["matches"]} matches for each set-up are few: intervals are wide, and small '
            "differences can't be seen.</p>"
        )
    return "\n".join(lines)


def body(found: Game, results: Results, words: Mapping[str, str]) -> Iterator[str]:
    yield "<h2>What was found</h2>"
    told = findings(results, words)
    yield from (f'<p class="{"sure" if one.sure else "unsure"}">{escape(one.sentence)}</p>' for one in told)
    if not told:
        yield "<p>One set-up was played, so there is nothing to compare; its numbers are below.</p>"
    yield (
        '<p class="note">Set-ups are compared match by match on the same seeds. An interval holds the true value with '
        "95 % confidence; so of twenty differences that do not exist, about one looks as if it did. Bots are no "
        "people: what makes it harder for them may not for you.</p>"
    )
    varied = results.factors()
    helps = {option.name: option.help for option in found.options() if option.name in varied}
    if varied:
        yield "<h2>What was varied</h2>"
        yield table(
            ("option", "values", "what it is"),
            [(name, ", ".join(texts), helps.get(name, "")) for name, texts in varied.items()],
        )
    yield "<h2>The set-ups</h2>"
    yield setups_table(results, words)
    for figure in figures(found, results):
        yield f"<h2>{escape(figure.title)}</h2>"
        yield f"<figure>{figure.svg}<figcaption>{escape(figure.caption)}</figcaption></figure>"
        if figure.rows:
            yield f"<details><summary>As a table</summary>{table(figure.headings, figure.rows)}</details>"
    apart = list(differences(results))
    if apart:
        yield "<h2>All differences</h2>"
        yield f"<details><summary>As a table</summary>{differences_table(results, apart, words)}</details>"


def setups_table(results: Results, words: Mapping[str, str]) -> str:
    """Every column of every set-up."""
    rates, numbers = results.columns(rates=True), results.columns(rates=False)
    headings = ["set-up", "matches", *(words.get(name, name) for name in (*rates, *numbers))]
    rows = []
    for number in range(len(results.variations)):
        cells = [results.label(number), str(results.tallies[number].matches)]
        cells += [as_rate(results.estimate(number, name)) for name in rates]
        cells += [as_number(results.estimate(number, name)) for name in numbers]
        rows.append(tuple(cells))
    return table(headings, rows)


def differences_table(results: Results, apart: Sequence[Difference], words: Mapping[str, str]) -> str:
    rates = set(results.columns(rates=True))
    rows = []
    for one in apart[:MOST_ROWS]:
        name = words.get(one.column, one.column)
        if one.column in rates:
            values = (percent(one.before.value), percent(one.after.value), minus(str(round(100 * one.apart.value))))
            rows.append((results.contrast_label(one.contrast), name, *values, interval(one.apart)))
        else:
            values = (f"{one.before.value:.2f}", f"{one.after.value:.2f}", minus(f"{one.apart.value:.2f}"))
            rows.append(
                (
                    results.contrast_label(one.contrast),
                    name,
                    *values,
                    minus(f"{one.apart.low:.2f} to {one.apart.high:.2f}"),
                )
            )
    more = f"<p>{len(apart) - MOST_ROWS} more are left out here.</p>" if len(apart) > MOST_ROWS else ""
    return table(("set-up", "of what", "before", "after", "difference", "95 % interval"), rows) + more


def again(results: Results) -> Iterator[str]:
    """How somebody else gets the same numbers."""
    yield "<h2>How to do it again</h2>"
    yield f"<pre>{escape(results.command)}</pre>"
    yield (
        "<p>The same versions, cards and seeds give the same rows, on one machine or on many. The estimated minutes "
        "count 4 seconds for every answer and 1.5 more each time the number of choices doubles; nobody has measured "
        "them with people.</p>"
    )
    versions = dict(results.manifest["versions"]) | {
        "rules of the game": str(results.plan["rules"]),
        "cards": results.plan["content"],
    }
    yield table(("of", "version"), [(name, str(version)) for name, version in versions.items()])


def as_rate(found: Estimate | None) -> str:
    return "" if found is None else f"{percent(found.value)} ({percent(found.low)} to {percent(found.high)})"


def as_number(found: Estimate | None) -> str:
    return "" if found is None else minus(f"{found.value:.1f}")


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head_row = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    inside = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><thead><tr>{head_row}</tr></thead>\n<tbody>\n{inside}\n</tbody></table></div>'
