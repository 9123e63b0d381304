"""The folder of a study: its manifest, and its rows in Parquet, some matches at a time, so that a run can go on."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from wandwright.engine.errors import WandwrightError
from wandwright.lab.extras import needed
from wandwright.lab.measures import MATCHES, Row
from wandwright.lab.plans import Plan
from wandwright.lab.playing import Tables

MANIFEST: Final = "study.json"
SUFFIX: Final = ".parquet"


class BadFolder(WandwrightError):
    """A folder can't be written, or holds something else."""


class StudyFolder:
    """Where a study is kept. A job is done when its rows of the table `matches` are there; they are written last."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def manifest(self) -> dict[str, Any]:
        """What was asked for, how, and with what."""
        try:
            found: dict[str, Any] = json.loads((self.path / MANIFEST).read_text(encoding="utf-8"))
            if not found["plan"]["variations"]:
                raise ValueError("a study without a set-up")
        except (OSError, ValueError, LookupError, TypeError) as problem:
            raise BadFolder(
                f"{self.path} holds no study; one is made by: wandwright simulate GAME --out DIR"
            ) from problem
        return found

    def begin(self, plan: Plan, command: str) -> None:
        """Make the folder, or take up what was begun there by the same command; anything else is refused."""
        needed("pyarrow.parquet")
        if self.path.is_dir() and (self.path / MANIFEST).is_file():
            self._check_same(plan)
        elif self.path.is_dir() and any(self.path.iterdir()):
            raise BadFolder(f"{self.path} holds something else; name a new folder, or an empty one.")
        versions = {name: needed(name).__version__ for name in ("pyarrow",)} | {"python": platform.python_version()}
        manifest = {"command": command, "versions": {"wandwright": plan.version, **versions}, "plan": as_data(plan)}
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if not (self.path / MANIFEST).is_file():
                write(self.path / MANIFEST, json.dumps(manifest, indent=1).encode())
            (self.path / MATCHES).mkdir(exist_ok=True)
            # Somebody may have made the folder and forbidden to write into it.
            write(self.path / MATCHES / ".tried", b"")
            (self.path / MATCHES / ".tried").unlink()
        except OSError as problem:
            raise BadFolder(f"{self.path} can't be written: {problem.strerror or problem}.") from problem

    def _check_same(self, plan: Plan) -> None:
        before, now = self.manifest["plan"], as_data(plan)
        other = sorted(name for name in now if before.get(name) != now[name])
        if other:
            raise BadFolder(
                f"{self.path} was begun by another command (other: {', '.join(other)}). Name another folder, or go on "
                f"with that one: {self.manifest['command']}"
            )

    def done(self) -> frozenset[str]:
        """The keys of the jobs whose rows are there."""
        return frozenset(path.stem for path in (self.path / MATCHES).glob(f"*{SUFFIX}"))

    def keep(self, key: str, tables: Tables) -> None:
        """Write the rows of a job; all of them are there, or none count."""
        for table in sorted(tables, key=lambda name: name == MATCHES):
            if tables[table]:
                self._write_rows(table, key, tables[table])

    def _write_rows(self, table: str, key: str, rows: Iterable[Row]) -> None:
        arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
        place = self.path / table
        try:
            place.mkdir(exist_ok=True)
            unfinished = place / f".{key}.{os.getpid()}"
            parquet.write_table(arrow.Table.from_pylist(list(rows)), unfinished, compression="zstd")
            unfinished.replace(place / f"{key}{SUFFIX}")
        except OSError as problem:
            raise BadFolder(f"{place} can't be written: {problem.strerror or problem}. Go on when it can.") from problem

    def table(self, name: str) -> Any:
        """All rows of a table, in the order of the study; None where nothing was written."""
        arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
        done = self.done()
        files = sorted(path for path in (self.path / name).glob(f"*{SUFFIX}") if path.stem in done)
        if not files:
            return None
        parts = [parquet.ParquetFile(path).read() for path in files]
        return arrow.concat_tables(parts, promote_options="permissive")

    def tables(self) -> tuple[str, ...]:
        """The tables that there are."""
        return tuple(
            sorted(path.name for path in self.path.iterdir() if path.is_dir() and any(path.glob(f"*{SUFFIX}")))
        )


def write(path: Path, content: bytes) -> None:
    """A file that is there as a whole or not at all."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def as_data(plan: Plan) -> dict[str, Any]:
    """A plan as it is when it has been read from JSON."""
    fields = plan._asdict() | {"variations": [one._asdict() for one in plan.variations]}
    data: dict[str, Any] = json.loads(json.dumps(fields))
    return data
