"""A module stays short enough to be read in one sitting."""

from __future__ import annotations

from pathlib import Path

from tests.architecture.project import PACKAGE, modules

MOST_LINES = 300


def lines_with_text(module: Path) -> int:
    return sum(1 for line in module.read_text(encoding="utf-8").splitlines() if line.strip())


def test_no_module_is_longer_than_the_limit() -> None:
    lengths = {str(module.relative_to(PACKAGE)): lines_with_text(module) for module in modules(PACKAGE)}
    too_long = {name: length for name, length in lengths.items() if length > MOST_LINES}
    assert lengths
    assert not too_long, f"Split these modules by subject; at most {MOST_LINES} lines with text are allowed: {too_long}"


def test_blank_lines_are_not_counted(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("first = 1\n\n   \n\nsecond = 2\n", encoding="utf-8")
    assert lines_with_text(module) == 2


def test_every_directory_with_modules_is_a_package() -> None:
    # Without __init__.py a directory is a namespace package, which import-linter and mypyc pass over in silence.
    bare = {str(module.parent) for module in modules(PACKAGE) if not (module.parent / "__init__.py").is_file()}
    assert not bare, f"Add an __init__.py to: {sorted(bare)}"
