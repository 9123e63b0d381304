"""Potions and shelves in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wandwright.content.messages import Writer, identifier
from wandwright.games.hogwarts_battle.chapters.potions.cellar import Requirement
from wandwright.games.hogwarts_battle.chapters.trials.text import told


def recipe_lines(writer: Writer, fields: Mapping[str, Any]) -> Iterator[str]:
    """What a potion is brewed from."""
    if "ingredients" in fields:
        names = [writer.say(identifier("ingredient", name)) for name in fields["ingredients"]]
        yield writer.say("brewed-from", ingredients=writer.listed(names, "list-comma", "list-comma"))


def shelf_text(writer: Writer, requirement: Requirement) -> str:
    """What a shelf asks for."""
    ((word, value),) = requirement.items()
    return writer.say(identifier("asks", word), **told(writer, value))
