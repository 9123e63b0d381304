"""Every test of the commands has a data folder of its own and a terminal of 80 columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Shell


@pytest.fixture
def data_folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> Shell:
    monkeypatch.setenv("WANDWRIGHT_DATA", str(data_folder))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Shell(capsys, monkeypatch)
