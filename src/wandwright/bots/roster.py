"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from wandwright.bots.bot import Bot
from wandwright.bots.greedy import Greedy
from wandwright.bots.policy import Policy
from wandwright.bots.uniform import Uniform
from wandwright.content.messages import Messages
from wandwright.engine.errors import WandwrightError, nearest

# The partner where nobody names another.
USUAL = Policy.name
_MAKERS: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "policy": Policy, "uniform": Uniform}
_MESSAGES = Messages("wandwright.bots")


class UnknownBot(WandwrightError):
    """There is no bot of that name."""


def names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(sorted(_MAKERS))


def summary(name: str) -> str:
    """How a bot plays, in a few words of the language that is spoken now."""
    _check(name)
    return _MESSAGES.speak(f"bot-{name}")


def read_texts() -> None:
    """Read what bots are called and say, in every language."""
    _MESSAGES.read()


def make(name: str, seed: int = 0) -> Bot:
    """A bot; two bots of one name and seed play alike."""
    _check(name)
    return _MAKERS[name](seed)


def _check(name: str) -> None:
    if name not in _MAKERS:
        raise UnknownBot(f"There is no bot {name!r}. {nearest(name, _MAKERS)}")
