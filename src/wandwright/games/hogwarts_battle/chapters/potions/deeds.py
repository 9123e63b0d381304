"""What the active hero did this turn, as far as shelves ask for more than Encounters do (R93, R101)."""

from __future__ import annotations

from wandwright.games.hogwarts_battle.chapters.table.heroes import abilities_of
from wandwright.games.hogwarts_battle.state import BattleState


def is_own(state: BattleState, source: int) -> bool:
    """Is it an effect of the active hero? Not one of the dark side, nor of what another hero has or discarded."""
    if state.hostile:
        return False
    return all(
        source not in abilities_of(state, other)
        and source != state.charm[other]
        and source not in state.earned[other]
        and source not in state.discard[other]
        for other in state.box.orders[state.active][1:]
    )


def begin_deeds(state: BattleState) -> None:
    """Nothing is done yet; what the hero held back from earlier turns is known."""
    state.influence_spent = 0
    state.cards_drawn = 0
    state.cards_discarded = 0
    state.dice_rolled = 0
    state.villains_defeated = 0
    state.charm_used = 0
    state.tokens_given = 0
    state.tokens_saved = state.attack[state.active] + state.influence[state.active]
    state.healed = 0
    state.token_kinds = 0
