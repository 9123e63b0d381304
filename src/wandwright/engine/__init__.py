"""The engine: knows no game, needs the standard library only."""

from typing import Final

VERSION: Final = "0.1.0"
