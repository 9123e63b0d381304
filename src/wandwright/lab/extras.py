"""Libraries that come with the extra `lab`, imported when a study needs them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from wandwright.engine.errors import WandwrightError


class MissingExtra(WandwrightError):
    """A library of the extra `lab` is not installed."""


def needed(name: str) -> ModuleType:
    """The library of that name; MissingExtra says how it is installed."""
    try:
        return import_module(name)
    except ImportError as problem:
        raise MissingExtra(
            f'The library {name.partition(".")[0]} is not installed; install it with: pip install "wandwright[lab]".'
        ) from problem
