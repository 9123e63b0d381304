"""Constants of a module by their names, so that a module which numbers things need not name them a second time."""

from __future__ import annotations

from types import ModuleType


def numbers_of(module: ModuleType, prefix: str) -> dict[str, int]:
    """The numbers behind words of a pack, in the order of the module: with ON_, card_played is ON_CARD_PLAYED."""
    return {name.removeprefix(prefix).lower(): number for name, number in vars(module).items() if has(name, prefix)}


def has(name: str, prefix: str) -> bool:
    return name.isupper() and name.startswith(prefix)


def names_of(module: ModuleType, first: int, beyond: int) -> dict[int, str]:
    """The names of the numbers from `first` on, up to `beyond`: with BEGIN_TURN = 2 it is 2: begin_turn."""
    numbers = {name: number for name, number in vars(module).items() if isinstance(number, int) and name.isupper()}
    return {number: name.lower() for name, number in numbers.items() if first <= number < beyond}
