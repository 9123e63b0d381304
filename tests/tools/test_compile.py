"""`make compile` takes what is hot by convention, and builds only what has changed."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import compile as tool


def modules(*names: str) -> set[str]:
    return set(tool.hot_modules(tool.SOURCE, names))


def test_what_every_decision_runs_through_is_compiled() -> None:
    found = modules()
    assert {
        "wandwright/engine/rules/rules.py",
        "wandwright/engine/state/state.py",
        "wandwright/engine/secrets/guesses.py",
        "wandwright/games/hogwarts_battle/state.py",
        "wandwright/games/hogwarts_battle/chapters/turn/acting.py",
        "wandwright/games/black_rose_wars/opinion/policy.py",
    } <= found
    for name in tool.HOT_ENGINE:
        assert any(module.startswith("wandwright/engine/") and module.endswith(f"/{name}.py") for module in found), name


def test_what_only_declares_or_speaks_stays_plain() -> None:
    plain = {"fields.py", "questions.py", "steps.py", "shapes.py", "setup.py", "text.py", "table.py"}
    assert [module for module in modules() if Path(module).name in plain and "/games/" in module] == []


def test_one_game_can_be_compiled_alone() -> None:
    found = modules("death_eaters_rising")
    assert {module.split("/")[2] for module in found if "/games/" in module} == {"death_eaters_rising"}
    assert any("/engine/" in module for module in found)


def test_plain_games_can_build_on_the_compiled_state() -> None:
    content = tool.content_of(tool.SOURCE, Path("engine", "state", "state.py")).decode()
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass State:" in content


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    (folder / "engine").mkdir(parents=True)
    (folder / "engine" / "loop.py").write_text("def run(): ...\n", "utf-8")
    (folder / "engine" / "gone.py").write_text("def go(): ...\n", "utf-8")
    return folder


def test_the_copy_follows_the_source_and_extensions_go_with_their_modules(source: Path, tmp_path: Path) -> None:
    package = tmp_path / "target" / "wandwright"
    compiled = ["wandwright/engine/loop.py", "wandwright/engine/gone.py"]
    tool.bring_up_to_date(source, package, compiled)
    for name in ("loop", "gone", "loop__mypyc"):
        (package / "engine" / f"{name}.cpython-311.so").touch()
    (source / "engine" / "gone.py").unlink()
    (source / "engine" / "loop.py").write_text("def run(): return 1\n", "utf-8")
    tool.bring_up_to_date(source, package, compiled[:1])
    assert {path.name for path in (package / "engine").iterdir()} == {
        "loop.py",
        "loop.cpython-311.so",
        "loop__mypyc.cpython-311.so",
    }
    assert (package / "engine" / "loop.py").read_text("utf-8") == "def run(): return 1\n"


def test_what_was_built_is_known_by_its_content(source: Path) -> None:
    before = tool.contents(source, ["wandwright/engine/loop.py"])
    assert tool.contents(source, ["wandwright/engine/loop.py"]) == before
    assert tool.contents(source, ["wandwright/engine/gone.py"]) != before
    (source / "engine" / "loop.py").write_text("def run(): return 2\n", "utf-8")
    assert tool.contents(source, ["wandwright/engine/loop.py"]) != before


def test_nothing_is_built_where_nothing_has_changed(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built: list[list[str]] = []

    def build(target: Path, chosen: list[str], jobs: int) -> int:
        built.append(chosen)
        return 0

    monkeypatch.setattr(tool, "build", build)
    target = tmp_path / "target"
    for _ in range(2):
        assert tool.compile_package(source, target, (), 1) == 0
    assert len(built) == 1
    assert "is up to date" in capsys.readouterr().out


def test_a_build_that_breaks_off_is_not_taken_for_whole(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "target"
    monkeypatch.setattr(tool, "build", lambda target, chosen, jobs: 2)
    assert tool.compile_package(source, target, (), 1) == 2
    assert "the plain package works without it" in capsys.readouterr().err
    monkeypatch.setattr(tool, "build", lambda target, chosen, jobs: 0)
    assert tool.compile_package(source, target, (), 1) == 0


def test_no_compiled_module_has_a_constant_that_mypyc_takes_for_unset() -> None:
    """A plain row of floats is a C struct there, and a function that asks for it may find it unset (decision 0008)."""
    found = [
        f"{module}:{node.lineno}"
        for module in modules()
        for node in ast.parse((tool.SOURCE.parent / module).read_bytes()).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and isinstance(node.value, ast.Tuple)
        if any(isinstance(part, ast.Constant) and isinstance(part.value, float) for part in node.value.elts[:1])
    ]
    assert found == []
