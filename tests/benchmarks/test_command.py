"""The command: its options, its exit codes, what it keeps. Nothing is measured here."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks import command
from benchmarks.compare import Baseline, read_baseline, write_baseline
from benchmarks.figures import Figure, to_json
from benchmarks.peer_environment import Peers
from benchmarks.processes import BenchmarkError
from benchmarks.timing import Timing
from tests.benchmarks.fakes import figure

UNO = figure(game="rlcard 1.2.0", label="uno", build="python peer", policy="", rate=60_000.0)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of its own, peers that are half there, and figures without a clock."""
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(command, "RUNS_KEPT", tmp_path / ".bench")
    monkeypatch.setattr(command, "BASELINE", tmp_path / "baseline.json")
    monkeypatch.setattr(command, "COMPILED_BUILD", tmp_path / "compiled")
    monkeypatch.setattr(command, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(command, "pin_to_one_core", lambda: None)
    monkeypatch.setattr(command, "commit", lambda: "abc")
    monkeypatch.setattr(command, "measure", lambda *_: {"rounds": Timing((100_000.0,), (100_000.0,))})
    monkeypatch.setattr(command, "peers_at", lambda again: Peers({"rlcard": "peer-python"}, {"open_spiel": "no wheel"}))
    return tmp_path


def answer_with(monkeypatch: pytest.MonkeyPatch, **ratios: float) -> list[tuple[list[str], dict[str, str]]]:
    """Let the measuring processes print made-up rows: ours with the ratio given for each build."""
    asked: list[tuple[list[str], dict[str, str]]] = []

    def measured(words: Sequence[str], extra: Mapping[str, str]) -> dict[str, Any]:
        asked.append((list(words), dict(extra)))
        rows: list[Figure] = [UNO] if "benchmarks.peers" in words else [figure(build=words[3], ratio=ratios[words[3]])]
        return {"figures": to_json(rows)}

    monkeypatch.setattr(command, "measured", measured)
    return asked


def kept(place: Path) -> dict[str, Any]:
    (path,) = (place / ".bench").glob("*.json")
    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return report


def test_a_first_run_prints_the_table_and_keeps_itself(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer_with(monkeypatch, plain=1.2)
    assert command.main(["--quick"]) == 0
    text = capsys.readouterr().out
    assert "yardstick" in text
    assert "120,000" in text
    assert "Skipped open_spiel: no wheel" in text
    assert "`make compile`" in text
    assert "can't pin" in text
    assert "--update-baseline" in text
    report = kept(place)
    assert [row["game"] for row in report["figures"]] == ["yardstick", "hogwarts-battle", "rlcard 1.2.0"]
    assert (report["commit"], report["plan"]["seconds"], report["lost"]) == ("abc", 0.5, [])


def test_a_loss_is_listed_and_fails(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_baseline(place / "baseline.json", Baseline("2.7", {figure().key: 2.0}))
    answer_with(monkeypatch, plain=1.0)
    assert command.main(["--no-peers"]) == 1
    text = capsys.readouterr().out
    assert f"{figure().key}: lost 50%" in text
    assert "taken on Python 2.7" in text
    assert [row["key"] for row in kept(place)["lost"]] == [figure().key]


def test_an_update_stores_the_ratios_and_does_not_fail(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_baseline(place / "baseline.json", Baseline("3.11.7", {figure().key: 2.0}))
    answer_with(monkeypatch, plain=1.0)
    assert command.main(["--no-peers", "--update-baseline"]) == 0
    assert read_baseline(place / "baseline.json").ratios == {figure().key: 1.0}


def test_the_compiled_build_is_measured_with_its_directory_first_on_the_path(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (place / "compiled").mkdir()
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    asked = answer_with(monkeypatch, plain=1.0, compiled=3.0)
    assert command.main(["--no-peers", "--game", "hogwarts-battle"]) == 0
    (plain, plain_extra), (compiled, compiled_extra) = asked
    assert plain[1:4] == ["-m", "benchmarks.own_games", "plain"]
    assert plain[-2:] == compiled[-2:] == ["--game", "hogwarts-battle"]
    assert plain_extra == {"PYTHONPATH": "elsewhere"}
    assert compiled_extra == {"PYTHONPATH": os.pathsep.join([str(place / "compiled"), "elsewhere"])}
    assert [row["build"] for row in kept(place)["figures"]] == ["", "plain", "compiled"]


def test_what_is_said_of_the_compiled_build_does_not_depend_on_what_this_checkout_has_built(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make test` after `make compile` failed here: the note looked at the real build, whatever a test had set up."""
    answer_with(monkeypatch, plain=1.0, compiled=3.0)
    assert command.main(["--no-peers"]) == 0
    assert "There is no compiled build" in capsys.readouterr().out
    (place / "compiled").mkdir()
    (place / "compiled" / "state.so").touch()
    assert command.main(["--no-peers"]) == 0
    assert "`make compile`" not in capsys.readouterr().out


def test_a_peer_that_fails_is_named_and_skipped(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(words: Sequence[str], extra: Mapping[str, str]) -> dict[str, Any]:
        if "benchmarks.peers" in words:
            raise BenchmarkError("it fell over")
        return {"figures": to_json([figure()])}

    monkeypatch.setattr(command, "measured", measured)
    assert command.main([]) == 0
    assert "Skipped rlcard: it fell over" in capsys.readouterr().out


def test_games_that_cannot_be_measured_end_the_run(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(words: Sequence[str], extra: Mapping[str, str]) -> dict[str, Any]:
        raise BenchmarkError("There is no such game.")

    monkeypatch.setattr(command, "measured", measured)
    assert command.main(["--game", "chess"]) == 2
    assert "There is no such game." in capsys.readouterr().err
    assert not (place / ".bench").exists()


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--runs", "0"], ["--seconds", "soon"]])
def test_a_length_that_makes_no_sense_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(words)
    assert ended.value.code == 2
    assert "--" in capsys.readouterr().err


def test_a_compiled_build_older_than_the_source_is_reported(tmp_path: Path) -> None:
    build, source = tmp_path / "build", tmp_path / "src"
    assert "no compiled build" in command.compiled_note(build, source)
    for directory, when in ((build, 100), (source, 200)):
        directory.mkdir()
        (directory / "module.py").touch()
        os.utime(directory / "module.py", (when, when))
    assert "older than the source" in command.compiled_note(build, source)
    os.utime(build / "module.py", (300, 300))
    assert command.compiled_note(build, source) == ""
