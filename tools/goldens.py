"""Renew what follows from rules and content: playthroughs, counts of positions, output in the docs, coverage pages.

    make goldens                          shows every difference, then writes
    python tools/goldens.py --check       shows every difference and writes nothing; exit code 1 if there is one

The totals of a box are facts of the printed box and no result. Where the pack differs from them, this is told and
nothing is written: correct the pack, or tests/goldens/totals.json by hand.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import io
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from wandwright.cli import docs
from wandwright.content import load_pack
from wandwright.engine.matches.games import game, games
from wandwright.testkit import playthrough
from wandwright.testkit.goldens import box_totals, counts_text, read_counts

ROOT = Path(__file__).resolve().parent.parent
COUNTS = Path("tests", "goldens", "perft.json")
TOTALS = Path("tests", "goldens", "totals.json")
PLAYTHROUGHS = Path("tests", "playthroughs")
# A block of Python, and the text block after it that shows its output.
SHOWN = re.compile(r"^```python\n(.*?)^```$\n(?:\n^```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)


class Golden(NamedTuple):
    """A file, and the text that it should have, worked out when it is asked for."""

    path: Path
    renewed: Callable[[], str]


def goldens(root: Path) -> Iterator[Golden]:
    """Every file that follows from something else, the quick ones first."""
    for page in [root / "docs" / "tutorial.md", *sorted((root / "docs" / "guides").glob("*.md"))]:
        yield Golden(page, partial(renewed_page, page, root))
    for path in sorted((root / PLAYTHROUGHS).glob("*.txt")):
        yield Golden(path, partial(renewed_playthrough, path))
    yield Golden(root / COUNTS, partial(renewed_counts, root / COUNTS))
    for made in docs.pages(root):
        yield Golden(made.path, partial(str, made.text))


def renewed_playthrough(path: Path) -> str:
    """The match that the first lines of a file ask for, played anew."""
    return playthrough.play(playthrough.read_header(path))


def renewed_counts(path: Path) -> str:
    """The same positions, counted anew."""
    return counts_text(entry._replace(counts=entry.counted()) for entry in read_counts(path))


def renewed_page(page: Path, root: Path) -> str:
    """A page of the docs with the output that its blocks of Python give now."""
    text = page.read_text(encoding="utf-8")
    if "```text" not in text:
        return text
    names: dict[str, Any] = {}
    parts, end = [], 0
    with reader_of(root / "docs"):
        for found in SHOWN.finditer(text):
            output = output_of(found[1], names)
            if found[2] is not None:
                parts += [text[end : found.start(2)], output]
                end = found.end(2)
    return "".join([*parts, text[end:]])


def output_of(code: str, names: dict[str, Any]) -> str:
    """What a block prints, with what the earlier blocks left."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, "page", "exec"), names)
    return output.getvalue()


@contextlib.contextmanager
def reader_of(pages: Path) -> Iterator[None]:
    """A directory with the files that the guides tell a reader to make."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as directory:
        (Path(directory) / "my-cards").mkdir()
        for place, guide in (("my-cards/cards.yaml", "packs.md"), ("lumos.yaml", "scenarios.md")):
            text = (pages / "guides" / guide).read_text(encoding="utf-8")
            block = re.search(r"^```yaml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
            (Path(directory) / place).write_text(block[1] if block else "", encoding="utf-8")
        os.chdir(directory)
        try:
            yield
        finally:
            os.chdir(before)


def difference(golden: Golden, root: Path) -> tuple[str, str]:
    """The difference as text, empty where there is none, and the renewed text."""
    name = golden.path.relative_to(root).as_posix()
    stored = golden.path.read_text(encoding="utf-8") if golden.path.is_file() else ""
    renewed = golden.renewed()
    lines = difflib.unified_diff(
        stored.splitlines(keepends=True), renewed.splitlines(keepends=True), f"{name}, stored", f"{name}, now"
    )
    return "".join(lines), renewed


def records_of(root: Path, name: str) -> list[Mapping[str, Any]]:
    """The cards of a game's own pack."""
    pack = root / "src" / "wandwright" / "games" / name.replace("-", "_") / "pack"
    schema = json.loads((pack / "schema.json").read_text(encoding="utf-8"))
    return [record.fields for record in load_pack([pack], schema).records]


def totals_difference(root: Path) -> list[str]:
    """Where the packs differ from the totals of the printed boxes."""
    stored = json.loads((root / TOTALS).read_text(encoding="utf-8"))
    lines = []
    for name in games():
        found = box_totals(records_of(root, name))
        for sort in sorted(found.keys() | stored.get(name, {}).keys()):
            here, there = found.get(sort, 0), stored.get(name, {}).get(sort, 0)
            if here != there:
                lines.append(f"{game(name).title}, {sort}: the pack has {here}, {TOTALS.as_posix()} says {there}")
    return lines


def renew(root: Path, *, check: bool) -> int:
    """Show every difference, then write; gives the number of files that differ."""
    changed: list[tuple[Path, str]] = []
    for golden in goldens(root):
        say(f"{golden.path.relative_to(root).as_posix()} …")
        shown, renewed = difference(golden, root)
        if shown:
            changed.append((golden.path, renewed))
            sys.stdout.write(shown)
    totals = totals_difference(root)
    for line in totals:
        print(line)
    if totals:
        print(f"Totals are not written: correct the pack, or {TOTALS.as_posix()} by hand.")
    for path, renewed in () if check else changed:
        path.write_text(renewed, encoding="utf-8", newline="\n")
        print(f"Written: {path.relative_to(root).as_posix()}")
    if not changed and not totals:
        print("Everything is as stored.")
    return len(changed) + len(totals)


def say(text: str) -> None:
    """Progress, apart from the differences."""
    print(text, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Renew or check; 1 where a check finds a difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="show the differences and write nothing")
    chosen = parser.parse_args(arguments)
    differing = renew(ROOT, check=chosen.check)
    return int(bool(chosen.check and differing))


if __name__ == "__main__":
    sys.exit(main())
