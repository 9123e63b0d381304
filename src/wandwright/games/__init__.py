"""The games, one package each. Called, this package gives their names: `wandwright.games()`."""

from __future__ import annotations

import sys
from types import ModuleType

from wandwright.engine.matches.games import games


class CallablePackage(ModuleType):
    """`wandwright.games` is this package and also the public function that lists the installed games."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all installed games."""
        return games()


sys.modules[__name__].__class__ = CallablePackage
