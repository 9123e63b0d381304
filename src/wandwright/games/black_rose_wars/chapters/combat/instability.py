"""Instability in rooms: placed, converted, by a vortex (R79, R110, R188, R201)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import speech
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import shapes, steps
from wandwright.games.black_rose_wars.chapters.events import reactions
from wandwright.games.black_rose_wars.chapters.lodge.board import is_destroyed
from wandwright.games.black_rose_wars.chapters.lodge.tokens import NO_TOKENS, sides_to_pick, tokens_left, with_tokens
from wandwright.games.black_rose_wars.chapters.quests import goals
from wandwright.games.black_rose_wars.state import RoseState


def space_left(state: RoseState, room: int) -> int:
    """R110: how many tokens a room still takes."""
    if room == v.NOWHERE or is_destroyed(state, room):
        return 0
    return state.box.room_limit[room] - sum(state.instability[room])


def add_instability(state: RoseState, side: int, room: int, number: int) -> int:
    """R110, R188: up to the limit of the room and the supply of the side; how many were placed."""
    space = space_left(state, room)
    placed = min(number, space, tokens_left(state, side)) if space > 0 else 0
    if placed <= 0:
        return 0
    state.instability[room] = with_tokens(state.instability[room], side, placed)
    note_room(state, "places_instability", side, placed, room)
    if side != v.BLACK_ROSE:
        goals.count_goal(state, side, goals.INSTABILITY_PLACED, placed, room)
        reactions.run_hooks(state, "mage_places_instability", side, room=room)
    return placed


def vortex(state: RoseState, seat: int, card: int) -> None:
    """R79: 1 Instability in the room where the caster is then."""
    add_instability(state, seat, state.mage_room[seat], 1)


def convert_instability(state: RoseState, side: int, room: int, number: int, only: int = v.NOBODY) -> None:
    """Tokens of other sides become own ones; who acts picks whose. In a destroyed room there are none."""
    if room != v.NOWHERE:
        seat = state.crown if side == v.BLACK_ROSE else side
        asked = shapes.Swaying(steps.CONVERT_INSTABILITY, seat, state.act_card, room, number, side, only)
        state.stack.append(asked)


def list_convert_instability(state: RoseState, question: shapes.Swaying) -> list[int]:
    """The sides that have tokens there, while the own supply lasts."""
    _, _, _, room, left, side, only = question
    number = min(left, tokens_left(state, side))
    others = [other for other in range(v.BLACK_ROSE + 1) if other != side and only in (v.NOBODY, other)]
    return sides_to_pick(state.instability[room] or NO_TOKENS, others, number) if number > 0 else []


def answer_convert_instability(state: RoseState, question: shapes.Swaying, answer: int) -> None:
    room, side = question.room, question.side
    state.instability[room] = with_tokens(with_tokens(state.instability[room], answer, -1), side, 1)
    note_room(state, "converts_instability", side, 1, room)
    state.stack.append(question._replace(left=question.left - 1))


def note_room(state: RoseState, event: str, side: int, number: int, room: int) -> None:
    """Something a side did in a room."""
    if state.events is not None:
        seat = side if side != v.BLACK_ROSE else v.NOBODY
        details = {"room": state.box.room_names[room], "by": speech.side_code(side)}
        note(state, event, seat, number, NO_CARD, state.act_card, details)
