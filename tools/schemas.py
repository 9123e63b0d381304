"""Makes the schema of each game's packs: the words out of their records, the rest out of pack/schema.part.json.

Then the game's own pack is validated by it, and stamped if it is right (content/validated.py). With --check nothing is
written; it fails when a schema or a stamp is stale.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

from wandwright.content import PackError, load_pack
from wandwright.content.schemas import fill
from wandwright.content.validated import SCHEMA, STAMP, stamp, was_validated

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


def write(pack: Path) -> None:
    """The schema of a game, and the stamp of its own pack."""
    text = schema_of(pack.parent)
    (pack / SCHEMA).write_text(text, encoding="utf-8")
    load_pack([pack], json.loads(text))
    stamp(pack)


def stale_in(pack: Path) -> list[str]:
    """What in a pack is not as it would be written now."""
    schema = pack / SCHEMA
    fresh = schema.exists() and schema.read_text(encoding="utf-8") == schema_of(pack.parent)
    found = [] if fresh else [SCHEMA]
    found += [] if fresh and was_validated(pack) else [STAMP]
    return [f"{pack.parent.name}/pack/{name}" for name in found]


def main() -> int:
    """Writes the schemas and the stamps, or checks that they are fresh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when something is stale, write nothing")
    arguments = parser.parse_args()
    packs = [part.parent for part in sorted(GAMES.glob("*/pack/schema.part.json"))]
    if arguments.check:
        stale = [name for pack in packs for name in stale_in(pack)]
        if stale:
            print(f"{', '.join(stale)} is stale: run make schemas.", file=sys.stderr)
        return int(bool(stale))
    try:
        for pack in packs:
            write(pack)
    except PackError as mistakes:
        print(mistakes, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
