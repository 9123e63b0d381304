"""`wandwright backup` while people play; what it wrote is a whole server again."""

from __future__ import annotations

import stat
import threading
from pathlib import Path

import pytest

from tests.server.live import Server, quick_settings
from wandwright.cli import main
from wandwright.server.errors import BadSettings
from wandwright.server.settings import Settings
from wandwright.server.storage.backup import back_up


def test_a_copy_made_under_play_is_a_whole_server_again(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = server.make("here", "here")
    copy = tmp_path / "copy.sqlite"
    acknowledged = 0
    stop, playing = threading.Event(), threading.Event()

    def play() -> None:
        nonlocal acknowledged
        other = server.make("here", "here")
        with server.sit(other, 0, 1) as ben:
            while not stop.is_set() and ben.snapshot["info"]["outcome"] is None:
                ben.go_on()
                playing.set()

    with server.sit(keys, 0, 1) as anna:
        anna.go_on(7)
        acknowledged, views = len(anna.actions), anna.snapshot["views"]
        thread = threading.Thread(target=play)
        thread.start()
        assert playing.wait(20)
        assert main(["backup", str(copy), "--data", str(tmp_path)]) == 0
        stop.set()
        thread.join(20)
        anna.go_on(3)
    assert "2 tables are in" in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("copy.sqlite-") or file.suffix == ".part"]
    settings = quick_settings(tmp_path / "restored", database=str(copy))
    with Server(settings) as restored, restored.sit(keys, 0, 1) as anna:
        assert (len(anna.actions), anna.snapshot["views"]) == (acknowledged, views)
        anna.go_on()
    # Its own server has ended: that is no reason not to copy it again.
    assert back_up(Settings(database=str(copy)), tmp_path / "again.sqlite") == 2


def test_what_is_there_is_never_written_over(server: Server, tmp_path: Path) -> None:
    target = tmp_path / "kept"
    target.write_text("precious")
    with pytest.raises(BadSettings, match="Name another file"):
        back_up(server.settings, target)
    assert target.read_text() == "precious"


def test_what_stands_against_a_copy_is_said(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "x", "--data", str(tmp_path / "nowhere")]) == 2
    assert "There are no tables" in capsys.readouterr().err
    with pytest.raises(BadSettings, match="Mend that and try again"):
        back_up(server.settings, tmp_path / "no such folder" / "copy")
    rubbish = tmp_path / "rubbish"
    rubbish.write_text("no database" * 1000)
    with pytest.raises(BadSettings, match="could not be copied"):
        back_up(Settings(database=str(rubbish)), tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "copy.part").exists()


def test_postgresql_copies_itself_and_no_password_is_repeated(tmp_path: Path) -> None:
    settings = Settings(database="postgresql://anna:hush@db/tables")
    with pytest.raises(BadSettings, match=r"pg_dump .*postgresql://anna@db/tables") as told:
        back_up(settings, tmp_path / "copy")
    assert "hush" not in str(told.value)
