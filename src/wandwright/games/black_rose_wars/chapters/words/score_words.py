"""Words for points, the Crown, tokens, Quests, Trophies, set cards, and what a Protection does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.clause_kinds import Pack, Schema, Several
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import ClauseField, Word
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import bull, damage, set_cards
from wandwright.games.black_rose_wars.chapters.effects.values import ALL, Amount, Value, number_of
from wandwright.games.black_rose_wars.chapters.events import points
from wandwright.games.black_rose_wars.chapters.lodge.models import is_mage
from wandwright.games.black_rose_wars.chapters.spells import rooms
from wandwright.games.black_rose_wars.chapters.words import extents, steps
from wandwright.games.black_rose_wars.chapters.words import operations as o
from wandwright.games.black_rose_wars.chapters.words.operations import OnModels, OnRooms
from wandwright.games.black_rose_wars.chapters.words.quest_operations import (
    complete_quest,
    discard_quest,
    lose_completed_quest,
    steal_quest,
)
from wandwright.games.black_rose_wars.chapters.words.shapes import Room, Trophy
from wandwright.games.black_rose_wars.state import RoseState


def gain_pp(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    for gainer in models:
        points.gain_points(state, gainer, number_of(state, value))


def lose_pp(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    """R11, R213: not below 0; the Black Rose never loses any."""
    _, _, value = clause
    for loser in models:
        if loser != v.BLACK_ROSE:
            points.lose_points(state, loser, number_of(state, value))


def steal_pp(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    for loser in models:
        points.gain_points(state, side, points.lose_points(state, loser, number_of(state, value)))


def take_crown(state: RoseState, side: int, source: int, clause: tuple[int, int], models: list[int]) -> None:
    for seat in models:
        points.take_crown(state, seat)


def activate_room(
    state: RoseState, side: int, source: int, clause: tuple[int, int, int, int], found: list[int]
) -> None:
    """R108, R109."""
    _, _, is_copy, _ = clause
    for room in found:
        if is_copy:
            rooms.copy_effect(state, side, room)
        elif rooms.can_activate(state, side, room):
            rooms.activate(state, side, room)


def may_be_activated(state: RoseState, clause: tuple[int, int, int, int], room: int) -> bool:
    """R109: of a copy only the room's effect counts, and whether its price can be paid."""
    _, _, is_copy, excluded = clause
    if excluded >> room & 1:
        return False
    check: Callable[[RoseState, int, int], bool] = rooms.can_copy if is_copy else rooms.can_activate
    return check(state, state.act_side, room)


def refresh_room(state: RoseState, side: int, source: int, clause: tuple[int, int], found: list[int]) -> None:
    turn_tokens(state, found, v.TOKEN_USED, v.TOKEN_READY, source)


def exhaust_room(state: RoseState, side: int, source: int, clause: tuple[int, int], found: list[int]) -> None:
    turn_tokens(state, found, v.TOKEN_READY, v.TOKEN_USED, source)


def turn_tokens(state: RoseState, found: list[int], old: int, new: int, source: int) -> None:
    for room in found:
        if state.token[room] == old:
            state.token[room] = new
            note(state, "turns_token", state.act_side, new, NO_CARD, source, {"room": state.box.room_names[room]})


def refresh_action(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    for seat in models:
        gained = min(number_of(state, value), v.ACTION_TOKENS - state.actions[seat])
        state.actions[seat] += gained
        note(state, "readies", seat, gained, NO_CARD, source)


def prevent(state: RoseState, side: int, source: int, clause: tuple[int, Value]) -> None:
    _, value = clause
    number = number_of(state, value)
    damage.prevent(state, -1 if number >= ALL else number)


def cancel(state: RoseState, side: int, source: int, clause: tuple[int]) -> None:
    state.cancelled = 1


def reflect(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    for model in models:
        damage.reflect(state, side, number_of(state, value), model)


def redirect(state: RoseState, side: int, source: int, clause: tuple[int, int], models: list[int]) -> None:
    for model in models:
        damage.redirect(state, model)


def steal_trophy(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    """A46: not of the own colour."""
    _, _, value = clause
    for seat in reversed(models):
        if is_mage(seat) and seat != side:
            state.stack.append(Trophy(steps.TAKE_TROPHY, side, source, seat, number_of(state, value)))


def list_take_trophy(state: RoseState, question: Trophy) -> list[int]:
    held = state.trophies[question.holder]
    return [seat for seat, number in enumerate(held) if number and seat != question.seat]


def answer_take_trophy(state: RoseState, question: Trophy, answer: int) -> None:
    change_trophies(state, question.holder, answer, -1)
    change_trophies(state, question.seat, answer, 1)
    note(state, "takes_trophy", question.seat, question.holder, NO_CARD, question.source)
    if question.number > 1:
        state.stack.append(question._replace(number=question.number - 1))


def change_trophies(state: RoseState, holder: int, colour: int, number: int) -> None:
    held = list(state.trophies[holder])
    held[colour] += number
    state.trophies[holder] = tuple(held)


def lose_trophy(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    for seat in reversed(models):
        state.stack.append(Trophy(steps.LOSE_TROPHY, seat, source, seat, number_of(state, value)))


def list_lose_trophy(state: RoseState, question: Trophy) -> list[int]:
    return [seat for seat, number in enumerate(state.trophies[question.holder]) if number]


def answer_lose_trophy(state: RoseState, question: Trophy, answer: int) -> None:
    """It goes back to the Mage it came from."""
    change_trophies(state, question.holder, answer, -1)
    note(state, "loses_trophy", question.seat, answer, NO_CARD, question.source)
    if question.number > 1:
        state.stack.append(question._replace(number=question.number - 1))


def remove_trap(state: RoseState, side: int, source: int, clause: Amount, found: list[int]) -> None:
    """R197: the caster picks which."""
    _, _, value = clause
    for room in found:
        state.stack.append(Room(steps.REMOVE_SET, side, source, room, number_of(state, value)))


def list_remove_set(state: RoseState, question: Room) -> list[int]:
    """Enemy tokens in the room: the place of each on its owner's sheet."""
    seats = [seat for seat in range(state.box.mages) if seat != question.seat]
    places = range(v.SET_PLACES)
    return [v.SET_PLACES * s + p for s in seats for p in places if state.set_rooms[p][s] == question.room]


def answer_remove_set(state: RoseState, question: Room, answer: int) -> None:
    set_cards.remove_set(state, *divmod(answer, v.SET_PLACES))
    if question.number > 1:
        state.stack.append(question._replace(number=question.number - 1))


def bring_bull(state: RoseState, side: int, source: int, clause: tuple[int, Value]) -> None:
    _, value = clause
    bull.place_or_charge(state, number_of(state, value))


class Excluded(Several):
    """Rooms by their ids, as bits."""

    def numbers(self, pack: Pack, value: Any) -> tuple[int]:
        return (sum(1 << pack.lists["rooms"].index(name) for name in value),)

    def schema(self) -> Schema:
        return {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"$ref": "#/$defs/reference"}}


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("gain_pp", "n Power Points", (o.WHO, o.N), OnModels(gain_pp), asks=True,
         can=always, worth=1.0, worth_of="n"),
    Word("lose_pp", "n Power Points are lost", (o.WHO, o.N), OnModels(lose_pp), asks=True,
         can=extents.CAN_LOSE_POINTS, worth=0.7, worth_of="n"),
    Word("steal_pp", "up to n Power Points change sides", (o.WHO, o.N), OnModels(steal_pp), asks=True,
         can=extents.CAN_LOSE_POINTS, worth=1.7, worth_of="n"),
    Word("take_crown", "that Mage takes the Crown", (o.WHO,), OnModels(take_crown), asks=True,
         can=always, worth=0.6),
    Word("activate_room", "the room is activated, or its effect copied",
         (o.ROOM, o.flag("copy", "Only its effect; no token is needed or flipped."),
          ClauseField("exclude", Excluded((), ""), "Rooms that may not be picked.", required=False)),
         OnRooms(activate_room, fits=may_be_activated), asks=True, can=always, worth=0.8),
    Word("refresh_room", "a used token becomes ready", (o.ROOM,), OnRooms(refresh_room), asks=True,
         can=always, worth=0.4),
    Word("exhaust_room", "a ready token becomes used", (o.ROOM,), OnRooms(exhaust_room), asks=True,
         can=always, worth=0.2),
    Word("refresh_action", "up to n Action Tokens become ready", (o.WHO, o.N), OnModels(refresh_action), asks=True,
         can=always, worth=0.8, worth_of="n"),
    Word("prevent", "the damage instance becomes n smaller", (o.N,), prevent, can=always, worth=0.35, worth_of="n"),
    Word("cancel", "what set it off does nothing", (), cancel, can=always, worth=0.8),
    Word("reflect", "n damage to that model after the instance", (o.TO, o.N), OnModels(reflect), asks=True,
         can=always, worth=0.35, worth_of="n"),
    Word("redirect", "the instance hits that model instead", (o.TO,), OnModels(redirect), asks=True,
         can=always, worth=0.8),
    Word("may_redirect", "the owner may redirect the instance", (o.TO,), OnModels(redirect), asks=True,
         can=always, worth=0.1),
    Word("discard_quest", "n Quests in hand go to their discard", (o.WHO, o.N), OnModels(discard_quest), asks=True,
         can=extents.CAN_DISCARD_QUEST, worth=0.6, worth_of="n"),
    Word("steal_quest", "n Quests at random change hands", (o.WHO, o.N), OnModels(steal_quest), asks=True,
         can=always, worth=1.3, worth_of="n"),
    Word("complete_quest", "n own Quests are completed, without their rewards", (o.N,), complete_quest, asks=True,
         can=always, worth=3.0, worth_of="n"),
    Word("lose_completed_quest", "n completed Quests are lost", (o.WHO, o.N), OnModels(lose_completed_quest),
         asks=True, can=extents.CAN_LOSE_COMPLETED, worth=0.1),
    Word("steal_trophy", "n Trophies of that Mage change hands", (o.WHO, o.N), OnModels(steal_trophy), asks=True,
         can=always, worth=1.8, worth_of="n"),
    Word("lose_trophy", "n Trophies go back", (o.WHO, o.N), OnModels(lose_trophy), asks=True,
         can=extents.CAN_LOSE_TROPHY, worth=0.1),
    Word("remove_trap", "n enemy tokens in the room are removed", (o.ROOM, o.N), OnRooms(remove_trap), asks=True,
         can=always, worth=0.2),
    Word("bull", "the Bull comes or charges", (o.N,), bring_bull, asks=True, can=always, worth=0.1),
)
