"""Input: a person at a keyboard, or a pipe."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

with suppress(ImportError):
    # Arrow keys and earlier answers at the prompt, where the system offers them.
    import readline  # noqa: F401

PROMPT: Final = "> "
SECONDS_BETWEEN_LOOKS: Final = 0.2


class EndOfInput(Exception):
    """Nobody answers any more."""


class Reader:
    """Lines of answers. From a pipe each line is echoed, so that what was printed reads like a conversation."""

    def __init__(self) -> None:
        self.keyboard = sys.stdin is not None and sys.stdin.isatty()

    def line(self, prompt: str = PROMPT) -> str:
        """The next answer; EndOfInput when there is none."""
        if self.keyboard:
            try:
                with looking_up():
                    return input(prompt).strip()
            except EOFError as end:
                raise EndOfInput from end
        text = sys.stdin.readline() if sys.stdin is not None else ""
        if not text:
            raise EndOfInput
        print(prompt + text.strip(), flush=True)
        return text.strip()


@contextmanager
def looking_up() -> Iterator[None]:
    """Look up from reading now and then.

    A signal that comes just before a program begins to read would otherwise be noticed only with the next key: a closed
    window would leave the match hanging.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, keep_reading)
    signal.setitimer(signal.ITIMER_REAL, SECONDS_BETWEEN_LOOKS, SECONDS_BETWEEN_LOOKS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def keep_reading(number: int, frame: Any) -> None:
    """Nothing but a look."""
