"""What docs/guides/host.md tells a host to type is what the programs know."""

from __future__ import annotations

import re
import shlex

import pytest

from tests.architecture.project import ROOT
from tests.server.proxies import NGINX
from wandwright.cli.app import parser
from wandwright.server.metrics import Metrics

GUIDE = (ROOT / "docs" / "guides" / "host.md").read_text("utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", GUIDE, re.DOTALL)
COMMANDS = re.findall(r"(?:^|`|bin/)wandwright ((?:serve|backup) -?[^`\n]*)", GUIDE, re.MULTILINE)


@pytest.mark.parametrize("words", [command for command in COMMANDS if "--help" not in command])
def test_commands_are_understood(words: str) -> None:
    assert parser().parse_args(shlex.split(words)).run


def test_options_are_those_of_the_command() -> None:
    options = set(re.findall(r"--[a-z][a-z-]+", GUIDE)) - {"--help"}
    known = {option for words in ("serve", "backup") for option in options_of(words)}
    assert len(options) > 8
    assert options <= known


def options_of(command: str) -> set[str]:
    actions = next(action for action in parser()._actions if action.choices and command in action.choices)
    assert isinstance(actions.choices, dict)
    actions.choices[command].complete()
    return set(actions.choices[command]._option_string_actions)


def test_nginx_is_told_what_was_tried() -> None:
    lines = {line.strip() for line in NGINX.splitlines() if "proxy_set_header" in line or "proxy_http" in line}
    (told,) = [block for block in BLOCKS if "ssl_certificate" in block]
    assert lines <= {line.strip() for line in told.splitlines()}


def test_every_number_to_watch_is_told() -> None:
    named = set(re.findall(r"`((?:wandwright|process)_[a-z_]+)`", GUIDE))
    text = Metrics().text()
    assert named
    assert not [name for name in named if f"# TYPE {name} " not in text]
