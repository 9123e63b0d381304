"""Running commands as a person or a script does."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from wandwright.cli import main

GAME = "hogwarts-battle"


class Run(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.out.splitlines()]


class Shell:
    """Runs the command line in this process; what is typed comes from a pipe."""

    def __init__(self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capture = capture
        self.patch = patch

    def __call__(self, *arguments: str, typed: Sequence[str] = ()) -> Run:
        self.patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.capture.readouterr()
        code = main(arguments)
        out, err = self.capture.readouterr()
        return Run(code, out, err)
