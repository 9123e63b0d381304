"""The peers' environment, with every command made up."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from benchmarks.peer_environment import (
    PACKAGES,
    RECORD,
    Peers,
    environment_python,
    install,
    install_peer,
    interpreters,
    peers_at,
)
from benchmarks.processes import BenchmarkError, measured
from tests.benchmarks.fakes import printed

Answer = Callable[[str], CompletedProcess[str] | None]


class Shell:
    """Commands that are written down instead of run; `answer` speaks for those that must not simply succeed."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.commands: list[str] = []

    def __call__(self, command: Sequence[str], extra: Mapping[str, str]) -> CompletedProcess[str]:
        line = " ".join(command)
        self.commands.append(line)
        return self.answer(line) or printed("3.11" if "ensurepip" in line else "")


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has a launcher for every Python."""
    monkeypatch.setattr("shutil.which", lambda name: f"shim/{name}")


def all_well(line: str) -> CompletedProcess[str] | None:
    return None


def test_interpreters_are_asked_and_each_version_is_taken_once() -> None:
    def answer(line: str) -> CompletedProcess[str] | None:
        if line.startswith("shim/python3.12"):
            return printed(error="not installed", code=127)
        return printed("3.13\n") if line.startswith(("shim/python3.13", sys.executable)) else None

    found = list(interpreters(Shell(answer)))
    assert found == [("3.11", "shim/python3.11"), ("3.13", "shim/python3.13")]


def test_the_known_version_is_tried_first_then_any() -> None:
    shell = Shell(lambda line: printed(error="no such version", code=1) if "==" in line else None)
    assert install_peer("python", "rlcard", shell) is None
    assert [line.split()[-1] for line in shell.commands] == ["rlcard==1.2.0", "rlcard", "rlcard"]


def test_a_peer_that_installs_and_does_not_import_is_missing() -> None:
    shell = Shell(
        lambda line: printed(error="Traceback\nImportError: broken", code=1) if "import pyspiel" in line else None
    )
    assert install_peer("python", "open_spiel", shell) == "ImportError: broken"


def test_a_peer_that_one_python_refuses_is_tried_on_the_next(tmp_path: Path) -> None:
    def answer(line: str) -> CompletedProcess[str] | None:
        if "ensurepip" in line:
            return printed("3.12" if line.startswith(sys.executable) else "3.11")
        refused = "python3.11" in line and line.rsplit(maxsplit=1)[-1].startswith("rlcard")
        return printed(error="refused", code=1) if refused and "pip" in line else None

    peers = install(tmp_path, ["catanatron", "rlcard"], Shell(answer))
    assert peers == Peers(
        {
            "catanatron": environment_python(tmp_path / "python3.11"),
            "rlcard": environment_python(tmp_path / "python3.12"),
        },
        {},
    )


def test_without_an_environment_every_peer_is_missing_with_a_reason(tmp_path: Path) -> None:
    peers = install(
        tmp_path, PACKAGES, Shell(lambda line: printed(error="no venv", code=1) if "-m venv" in line else None)
    )
    assert peers == Peers({}, dict.fromkeys(PACKAGES, "Python 3.11: no venv"))


def test_without_any_python_nothing_crashes(tmp_path: Path) -> None:
    peers = install(tmp_path, PACKAGES, Shell(lambda line: printed(code=1)))
    assert set(peers.missing) == set(PACKAGES)


def test_the_peers_are_installed_once_and_again_only_on_demand(tmp_path: Path) -> None:
    home = tmp_path / "peers"
    shell = Shell(lambda line: printed(error="no network", code=1) if "pip" in line and "venv" not in line else None)
    first = peers_at(home, run=shell)
    assert set(first.missing) == set(PACKAGES)
    done = len(shell.commands)
    assert peers_at(home, run=shell) == first
    assert len(shell.commands) == done
    healed = Shell(all_well)
    assert set(peers_at(home, again=True, run=healed).found) == set(PACKAGES)


@pytest.mark.parametrize("change", ["version", "interpreter"])
def test_a_record_that_no_longer_fits_is_done_again(tmp_path: Path, change: str) -> None:
    record = {"wanted": {name: package.version for name, package in PACKAGES.items()}, "found": {}, "missing": {}}
    if change == "version":
        record["wanted"]["rlcard"] = "0.1"
    else:
        record["found"]["rlcard"] = str(tmp_path / "gone")
    (tmp_path / RECORD).write_text(json.dumps(record), encoding="utf-8")
    assert set(peers_at(tmp_path, run=Shell(all_well)).found) == set(PACKAGES)


def test_a_measuring_process_is_read_from_its_last_line() -> None:
    shell = Shell(lambda line: printed('a library talks\n{"figures": []}\n'))
    assert measured(["python", "-m", "benchmarks.peers"], {}, shell) == {"figures": []}


@pytest.mark.parametrize("result", [printed("no JSON"), printed(""), printed(error="boom", code=1)])
def test_a_measuring_process_that_fails_says_what_to_do(result: CompletedProcess[str]) -> None:
    with pytest.raises(BenchmarkError, match="Run it alone"):
        measured(["python", "-m", "benchmarks.peers"], {}, Shell(lambda line: result))
