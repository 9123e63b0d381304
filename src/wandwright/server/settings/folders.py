"""Folders: where a server keeps its data, and where the built page lies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"


def data_folder() -> Path:
    """Where this system keeps a user's data; WANDWRIGHT_DATA names another folder."""
    if os.environ.get("WANDWRIGHT_DATA"):
        return Path(os.environ["WANDWRIGHT_DATA"])
    return usual_folder()


def usual_folder() -> Path:
    """The folder that is ours alone."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "wandwright"
