"""Where settings come from: each of the ways, which goes first, and a sentence for whatever is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wandwright.cli import main
from wandwright.engine.errors import WandwrightError
from wandwright.server import running
from wandwright.server.settings import Rate, Settings
from wandwright.server.settings.declaring import Known
from wandwright.server.settings.sources import ALL, gather

# A right value that is not the default, for settings whose kind doesn't tell one.
VALUES = {
    "host": "0.0.0.0",
    "root_path": "/games",
    "database": "tables.sqlite",
    "data": "here",
    "static": "there",
    "log_format": "json",
}
EACH = pytest.mark.parametrize("one", ALL.values(), ids=list(ALL))


def value_of(one: Known) -> tuple[str, Any]:
    """A value as text, and what becomes of it."""
    kind = one.info.annotation
    if one.many:
        return "one,other", [Path(part) if one.name == "pack" else part for part in ("one", "other")]
    if kind is Rate:
        return "7/8", Rate(7.0, 8)
    if kind is bool:
        return "true", True
    text = VALUES.get(one.name, "3")
    return text, Path(text) if kind is Path else text if one.name in VALUES else 3


def found(settings: Settings, one: Known) -> Any:
    value = getattr(settings, one.field)
    return list(value) if one.many else value


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in ALL.values():
        monkeypatch.delenv(one.variable, raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


@EACH
def test_each_setting_is_given_by_the_environment_and_by_a_file(
    one: Known, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, value = value_of(one)
    assert found(gather({}), one) != value
    file.write_text(f'{one.name} = "{text}"\n', encoding="utf-8")
    assert found(gather({}, str(file)), one) == value
    monkeypatch.setenv(one.variable, text)
    assert found(gather({}), one) == value


@EACH
def test_each_setting_is_given_on_the_command_line(one: Known, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(running, "serve", served.append)
    monkeypatch.setattr(running, "check_port", lambda host, port: None)
    text, value = value_of(one)
    words = [word for part in text.split(",") for word in (one.flag, part)]
    assert main(["serve", *words]) == 0
    assert found(served[0], one) == value


def test_the_command_line_goes_before_the_environment_and_that_before_a_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('bot_pause = 1\nport = 1\nkeep_idle = 1\npack = ["of", "file"]\nposts = [1, 2]\n', encoding="utf-8")
    monkeypatch.setenv("WANDWRIGHT_BOT_PAUSE", "2")
    monkeypatch.setenv("WANDWRIGHT_PORT", "2")
    monkeypatch.setenv("WANDWRIGHT_PROXY", "10.0.0.1, 10.0.0.2")
    # Nothing is given by a line without a value.
    monkeypatch.setenv("WANDWRIGHT_DATABASE", "")
    settings = gather({"bot_pause": "3", "pack": ["told"]}, str(file))
    assert (settings.bot_pause, settings.port, settings.keep_idle_days) == (3, 2, 1)
    assert settings.packs == (Path("told"),)
    assert settings.proxies == ("10.0.0.1", "10.0.0.2")
    assert (settings.posts, settings.database, settings.vote_seconds) == (Rate(1, 2), "", 180)


def test_the_environment_names_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text("port = 99\n", encoding="utf-8")
    monkeypatch.setenv("WANDWRIGHT_CONFIG", str(file))
    assert gather({}).port == 99


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("bot_pause = 99", "bot_pause in FILE .* a number from 0 to 60"),
        ("bot_pause = nan", "a number from 0 to 60"),
        ("workers = 'two'", "workers in FILE .* a whole number from 1 to 64"),
        ("workers = true", "workers in FILE .* a whole number"),
        ("posts = '5'", "two numbers like 20/60"),
        ("posts = '-5/1'", "two numbers like 20/60"),
        ("log_format = 'xml'", "Give text or json"),
        ("host = 5", "host in FILE .* Give a text"),
        ("proxy = 5", "proxy in FILE .* a list of texts"),
        ("pack = 5", "Packs come as a list"),
        ("root_path = 'a b'", "a plain path like /games"),
        ("bot_paus = 1", "no setting bot_paus, which FILE gives. Did you mean bot_pause"),
        ("packs = []", "Did you mean pack"),
        ("bot_pause 1", "FILE are no TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_in_a_sentence(line: str, told: str, file: Path) -> None:
    file.write_text(line, encoding="utf-8")
    with pytest.raises(WandwrightError, match=told.replace("FILE", str(file))) as refused:
        gather({}, str(file))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("words", "environment", "told"),
    [
        (("--bot-pause", "soon"), {}, "--bot-pause has a value that can't be used. Give a number from 0 to 60."),
        ((), {"WANDWRIGHT_PORT": "99999"}, "WANDWRIGHT_PORT has a value that can't be used. Give a whole number"),
        (("--port", "-1"), {"WANDWRIGHT_PORT": "1"}, "--port has a value"),
        (("--config", "nowhere.toml"), {}, "nowhere.toml can't be read"),
        ((), {"WANDWRIGHT_CONFIG": "nowhere.toml"}, "nowhere.toml can't be read"),
    ],
)
def test_what_is_wrong_elsewhere_is_told_without_a_traceback(
    words: tuple[str, ...],
    environment: dict[str, str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("wandwright: ")
    assert told in said
    assert len(said.splitlines()) == 1
