"""`wandwright report`: what a study found, as one page that can be read offline."""

from __future__ import annotations

import argparse
from pathlib import Path

from wandwright.cli.arguments import DONE, add_command
from wandwright.cli.campaign import write_file
from wandwright.lab.folders import BadFolder
from wandwright.lab.report import report_page, report_plots
from wandwright.lab.stored_figures import keep_figures


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright report study                     writes study/report.html",
        "wandwright report study --to page.html",
        "wandwright report study --figures figures.json    adds how hard each set-up was, for the lobby",
    )
    command = add_command(commands, "report", "tell in plots, tables and sentences what a study found", examples)
    command.add_argument("study", type=Path, metavar="DIR", help="the folder that `simulate --out` wrote")
    command.add_argument("--to", type=Path, metavar="FILE", help="where the page is written (default: in the folder)")
    plots = "write each plot as a file into this folder as well"
    command.add_argument("--svg", type=Path, metavar="DIR", help=plots)
    figures = "add how hard each set-up was to this file; the lobby shows what figures.json of a game holds"
    command.add_argument("--figures", type=Path, metavar="FILE", help=figures)
    command.set_defaults(run=run)


def make_folder(path: Path) -> Path:
    """The folder, made where it is not there yet."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadFolder(f"{path} can't be made: {problem.strerror or problem}.") from problem
    return path


def run(chosen: argparse.Namespace) -> int:
    if chosen.figures:
        print(f"Figures of {keep_figures(chosen.study, chosen.figures)} set-ups are in {chosen.figures}")
        return DONE
    page = report_page(chosen.study)
    place = chosen.to or chosen.study / "report.html"
    write_file(place, page)
    print(f"Written: {place}")
    for name, plot in report_plots(chosen.study).items() if chosen.svg else ():
        write_file(make_folder(chosen.svg) / f"{name}.svg", plot)
    return DONE
