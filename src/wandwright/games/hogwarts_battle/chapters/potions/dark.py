"""Dark Arts Potions: they lie before the hero who drew them and act until they are brewed (R62, R105, R133)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.potions.steps import DARK_POTIONS_STEP
from wandwright.games.hogwarts_battle.chapters.table.conditions import holds
from wandwright.games.hogwarts_battle.chapters.timing.hostile import run_hostile
from wandwright.games.hogwarts_battle.state import BattleState


def dark_potions_of(state: BattleState, hero: int) -> tuple[int, ...]:
    """Those before one hero, in the order they came."""
    first = state.box.cellar.first_dark
    lying = state.brews[first:]
    if lying.count(NO_CARD) == len(lying):
        return ()
    return tuple(
        [card for card, owner in zip(lying, state.brew_owner[first:], strict=True) if card != NO_CARD and owner == hero]
    )


def lay_down(state: BattleState, card: int) -> None:
    """A drawn one lies down before the active hero."""
    place = state.brews.index(NO_CARD, state.box.cellar.first_dark)
    state.brews[place] = card
    state.brew_owner[place] = state.active
    note(state, "dark_potion_lies_down", state.active, 0, card, NO_CARD)


def take_up(state: BattleState, place: int) -> None:
    """A brewed one goes to the Dark Arts discard pile; those that came later move up."""
    state.dark_discard = (state.brews[place], *state.dark_discard)
    for row, empty in ((state.brews, NO_CARD), (state.brew_owner, 0)):
        row[place:] = [*row[place + 1 :], empty]
    for rows in (state.brew_tokens, state.brew_spaces):
        rows[place:] = [*rows[place + 1 :], ()]


def prepare_dark_potions(state: BattleState) -> None:
    """Those that lie there when the turn begins act at the start of step 2; one that is drawn now acted at once."""
    acting = dark_potions_of(state, state.active)
    if acting:
        state.stack.append((DARK_POTIONS_STEP, acting))


def dark_potions_step(state: BattleState, frame: Frame) -> None:
    """The next one acts; the others wait below it."""
    _, acting = frame
    card = acting[0]
    if len(acting) > 1:
        state.stack.append((DARK_POTIONS_STEP, acting[1:]))
    program = state.box.on_play[card]
    if program:
        note(state, "dark_potion_acts", state.active, 0, card, NO_CARD)
        run_hostile(state, v.DARK_ARTS, card, program, state.active)


def may_play_spells(state: BattleState) -> bool:
    """Babbling Beverage lets its owner play so many spells a turn."""
    caps = state.box.cellar.caps
    for card in dark_potions_of(state, state.active):
        if card in caps:
            condition, value, most = caps[card]
            if state.spells >= most and holds(state, condition, value, state.active, NO_CARD):
                return False
    return True


def dark_potions_face_up(state: BattleState) -> int:
    """How many Dark Arts Potions lie before all heroes together."""
    return len([card for card in state.brews[state.box.cellar.first_dark :] if card != NO_CARD])


def enough_dark_potions(state: BattleState, value: int, hero: int, subject: int) -> bool:
    return dark_potions_face_up(state) >= value


def count_dark_potions(state: BattleState, value: int, hero: int) -> int:
    return dark_potions_face_up(state)
