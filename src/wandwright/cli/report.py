"""`wandwright report`: what a study found, as one page that can be read offline."""

from __future__ import annotations

import argparse
from pathlib import Path

from wandwright.cli.arguments import DONE, add_command
from wandwright.cli.campaign import write_file
from wandwright.lab.report import report_page


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright report study                     writes study/report.html",
        "wandwright report study --to page.html",
    )
    command = add_command(commands, "report", "tell in plots, tables and sentences what a study found", examples)
    command.add_argument("study", type=Path, metavar="DIR", help="the folder that `simulate --out` wrote")
    command.add_argument("--to", type=Path, metavar="FILE", help="where the page is written (default: in the folder)")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    page = report_page(chosen.study)
    place = chosen.to or chosen.study / "report.html"
    write_file(place, page)
    print(f"Written: {place}")
    return DONE
