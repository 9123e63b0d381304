"""Compile the hot modules with mypyc, from the same source, into build/compiled.

The plain package stays as it is. Put build/compiled first on PYTHONPATH to use the compiled one:

    make compile
    PYTHONPATH=build/compiled .venv/bin/python -m pytest

Every module is an extension of its own, and what was built is kept: after a change only the modules that it concerns
are built anew. With names of games (their folders) only the engine and those are compiled.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_config_var

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "wandwright"
TARGET = ROOT / "build" / "compiled"
# What every decision of the engine runs through, and every guess.
HOT_ENGINE = (
    "chance",
    "events",
    "fields",
    "guesses",
    "keys",
    "lanes",
    "memory",
    "picking",
    "programs",
    "rollout",
    "rules",
    "state",
    "thumbs",
    "trials",
    "walks",
    "word_types",
)
# Of a game: its position and what is ready for it in a match; then all of its chapters and of its opinion, …
HOT_TOP = ("box", "hooks", "library", "state")
HOT_FOLDERS = ("chapters", "opinion")
# … but for modules that declare, speak or set up. Those without a function need no name here.
PLAIN = (
    "answers",
    "fields",
    "layout",
    "names",
    "panel",
    "phrases",
    "questions",
    "reasons",
    "setup",
    "speech",
    "table",
    "text",
    "view",
)
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({modules!r}, separate=True, opt_level="2", debug_level="0")
for extension in extensions:
    extension.extra_compile_args += {flags!r}
setup(name="wandwright-compiled", packages=[], ext_modules=extensions)
"""
# The C of a module is a program of its own but for the one function that Python calls: what of mypyc's library it does
# not use is dropped before it is compiled, and what it uses can be built in where it is called.
WHOLE = (
    "-w",
    "-fwhole-program",
    '-DPyMODINIT_FUNC=__attribute__((externally_visible,visibility("default")))PyObject*',
)
# The copied package, what was built, and what it was built from.
PACKAGE = "wandwright"
STAMP = "built-from"


def hot_modules(source: Path, names: Sequence[str] = ()) -> list[str]:
    """The modules every decision runs through: the engine's loop, and each game's rules, words, state and policy."""
    found = [path for path in sorted((source / "engine").rglob("*.py")) if path.stem in HOT_ENGINE]
    for game in sorted(path.parent for path in (source / "games").glob("*/state.py")):
        if not names or game.name in names:
            found += [path for path in sorted(game.glob("*.py")) if path.stem in HOT_TOP]
            inside = [path for folder in HOT_FOLDERS for path in sorted((game / folder).rglob("*.py"))]
            found += [path for path in inside if path.stem not in PLAIN and does_something(path)]
    return [path.relative_to(source.parent).as_posix() for path in found]


def does_something(path: Path) -> bool:
    """Has a module functions? Numbers and shapes of questions are as fast in plain Python."""
    return any(isinstance(node, ast.FunctionDef) for node in ast.walk(ast.parse(path.read_bytes())))


def open_to_subclasses(text: str) -> str:
    """Let games outside the package, in plain Python, build on the compiled State."""
    text = text.replace("from typing import", "from mypy_extensions import mypyc_attr\nfrom typing import", 1)
    return text.replace("\nclass State:", "\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass State:", 1)


def files_of(source: Path) -> Iterator[Path]:
    """The files of a package, by their place in it."""
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(source)


def content_of(source: Path, place: Path) -> bytes:
    """What the copy of a file holds."""
    content = (source / place).read_bytes()
    if place == Path("engine", "state", "state.py"):
        content = open_to_subclasses(content.decode()).encode()
    return content


def bring_up_to_date(source: Path, package: Path, modules: Sequence[str]) -> None:
    """Copy what has changed, and take away what is gone: files, and extensions of modules that are not compiled."""
    wanted = set(files_of(source))
    for place in wanted:
        copy, content = package / place, content_of(source, place)
        if not copy.exists() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
        # Whoever compares times sees that the copy is as new as the source.
        shutil.copystat(source / place, copy)
    for place in set(files_of(package)) - wanted:
        (package / place).unlink()
    compiled = {Path(module).with_suffix("") for module in modules}
    for path in [path for kind in ("*.so", "*.pyd") for path in package.rglob(kind)]:
        module = path.name.partition(".")[0].removesuffix("__mypyc")
        if path.relative_to(package.parent).with_name(module) not in compiled:
            path.unlink()


def digest(parts: Sequence[bytes]) -> str:
    """One short word for some contents."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()


def recipe() -> str:
    """How things are built: this tool, the compilers and their versions. Another recipe builds everything anew."""
    tools = [sys.version, version("mypy"), version("setuptools"), repr(get_config_var("CC"))]
    return digest([Path(__file__).read_bytes(), *(tool.encode() for tool in tools)])


def contents(source: Path, modules: Sequence[str]) -> str:
    """What would be built."""
    places = list(files_of(source))
    listed = [*modules, *(place.as_posix() for place in places)]
    return digest(["\n".join(listed).encode(), *((source / place).read_bytes() for place in places)])


def build(target: Path, modules: Sequence[str], jobs: int) -> int:
    """Let mypyc write C for what has changed or imports what has, and compile it; the exit code."""
    whole = sys.platform == "linux" and "gcc" in (os.environ.get("CC") or get_config_var("CC"))
    flags = list(WHOLE) if whole else ["-w"] * (sys.platform != "win32")
    (target / "setup.py").write_text(SETUP.format(modules=list(modules), flags=flags), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"--parallel={jobs}"]
    return subprocess.run(command, cwd=target, env={**os.environ, "MYPYPATH": str(target)}, check=False).returncode


def compile_package(source: Path, target: Path, names: Sequence[str], jobs: int) -> int:
    """Bring the compiled package up to date, and say what was done; the exit code."""
    modules = hot_modules(source, names)
    stamp, known = target / STAMP, f"{recipe()} {contents(source, modules)}"
    before = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    if before.partition(" ")[0] != known.partition(" ")[0]:
        shutil.rmtree(target, ignore_errors=True)
    bring_up_to_date(source, target / PACKAGE, modules)
    if before == known:
        print(f"{target} is up to date: {len(modules)} modules.")
        return 0
    # Where the build breaks off, the next run goes on with it; nothing is said to be up to date before it is.
    stamp.write_text(f"{recipe()} unfinished", encoding="utf-8")
    code = build(target, modules, jobs)
    if code:
        print("The compiled build failed; the plain package works without it.", file=sys.stderr)
        return code
    stamp.write_text(known, encoding="utf-8")
    spent = os.times()
    seconds = spent.children_user + spent.children_system
    print(f"{target} is up to date: {len(modules)} modules, {seconds:.0f} s of processor time.")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = ArgumentParser(description="Compile the hot modules into build/compiled.")
    parser.add_argument("games", nargs="*", help="only these (their folders); all if none is named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at a time (usual: one a core)")
    chosen = parser.parse_args(arguments)
    return compile_package(SOURCE, TARGET, chosen.games, chosen.jobs)


if __name__ == "__main__":
    sys.exit(main())
