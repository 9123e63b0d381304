"""Symbol tokens: symbols that no die shows (R69, A12)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board.targets import card_of, cover, open_targets
from wandwright.games.death_eaters_rising.chapters.tokens import shapes
from wandwright.games.death_eaters_rising.speech import asked, speak
from wandwright.games.death_eaters_rising.state import RisingState


def list_place_symbol(state: RisingState, question: shapes.Symbol) -> list[int]:
    """R69, A12: every target of the active player that lacks the symbol."""
    return [target for target, lacks in open_targets(state) if lacks[question.symbol]]


def answer_place_symbol(state: RisingState, question: shapes.Symbol, answer: int) -> None:
    _, seat, source, symbol, times = question
    card = card_of(state, answer)
    note(state, "assigns_symbol", seat, times, card, source, {"symbol": v.SYMBOLS[symbol]})
    cover(state, answer, symbol, times)


def prompt_place_symbol(state: RisingState, question: shapes.Symbol, secret: bool) -> str:
    symbol = speak(f"symbol-{v.SYMBOLS[question.symbol]}")
    return asked("prompt-place-symbol", state, question, symbol=symbol)
