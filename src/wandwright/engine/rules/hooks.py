"""Hooks: places where an earlier chapter lets later ones join in.

A game names its hooks in a class, each with the type of what joins in:

    class Hooks:
        before_shuffle: tuple[Callable[[BattleState, int], tuple[int, ...]], ...]

A chapter joins in by a function of that name in its module `hooks`, or by a line `before_shuffle = cards_added` there.
For each set-up the box holds the functions of the chapters that are played, so a hook that nobody uses is an empty
tuple, and costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import FunctionType, ModuleType
from typing import TypeVar

H = TypeVar("H")


def joined(points: type[H], modules: Sequence[ModuleType]) -> H:
    """The hooks of a game, each with the functions of its name in the order of the modules."""
    names = names_of(points)
    found: dict[str, list[Callable[..., object]]] = {name: [] for name in names}
    for module in modules:
        for name, function in functions_of(module, names).items():
            if name not in found:
                raise ValueError(f"{module.__name__} joins in at {name!r}, but the hooks are {', '.join(names)}.")
            found[name].append(function)
    hooks = points()
    for name, functions in found.items():
        setattr(hooks, name, tuple(functions))
    return hooks


def names_of(points: type) -> tuple[str, ...]:
    """The names of the hooks of a game; a class that mypyc has compiled keeps its own list of them."""
    compiled: tuple[str, ...] = getattr(points, "__mypyc_attrs__", ())
    return compiled or tuple(points.__annotations__)


def any_of(functions: Iterable[Callable[..., bool]], *given: object) -> bool:
    """Does one of those who join in say True? The first that does is the last that is asked."""
    for function in functions:  # noqa: SIM110 - a generator takes three times as long
        if function(*given):
            return True
    return False


def functions_of(module: ModuleType, hooks: Sequence[str]) -> dict[str, Callable[..., object]]:
    """The public functions that a module defines or calls by the name of a hook; what else it imports joins nowhere."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and is_function(value) and (name in hooks or value.__module__ == module.__name__)
    }


def is_function(value: object) -> bool:
    """Also where mypyc has compiled it."""
    return isinstance(value, FunctionType) or type(value).__name__ == "builtin_function_or_method"
