"""`python -m wandwright.server.schema` prints the JSON Schema of every message and of the views of every game."""

from __future__ import annotations

import inspect
import json
import sys
from dataclasses import is_dataclass
from typing import Any, is_typeddict

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, models_json_schema

import wandwright as ww
from wandwright.engine.display import tables
from wandwright.engine.matches.games import Game
from wandwright.engine.questions import rows
from wandwright.engine.secrets import seen
from wandwright.engine.secrets.typed_schema import schema_of
from wandwright.server.books import messages as book_messages
from wandwright.server.edge import public_addresses
from wandwright.server.protocol import (
    catalogue,
    lobby,
    messages,
    replay_messages,
    requests,
    review_messages,
    sequel_messages,
    workshop,
)
from wandwright.server.protocol.message import Message
from wandwright.server.protocol.messages import FromServer
from wandwright.server.protocol.requests import FromBrowser
from wandwright.server.snapshots import endings

MODULES = (
    public_addresses,
    catalogue,
    endings,
    sequel_messages,
    book_messages,
    lobby,
    workshop,
    requests,
    messages,
    replay_messages,
    review_messages,
)


class PageSchema(GenerateJsonSchema):
    """What the engine draws leaves no field out, although most have a value of their own."""

    def field_is_required(self, field: Any, total: bool) -> bool:  # pydantic calls it so
        drawn = field["type"] == "dataclass-field"
        return drawn or super().field_is_required(field, total)


def schema() -> dict[str, Any]:
    """One document: every model under $defs, the two unions of the WebSocket, and what each game shows and asks."""
    models = [
        model
        for module in MODULES
        for _, model in inspect.getmembers(module, inspect.isclass)
        if issubclass(model, Message) and model is not Message
    ]
    _, document = models_json_schema(
        [(model, "validation") for model in dict.fromkeys(models)], title="Wandwright", schema_generator=PageSchema
    )
    unions: dict[str, Any] = {"FromBrowser": FromBrowser, "FromServer": FromServer}
    for name, union in unions.items():
        part = TypeAdapter(union).json_schema()
        part.pop("$defs", None)
        document["$defs"][name] = part
    named = with_info(document, [name for name, part in vars(tables).items() if is_dataclass(part)])
    return named | {"views": view_parts(), "games": {name: game_schema(ww.game(name)) for name in ww.games()}}


def view_parts() -> dict[str, Any]:
    """What views of all games are made of, and what stands in every one of them."""
    parts = {
        name: schema_of(part)
        for module in (seen, rows)
        for name, part in vars(module).items()
        if is_typeddict(part) and part is not seen.Everywhere
    }
    view = schema_of(seen.Everywhere) | {"additionalProperties": {}}
    return parts | {"View": view, "ViewChange": view | {"required": []}}


def game_schema(game: Game) -> dict[str, Any]:
    """A view of one game, the words of its fields by their numbers, its questions, and the verbs of their answers."""
    kinds = [question.name for question in game.rules.questions if question is not None]
    words = {field.path: list(field.names) for field in game.fields if isinstance(field.names, tuple) and field.names}
    return {"view": game.view_schema, "words": words, "kinds": sorted(kinds), "verbs": sorted(game.verbs)}


def with_info(document: dict[str, Any], drawn: list[str]) -> dict[str, Any]:
    """What the engine draws has the names of other messages on the page: a `Panel` is a `PanelInfo` there."""
    text = json.dumps(document)
    for name in drawn:
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{name}Info"')
    named: dict[str, Any] = json.loads(text)
    parts = {f"{name}Info" if name in drawn else name: part for name, part in named["$defs"].items()}
    return named | {"$defs": parts}


def main() -> None:
    sys.stdout.write(json.dumps(schema(), indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
