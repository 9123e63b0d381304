"""Healing and converting damage: which tokens go is picked one after the other (R100, R188)."""

from __future__ import annotations

from wandwright.games.black_rose_wars import speech
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import damage, shapes, steps
from wandwright.games.black_rose_wars.chapters.events import modifiers
from wandwright.games.black_rose_wars.chapters.lodge.models import owner_of
from wandwright.games.black_rose_wars.chapters.lodge.tokens import (
    NO_TOKENS,
    put_tokens,
    sides_to_pick,
    tokens_left,
    tokens_on,
    with_tokens,
)
from wandwright.games.black_rose_wars.state import RoseState


def heal(state: RoseState, model: int, number: int) -> None:
    """R100: tokens of the healed player's choice are removed."""
    if number <= 0 or not any(tokens_on(state, model)) or modifiers.rule_holds(state, "no_heal"):
        return
    asked = shapes.Mending(steps.HEAL_TOKEN, owner_of(model), state.act_card, model, number, v.NOBODY)
    state.stack.append(asked)


def list_heal_token(state: RoseState, question: shapes.Mending) -> list[int]:
    """The sides whose tokens lie there."""
    return sides_to_pick(tokens_on(state, question.model), range(v.BLACK_ROSE + 1), question.left)


def answer_heal_token(state: RoseState, question: shapes.Mending, answer: int) -> None:
    """One token; all that are left to heal where they are of one side or all go anyway."""
    model, left = question.model, question.left
    tokens = tokens_on(state, model)
    if left >= sum(tokens):
        healed = sum(tokens)
        put_tokens(state, model, NO_TOKENS)
    else:
        healed = left if tokens[answer] == sum(tokens) else 1
        put_tokens(state, model, with_tokens(tokens, answer, -healed))
    if owner_of(model) != state.act_side:
        state.healed_others += healed
    damage.note_model(state, "is_healed", model, healed, state.act_card)
    if left > healed and any(tokens_on(state, model)):
        state.stack.append(question._replace(left=left - healed))


def convert_damage(state: RoseState, model: int, number: int, side: int) -> None:
    """Tokens of other sides become tokens of the acting side, whose owner picks which; nobody falls by it."""
    if number > 0 and owner_of(model) != side:
        seat = state.crown if side == v.BLACK_ROSE else side
        state.stack.append(shapes.Mending(steps.CONVERT_TOKEN, seat, state.act_card, model, number, side))


def list_convert_token(state: RoseState, question: shapes.Mending) -> list[int]:
    _, _, _, model, left, side = question
    number = min(left, tokens_left(state, side))
    others = [other for other in range(v.BLACK_ROSE + 1) if other != side]
    return sides_to_pick(tokens_on(state, model), others, number) if number > 0 else []


def answer_convert_token(state: RoseState, question: shapes.Mending, answer: int) -> None:
    model, side = question.model, question.side
    tokens = with_tokens(tokens_on(state, model), answer, -1)
    put_tokens(state, model, with_tokens(tokens, side, 1))
    damage.note_model(state, "is_converted", model, 1, state.act_card, by=speech.side_code(side))
    state.stack.append(question._replace(left=question.left - 1))
