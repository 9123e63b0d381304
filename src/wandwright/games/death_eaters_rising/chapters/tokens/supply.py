"""The supply of spell tokens: drawing, keeping and using up (R65, R70, A41)."""

from __future__ import annotations

from collections import Counter

from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.death_eaters_rising import vocabulary as v
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
        state.supply = shuffle(state, v.TOKENS_STREAM, state.used_tokens, state.box.definition)
        state.used_tokens = ()


def keep(state: RisingState, seat: int, token: int, source: int) -> None:
    state.tokens[seat] += (token,)
    note(state, "draws_token", seat, 0, token, source)


def token_of(state: RisingState, tokens: tuple[int, ...], kind: int) -> int:
    """A token of that kind; equal ones are as good as each other."""
    return next(token for token in tokens if state.box.definition[token] == kind)


def take_from(state: RisingState, seat: int, kind: int) -> int:
    """R70: a token of that kind goes from its owner to the used ones, face up."""
    token = token_of(state, state.tokens[seat], kind)
    state.tokens[seat] = tuple([other for other in state.tokens[seat] if other != token])
    state.used_tokens += (token,)
    return token


def list_keep_token(state: RisingState, question: Picks) -> list[int]:
    """The drawn tokens by their kind."""
    kinds = Counter(state.box.definition[token] for token in state.drawn)
    return sorted(kinds - Counter(question.picked))


def answer_keep_token(state: RisingState, question: Picks, answer: int) -> None:
    """R65: so many of the drawn tokens are kept; the others are discarded face up."""
    seat, source = question.seat, question.source
    for kind in (*question.picked, answer):
        token = token_of(state, state.drawn, kind)
        state.drawn = tuple([other for other in state.drawn if other != token])
        keep(state, seat, token, source)
    for other in state.drawn:
        note(state, "drops_token", seat, 0, other, source)
    state.used_tokens += state.drawn
    state.drawn = ()
