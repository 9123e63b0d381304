"""`python -m wandwright.server.schema` prints the JSON Schema of every message, for the browser's types."""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from wandwright.server.books import messages as book_messages
from wandwright.server.edge import public_addresses
from wandwright.server.protocol import catalogue, drawing, lobby, messages, replay_messages, requests, sequel_messages
from wandwright.server.protocol.drawing import Drawn
from wandwright.server.protocol.message import Message
from wandwright.server.protocol.messages import FromServer
from wandwright.server.protocol.requests import FromBrowser
from wandwright.server.snapshots import endings

MODULES = (
    public_addresses,
    catalogue,
    drawing,
    endings,
    sequel_messages,
    book_messages,
    lobby,
    requests,
    messages,
    replay_messages,
)


def schema() -> dict[str, Any]:
    """One document: every model under $defs, and the two unions of the WebSocket."""
    models = [
        model
        for module in MODULES
        for _, model in inspect.getmembers(module, inspect.isclass)
        if issubclass(model, Message) and model not in (Message, Drawn)
    ]
    _, document = models_json_schema([(model, "validation") for model in dict.fromkeys(models)], title="Wandwright")
    unions: dict[str, Any] = {"FromBrowser": FromBrowser, "FromServer": FromServer}
    for name, union in unions.items():
        part = TypeAdapter(union).json_schema()
        part.pop("$defs", None)
        document["$defs"][name] = part
    return document


def main() -> None:
    sys.stdout.write(json.dumps(schema(), indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
