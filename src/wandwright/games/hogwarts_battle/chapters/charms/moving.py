"""Attack that moves from one foe to another: the Defensive Charm (R110a)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.charms.shapes import Move
from wandwright.games.hogwarts_battle.chapters.charms.steps import MOVE_FROM, MOVE_HOW_MANY, MOVE_TO
from wandwright.games.hogwarts_battle.chapters.villains.villains import can_be_attacked, defeat_if_full
from wandwright.games.hogwarts_battle.state import BattleState


def origins(state: BattleState) -> list[int]:
    """Foes with attack on them that another one may take."""
    wounded = [place for place, card in enumerate(state.villains) if card != NO_CARD and state.wounds[place]]
    return [place for place in wounded if targets(state, place)]


def targets(state: BattleState, origin: int) -> list[int]:
    places = range(len(state.villains))
    return [place for place in places if place != origin and can_be_attacked(state, place)]


def most_moved(state: BattleState, origin: int, target: int) -> int:
    """No more than there is, than there is room for, and than a cap of this turn lets through."""
    card = state.villains[target]
    most = min(state.wounds[origin], state.box.health[card] - state.wounds[target])
    if state.attack_cap and state.box.foe_kind[card] & v.VILLAINS:
        most = min(most, state.attack_cap - state.dealt[target])
    return most


def ask_move(state: BattleState, hero: int, source: int) -> None:
    state.stack.append(Plain(MOVE_FROM, hero, source))


def list_move_from(state: BattleState, question: Plain) -> list[int]:
    return origins(state)


def answer_move_from(state: BattleState, question: Plain, answer: int) -> None:
    state.stack.append(Move(MOVE_TO, question.seat, question.source, answer, NO_CARD))


def list_move_to(state: BattleState, question: Move) -> list[int]:
    return targets(state, question.origin)


def answer_move_to(state: BattleState, question: Move, answer: int) -> None:
    state.stack.append(Move(MOVE_HOW_MANY, question.seat, question.source, question.origin, answer))


def list_move_how_many(state: BattleState, question: Move) -> list[int]:
    return list(range(1, most_moved(state, question.origin, question.target) + 1))


def answer_move_how_many(state: BattleState, question: Move, answer: int) -> None:
    """The tokens are not assigned anew; a foe that they fill is defeated."""
    state.wounds[question.origin] -= answer
    state.wounds[question.target] += answer
    note(state, "moves_attack", question.seat, answer, state.villains[question.target], question.source)
    defeat_if_full(state, question.target)
