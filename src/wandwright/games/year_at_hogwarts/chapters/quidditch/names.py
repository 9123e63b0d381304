"""How slots and pieces of the pitch are called."""

from __future__ import annotations

from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import ROLES, PitchTables
from wandwright.games.year_at_hogwarts.text import MESSAGES

speak = MESSAGES.speak


def piece_label(pitch: PitchTables, piece: int) -> str:
    """A piece by its role, and by its number where there are several."""
    return speak("pitch-piece", role=ROLES[pitch.role[piece]], n=pitch.number[piece])


def slot_label(pitch: PitchTables, slot: int) -> str:
    """A slot by its area, whose it is, and its row."""
    fields = pitch.slot_fields[slot]
    return speak("pitch-slot", area=fields["area"], side=fields.get("side", "none"), n=fields["row"] + 1)


def told_on_pitch(pitch: PitchTables, details: dict[str, object]) -> None:
    """Pieces and slots of an event by their names."""
    for key in ("piece", "target"):
        if key in details:
            details[key] = piece_label(pitch, pitch.piece_names.index(str(details[key])))
    if "slot" in details:
        details["slot"] = slot_label(pitch, pitch.board.number(str(details["slot"])))
