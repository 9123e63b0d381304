"""Tokens at the end of a turn: kept, given away or put back (R21, R110c, R131)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.health.tokens import gain_attack, gain_influence
from wandwright.games.hogwarts_battle.chapters.turn.ending import next_turn
from wandwright.games.hogwarts_battle.state import BattleState


def settle_saved(state: BattleState, hero: int) -> None:
    """What is newly gained is spent first: no more is left of the saved tokens than the hero holds (R131)."""
    if state.saved_attack[hero] or state.saved_influence[hero]:
        state.saved_attack[hero] = min(state.saved_attack[hero], state.attack[hero])
        state.saved_influence[hero] = min(state.saved_influence[hero], state.influence[hero])


def forget_saved(state: BattleState, hero: int) -> None:
    state.saved_attack[hero] = 0
    state.saved_influence[hero] = 0


def keep_tokens(state: BattleState, hero: int, what: int, source: int) -> None:
    """The tokens stay for the next own turn."""
    state.saved_influence[hero] = state.influence[hero]
    if what == v.BOTH_TOKENS:
        state.saved_attack[hero] = state.attack[hero]
    note(state, "keeps_tokens", hero, state.saved_influence[hero] + state.saved_attack[hero], NO_CARD, source)


def has_tokens(state: BattleState, hero: int, what: int) -> bool:
    return bool(state.influence[hero] or (what == v.BOTH_TOKENS and state.attack[hero]))


def give_tokens(state: BattleState, giver: int, hero: int, what: int, source: int) -> None:
    """Unassigned tokens go to another hero."""
    influence, attack = state.influence[giver], state.attack[giver]
    state.influence[giver] = 0
    if influence:
        gain_influence(state, hero, influence, source)
    if what == v.BOTH_TOKENS and attack:
        state.attack[giver] = 0
        gain_attack(state, hero, attack, source)


def begin_clearing(state: BattleState, hero: int) -> None:
    """What was saved earlier is kept again by a hero who is stunned; any other hero has to save it anew (R131)."""
    if state.stunned[hero]:
        settle_saved(state, hero)
    else:
        forget_saved(state, hero)


def keep_saved(state: BattleState, hero: int) -> tuple[int, int]:
    """A stunned hero loses the tokens; in the own turn those saved earlier stay (R24, R110c)."""
    if hero == state.active:
        settle_saved(state, hero)
    else:
        forget_saved(state, hero)
    return state.saved_attack[hero], state.saved_influence[hero]


def put_tokens_back(state: BattleState, frame: Frame) -> None:
    """Unused tokens go back but for those that are saved (R110c)."""
    hero = state.active
    next_turn(state, hero, state.saved_attack[hero], state.saved_influence[hero])
