"""Makes the browser's types from the server's: reads the JSON Schema of the protocol, writes web/src/lib/protocol.ts.

With --check nothing is written; it fails when the file is stale.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

Schema = dict[str, Any]

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEADER = "// Made by tools/web_types.py from the server's protocol. Change that, then run: make web-types\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def read_schema() -> Schema:
    """The schema as the server prints it."""
    command = [sys.executable, "-m", "wandwright.server.schema"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    schema: Schema = json.loads(printed)
    return schema


def as_type(schema: Schema) -> str:
    """One schema as a TypeScript type."""
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
    inner = as_type(schema.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def as_record(schema: Schema) -> str:
    """An object with free keys as a TypeScript type."""
    extra = schema.get("additionalProperties", True)
    return f"Record<string, {as_type(extra) if isinstance(extra, dict) else 'unknown'}>"


def as_interface(name: str, schema: Schema) -> list[str]:
    """One model as an exported interface."""
    lines = as_comment(schema.get("description", ""), "")
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for key, part in schema.get("properties", {}).items():
        # What the server fills in by itself may be left out on the way there; what tells messages apart may not.
        optional = "" if key in required or "const" in part else "?"
        lines.append(f"  {key}{optional}: {as_type(part)};")
    return [*lines, "}", ""]


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
    definitions: Schema = schema.get("$defs", {})
    lines = [HEADER]
    for name, part in sorted(definitions.items()):
        if "properties" in part:
            lines += as_interface(name, part)
        else:
            lines += [f"export type {name} = {as_type(part)};", ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Writes the types, or checks that they are fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when the file is stale, write nothing")
    arguments = parser.parse_args()
    text = typescript(read_schema())
    if not arguments.check:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.name} is stale: run make web-types.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
