"""Views that an earlier release has kept: what they say in numbers is put into the words that are declared now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from wandwright.engine.secrets.views import see_said
from wandwright.engine.state.fields import words_of
from wandwright.engine.state.state import State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game


def put_into_words(game: Game, state: State, view: dict[str, Any]) -> None:
    """Change a kept view; `state` is any position of its match, which knows what bits and numbers are called."""
    for field in game.fields_in(state):
        if field.said:
            say = partial(see_said, field, words_of(field.said, state))
            change_at(view, field.path.split("."), say)


def change_at(part: Any, path: list[str], change: Callable[[int], object]) -> None:
    """Every number that lies at a path; what is not there, or no number, stays as it is."""
    places: Any = ()
    if isinstance(part, list) and path[0] == "*":
        places = range(len(part))
    elif isinstance(part, dict) and path[0] in part:
        places = (path[0],)
    for place in places:
        if path[1:]:
            change_at(part[place], path[1:], change)
        elif isinstance(part[place], int):
            part[place] = change(part[place])
