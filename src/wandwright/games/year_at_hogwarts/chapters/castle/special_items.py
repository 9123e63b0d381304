"""Special Item tokens: used once, and then put on a square of Diagon Alley (R98, R98a, R102, R104, R105)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle import shapes, steps, tokens
from wandwright.games.year_at_hogwarts.state import YearState


def spend(state: YearState, seat: int, item: int) -> None:
    """R98: the token goes to Diagon Alley at once, and its benefit follows."""
    box = state.box
    note(state, "uses", seat, 1, NO_CARD, NO_CARD, {"item": box.item_names[item]})
    state.stack.append((steps.RUN, box.item_effect[item], 0, seat, NO_CARD))
    state.stack.append(shapes.Putting(steps.PUT_ITEM, seat, NO_CARD, item))


def list_put_item(state: YearState, question: shapes.Putting) -> list[int]:
    return tokens.squares_of(state, v.DIAGON)


def answer_put_item(state: YearState, question: shapes.Putting, answer: int) -> None:
    tokens.lay(state, question.seat, question.item, answer)


def own_turn_uses(state: YearState, seat: int) -> list[int]:
    """R98a, R102, R105: the Time-Turner, but not in a turn that it gave, and not twice."""
    item = state.box.time_turner
    if state.item_at[item] != v.FIRST_SEAT + seat or state.extra or state.again:
        return []
    return [item] if tokens.can_use(state, seat, item) else []
