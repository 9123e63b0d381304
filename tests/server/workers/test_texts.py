"""Texts are read before a server listens: nobody's first words keep everybody waiting (N12)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.architecture.project import ROOT
from tests.server.workers.warm import LANGUAGES
from wandwright.engine.matches.games import games


def test_no_text_is_read_while_people_play(tmp_path: Path) -> None:
    # A process of its own has read nothing yet.
    command = [sys.executable, "-m", "tests.server.workers.warm", str(tmp_path)]
    run = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    read = json.loads(run.stdout)
    assert len(read["before"]) > 60
    assert len(set(read["before"])) == len(read["before"]), "read twice"
    assert read["after"] == []


def test_worker_processes_are_forked_with_every_text_at_hand() -> None:
    """A process for imports serves one file only, and speaks every language over it."""
    count = (
        "import wandwright.server.workers.preloading; from wandwright.content.messages import parsed; "
        "print(parsed.cache_info().currsize)"
    )
    run = subprocess.run([sys.executable, "-c", count], check=True, capture_output=True, text=True)
    # Those of each game, and of the bots.
    assert int(run.stdout) == len(LANGUAGES) * (len(games()) + 1)
