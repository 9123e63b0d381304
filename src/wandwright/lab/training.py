"""Training of fitted chances: self-play kept in chunks that a later run takes up again, a fit, and how good it is."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.chances import ChanceModel
from wandwright.engine.matches.games import Game
from wandwright.lab.executors import Executor
from wandwright.lab.fitting import Positions, Quality, arranged, chosen, fit, quality
from wandwright.lab.self_play import SLIPS, Row, Task, play_task

# Matches of one chunk: small enough that little is lost when a run is stopped.
CHUNK: Final = 20
# Every fourth match is held out: the fit does not see it.
HELD_OUT: Final = 4
MANIFEST: Final = "manifest.json"


class UnfitData(WandwrightError):
    """What lies in the folder was made otherwise."""


class Trained(NamedTuple):
    """A model made of three quarters of the matches, with its quality on the last, and the old one's on the same."""

    kind: str
    model: ChanceModel
    quality: Quality
    before: Quality | None


class Job(NamedTuple):
    """A task and the file that keeps its rows."""

    task: Task
    file: str


def jobs_of(game: Game, matches: int, first_seed: int, kinds: Sequence[str], folder: Path) -> dict[str, Job]:
    """So many matches of each kind, spread over its set-ups, in chunks."""
    found = {}
    for kind in kinds:
        setups = game.chance_setups[kind]
        for place, (seats, options) in enumerate(setups):
            own = range(first_seed + place * matches, first_seed + place * matches + -(-matches // len(setups)), CHUNK)
            for seed in own:
                count = min(CHUNK, own.stop - seed)
                key = f"{kind}-{place}-{seed}-{count}"
                found[key] = Job(Task(game.name, kind, seats, options, seed, count), str(folder / f"{key}.parquet"))
    return found


def work(job: Job) -> int:
    """Play a chunk and keep it; the file is there as a whole or not at all."""
    rows = play_task(job.task)
    columns = {name: [getattr(row, name) for row in rows] for name in Row._fields}
    table = pa.table({**columns, "numbers": pa.array(columns["numbers"], pa.list_(pa.float64()))})
    begun = Path(f"{job.file}.begun")
    pq.write_table(table, begun)
    begun.replace(job.file)
    return len(rows)


def play(game: Game, jobs: Mapping[str, Job], folder: Path, executor: Executor) -> Iterator[str]:
    """Play what is still missing; gives the key of each chunk when it is done."""
    check_folder(game, folder)
    done = {key for key, job in jobs.items() if Path(job.file).exists()}
    yield from done
    for key, _ in executor.run(jobs, work, done):
        yield key


def check_folder(game: Game, folder: Path) -> None:
    """A folder holds matches of one edition of one game, told in the same terms."""
    terms = {kind: list(names) for kind, names in game.chance_terms.items()}
    about = {"game": game.name, "cards": game.content_hash, "rules": game.rules_version, "slips": SLIPS, "terms": terms}
    folder.mkdir(parents=True, exist_ok=True)
    manifest = folder / MANIFEST
    if not manifest.exists():
        manifest.write_text(json.dumps(about, indent=2), encoding="utf-8")
    elif json.loads(manifest.read_text(encoding="utf-8")) != about:
        raise UnfitData(
            f"The matches in {folder} were played by other rules or told in other terms; "
            "name another folder with --data, or remove this one."
        )


def read_rows(jobs: Mapping[str, Job], kind: str) -> list[Row]:
    """The rows of a kind, in the order of their seeds."""
    rows: list[Row] = []
    for job in jobs.values():
        if job.task.kind == kind:
            columns: dict[str, list[Any]] = pq.read_table(job.file).to_pydict()
            rows += [Row(*values) for values in zip(*[columns[name] for name in Row._fields], strict=True)]
    return rows


def train(game: Game, kind: str, rows: Sequence[Row]) -> Trained:
    """Fit on three of four matches, and judge on the rest."""
    if not rows:
        raise UnfitData(f"No match of the kind {kind!r} had a position at rest; play more with --matches.")
    positions = arranged(rows)
    held = positions.matches % HELD_OUT == 0
    terms = game.chance_terms[kind]
    model = fit(chosen(positions, ~held), terms)
    judged = chosen(positions, held)
    return Trained(kind, model, quality(model, judged), of_before(game, kind, judged))


def of_before(game: Game, kind: str, judged: Positions) -> Quality | None:
    """The quality of the installed model; None where there is none in these terms."""
    old = game.chance_models.get(kind)
    return quality(old, judged) if old is not None and old.terms == game.chance_terms[kind] else None


def written(game: Game, trained: Sequence[Trained], command: str) -> dict[str, Any]:
    """The data file: the models as they were, but for those that are new."""
    models = {
        kind: old
        for kind, old in game.chance_data.get("models", {}).items()
        if tuple(old["weights"]) == game.chance_terms.get(kind)
    }
    for one in trained:
        models[one.kind] = {
            "base": one.model.base,
            "weights": dict(zip(one.model.terms, one.model.weights, strict=True)),
            "made": {"command": command, "held_out": rounded(one.quality)},
        }
    return {"models": dict(sorted(models.items()))}


def rounded(found: Quality) -> dict[str, Any]:
    """The figures of a fit as a reader wants them."""
    plain = {name: round(value, 4) for name, value in found._asdict().items() if isinstance(value, float)}
    return {
        "matches": found.matches,
        "positions": found.positions,
        **plain,
        "calibration": [[round(said, 3), round(came, 3)] for said, came in found.calibration],
    }


def changed_most(old: ChanceModel, new: ChanceModel, most: int = 3) -> list[tuple[str, float, float]]:
    """The terms whose weights have changed most: the name, the old and the new one."""
    before = dict(zip(old.terms, old.weights, strict=True))
    pairs = [(term, before.get(term, 0.0), weight) for term, weight in zip(new.terms, new.weights, strict=True)]
    return sorted(pairs, key=lambda one: -np.abs(one[2] - one[1]))[:most]
