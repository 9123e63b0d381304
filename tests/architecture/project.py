"""Where the files of the project are, for the tests that read them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "wandwright"

# Directories that tools fill. The names with a dot in front are left out as a whole, except this one.
MADE_BY_TOOLS = frozenset({"__pycache__", "build", "dist", "node_modules"})
OUR_HIDDEN_DIRECTORIES = frozenset({".ci"})
# In a second working tree git keeps a file of this name, with the path of the first.
KEPT_BY_GIT = ".git"


def modules(directory: Path) -> list[Path]:
    """Every Python module below a directory, in a stable order."""
    return sorted(directory.rglob("*.py"))


def project_files(root: Path) -> Iterator[Path]:
    """Every file below the root that people write. It does not ask git: a copy without history is checked as well."""
    for directory, names, files in os.walk(root):
        names[:] = sorted(name for name in names if _is_ours(name))
        yield from (Path(directory, name) for name in sorted(files) if name != KEPT_BY_GIT)


def _is_ours(directory: str) -> bool:
    if directory.startswith("."):
        return directory in OUR_HIDDEN_DIRECTORIES
    return directory not in MADE_BY_TOOLS and not directory.endswith(".egg-info")
