"""Makes the browser's types from the server's: reads the JSON Schema of the protocol and of each game's views.

It writes web/src/lib/protocol.ts, and for each game with a board of its own web/src/games/<game>/fields.ts. With
--check nothing is written; it fails when a file is stale.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

Schema = dict[str, Any]

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
TARGET = SOURCES / "lib" / "protocol.ts"
GAMES = SOURCES / "games"
HEADER = "// Made by tools/web_types.py from the server's protocol. Change that, then run: make web-types\n"
GAME_HEADER = "// Made by tools/web_types.py from the declared fields and questions. After a change: make web-types\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def read_schema() -> Schema:
    """The schema as the server prints it."""
    command = [sys.executable, "-m", "wandwright.server.schema"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    schema: Schema = json.loads(printed)
    return schema


def as_type(schema: Schema) -> str:
    """One schema as a TypeScript type."""
    if "name" in schema:
        return str(schema["name"])
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(as_type(part) for part in schema[union]))
    kind = schema.get("type")
    if kind == "array":
        return as_array(schema)
    if kind == "object":
        return as_record(schema)
    return PLAIN.get(str(kind), "unknown")


def as_array(schema: Schema) -> str:
    """A list as a TypeScript type."""
    if "prefixItems" in schema:
        return f"[{', '.join(as_type(part) for part in schema['prefixItems'])}]"
    items = schema.get("items", {})
    inner = as_type(items)
    return f"({inner})[]" if " | " in inner and "properties" not in items else f"{inner}[]"


def as_record(schema: Schema) -> str:
    """An object with free keys as a TypeScript type."""
    if "properties" in schema:
        return as_literal(schema)
    extra = schema.get("additionalProperties", True)
    return f"Record<string, {as_type(extra) if isinstance(extra, dict) else 'unknown'}>"


def as_literal(schema: Schema) -> str:
    """An object with fields of its own, in the place where it stands."""
    fields = "\n".join(as_fields(schema))
    return "{\n" + fields + "\n}"


def as_fields(schema: Schema) -> list[str]:
    """The fields of an object, each on lines of its own; where there may be others, they are unknown."""
    required = set(schema.get("required", ()))
    lines = []
    for key, part in schema["properties"].items():
        optional = "" if key in required else "?"
        lines += f"{key}{optional}: {as_type(part)};".splitlines()
    if schema.get("additionalProperties") not in (None, False):
        lines.append("[field: string]: unknown;")
    return [f"  {line}" for line in lines]


def as_interface(name: str, schema: Schema) -> list[str]:
    """One model as an exported interface."""
    lines = as_comment(schema.get("description", ""), "")
    lines.append(f"export interface {name} {{")
    # What the server fills in by itself may be left out on the way there; what tells messages apart may not.
    fixed = [key for key, part in schema["properties"].items() if "const" in part]
    return [*lines, *as_fields(schema | {"required": [*schema.get("required", ()), *fixed]}), "}", ""]


def as_comment(text: str, indent: str) -> list[str]:
    """The model's own words above it."""
    words = [line.strip() for line in text.strip().splitlines()]
    if not words:
        return []
    if len(words) == 1:
        return [f"{indent}/** {words[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in words), f"{indent} */"]


def typescript(schema: Schema) -> str:
    """The whole file."""
    views: Schema = schema.get("views", {})
    definitions: Schema = schema.get("$defs", {}) | {name: inside(part, views) for name, part in views.items()}
    lines = [HEADER]
    for name, part in sorted(definitions.items()):
        if "properties" in part:
            lines += as_interface(name, part)
        else:
            lines += [f"export type {name} = {as_type(part)};", ""]
    return "\n".join(lines).rstrip() + "\n"


def game_types(game: Schema, shared: Schema) -> str:
    """The file of one game: its records by their names, its view, and the words of its questions and answers."""
    own: Schema = {}
    view = by_name(game["view"], shared, own)
    body: list[str] = []
    for name, part in sorted(own.items()):
        body += as_interface(name, part)
    body += [f"export type GameView = {as_literal(view)};", ""]
    for name, words in (("Kind", game["kinds"]), ("Verb", game["verbs"])):
        body += [f"export type {name} =", *(f"  | {json.dumps(word)}" for word in words)]
        body[-1] += ";"
        body.append("")
    body += ["/** The words of numbers, in their order. */", "export const WORDS = {"]
    body += [f"  {json.dumps(path)}: {json.dumps(words)}," for path, words in game["words"].items()]
    body.append("} as const;")
    text = "\n".join(body).rstrip() + "\n"
    used = [name for name in sorted(shared) if re.search(rf"\b{name}\b", text)]
    return f"{GAME_HEADER}import type {{ {', '.join(used)} }} from '../../lib/protocol';\n\n{text}"


def inside(record: Schema, shared: Schema) -> Schema:
    """A record whose fields are named records where they have a name."""
    return {key: by_name(part, shared, {}) for key, part in record.items()}


def by_name(schema: Any, shared: Schema, own: Schema) -> Any:
    """The same with records named where they have a name: those of all games, and those of this one, put into `own`."""
    if isinstance(schema, list):
        return [by_name(part, shared, own) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: by_name(part, shared, own) for key, part in schema.items()}
    name = schema.get("title")
    if "properties" not in schema or not isinstance(name, str):
        return parts
    if name not in shared:
        own[name] = parts
    return {"name": name}


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    schema = read_schema()
    made = {TARGET: typescript(schema)}
    for name, game in schema["games"].items():
        if (GAMES / name).is_dir():
            made[GAMES / name / "fields.ts"] = game_types(game, schema["views"])
    return made


def stale(made: dict[Path, str]) -> list[Path]:
    """The files that say something else than they should."""
    return [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    """Writes the types, or checks that they are fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a file is stale, write nothing")
    arguments = parser.parse_args()
    made = files()
    if not arguments.check:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = stale(made)
    for path in old:
        print(f"{path.relative_to(SOURCES)} is stale: run make web-types.", file=sys.stderr)
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main())
