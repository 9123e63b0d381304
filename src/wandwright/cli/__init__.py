"""The commands and the terminal table."""

from wandwright.cli.app import main

__all__ = ["main"]
