"""Change one line of the rules at a time and see whether a test notices.

    make mutations                                            twenty sites, drawn by a seed
    python tools/mutations.py --sites 5 --seed 3 --game hogwarts-battle
    python tools/mutations.py --quick                         by scenarios alone, in a few minutes

A site is a comparison, an `and` or `or`, or a plus or minus in the rules and effects of a game. Each is turned into its
neighbour (< into <=, and into or, + into -) in a copy of the project. Whatever is asked about changes is run once
without any, and has to pass. Then, for each site, all scenarios of the game are played first, in one process, up to the
first that fails; only what they do not notice goes on to the other tests of the game. What no test notices is listed:
write a scenario for it, or say why nothing can be seen.
"""

from __future__ import annotations

import argparse
import ast
import os
import pickle
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src", "wandwright", "games")
RULES = ("chapters/**/*.py", "effects.py")
# Some tests of a game read the page as well: its pictures, its icons.
COPIED = ("src", "tests", "docs", "tools", "benchmarks", "web")
NEIGHBOURS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip
# A changed rule may go round in circles; so long is waited for one scenario, and for all tests, in seconds.
SLOWEST_SCENARIO = 30
PATIENCE = 1800
CAUGHT = 3
REFUSED = 2


class Site(NamedTuple):
    """A place in a module, by the number of its operator in reading order."""

    game: str
    module: Path
    number: int
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.module.as_posix()}:{self.line}: {self.before}  ->  {self.after}"


def operators(tree: ast.AST) -> Iterator[ast.AST]:
    """Every comparison, boolean and sum that has a neighbour, in a stable order."""
    for node in ast.walk(tree):
        operator = operator_of(node)
        if operator is not None and type(operator) in NEIGHBOURS:
            yield node


def operator_of(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.Compare):
        return node.ops[0]
    if isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign):
        return node.op
    return None


def turn(node: ast.AST) -> None:
    """Put the neighbour in the place of the operator; a neighbour's neighbour is the operator itself."""
    operator = operator_of(node)
    if operator is not None:
        put(node, NEIGHBOURS[type(operator)]())


def put(node: ast.AST, operator: Any) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = operator
    elif isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign):
        node.op = operator


def sites_in(source: str) -> Iterator[tuple[int, int, str, str]]:
    """Each site of a module: its number, its line, and what it says before and after."""
    tree = ast.parse(source)
    for number, node in enumerate(operators(tree)):
        before = ast.unparse(node)
        turn(node)
        yield number, node.lineno, before, ast.unparse(node)  # type: ignore[attr-defined]
        turn(node)


def mutated(source: str, number: int) -> str:
    """The module with one site changed; comments are lost, which nothing but a reader misses."""
    tree = ast.parse(source)
    turn(list(operators(tree))[number])
    return ast.unparse(tree) + "\n"


def sites(root: Path, game: str | None = None) -> list[Site]:
    """Every site of the rules and effects of the games, or of one."""
    found = []
    for folder in sorted(path for path in (root / GAMES).iterdir() if path.is_dir()):
        name = folder.name.replace("_", "-")
        modules = sorted({path for pattern in RULES for path in folder.glob(pattern)}) if game in (None, name) else []
        for path in modules:
            place = path.relative_to(root)
            found += [Site(name, place, *site) for site in sites_in(path.read_text(encoding="utf-8"))]
    return found


def draw(found: Sequence[Site], seed: int, count: int) -> list[Site]:
    """The sites that a seed draws: each has a lot of its own, so that a change elsewhere draws no others."""

    def lot(site: Site) -> float:
        return random.Random(f"{seed} {site.module.as_posix()} {site.before}").random()

    return sorted(found, key=lot)[:count]


def documents(root: Path, game: str) -> list[tuple[str, Any]]:
    """Every scenario of a game with the name of its file, mixed, so that an early one fails."""
    folder = root / "tests" / "games" / game.replace("-", "_") / "scenarios"
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found = [
        (str(path.relative_to(folder)), document)
        for path in sorted(folder.rglob("*.yaml"))
        for document in yaml.load_all(path.read_text(encoding="utf-8"), Loader=loader)
    ]
    random.Random(1).shuffle(found)
    return found


def play(stored: Path) -> int:
    """In a process of its own: play scenarios up to the first that fails, and name it."""
    from wandwright.testkit.scenario import Scenario  # noqa: PLC0415 - the changed copy, not what runs this tool

    for where, document in pickle.loads(stored.read_bytes()):
        limit_time(SLOWEST_SCENARIO)
        try:
            Scenario(document, where).run()
        except Exception as problem:  # noqa: BLE001 - whatever a changed rule runs into has been noticed
            print(f"{where}, {document.get('name', '')} ({type(problem).__name__})")
            return CAUGHT
        finally:
            limit_time(0)
    return 0


def limit_time(seconds: int) -> None:
    """After so many seconds what runs now is ended by TimeoutError; 0 ends the limit. Not every system can do it."""
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, end_of_time)
        signal.alarm(seconds)


def end_of_time(number: int, frame: Any) -> None:
    raise TimeoutError("it goes round in circles")


class Undecided(Exception):
    """Nothing has failed yet, and it takes too long to wait for the rest."""


class Unsound(Exception):
    """Tests fail without any change, so nothing can be learnt from their failing."""


class Bench:
    """A copy of the project in which rules are changed."""

    def __init__(self, root: Path, copy: Path, quick: bool = False) -> None:
        self.root = root
        self.copy = copy
        self.quick = quick
        self._stored: dict[str, Path] = {}
        unwanted = shutil.ignore_patterns("__pycache__", "static", "node_modules")
        for name in COPIED:
            shutil.copytree(root / name, copy / name, ignore=unwanted)
        for path in root.iterdir():
            if path.is_file() and path.name != ".git":
                shutil.copy(path, copy)

    def try_unchanged(self, game: str) -> None:
        """What is asked about changes must be quiet as long as there is none; else Unsound."""
        try:
            scenarios, tests = self._by_scenarios(game), "" if self.quick else self._by_tests(game)
        except Undecided as problem:
            raise Unsound(f"Of {game} nothing can be learnt on this machine: unchanged, {problem}.") from None
        for what, failed in (("scenarios", scenarios), ("tests", tests)):
            if failed:
                raise Unsound(f"The {what} of {game} fail in an unchanged copy ({failed}); mend them first.")

    def try_out(self, site: Site) -> str:
        """What noticed the change; empty if nothing did."""
        module = self.copy / site.module
        plain = module.read_text(encoding="utf-8")
        module.write_text(mutated(plain, site.number), encoding="utf-8")
        try:
            return self._by_scenarios(site.game) or ("" if self.quick else self._by_tests(site.game))
        finally:
            module.write_text(plain, encoding="utf-8")

    def _by_scenarios(self, game: str) -> str:
        command = [sys.executable, str(Path(__file__).resolve()), "--play", str(self._scenarios(game))]
        return self._noticed(command, "a scenario")

    def _scenarios(self, game: str) -> Path:
        if game not in self._stored:
            self._stored[game] = self.copy / f"{game}.scenarios"
            self._stored[game].write_bytes(pickle.dumps(documents(self.root, game)))
        return self._stored[game]

    def _by_tests(self, game: str) -> str:
        folder = f"tests/games/{game.replace('-', '_')}"
        paths = [folder, "tests/testkit/test_playthrough.py", "tests/contract/test_counts.py"]
        return self.notices(["--ignore", f"{folder}/test_scenarios.py", *paths], "a test")

    def notices(self, chosen: Sequence[str], what: str) -> str:
        """The first of the chosen tests that fails in the copy as it is now; empty if none does."""
        return self._noticed([sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *chosen], what)

    def _noticed(self, command: Sequence[str], what: str) -> str:
        """A process that fails has noticed; its last line says what."""
        environment = {**os.environ, "PYTHONPATH": str(self.copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            finished = subprocess.run(
                command, cwd=self.copy, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            # A busy machine is slow too, so this is no proof that a test would fail.
            raise Undecided(f"{what} took more than {PATIENCE} seconds") from None
        if not finished.returncode:
            return ""
        lines = (finished.stdout + finished.stderr).strip().splitlines()
        failed = [line for line in lines if line.startswith("FAILED")]
        return f"{what}: {(failed or lines or ['it fails'])[-1]}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the sites that the seed draws; 1 if a change was noticed by nothing, 2 if tests fail without a change."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sites", type=int, default=20, metavar="N", help="how many sites (default 20)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones (default 1)")
    parser.add_argument("--game", metavar="NAME", help="the rules of one game only")
    parser.add_argument("--quick", action="store_true", help="ask the scenarios only, not the other tests")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.play:
        return play(chosen.play)
    found = sites(ROOT, chosen.game)
    drawn = draw(found, chosen.seed, chosen.sites)
    print(f"{len(drawn)} of {len(found)} sites, seed {chosen.seed}")
    with tempfile.TemporaryDirectory() as directory:
        bench = Bench(ROOT, Path(directory) / "copy", chosen.quick)
        try:
            for game in sorted({site.game for site in drawn}):
                bench.try_unchanged(game)
        except Unsound as problem:
            print(problem, file=sys.stderr)
            return REFUSED
        survivors = [site for number, site in enumerate(drawn, 1) if not report(bench, number, site)]
    print(f"{len(drawn) - len(survivors)} noticed, {len(survivors)} not.")
    return int(bool(survivors))


def report(bench: Bench, number: int, site: Site) -> bool:
    """Try a site and say what came of it; False unless something noticed the change."""
    print(f"{number}. {site}", flush=True)
    try:
        noticed = bench.try_out(site)
    except Undecided as problem:
        print(f"   NOT DECIDED: {problem}", flush=True)
        return False
    print(f"   {'noticed by ' + noticed if noticed else 'NOTICED BY NOTHING'}", flush=True)
    return bool(noticed)


if __name__ == "__main__":
    sys.exit(main())
