"""Operations on points, the Crown, room tokens, Action Tokens, Quests, Trophies and set cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wandwright.engine.chance import roll
from wandwright.engine.events import note
from wandwright.engine.kinds import Several
from wandwright.engine.state import NO_CARD
from wandwright.engine.words import ClauseField, Word
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import aims, blows, rooms, snares
from wandwright.games.black_rose_wars.chapters.turn import bull as charging
from wandwright.games.black_rose_wars.chapters.turn import holding, points
from wandwright.games.black_rose_wars.chapters.words import operating as o
from wandwright.games.black_rose_wars.chapters.words import steps
from wandwright.games.black_rose_wars.chapters.words.counting import ALL, number_of
from wandwright.games.black_rose_wars.chapters.words.operating import OnModels, OnRooms
from wandwright.games.black_rose_wars.chapters.words.steps import Cards, Room, Trophy
from wandwright.games.black_rose_wars.marks import marked
from wandwright.games.black_rose_wars.models import is_mage
from wandwright.games.black_rose_wars.state import RoseState


def gain_pp(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for gainer in models:
        points.gain_points(state, gainer, number_of(state, clause[2]))


def lose_pp(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """R11, R213: not below 0; the Black Rose never loses any."""
    for loser in models:
        if loser != v.BLACK_ROSE:
            points.lose_points(state, loser, number_of(state, clause[2]))


def steal_pp(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for loser in models:
        points.gain_points(state, side, points.lose_points(state, loser, number_of(state, clause[2])))


def take_crown(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for seat in models:
        points.take_crown(state, seat)


def activate_room(state: RoseState, side: int, source: int, clause: Any, found: list[int]) -> None:
    """R108, R109."""
    for room in found:
        if clause[2]:
            rooms.copy_effect(state, side, room)
        elif rooms.can_activate(state, side, room):
            rooms.activate(state, side, room)


def may_be_activated(state: RoseState, clause: Any, room: int) -> bool:
    """R109: of a copy only the room's effect counts, and whether its price can be paid."""
    if clause[3] >> room & 1:
        return False
    check: Callable[[RoseState, int, int], bool] = rooms.can_copy if clause[2] else rooms.can_activate
    return check(state, state.act_side, room)


def refresh_room(state: RoseState, side: int, source: int, clause: Any, found: list[int]) -> None:
    turn_tokens(state, found, v.TOKEN_USED, v.TOKEN_READY, source)


def exhaust_room(state: RoseState, side: int, source: int, clause: Any, found: list[int]) -> None:
    turn_tokens(state, found, v.TOKEN_READY, v.TOKEN_USED, source)


def turn_tokens(state: RoseState, found: list[int], old: int, new: int, source: int) -> None:
    for room in found:
        if state.token[room] == old:
            state.token[room] = new
            note(state, "turns_token", state.act_side, new, NO_CARD, source, {"room": state.box.room_names[room]})


def refresh_action(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for seat in models:
        gained = min(number_of(state, clause[2]), v.ACTION_TOKENS - state.actions[seat])
        state.actions[seat] += gained
        note(state, "readies", seat, gained, NO_CARD, source)


def prevent(state: RoseState, side: int, source: int, clause: Any) -> None:
    number = number_of(state, clause[1])
    blows.prevent(state, -1 if number >= ALL else number)


def cancel(state: RoseState, side: int, source: int, clause: Any) -> None:
    state.cancelled = 1


def reflect(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for model in models:
        blows.reflect(state, side, number_of(state, clause[2]), model)


def redirect(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for model in models:
        blows.redirect(state, model)


def discard_quest(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for seat in reversed(models):
        number = min(number_of(state, clause[2]), len(state.quests[seat]))
        if number:
            state.stack.append(Cards(steps.GIVE_UP_QUEST, seat, source, number, ()))


def list_give_up_quest(state: RoseState, question: Cards) -> list[int]:
    return [kind for kind in kinds_of(state, state.quests[question.seat]) if kind not in question.picked]


def kinds_of(state: RoseState, cards: tuple[int, ...]) -> list[int]:
    """Quests are all different."""
    return sorted(state.box.definition[card] for card in cards)


def quest_of(state: RoseState, cards: tuple[int, ...], kind: int) -> int:
    return next(card for card in cards if state.box.definition[card] == kind)


def answer_give_up_quest(state: RoseState, question: Cards, answer: int) -> None:
    seat = question.seat
    for kind in (*question.picked, answer):
        holding.discard_quest(state, seat, quest_of(state, state.quests[seat], kind))


def steal_quest(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """R128, R202: at random; what it had counted is lost. The Rival holds no Quests (R225)."""
    for seat in models if side != state.box.rival else ():
        for _ in range(min(number_of(state, clause[2]), len(state.quests[seat]))):
            held = state.quests[seat]
            hand_over(state, seat, side, held[roll(state, v.CARDS_STREAM, len(held))])


def hand_over(state: RoseState, seat: int, taker: int, card: int) -> None:
    """Who had it still knows it."""
    state.revealed += 1
    holding.let_go_quest(state, seat, card)
    holding.hold_quest(state, taker, card)
    state.known[seat] = marked(state.known[seat], card)
    note(state, "steals_quest", taker, seat, card, state.act_card)
    holding.check_quest_limit(state, taker)


def complete_quest(state: RoseState, side: int, source: int, clause: Any) -> None:
    """A58: an own Quest is revealed as completed: its points, not its reward; the owner picks."""
    if state.quests[side]:
        state.stack.append(Cards(steps.FULFIL_QUEST, side, source, number_of(state, clause[1]), ()))


def list_fulfil_quest(state: RoseState, question: Cards) -> list[int]:
    return list_give_up_quest(state, question)


def answer_fulfil_quest(state: RoseState, question: Cards, answer: int) -> None:
    seat = question.seat
    for kind in (*question.picked, answer):
        aims.complete(state, seat, quest_of(state, state.quests[seat], kind), False)


def lose_completed_quest(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for seat in reversed(models):
        number = min(number_of(state, clause[2]), len(state.completed[seat]))
        if number:
            state.stack.append(Cards(steps.LOSE_COMPLETED, seat, source, number, ()))


def list_lose_completed(state: RoseState, question: Cards) -> list[int]:
    return [kind for kind in kinds_of(state, state.completed[question.seat]) if kind not in question.picked]


def answer_lose_completed(state: RoseState, question: Cards, answer: int) -> None:
    """R206: points already gained stay."""
    seat = question.seat
    for kind in (*question.picked, answer):
        card = quest_of(state, state.completed[seat], kind)
        state.completed[seat] = tuple(other for other in state.completed[seat] if other != card)
        put_aside(state, card)
        note(state, "loses_quest", seat, 1, card, question.source)


def put_aside(state: RoseState, card: int) -> None:
    """Face down on the discards of its Moon; all have seen it."""
    moon = state.box.moon_of[card]
    state.quest_discard[moon] = tuple(sorted((card, *state.quest_discard[moon])))
    state.known = [marked(row, card) for row in state.known]


def steal_trophy(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    """A46: not of the own colour."""
    for seat in reversed(models):
        if is_mage(seat) and seat != side:
            state.stack.append(Trophy(steps.TAKE_TROPHY, side, source, seat, number_of(state, clause[2])))


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


def lose_trophy(state: RoseState, side: int, source: int, clause: Any, models: list[int]) -> None:
    for seat in reversed(models):
        state.stack.append(Trophy(steps.LOSE_TROPHY, seat, source, seat, number_of(state, clause[2])))


def list_lose_trophy(state: RoseState, question: Trophy) -> list[int]:
    return [seat for seat, number in enumerate(state.trophies[question.holder]) if number]


def answer_lose_trophy(state: RoseState, question: Trophy, answer: int) -> None:
    """It goes back to the Mage it came from."""
    change_trophies(state, question.holder, answer, -1)
    note(state, "loses_trophy", question.seat, answer, NO_CARD, question.source)
    if question.number > 1:
        state.stack.append(question._replace(number=question.number - 1))


def remove_trap(state: RoseState, side: int, source: int, clause: Any, found: list[int]) -> None:
    """R197: the caster picks which."""
    for room in found:
        state.stack.append(Room(steps.REMOVE_SET, side, source, room, number_of(state, clause[2])))


def list_remove_set(state: RoseState, question: Room) -> list[int]:
    """Enemy tokens in the room: the place of each on its owner's sheet."""
    seats = [seat for seat in range(state.box.mages) if seat != question.seat]
    places = range(v.SET_PLACES)
    return [v.SET_PLACES * s + p for s in seats for p in places if state.set_rooms[p][s] == question.room]


def answer_remove_set(state: RoseState, question: Room, answer: int) -> None:
    snares.remove_set(state, *divmod(answer, v.SET_PLACES))
    if question.number > 1:
        state.stack.append(question._replace(number=question.number - 1))


def bull(state: RoseState, side: int, source: int, clause: Any) -> None:
    charging.place_or_charge(state, number_of(state, clause[1]))


class Excluded(Several):
    """Rooms by their ids, as bits."""

    def numbers(self, pack: Any, value: Any) -> tuple[Any, ...]:
        return (sum(1 << pack.lists["rooms"].index(name) for name in value),)

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"$ref": "#/$defs/reference"}}


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("gain_pp", "n Power Points", (o.WHO, o.N), OnModels(gain_pp), asks=True),
    Word("lose_pp", "n Power Points are lost", (o.WHO, o.N), OnModels(lose_pp), asks=True),
    Word("steal_pp", "up to n Power Points change sides", (o.WHO, o.N), OnModels(steal_pp), asks=True),
    Word("take_crown", "that Mage takes the Crown", (o.WHO,), OnModels(take_crown), asks=True),
    Word("activate_room", "the room is activated, or its effect copied",
         (o.ROOM, o.flag("copy", "Only its effect; no token is needed or flipped."),
          ClauseField("exclude", Excluded((), ""), "Rooms that may not be picked.", required=False)),
         OnRooms(activate_room, fits=may_be_activated), asks=True),
    Word("refresh_room", "a used token becomes ready", (o.ROOM,), OnRooms(refresh_room), asks=True),
    Word("exhaust_room", "a ready token becomes used", (o.ROOM,), OnRooms(exhaust_room), asks=True),
    Word("refresh_action", "up to n Action Tokens become ready", (o.WHO, o.N), OnModels(refresh_action), asks=True),
    Word("prevent", "the damage instance becomes n smaller", (o.N,), prevent),
    Word("cancel", "what set it off does nothing", (), cancel),
    Word("reflect", "n damage to that model after the instance", (o.TO, o.N), OnModels(reflect), asks=True),
    Word("redirect", "the instance hits that model instead", (o.TO,), OnModels(redirect), asks=True),
    Word("may_redirect", "the owner may redirect the instance", (o.TO,), OnModels(redirect), asks=True),
    Word("discard_quest", "n Quests in hand go to their discard", (o.WHO, o.N), OnModels(discard_quest), asks=True),
    Word("steal_quest", "n Quests at random change hands", (o.WHO, o.N), OnModels(steal_quest), asks=True),
    Word("complete_quest", "n own Quests are completed, without their rewards", (o.N,), complete_quest, asks=True),
    Word("lose_completed_quest", "n completed Quests are lost", (o.WHO, o.N), OnModels(lose_completed_quest),
         asks=True),
    Word("steal_trophy", "n Trophies of that Mage change hands", (o.WHO, o.N), OnModels(steal_trophy), asks=True),
    Word("lose_trophy", "n Trophies go back", (o.WHO, o.N), OnModels(lose_trophy), asks=True),
    Word("remove_trap", "n enemy tokens in the room are removed", (o.ROOM, o.N), OnRooms(remove_trap), asks=True),
    Word("bull", "the Bull comes or charges", (o.N,), bull, asks=True),
)
