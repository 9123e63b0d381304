"""Running import-linter as `make check` does, over this package or over one that a test plants."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.project import ROOT

LINTER = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def lint(directory: Path, *contracts: str) -> subprocess.CompletedProcess[str]:
    """Run the contracts of this project, or some of them, over the package that lies in a directory."""
    chosen = [part for contract in contracts for part in ("--contract", contract)]
    command = [sys.executable, "-c", LINTER, "--config", str(ROOT / "pyproject.toml"), "--no-cache", *chosen]
    # The contract of chapters lies in tools/.
    path = os.pathsep.join((str(directory), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "200"}
    return subprocess.run(command, cwd=directory, env=environment, capture_output=True, text=True, check=False)


def write_modules(directory: Path, sources: dict[str, str]) -> None:
    """A package of the same name that holds these modules, each of its folders a package."""
    for name, source in sources.items():
        module = directory / "wandwright" / name
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text(source, encoding="utf-8")
    for module in list((directory / "wandwright").rglob("*.py")):
        for parent in module.relative_to(directory).parents[:-1]:
            (directory / parent / "__init__.py").touch()


def broken(result: subprocess.CompletedProcess[str], contract: str) -> bool:
    """Is the contract whose name says this among those that are broken?"""
    return any(contract in line and "BROKEN" in line for line in result.stdout.splitlines())
