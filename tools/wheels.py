"""Build what is installed without a checkout: a wheel of plain Python, and one with compiled rules for this machine.

    make wheels                                 both, into dist/, and each is tried in an environment of its own
    python tools/wheels.py --plain              without the compiled one

The page is inside both: whoever installs them needs neither Node nor a compiler.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from compile import TARGET  # type: ignore[import-not-found]
from compile import main as compile_rules

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PAGE = ROOT / "src" / "wandwright" / "server" / "static" / "index.html"
# What the compiled modules need where they run.
NEEDED = "mypy_extensions>=1.0"


def tag() -> str:
    """This Python on this platform, as the names of wheels have it."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a program of this environment; a failure ends everything."""
    subprocess.run([sys.executable, "-m", *map(str, command)], cwd=cwd, check=True)


def plain_wheel(folder: Path) -> Path:
    """The package as it is, page included."""
    run("hatchling", "build", "-t", "wheel", "-d", folder)
    return next(folder.glob("wandwright-*-py3-none-any.whl"))


def compiled_wheel(plain: Path, compiled: Path, work: Path, folder: Path) -> Path:
    """The same wheel with the compiled package laid over it, for this Python and platform only."""
    shutil.rmtree(work, ignore_errors=True)
    run("wheel", "unpack", plain, "--dest", work)
    (inside,) = work.iterdir()
    for path in sorted((compiled / "wandwright").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            copy = inside / path.relative_to(compiled)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    for shared in compiled.glob("*__mypyc*.so"):
        shutil.copyfile(shared, inside / shared.name)
    rewrite(next(inside.glob("*.dist-info")))
    run("wheel", "pack", inside, "--dest-dir", folder)
    return next(folder.glob(f"wandwright-*-{tag()}.whl"))


def rewrite(about: Path) -> None:
    """What a wheel says of itself: it is for this platform, and its modules need one package more."""
    wheel = about / "WHEEL"
    lines = wheel.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    wheel.write_text("\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag()}", ""]), encoding="utf-8")
    metadata = about / "METADATA"
    head, blank, text = metadata.read_text(encoding="utf-8").partition("\n\n")
    metadata.write_text(f"{head}\nRequires-Dist: {NEEDED}{blank}{text}", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = ArgumentParser(description="Build the wheels into dist/ and try each of them.")
    parser.add_argument("--plain", action="store_true", help="only the wheel of plain Python")
    parser.add_argument("--untried", action="store_true", help="do not install and try them")
    parser.add_argument("--dist", type=Path, default=DIST, help="where they go (usual: dist)")
    chosen = parser.parse_args(arguments)
    if not PAGE.exists():
        print("The page is not built; run make web first.", file=sys.stderr)
        return 1
    chosen.dist.mkdir(parents=True, exist_ok=True)
    for old in chosen.dist.glob("wandwright-*.whl"):
        old.unlink()
    wheels = [plain_wheel(chosen.dist)]
    if not chosen.plain and shutil.which("cc"):
        if code := compile_rules([]):
            return int(code)
        wheels.append(compiled_wheel(wheels[0], TARGET, ROOT / "build" / "wheel", chosen.dist))
    for wheel in wheels:
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
        if not chosen.untried:
            subprocess.run([sys.executable, ROOT / "tools" / "try_wheel.py", wheel], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
