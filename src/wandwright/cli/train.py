"""`wandwright train`: fit a game's chance to win on matches that bots play, and say how good it is."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wandwright.cli.arguments import DONE, add_command
from wandwright.engine.errors import BadOption, nearest
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.options import check_whole

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wandwright.lab.training import Trained

MOST_MATCHES: Final = 1_000_000
FILE: Final = "chance.json"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright train hogwarts-battle                     3,000 matches of each kind, and how good the fit is",
        "wandwright train hogwarts-battle --write             the same, and keep the new weights",
        "wandwright train black-rose-wars --kind two --matches 500",
    )
    command = add_command(commands, "train", "fit a game's chance to win on matches between bots", examples)
    command.add_argument("game", metavar="GAME", help="the game")
    command.add_argument("--matches", type=int, default=3000, metavar="N", help="matches of each kind (default 3000)")
    command.add_argument("--kind", action="append", default=[], metavar="KIND", help="only these kinds of match")
    command.add_argument("--seed", type=int, default=1_000_000, metavar="S", help="the first seed (default 1000000)")
    data = "where the matches are kept, so that a run that was stopped goes on (default build/train/GAME)"
    command.add_argument("--data", type=Path, metavar="DIR", help=data)
    command.add_argument("--workers", type=int, default=0, metavar="N", help="processes that play (default: all cores)")
    command.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS", help="play on a Ray cluster")
    command.add_argument("--write", action="store_true", help="keep the new weights in the game's data file")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    # The extra `lab` is needed here and only here.
    from wandwright.lab import training  # noqa: PLC0415
    from wandwright.lab.executors import executor  # noqa: PLC0415

    found = game(chosen.game)
    check_whole("The number of matches", chosen.matches, 8, MOST_MATCHES)
    kinds = checked_kinds(found, chosen.kind)
    folder = chosen.data or Path("build") / "train" / found.name
    jobs = training.jobs_of(found, chosen.matches, chosen.seed, kinds, folder)
    show_progress(found, training.play(found, jobs, folder, executor(chosen.workers, chosen.ray)), len(jobs))
    trained = [training.train(found, kind, training.read_rows(jobs, kind)) for kind in kinds]
    print_quality(found, trained)
    print_changes(found, trained)
    if chosen.write:
        data = training.written(found, trained, command_of(found, chosen))
        keep(found, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    else:
        print(f"Nothing was written. Add --write to keep these weights in the data of {found.title}.")
    return DONE


def command_of(found: Game, chosen: argparse.Namespace) -> str:
    """What makes the same weights again, wherever it is typed."""
    kinds = " ".join(f"--kind {kind}" for kind in chosen.kind)
    return f"wandwright train {found.name} {kinds} --matches {chosen.matches} --seed {chosen.seed}".replace("  ", " ")


def checked_kinds(found: Game, named: Sequence[str]) -> list[str]:
    """The kinds of match to fit: those that were named, or all."""
    known = list(found.chance_terms)
    if not known:
        raise BadOption(f"{found.title} does not say how its sides stand, so there is nothing to fit.")
    for kind in named:
        if kind not in known:
            raise BadOption(f"{found.title} has no kind of match {kind!r}. {nearest(kind, known)}")
    return list(named) or known


def show_progress(found: Game, chunks: Iterable[str], count: int) -> None:
    """What is played, and the time left; only where a person looks on."""
    columns = (TextColumn(found.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("matches", total=count)
        for _ in chunks:
            progress.advance(task)


def print_quality(found: Game, trained: Sequence[Trained]) -> None:
    """One row a kind: on matches that the fit has not seen."""
    table = Table("kind", box=None, pad_edge=False, title=f"{found.title}: matches that the fit has not seen")
    for heading in ("matches", "positions", "log loss", "constant", "Brier", "AUC", "AUC of evaluate", "said / came"):
        table.add_column(heading, justify="right")
    for one in trained:
        good = one.quality
        fifths = "  ".join(f"{said:.2f}/{came:.2f}" for said, came in good.calibration)
        numbers = (good.log_loss, good.constant, good.brier, good.within, good.within_worth)
        figures = [f"{number:.3f}" for number in numbers]
        table.add_row(one.kind, str(good.matches), str(good.positions), *figures, fifths)
    Console(highlight=False, markup=False, width=160).print(table)


def print_changes(found: Game, trained: Sequence[Trained]) -> None:
    """What would be another chance from now on."""
    from wandwright.lab.training import changed_most  # noqa: PLC0415

    for one in trained:
        kind = one.kind
        old = found.chance_models.get(kind)
        before = one.before
        if old is None:
            print(f"{kind}: there were no weights before.")
            continue
        loss = "in other terms" if before is None else f"log loss {before.log_loss:.3f} on the same matches"
        most = changed_most(old, one.model)
        changes = ", ".join(f"{term} {was:+.3f} to {now:+.3f}" for term, was, now in most)
        print(f"{kind}: the weights of now have {loss}; changed most: {changes}.")


def keep(found: Game, text: str) -> None:
    """Write the data file of the installed game."""
    package = getattr(found, "package", "")
    file = files(package) / "opinion" / FILE if package else None
    if not isinstance(file, Path):
        raise BadOption(f"{found.title} is not installed as a folder that can be written; train in a checkout.")
    file.write_text(text, encoding="utf-8")
    print(f"Written: {file.name} of {found.title}.")
