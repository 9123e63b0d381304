"""File permissions: only the user who runs the server may read files that hold seeds, hands and chat."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600
FOLDER_OWNER_ONLY = 0o700
# What SQLite keeps beside a database. New ones get the permissions of the database itself.
BESIDE = ("", "-wal", "-shm", "-journal")


def private_folder(folder: Path, *, ours: bool) -> None:
    """Make a folder that others can't look into. One that is there already is changed only if it is `ours` alone."""
    if folder.is_dir():
        if ours:
            close_to_others(folder, FOLDER_OWNER_ONLY)
        return
    folder.mkdir(mode=FOLDER_OWNER_ONLY, parents=True)


def private_file(path: Path) -> None:
    """Make an empty file that others can't read, before anything is written into it; or close one that is there."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    for ending in BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            close_to_others(beside, OWNER_ONLY)


def close_to_others(path: Path, mode: int) -> None:
    """Take away what others may do; where a file is somebody else's, its rights are theirs to give."""
    if os.name == "posix" and path.stat().st_uid == os.geteuid() and path.stat().st_mode & 0o077:
        path.chmod(mode)
