"""Spell tokens: drawing, keeping, losing and using them (R62, R65 to R70)."""

from __future__ import annotations

from collections import Counter

from wandwright.engine.chance import shuffle
from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules import reach
from wandwright.games.death_eaters_rising.state import RisingState


def draw(state: RisingState) -> int:
    """R65, A41: the top token of the supply, which is made anew when its last one goes; NO_CARD if there is none."""
    renew(state)
    if not state.supply:
        return NO_CARD
    token = state.supply[0]
    state.supply = state.supply[1:]
    state.revealed += 1
    renew(state)
    return token


def renew(state: RisingState) -> None:
    """R70: an empty supply is made anew from the tokens that lie face up."""
    if not state.supply and state.used_tokens:
        state.supply = shuffle(state, steps.TOKENS_STREAM, state.used_tokens, state.box.definition)
        state.used_tokens = ()


def earn(state: RisingState, seat: int, count: int, source: int) -> None:
    """R62: one spell token for each damage."""
    for _ in range(count):
        token = draw(state)
        if token != NO_CARD:
            keep(state, seat, token, source)


def keep(state: RisingState, seat: int, token: int, source: int) -> None:
    state.tokens[seat] += (token,)
    note(state, "draws_token", seat, 0, token, source)


def list_keep_token(state: RisingState, question: steps.Keeping) -> list[int]:
    """The drawn tokens by their kind."""
    kinds = Counter(state.box.definition[token] for token in state.drawn)
    return sorted(kinds - Counter(question.chosen))


def answer_keep_token(state: RisingState, question: steps.Keeping, answer: int) -> None:
    _, seat, source, _, chosen = question
    for kind in (*chosen, answer):
        token = token_of(state, state.drawn, kind)
        state.drawn = tuple([other for other in state.drawn if other != token])
        keep(state, seat, token, source)
    for other in state.drawn:
        note(state, "drops_token", seat, 0, other, source)
    state.used_tokens += state.drawn
    state.drawn = ()


def list_discard_token(state: RisingState, question: Plain) -> list[int]:
    """The kinds of token that a seat holds."""
    return sorted({state.box.definition[token] for token in state.tokens[question.seat]})


def answer_discard_token(state: RisingState, question: Plain, answer: int) -> None:
    """The active player gives up a token of the own choice."""
    token = take_from(state, question.seat, answer)
    note(state, "drops_token", question.seat, 0, token, question.source)


def token_of(state: RisingState, tokens: tuple[int, ...], kind: int) -> int:
    """A token of that kind; equal ones are as good as each other."""
    return next(token for token in tokens if state.box.definition[token] == kind)


def take_from(state: RisingState, seat: int, kind: int) -> int:
    """R70: a token of that kind goes from its owner to the used ones, face up."""
    token = token_of(state, state.tokens[seat], kind)
    state.tokens[seat] = tuple([other for other in state.tokens[seat] if other != token])
    state.used_tokens += (token,)
    return token


def list_casts(state: RisingState, seat: int) -> list[int]:
    """R66, R67: the tokens of a seat that would do something now, equal ones once."""
    found: list[int] = []
    for token in state.tokens[seat]:
        answer = steps.CAST + state.box.definition[token]
        if answer not in found and state.box.programs.is_useful(state, seat, state.box.effect[token]):
            found.append(answer)
    return found


def cast(state: RisingState, seat: int, kind: int) -> None:
    """R66: a token takes effect and lies face up among the used ones."""
    token = take_from(state, seat, kind)
    state.cast = 1
    note(state, "casts", seat, 0, token, NO_CARD)
    state.stack.append((steps.RUN, state.box.effect[token], 0, seat, token))


def list_place_symbol(state: RisingState, question: steps.Symbol) -> list[int]:
    """R69, A12: every target of the active player that lacks the symbol."""
    return [target for target, lacks in reach.open_targets(state) if lacks[question.symbol]]


def answer_place_symbol(state: RisingState, question: steps.Symbol, answer: int) -> None:
    _, seat, source, symbol, count = question
    card = reach.card_of(state, answer)
    note(state, "assigns_symbol", seat, count, card, source, {"symbol": v.SYMBOLS[symbol]})
    reach.cover(state, answer, symbol, count)


def list_swap_mine(state: RisingState, question: Plain | steps.Return) -> list[int]:
    return list(state.teams[question.seat])


list_swap_theirs = list_swap_mine


def answer_swap_mine(state: RisingState, question: Plain, answer: int) -> None:
    state.stack.append(steps.Swap(steps.SWAP_WITH, question.seat, question.source, answer))


def list_swap_with(state: RisingState, question: steps.Swap) -> list[int]:
    """Every other player with a wizard to give."""
    return [seat for seat in range(state.box.seats) if seat != question.seat and state.teams[seat]]


def answer_swap_with(state: RisingState, question: steps.Swap, answer: int) -> None:
    _, seat, source, mine = question
    state.stack.append(steps.Return(steps.SWAP_THEIRS, answer, source, seat, mine))


def answer_swap_theirs(state: RisingState, question: steps.Return, answer: int) -> None:
    """A17: each gives one wizard; damage stays on the cards."""
    _, partner, source, owner, mine = question
    swap_in(state, owner, mine, answer)
    swap_in(state, partner, answer, mine)
    note(state, "swaps", owner, 0, mine, source)
    note(state, "swaps", partner, 0, answer, source)


def swap_in(state: RisingState, seat: int, given: int, taken: int) -> None:
    state.teams[seat] = tuple([taken if card == given else card for card in state.teams[seat]])
