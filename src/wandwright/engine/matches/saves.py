"""Saves: a match as text, with engine and rules version, content hash, set-up, seed, actions and a snapshot."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from wandwright.engine import VERSION
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.errors import DamagedSave, FutureSave

if TYPE_CHECKING:
    from wandwright.engine.matches.matches import Match

FORMAT = 1
LARGEST_SAVE = 20_000_000


def write_save(match: Match) -> str:
    """The text of a save; the last field is a checksum over all the others."""
    body: dict[str, object] = {
        "wandwright": FORMAT,
        "engine": VERSION,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "content": match.game.content_hash,
        "seats": match.setup.seats,
        "seed": match.setup.seed,
        "options": match.setup.options,
        "start": write_state(match.game, match.start_state) if match.prepared else None,
        "actions": [[record.place, record.code] for record in match.records],
        "snapshot": write_state(match.game, match.state),
    }
    return json.dumps({**body, "checksum": checksum(body)}, separators=(",", ":"))


def checksum(body: dict[str, object]) -> str:
    """A short hash of everything in a save."""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def no_fraction(text: str) -> int:
    """A save holds whole numbers only; anything else was written by another hand."""
    raise ValueError(f"{text} is not a whole number")


def parse(text: str) -> dict[str, Any]:
    """The fields of a save, if it is one and whole."""
    if not isinstance(text, str) or len(text) > LARGEST_SAVE:
        raise DamagedSave("This is not a Wandwright save: it must be text, and not larger than 20 MB.")
    try:
        body = json.loads(text, parse_float=no_fraction, parse_constant=no_fraction)
    except (ValueError, RecursionError) as problem:
        raise DamagedSave(
            "This save can't be read: it is cut off or not a Wandwright save. Use an earlier copy."
        ) from problem
    if not isinstance(body, dict) or "wandwright" not in body:
        raise DamagedSave("This is not a Wandwright save. Choose a file made by save.")
    version = body["wandwright"]
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise DamagedSave("This is not a Wandwright save. Choose a file made by save.")
    if version > FORMAT:
        raise FutureSave("This save was made by a newer Wandwright. Update Wandwright, then load it again.")
    if body.pop("checksum", None) != checksum(body):
        raise DamagedSave("This save was changed or cut off after it was written. Use an earlier copy.")
    return body
