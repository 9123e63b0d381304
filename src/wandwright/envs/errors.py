"""What can go wrong with environments, each with a sentence that says what to do next."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from wandwright.engine.errors import WandwrightError


class MissingExtra(WandwrightError):
    """A library is not installed that this kind of environment needs."""


class BadEnvironment(WandwrightError):
    """An environment is asked for something that it can't do."""


def needed(module: str, extra: str) -> ModuleType:
    """A library that comes with an extra of this package."""
    try:
        return import_module(module)
    except ImportError as problem:
        raise MissingExtra(
            f"This environment needs {module}, which is not installed. Run: pip install 'wandwright[{extra}]'"
        ) from problem
