"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, Final

from wandwright.bots.bot import Bot
from wandwright.bots.careless import Careless
from wandwright.bots.greedy import Greedy
from wandwright.bots.policy import Policy
from wandwright.bots.search import Search
from wandwright.bots.uniform import Uniform
from wandwright.content.messages import Messages
from wandwright.engine.errors import BadOption, WandwrightError, nearest

# The partner where nobody names another.
USUAL = Policy.name
# Who looks ahead for so long at every question, and at the strongest level.
BRIEFLY: Final = 0.1
LONG: Final = 1.0
MOST_LINES: Final = 20_000


def first_year(seed: int) -> Bot:
    """Knows what is good, and does something else every third time."""
    return Careless("first-year", seed, Policy(seed), 0.35)


def third_year(seed: int) -> Bot:
    """Slips every eighth time."""
    return Careless("third-year", seed, Policy(seed), 0.12)


def prefect(seed: int) -> Bot:
    """Looks ahead for a tenth of a second."""
    return Search(seed, MOST_LINES, BRIEFLY, name="prefect")


def professor(seed: int) -> Bot:
    """The strongest: looks ahead for a second."""
    return Search(seed, MOST_LINES, LONG, name="professor")


_MAKERS: dict[str, Callable[..., Bot]] = {
    "first-year": first_year,
    "greedy": Greedy,
    "policy": Policy,
    "prefect": prefect,
    "professor": professor,
    "search": Search,
    "third-year": third_year,
    "uniform": Uniform,
}
# The levels from the weakest to the strongest, as a person chooses them.
LEVELS: Final = ("uniform", "first-year", "third-year", "policy", "prefect", "professor")
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


def make(name: str, seed: int = 0, **settings: Any) -> Bot:
    """A bot; two bots of one name, seed and settings play alike. The search takes `simulations` and `seconds`."""
    _check(name)
    maker = _MAKERS[name]
    known = sorted(set(signature(maker).parameters) - {"seed"})
    for setting in settings:
        if setting not in known:
            takes = f"it takes {', '.join(known)}" if known else "it takes none"
            raise BadOption(f"The bot {name!r} has no setting {setting!r}; {takes}.")
    return maker(seed, **settings)


def from_text(text: str, seed: int = 0) -> Bot:
    """A bot as it is typed in a command: a name, and settings behind a colon, as in search:simulations=50,sure=2."""
    name, _, written = text.partition(":")
    settings: dict[str, int | float] = {}
    for part in filter(None, written.split(",")):
        setting, equals, value = part.partition("=")
        try:
            settings[setting] = int(value) if value.isdigit() else float(value)
        except ValueError:
            equals = ""
        if not equals:
            raise BadOption(f"Settings of a bot are written name=number, as in search:simulations=50, not {part!r}.")
    return make(name, seed, **settings)


def _check(name: str) -> None:
    if name not in _MAKERS:
        raise UnknownBot(f"There is no bot {name!r}. {nearest(name, _MAKERS)}")
