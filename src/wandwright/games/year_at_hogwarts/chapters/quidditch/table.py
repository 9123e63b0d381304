"""The pitch as a view shows it: slots with pieces and balls, the goals, and the track of the Seekers."""

from __future__ import annotations

from functools import cache
from typing import Any

from wandwright.engine.display.tables import Count, Marker, Meter, Pawn, Section, Sign, Step, Track, draw_board
from wandwright.engine.language import capital
from wandwright.games.year_at_hogwarts.chapters.quidditch.names import piece_label, slot_label
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import PitchTables
from wandwright.games.year_at_hogwarts.library import Library
from wandwright.games.year_at_hogwarts.speech import speak

Pitch = dict[str, Any]
Signs = dict[int, tuple[Sign, ...]]
BALLS = ("quaffle", "bludger", "bludger")


@cache
def pitch_of(library: Library) -> PitchTables:
    """The tables of the pitch of a pack."""
    return PitchTables(library)


def pitch_section(pitch: Pitch, library: Library) -> Section:
    """The match that is being played."""
    tables = pitch_of(library)
    labels = [slot_label(tables, slot) for slot in range(len(tables.slot_names))]
    drawn = draw_board(tables.board, speak("name-pitch"), labels, pawns(pitch, tables), marks=balls(pitch, tables))
    first_phase = pitch["phase"] == 1
    title = speak("title-goals", n=pitch["turn"]) if first_phase else speak("title-snitch")
    counts = (Count(speak("name-actions"), pitch["actions"]),) if first_phase else ()
    return Section(
        "board", title, meters=goals(pitch, tables), counts=counts, boards=(drawn,), tracks=(track(pitch, tables),)
    )


def house_of(pitch: Pitch, side: int) -> str:
    """The House of a side; nothing before it is picked."""
    houses = pitch["houses"]
    return speak("pitch-house", house=houses[side]) if side < len(houses) else ""


def pawns(pitch: Pitch, tables: PitchTables) -> list[Pawn]:
    """R188: the pieces that are still in the match."""
    found = []
    for piece, slot in enumerate(pitch["slots"]):
        if slot is not None:
            side = tables.side_of[piece]
            label = speak("pitch-pawn", piece=capital(piece_label(tables, piece)), house=house_of(pitch, side))
            found.append(Pawn(label, tables.board.number(slot), pitch["sides"][side]))
    return found


def balls(pitch: Pitch, tables: PitchTables) -> Signs:
    """Where the balls lie, and whose hands hold them."""
    signs: Signs = {}
    for ball, place in zip(BALLS, pitch["balls"], strict=False):
        held = place in tables.piece_names
        lying = pitch["slots"][tables.piece_names.index(place)] if held else place
        if lying in tables.board.numbers:
            slot = tables.board.number(lying)
            sign = Sign(speak(f"sign-holds-{ball}" if held else f"sign-{ball}"), danger=ball == "bludger")
            signs[slot] = (*signs.get(slot, ()), sign)
    return signs


def goals(pitch: Pitch, tables: PitchTables) -> tuple[Meter, ...]:
    """R191: the goals of each side."""
    return tuple(
        Meter(f"{house_of(pitch, side)}: {speak('name-goals')}", scored, tables.goals)
        for side, scored in enumerate(pitch["goals"])
        if side < len(pitch["houses"])
    )


def track(pitch: Pitch, tables: PitchTables) -> Track:
    """R213: the steps of the Seekers towards the Snitch."""
    markers = tuple(
        Marker(speak("pitch-seeker", house=house_of(pitch, side)), min(step, tables.track_length), pitch["sides"][side])
        for side, step in enumerate(pitch["seekers"])
        if side < len(pitch["houses"])
    )
    last = tables.track_length
    return Track(capital(speak("name-seekers")), last, markers, steps=(Step(last, speak("step-snitch")),))
