"""Copying an Ally: Polyjuice Potion (R30)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.piles.piles import first_of
from wandwright.games.hogwarts_battle.state import BattleState


def list_copy(state: BattleState, question: Plain) -> list[int]:
    """Allies played earlier this turn; copying one is a choice, so no is possible."""
    box = state.box
    allies = sorted({box.definition[card] for card in state.played if box.type_of[card] == v.ALLY})
    return [*allies, PASS] if allies else []


def answer_copy(state: BattleState, question: Plain, answer: int) -> None:
    """The copied effect works as if printed on the copying card, which stays what it is (R30)."""
    if answer == PASS:
        return
    _, hero, source = question
    note(state, "copies", hero, 0, first_of(state, state.played, answer), source)
    ally = first_of(state, state.played, answer)
    # Where the text of Allies is stopped, a copied one is, too (R134).
    speaker = ally if state.forbidden & v.FORBID_TOKENS_FROM_ALLIES else source
    state.box.programs.run(state, state.box.definitions[answer].effect, 0, hero, speaker)
