"""The table on a real terminal: it is drawn anew, fits, and leaves cleanly."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import GAME

if sys.platform == "win32":
    pytest.skip("there are no such terminals here", allow_module_level=True)

import fcntl
import pty
import termios

# The program takes the terminal for its own and listens to Ctrl-C, as if a shell had started it; tests may run in the
# background, where Ctrl-C is ignored.
SCRIPT = """
import fcntl, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from wandwright.cli import main
sys.exit(main(sys.argv[1:]))
"""
CLEAR = "\033[2J"
HOME = "\033[H"
COLOUR = re.compile(r"\033\[[0-9;]*m")
PATIENCE = 30.0


class Terminal:
    """A program in a terminal of a certain size."""

    def __init__(self, folder: Path, size: tuple[int, int], arguments: tuple[str, ...]) -> None:
        own, theirs = pty.openpty()
        columns, lines = size
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        environment |= {"WANDWRIGHT_DATA": str(folder), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        self.own = own
        self.seen = ""
        # A read may end in the middle of a letter.
        self._decoder = getincrementaldecoder("utf-8")("replace")

    def read_until(self, text: str) -> str:
        """Everything printed up to a text; what was read before is gone."""
        end = time.monotonic() + PATIENCE
        while text not in (shown := COLOUR.sub("", self.seen)):
            if time.monotonic() > end:
                raise AssertionError(f"waited for {text!r}, saw {shown[-2000:]!r}")
            self._read_some()
        found, _, self.seen = shown.partition(text)
        return found + text

    def _read_some(self) -> None:
        if select.select([self.own], [], [], 0.2)[0]:
            try:
                self.seen += self._decoder.decode(os.read(self.own, 65536))
            except OSError as end:
                # A terminal whose program has gone has nothing more to say.
                raise AssertionError(f"the program has ended, saw {self.seen[-2000:]!r}") from end

    def type(self, text: str) -> None:
        os.write(self.own, text.encode())

    def end(self) -> int:
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        os.close(self.own)


class Opener:
    """Opens terminals and closes them after the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.opened: list[Terminal] = []

    def __call__(self, *arguments: str, size: tuple[int, int] = (100, 30)) -> Terminal:
        terminal = Terminal(self.folder, size, arguments)
        self.opened.append(terminal)
        return terminal


@pytest.fixture
def opener(data_folder: Path) -> Iterator[Opener]:
    opener = Opener(data_folder)
    yield opener
    for terminal in opener.opened:
        terminal.close()


def kept_match(folder: Path) -> ww.Match:
    (path,) = folder.iterdir()
    return ww.load(path.read_text(encoding="utf-8"))


LARGER = [pytest.param(size, marks=pytest.mark.soak) for size in ((100, 30), (120, 40))]


@pytest.mark.parametrize("size", [(80, 24), *LARGER])
def test_the_table_fits_the_terminal(opener: Opener, size: tuple[int, int]) -> None:
    terminal = opener("terminal", GAME, "--seats", "2", "--seed", "31", "--bot", "1=greedy", size=size)
    terminal.read_until(CLEAR)
    lines = terminal.read_until("> ").removeprefix(HOME).splitlines()
    assert len(lines) <= size[1]
    assert max(len(line) for line in lines) <= size[0]
    drawn = "\n".join(lines)
    for part in ("Diagon Alley", "●○○○ control token 1/4", "Crabbe & Goyle", "health 10/10", "Play Hedwig", "Market"):
        assert part in drawn


def test_an_answer_draws_the_table_anew(opener: Opener) -> None:
    terminal = opener("terminal", GAME, "--seats", "2", "--seed", "3", "--bot", "1=greedy")
    terminal.read_until("> ")
    terminal.type("alohomora\n")
    terminal.read_until(CLEAR)
    assert "Harry gains 1 influence" in terminal.read_until("> ")


def test_ctrl_c_keeps_the_match(opener: Opener, data_folder: Path) -> None:
    terminal = opener("terminal", GAME, "--seats", "2", "--seed", "3", "--bot", "1=greedy")
    terminal.read_until("> ")
    terminal.type("alohomora\n")
    terminal.read_until("influence 1")
    terminal.read_until("> ")
    terminal.type("\x03")
    assert "--load" in terminal.read_until("--bot 1=greedy")
    assert terminal.end() == 130
    assert len(kept_match(data_folder).records) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_keeps_the_match(opener: Opener, data_folder: Path, number: signal.Signals) -> None:
    terminal = opener("terminal", GAME, "--seats", "2", "--seed", "3")
    terminal.read_until("> ")
    terminal.process.send_signal(number)
    assert terminal.end() == 130
    assert kept_match(data_folder).records == ()


def test_ctrl_d_leaves_without_loss_and_the_next_start_offers_the_match(opener: Opener, data_folder: Path) -> None:
    first = opener("terminal", GAME, "--seats", "2", "--seed", "3", "--bot", "1=greedy")
    first.read_until("> ")
    first.type("alohomora\n")
    first.read_until("influence 1")
    first.read_until("> ")
    first.type("\x04")
    assert first.end() == 0
    second = opener("terminal", GAME)
    second.read_until("Go on with the match left on")
    second.read_until("> ")
    second.type("\n")
    assert "influence 1" in second.read_until("? explains")
    second.read_until("> ")
    second.type("end turn\n")
    # The bot has its seat again: it plays, and the person is asked.
    assert "Ron ends the turn" in second.read_until("? explains")
    second.type("quit\n")
    assert second.end() == 0
    match = kept_match(data_folder)
    assert match.records[0].notation == "play alohomora_harry"
    assert len(match.records) > 2


def test_closed_hands_are_handed_over_unseen(opener: Opener) -> None:
    terminal = opener("terminal", GAME, "--seats", "2", "--seed", "31", "--option", "hands=closed")
    assert "Pigwidgeon" not in terminal.read_until("> ")
    terminal.type("end turn\n")
    assert "Pigwidgeon" not in terminal.read_until("Pass the keyboard to Ron, then press Enter.")
    terminal.type("\n")
    table = terminal.read_until("? explains")
    assert "Pigwidgeon" in table
    assert "Firebolt" not in table


def test_after_the_end_a_person_can_still_take_back(opener: Opener) -> None:
    terminal = opener("terminal", GAME, "--seats", "2", "--seed", "5", "--bot", "all=greedy")
    terminal.read_until("The heroes win: every villain is defeated.")
    terminal.read_until("> ")
    for typed, told in (
        ("undo", "People have answered 0 times"),
        ("hint", "The match is over."),
        ("nonsense", "The match is over."),
        ("log 3", "are defeated"),
    ):
        terminal.type(f"{typed}\n")
        terminal.read_until(told)
    terminal.type("\n")
    assert terminal.end() == 0
