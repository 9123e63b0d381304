"""Operations on Quests: given up, stolen, completed by an effect, lost again (R128, R202, R206)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.chance import roll
from wandwright.engine.state.events import note
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects.values import Amount, Value, number_of
from wandwright.games.black_rose_wars.chapters.lodge.marks import marked
from wandwright.games.black_rose_wars.chapters.lodge.picking import first_of, kinds_of
from wandwright.games.black_rose_wars.chapters.quests import completing, hand
from wandwright.games.black_rose_wars.chapters.words import steps
from wandwright.games.black_rose_wars.state import RoseState


def discard_quest(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    for seat in reversed(models):
        number = min(number_of(state, value), len(state.quests[seat]))
        if number:
            state.stack.append(Picks(steps.GIVE_UP_QUEST, seat, source, number, ()))


def list_give_up_quest(state: RoseState, question: Picks) -> list[int]:
    return [kind for kind in kinds_of(state, state.quests[question.seat]) if kind not in question.picked]


def answer_give_up_quest(state: RoseState, question: Picks, answer: int) -> None:
    seat = question.seat
    for kind in (*question.picked, answer):
        hand.discard_quest(state, seat, first_of(state, state.quests[seat], kind))


def steal_quest(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    """R128, R202: at random; what it had counted is lost. The Rival holds no Quests (R225)."""
    _, _, value = clause
    for seat in models if side != state.box.rival else ():
        for _ in range(min(number_of(state, value), len(state.quests[seat]))):
            held = state.quests[seat]
            hand_over(state, seat, side, held[roll(state, v.CARDS_STREAM, len(held))])


def hand_over(state: RoseState, seat: int, taker: int, card: int) -> None:
    """Who had it still knows it."""
    state.revealed += 1
    hand.let_go_quest(state, seat, card)
    hand.hold_quest(state, taker, card)
    state.known[seat] = marked(state.known[seat], card)
    note(state, "steals_quest", taker, seat, card, state.act_card)
    hand.check_quest_limit(state, taker)


def complete_quest(state: RoseState, side: int, source: int, clause: tuple[int, Value]) -> None:
    """A58: an own Quest is revealed as completed: its points, not its reward; the owner picks."""
    _, value = clause
    if state.quests[side]:
        state.stack.append(Picks(steps.FULFIL_QUEST, side, source, number_of(state, value), ()))


list_fulfil_quest = list_give_up_quest


def answer_fulfil_quest(state: RoseState, question: Picks, answer: int) -> None:
    seat = question.seat
    for kind in (*question.picked, answer):
        completing.complete(state, seat, first_of(state, state.quests[seat], kind), False)


def lose_completed_quest(state: RoseState, side: int, source: int, clause: Amount, models: list[int]) -> None:
    _, _, value = clause
    for seat in reversed(models):
        number = min(number_of(state, value), len(state.completed[seat]))
        if number:
            state.stack.append(Picks(steps.LOSE_COMPLETED, seat, source, number, ()))


def list_lose_completed(state: RoseState, question: Picks) -> list[int]:
    return [kind for kind in kinds_of(state, state.completed[question.seat]) if kind not in question.picked]


def answer_lose_completed(state: RoseState, question: Picks, answer: int) -> None:
    """R206: points already gained stay."""
    seat = question.seat
    for kind in (*question.picked, answer):
        card = first_of(state, state.completed[seat], kind)
        state.completed[seat] = tuple(other for other in state.completed[seat] if other != card)
        put_aside(state, card)
        note(state, "loses_quest", seat, 1, card, question.source)


def put_aside(state: RoseState, card: int) -> None:
    """Face down on the discards of its Moon; all have seen it."""
    moon = state.box.moon_of[card]
    state.quest_discard[moon] = tuple(sorted((card, *state.quest_discard[moon])))
    state.known = [marked(row, card) for row in state.known]
