"""Dockerfile and compose.yaml, as far as they can be checked where nothing is built by them."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from typing import Any

import pytest
import yaml

from tests.architecture.project import ROOT
from wandwright.cli.app import parser
from wandwright.server.settings import Settings

USUAL_PORT = Settings().port
# A value that is not taken from the environment, or a password in an address.
SECRET = re.compile(r"^[\s-]*\w*(?:password|secret|token)\w*\s*[:=]\s*(?!\$\{)\S|://[^@/\s]*:[^@/\s]*@", re.IGNORECASE)


def instructions() -> list[tuple[str, str]]:
    """Each instruction of the Dockerfile with its words; comments and continued lines taken together."""
    lines = [line for line in (ROOT / "Dockerfile").read_text("utf-8").splitlines() if not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    found = [line.split(maxsplit=1) for line in joined.splitlines() if line.strip()]
    return [(name, " ".join(words.split())) for name, words in found]


def last(name: str) -> str:
    return [words for found, words in instructions() if found == name][-1]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return found


def understood(words: list[str]) -> argparse.Namespace:
    """The command line knows these words; it ends the program where it does not."""
    return parser().parse_args(words)


def test_everything_that_is_copied_is_there_and_is_sent_to_the_builder() -> None:
    sent = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    copied = [words.split()[:-1] for name, words in instructions() if name == "COPY" and "--from" not in words]
    assert copied
    for path in [path for paths in copied for path in paths]:
        assert (ROOT / path).exists(), path
        assert f"!{path.split('/')[0]}" in sent, path


def test_each_stage_that_is_copied_from_exists_and_images_have_versions() -> None:
    stages = [words for name, words in instructions() if name == "FROM"]
    assert all(re.search(r":\d", stage) for stage in stages)
    named = {stage.rpartition(" AS ")[2] for stage in stages if " AS " in stage}
    copied = {found for name, words in instructions() if name == "COPY" for found in re.findall(r"--from=(\w+)", words)}
    assert copied == named


def test_the_container_runs_what_the_command_line_knows_as_nobody_special() -> None:
    assert json.loads(last("ENTRYPOINT")) == ["wandwright"]
    chosen = understood(json.loads(last("CMD")))
    assert (chosen.host, chosen.port) == ("0.0.0.0", str(USUAL_PORT))
    assert last("USER").isdigit()
    assert int(last("USER")) > 0
    assert last("EXPOSE") == str(USUAL_PORT)
    assert f"127.0.0.1:{USUAL_PORT}/health" in last("HEALTHCHECK")
    compile(json.loads(last("HEALTHCHECK").partition("CMD ")[2])[2], "health check", "exec")
    assert f"WANDWRIGHT_DATA={last('VOLUME')}" in shlex.split(last("ENV"))


def test_pinned_versions_are_used_and_nothing_is_kept_of_the_build() -> None:
    installs = [words for name, words in instructions() if name == "RUN" and "pip install" in words]
    assert installs
    assert all("-c constraints.txt" in words and "--no-cache-dir" in words for words in installs)
    assert any(words == "npm ci" for name, words in instructions() if name == "RUN")


def test_compose_starts_the_server_after_its_database_and_keeps_both() -> None:
    services, volumes = compose()["services"], compose()["volumes"]
    server, database = services["server"], services["database"]
    chosen = understood(server["command"])
    host = re.fullmatch(r"postgresql://(\w+)@(\w+)/(\w+)", chosen.database)
    assert host is not None
    assert host[2] in server["depends_on"]
    assert (host[1], host[3]) == (database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"])
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in database["healthcheck"]["test"][1]
    mounts = [mount.split(":") for service in services.values() for mount in service["volumes"]]
    assert {name for name, _ in mounts} == set(volumes)
    assert last("VOLUME") in [path for _, path in mounts]
    assert all(port.startswith("127.0.0.1:") for port in server["ports"]), "only a proxy reaches it"
    assert "ports" not in database


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", ".dockerignore"])
def test_no_secret_is_written_down(file: str) -> None:
    lines = [line for line in (ROOT / file).read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]
    assert not [line for line in lines if SECRET.search(line)]
