"""What a seat has let pass, so that nobody is asked the same twice (A14)."""

from __future__ import annotations

from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising.rules import reach
from wandwright.games.death_eaters_rising.rules.harm import healable
from wandwright.games.death_eaters_rising.rules.tokens import token_of
from wandwright.games.death_eaters_rising.state import RisingState

Chance = tuple[int, ...]


def remember(state: RisingState, seat: int, options: list[int]) -> None:
    """A seat has been asked and has chosen none of these."""
    others = [chance for chance in state.passed if chance[0] != seat]
    state.passed = (*others, *chances(state, seat, options))


def has_news(state: RisingState, seat: int, options: list[int]) -> bool:
    """Is there an answer that the seat has not let pass yet, or one that has something new to work on?"""
    if not state.passed:
        return bool(options)
    return any(chance not in state.passed for chance in chances(state, seat, options))


def chances(state: RisingState, seat: int, options: list[int]) -> list[Chance]:
    """Each answer with each thing that it would work on, as that stands now."""
    found: list[Chance] = []
    for option in options:
        found.append((seat, option))
        if steps.CAST <= option < steps.DISCARD:
            program = state.box.effect[token_of(state, state.tokens[seat], option - steps.CAST)]
            found += [(seat, option, *thing) for thing in things(state, seat, program)]
    return found


def things(state: RisingState, seat: int, program: int) -> list[Chance]:
    """Open cards with what they lack, wizards with their damage, places with their corruption."""
    clauses = state.box.programs.clauses
    found: list[Chance] = []
    for _, symbol, _ in clauses(program, "assign_symbol"):
        found += [(target, *lacks) for target, lacks in reach.open_targets(state) if lacks[symbol]]
    for _, _, _, target, _ in clauses(program, "heal"):
        found += [(card, state.damage[card]) for card in healable(state, seat, target)]
    if clauses(program, "remove_corruption"):
        found += [(location, amount) for location, amount in enumerate(state.corruption) if amount]
    return found
