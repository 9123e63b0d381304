"""Options of a game: their values, defaults and help, and their validation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wandwright.engine.errors import BadOption, UnknownOption, nearest
from wandwright.engine.state.chance import LARGEST_SEED


class Option(NamedTuple):
    """One option: named values, a range of whole numbers, or a text of at most `longest` signs.

    With `many` it takes a list of different values. `tried` are the numbers that trials by chance take, where others
    would make matches of chance very long.
    """

    name: str
    help: str
    default: Any
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    many: bool = False
    error: type[BadOption] = BadOption
    longest: int = 0
    tried: tuple[int, ...] = ()

    def check(self, value: object) -> object:
        """The value as the game uses it; BadOption says what is allowed."""
        if self.many:
            return self._check_many(value)
        return self._check_one(value)

    def _check_many(self, value: object) -> tuple[object, ...]:
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise BadOption(f"The option {self.name} takes a list, for instance [{', '.join(self.values[:2])}].")
        checked = tuple(self._check_one(entry) for entry in value)
        if len(set(checked)) != len(checked):
            raise BadOption(f"The option {self.name} names something twice; name each once.")
        return checked

    def _check_one(self, value: object) -> object:
        if self.longest:
            return self._check_text(value)
        if self.values:
            if not isinstance(value, str) or value not in self.values:
                raise self.error(f"The option {self.name} can't be {value!r}. {nearest(str(value), self.values)}")
            return value
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadOption(
                f"The option {self.name} takes a whole number from {self.low} to {self.high}, not {value!r}."
            )
        return value

    def _check_text(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > self.longest:
            raise BadOption(f"The option {self.name} takes a text of at most {self.longest} signs.")
        return value


class Setup(NamedTuple):
    """How a match was begun: enough to begin it again."""

    seats: int
    seed: int
    options: dict[str, Any]


def check_options(known: Sequence[Option], given: Mapping[str, object] | None) -> dict[str, object]:
    """Every option with its value: the given one where there is one, else the default."""
    if given is not None and not isinstance(given, Mapping):
        raise BadOption("Options come as a mapping from name to value, for instance {'game': 3}.")
    wanted = dict(given or {})
    names = [option.name for option in known]
    for name in wanted:
        if name not in names:
            raise UnknownOption(f"There is no option {name!r}. {nearest(str(name), names)}")
    return {
        option.name: option.check(wanted[option.name]) if option.name in wanted else option.default for option in known
    }


def check_whole(name: str, value: object, low: int, high: int) -> int:
    """A whole number within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        highest = "2**256 - 1" if high == LARGEST_SEED else high
        raise BadOption(f"{name} must be a whole number from {low} to {highest}, not {value!r}.")
    return value
