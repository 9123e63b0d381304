"""Compile the hot modules with mypyc, from the same source, into build/compiled.

The plain package stays as it is. Put build/compiled first on PYTHONPATH to use the compiled one:

    make compile
    PYTHONPATH=build/compiled .venv/bin/python -m pytest

With names of games (their folders) only those are compiled, which takes a fraction of the time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "wandwright"
TARGET = ROOT / "build" / "compiled"
HOT_ENGINE = (
    "state",
    "keys",
    "chance",
    "events",
    "lanes",
    "rules",
    "rollout",
    "meanings",
    "programs",
    "walks",
    "trials",
)
HOT_GAME = ("vocabulary", "steps", "state", "box", "library", "models", "slots", "sheets", "marks")
# In these folders of a game every module is hot, but for those that only declare or speak.
HOT_FOLDERS = ("rules", "words", "opinion", "chapters")
DECLARING = ("__init__", "contents", "fields", "questions", "reasons")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="wandwright-compiled", packages=[], ext_modules=mypycify({modules!r}, opt_level="3", debug_level="0"))
"""


def hot_modules(names: Sequence[str] = ()) -> list[str]:
    """The modules every decision runs through: the engine's loop, and each game's rules, words, state and policy."""
    modules = [f"wandwright/engine/{name}.py" for name in HOT_ENGINE]
    for game in sorted(path.parent for path in (SOURCE / "games").glob("*/state.py")):
        if names and game.name not in names:
            continue
        place = f"wandwright/games/{game.name}"
        modules += [f"{place}/{name}.py" for name in HOT_GAME if (game / f"{name}.py").exists()]
        found = [path for folder in HOT_FOLDERS for path in sorted((game / folder).rglob("*.py"))]
        modules += [f"{place}/{path.relative_to(game)}" for path in found if path.stem not in DECLARING]
    return modules


def open_to_subclasses(state: Path) -> None:
    """Let games outside the package, in plain Python, build on the compiled State."""
    text = state.read_text(encoding="utf-8")
    text = text.replace("from typing import", "from mypy_extensions import mypyc_attr\nfrom typing import", 1)
    text = text.replace("\nclass State:", "\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass State:", 1)
    state.write_text(text, encoding="utf-8")


def main(names: Sequence[str]) -> int:
    """Copy the package, compile the hot modules in the copy, and say where it is."""
    modules = hot_modules(names)
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "wandwright", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    open_to_subclasses(TARGET / "wandwright" / "engine" / "state.py")
    (TARGET / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
    environment = {**os.environ, "MYPYPATH": str(TARGET)}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    finished = subprocess.run(command, cwd=TARGET, env=environment, check=False)
    if finished.returncode:
        print("The compiled build failed; the plain package works without it.", file=sys.stderr)
        return finished.returncode
    print(f"Compiled {len(modules)} modules into {TARGET.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
