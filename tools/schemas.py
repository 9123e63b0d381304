"""Makes the schema of each game's packs: the words out of their records, the rest out of pack/schema.part.json.

With --check nothing is written; it fails when a schema is stale.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

from wandwright.content.schemas import fill

GAMES = Path(__file__).resolve().parent.parent / "src" / "wandwright" / "games"
WIDTH = 120


def written(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON as people write it: what fits on a line stands on one; long lists of words fill their lines."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + before + len(line) < WIDTH or not isinstance(value, (dict, list)) or not value:
        return line
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        rows = [f"{inner}{json.dumps(key)}: {written(part, indent + 2, len(key) + 4)}" for key, part in value.items()]
        return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"
    if all(isinstance(part, str) and " " not in part for part in value):
        return "[\n" + filled([json.dumps(part) for part in value], inner) + "\n" + " " * indent + "]"
    return "[\n" + ",\n".join(inner + written(part, indent + 2) for part in value) + "\n" + " " * indent + "]"


def filled(words: list[str], indent: str) -> str:
    """Words one after the other, line by line."""
    lines = [indent + words[0]]
    for word in words[1:]:
        if len(lines[-1]) + len(word) + 3 < WIDTH:
            lines[-1] += f", {word}"
        else:
            lines[-1] += ","
            lines.append(indent + word)
    return "\n".join(lines)


def schema_of(game: Path) -> str:
    """The text of a game's schema."""
    words = importlib.import_module(f"wandwright.games.{game.name}.effects").WORDS
    rest = json.loads((game / "pack" / "schema.part.json").read_text(encoding="utf-8"))
    return written(fill(rest, words)) + "\n"


def main() -> int:
    """Writes the schemas, or checks that they are fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a schema is stale, write nothing")
    arguments = parser.parse_args()
    stale = []
    for part in sorted(GAMES.glob("*/pack/schema.part.json")):
        target = part.with_name("schema.json")
        text = schema_of(part.parent.parent)
        if not arguments.check:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            stale.append(f"{part.parent.parent.name}/pack/schema.json")
    if stale:
        print(f"{', '.join(stale)} is stale: run make schemas.", file=sys.stderr)
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main())
