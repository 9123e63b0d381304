"""Where answers come from: a person at a keyboard, or a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

with suppress(ImportError):
    # Arrow keys and earlier answers at the prompt, where the system offers them.
    import readline  # noqa: F401

PROMPT: Final = "> "


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
                return input(prompt).strip()
            except EOFError as end:
                raise EndOfInput from end
        text = sys.stdin.readline() if sys.stdin is not None else ""
        if not text:
            raise EndOfInput
        print(prompt + text.strip(), flush=True)
        return text.strip()
