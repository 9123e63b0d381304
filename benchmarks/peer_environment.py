"""The environment of the peers, apart from ours: one virtual environment for each Python that some peer needs."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.processes import ROOT, Execute, execute, last_line

HOME: Final = ROOT / ".bench-peers"
RECORD: Final = "peers.json"
INTERPRETERS: Final = ("python3.11", "python3.12", "python3.13")
USABLE: Final = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
# Quiet, and quick to give up where there is no network.
PIP: Final = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1")


class Package(NamedTuple):
    """A peer: the version its figures are known for, the module that shows it works, and what it does not bring."""

    version: str
    module: str
    more: tuple[str, ...] = ()


PACKAGES: Final[Mapping[str, Package]] = {
    "catanatron": Package("3.2.1", "catanatron"),
    "rlcard": Package("1.2.0", "rlcard"),
    "open_spiel": Package("2.0.2", "pyspiel"),
    # Hanabi is OpenSpiel's; the other classic games draw themselves, chess looks for its rules.
    "pettingzoo": Package(
        "1.27.0", "pettingzoo.classic.hanabi_v5", ("shimmy", "open_spiel", "pygame", "rlcard", "chess")
    ),
}


class Peers(NamedTuple):
    """Which interpreter has each peer, and why the missing ones are missing."""

    found: dict[str, str]
    missing: dict[str, str]


def interpreters(run: Execute) -> Iterator[tuple[str, str]]:
    """Version and path of each Python that can make an environment. A name on the path may be an empty launcher."""
    seen: set[str] = set()
    for path in [*(shutil.which(name) for name in INTERPRETERS), sys.executable]:
        if path is None:
            continue
        result = run([path, "-c", USABLE], {})
        version = result.stdout.strip()
        if result.returncode == 0 and version not in seen:
            seen.add(version)
            yield version, path


def environment_python(directory: Path) -> str:
    """The interpreter inside a virtual environment."""
    return str(directory / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def install_peer(python: str, name: str, run: Execute) -> str | None:
    """Install one peer and try its module; the reason when it can't be had. The known version first, then any."""
    package = PACKAGES[name]
    reason = "nothing was tried"
    for wanted in (f"{name}=={package.version}", name):
        result = run([python, *PIP, wanted, *package.more], {})
        if result.returncode == 0:
            result = run([python, "-c", f"import {package.module}"], {})
        if result.returncode == 0:
            return None
        reason = last_line(result)
    return reason


def install(home: Path, names: Iterable[str], run: Execute = execute) -> Peers:
    """Install each peer with the first Python that takes it."""
    peers = Peers({}, dict.fromkeys(names, "no Python was found that can make a virtual environment"))
    for version, path in interpreters(run):
        if not peers.missing:
            break
        directory = home / f"python{version}"
        made = run([path, "-m", "venv", "--clear", str(directory)], {})
        for name in list(peers.missing):
            python = environment_python(directory)
            reason = install_peer(python, name, run) if made.returncode == 0 else last_line(made)
            if reason is None:
                peers.found[name] = python
                del peers.missing[name]
            else:
                peers.missing[name] = f"Python {version}: {reason}"
    return peers


def recorded(home: Path) -> Peers | None:
    """The peers as they were installed before; None when that must be done (again)."""
    path = home / RECORD
    if not path.exists():
        return None
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if record["wanted"] != wanted() or not all(Path(python).exists() for python in record["found"].values()):
        return None
    return Peers(record["found"], record["missing"])


def wanted() -> dict[str, str]:
    """What the record must agree with."""
    return {name: package.version for name, package in PACKAGES.items()}


def peers_at(home: Path = HOME, *, again: bool = False, run: Execute = execute) -> Peers:
    """The peers, installed when they are not there yet. A peer that could not be had is tried again only on demand."""
    known = None if again else recorded(home)
    if known is not None:
        return known
    home.mkdir(parents=True, exist_ok=True)
    peers = install(home, PACKAGES, run)
    record = {"wanted": wanted(), "found": peers.found, "missing": peers.missing}
    (home / RECORD).write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    return peers
