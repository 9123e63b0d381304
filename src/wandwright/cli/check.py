"""`wandwright check`: run scenarios, and check packs."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from wandwright.cli.arguments import DONE, FAILED, add_command
from wandwright.content import PackError
from wandwright.content.files import TOP_FIELDS
from wandwright.engine.errors import UnknownGame, WandwrightError
from wandwright.engine.matches.games import game, games
from wandwright.testkit import load_scenarios

# What stands at the left of a pack: its cards, its scenarios, or both.
IS_PACK = re.compile(rf"^({'|'.join(TOP_FIELDS)})\s*:", re.MULTILINE)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright check my-scenario.yaml                    run the scenarios of a file",
        "wandwright check tests/games                         every scenario below a directory",
        "wandwright check my-pack --game hogwarts-battle      check a pack: a directory with cards",
    )
    command = add_command(commands, "check", "run scenarios and check packs", examples)
    command.add_argument("files", nargs="+", metavar="FILE", type=Path, help="a scenario, a directory, or a pack")
    command.add_argument("--game", metavar="NAME", help="the game a pack belongs to")
    command.add_argument("--quiet", action="store_true", help="print only what is wrong")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """One line for each scenario and each mistake; then the sum."""
    passed = failed = 0
    for right, line in check_all(chosen.files, chosen.game):
        passed += right
        failed += not right
        if not right or not chosen.quiet:
            print(line)
    print(f"{passed} right, {failed} wrong.")
    return FAILED if failed or not passed else DONE


def check_all(files: Sequence[Path], name: str | None) -> Iterator[tuple[bool, str]]:
    """Whether each thing found is right, and the line that says so."""
    for file in files:
        if is_pack(file):
            yield check_pack(file if file.is_dir() else file.parent, name)
        elif file.is_dir():
            inside = sorted(path for path in file.rglob("*.yaml") if path.is_file())
            if not inside:
                yield False, f"{file}: there is no .yaml file below this directory."
            for path in inside:
                yield from check_scenarios(path)
        else:
            yield from check_scenarios(file)


def is_pack(path: Path) -> bool:
    """A file with cards or with scenarios to be played, or a directory with such a file in it."""
    candidates = sorted(path.glob("*.y*ml")) if path.is_dir() else [path]
    return any(IS_PACK.search(text) for text in map(text_of, candidates))


def text_of(path: Path) -> str:
    """What is in a file; nothing where it can't be read, which the real reader then reports."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def check_pack(directory: Path, name: str | None) -> tuple[bool, str]:
    """Lay a pack over the game's own cards."""
    found = game(name or only_game())
    try:
        found.with_packs((directory,))
    except PackError as problem:
        return False, str(problem)
    return True, f"{directory}: right, a pack for {found.title}"


def only_game() -> str:
    names = games()
    if len(names) != 1:
        raise UnknownGame(f"Say which game the pack is for: --game NAME, one of {', '.join(names)}.")
    return names[0]


def check_scenarios(path: Path) -> Iterator[tuple[bool, str]]:
    """Run every scenario of a file."""
    try:
        scenarios = load_scenarios(path)
    except WandwrightError as problem:
        yield False, str(problem)
        return
    if not scenarios:
        yield False, f"{path}: this file holds no scenario; it is empty."
    for scenario in scenarios:
        try:
            scenario.run()
        except WandwrightError as problem:
            text = str(problem)
            yield False, text if text.startswith(str(path)) else f"{path}: {scenario.name}\n  {text}"
        else:
            yield True, f"{path}: right" + (f", {scenario.name}" if scenario.name != str(path) else "")
