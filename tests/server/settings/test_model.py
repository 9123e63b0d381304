"""Settings as the server holds them: all reach its worker processes, and each is explained once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from tests.architecture.project import ROOT
from wandwright.cli import main, play
from wandwright.cli.docs import SETTINGS, check_docs
from wandwright.server import running
from wandwright.server.settings import Rate, Settings, groups
from wandwright.server.settings.declaring import known
from wandwright.server.settings.sources import ALL

OTHER = Settings(
    data=Path("data"),
    allow_origins=("https://a.example/",),
    allowed_hosts=("a.example",),
    proxies=("10.0.0.1",),
    posts=Rate(1.5, 2),
    packs=(Path("mine"),),
    keep_idle_days=0.5,
    bot_processes=0,
)


def test_worker_processes_get_all_of_them() -> None:
    assert Settings.model_validate_json(OTHER.model_dump_json()) == OTHER != Settings()
    assert OTHER.allow_origins == ("https://a.example",)


def test_they_do_not_change_and_know_no_others() -> None:
    with pytest.raises(ValidationError):
        OTHER.port = 1
    with pytest.raises(ValidationError):
        Settings.model_validate({"prot": 1})


def test_each_is_in_one_group_and_is_explained() -> None:
    grouped = [one.name for group in groups() for one in known(group)]
    assert sorted(grouped) == sorted(ALL)
    assert all(group.heading() for group in groups())
    told = [one.option.does for one in ALL.values()]
    assert len(set(told)) == len(told)
    for one in ALL.values():
        assert one.option.does
        number = one.info.annotation in (int, float)
        assert number == (one.option.low is not None) == (one.option.high is not None), one.name


def test_the_help_and_the_guide_list_each_with_its_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    guide = (ROOT / "docs" / "guides" / "host.md").read_text("utf-8").partition(SETTINGS)[2]
    for one in ALL.values():
        assert f"{one.flag} {one.option.value} {one.option.does}" in shown
        [row] = re.findall(rf"^\| `{one.flag} .*$", guide, re.MULTILINE)
        assert one.variable in row
        assert f"| {one.default} |" in row


def test_a_guide_with_another_list_is_not_fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wandwright.cli.docs.games", list)
    for folder in ("src/wandwright/games", "tests", "docs/guides"):
        (tmp_path / folder).mkdir(parents=True)
    guide = tmp_path / "docs" / "guides" / "host.md"
    text = (ROOT / "docs" / "guides" / "host.md").read_text("utf-8")
    guide.write_text(text, encoding="utf-8")
    assert check_docs(tmp_path) == []
    guide.write_text(text.replace("| 8742 |", "| 8080 |"), encoding="utf-8")
    assert check_docs(tmp_path) == ["docs/guides/host.md is not fresh; write it with: wandwright rules --write-docs"]


def test_a_table_on_ones_own_machine_listens_to_no_other_setting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WANDWRIGHT_HOST", "0.0.0.0")
    monkeypatch.setenv("WANDWRIGHT_KEEP_IDLE", "1")
    monkeypatch.setenv("WANDWRIGHT_DATA", str(tmp_path))
    served: list[Settings] = []
    monkeypatch.setattr(running, "serve", lambda settings, quiet: served.append(settings))
    monkeypatch.setattr(running, "free_port", lambda host, port: port)
    monkeypatch.setattr(play, "wants_terminal", lambda chosen: False)
    assert main(["play", "--no-browser", "--bot-pause", "2"]) == 0
    told = Settings(data=tmp_path, bot_pause=2, keep_unplayed_days=0, keep_finished_days=0, keep_idle_days=0)
    assert served == [told.model_copy(update={"workshop": True})]
