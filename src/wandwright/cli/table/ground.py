"""Boards, tracks and planning trays in lines of text: who is where, where one can go, who has planned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from wandwright.cli.speech import speak
from wandwright.engine.display.tables import Board, Lane, Link, Plan, Section, Slot, Space, Track

# A larger board lists only the spaces where somebody or something is, or where one can go.
SMALL_BOARD: Final = 12
ARROW: Final = "\N{RIGHTWARDS ARROW}"
GOLD: Final = "bold yellow"
QUIET: Final = "bright_black"


def ground_rows(sections: Sequence[Section]) -> Iterator[tuple[str, Text]]:
    """A line for each space that matters, each track and each lane, with the name of the whole before the first."""
    for section in sections:
        for board in section.boards:
            yield from labelled(board.label, board_lines(board))
        for track in section.tracks:
            yield (track.label, track_line(track))
        for plan in section.plans:
            yield from labelled(plan.label, plan_lines(plan))


def labelled(label: str, lines: Iterator[Text]) -> Iterator[tuple[str, Text]]:
    for place, line in enumerate(lines):
        yield (label if place == 0 else "", line)


def board_lines(board: Board) -> Iterator[Text]:
    labels = {space.key: space.label for space in board.spaces}
    small = len(board.spaces) <= SMALL_BOARD
    for space in board.spaces:
        there = [pawn.label for pawn in board.pawns if pawn.space == space.key]
        if small or there or space.marks or space.lit:
            yield space_line(space, there, [labels[key] for key in ways_on(space.key, board.links)])


def ways_on(space: int, links: Sequence[Link]) -> list[int]:
    """The spaces that a way leads to, each once."""
    onward = [link.end for link in links if link.start == space]
    back = [link.start for link in links if link.end == space and not link.one_way]
    return list(dict.fromkeys(onward + back))


def space_line(space: Space, there: Sequence[str], onward: Sequence[str]) -> Text:
    """A space where something can be done has a star, since a colour alone is not seen by all."""
    line = Text().append(f"* {space.label}" if space.lit else space.label, GOLD if space.lit else "bold")
    if there:
        line.append(": ").append(", ".join(there))
    for sign in space.marks:
        line.append("  ").append(sign.label, "bold red" if sign.danger else GOLD)
    if onward:
        line.append(f"  {ARROW} {', '.join(onward)}", QUIET)
    return line


def track_line(track: Track) -> Text:
    """Everybody's number of the last one, and the next step that means something."""
    line = Text()
    for marker in sorted(track.markers, key=lambda marker: -marker.at):
        line.append(f"{marker.label} ", QUIET).append(f"{marker.at}/{track.last}", "bold").append("  ")
    ahead = [step for step in track.steps if all(marker.at < step.at for marker in track.markers)]
    if ahead:
        line.append(f"{ARROW} {ahead[0].at}: {ahead[0].label}", QUIET)
    return line


def plan_lines(plan: Plan) -> Iterator[Text]:
    for lane in plan.lanes:
        yield lane_line(lane)


def lane_line(lane: Lane) -> Text:
    line = (
        Text()
        .append(lane.label, "bold")
        .append(": ")
        .append(", ".join(map(slot_words, lane.slots)) or speak("nothing"))
    )
    return line.append(f"  {speak('done')}" if lane.done else "", GOLD)


def slot_words(slot: Slot) -> str:
    lies = slot_lies(slot)
    words = f"{slot.label} {lies}" if slot.label else lies
    return f"{words} ({speak('done')})" if slot.done else words


def slot_lies(slot: Slot) -> str:
    """What lies in a slot."""
    if slot.face == "empty":
        return speak("empty")
    if slot.face == "hidden":
        return speak("slot-face-down")
    return slot.piece.name if slot.piece else speak("slot-open")
