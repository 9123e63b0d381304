"""Finished potions (R50, R103)."""

from __future__ import annotations

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.cards.banishing import banish_card
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.potions import steps
from wandwright.games.hogwarts_battle.chapters.potions.dark import take_up
from wandwright.games.hogwarts_battle.chapters.potions.shapes import AtPlace
from wandwright.games.hogwarts_battle.state import BattleState


def finish_brew(state: BattleState, hero: int, place: int) -> None:
    """R103: its tokens are used; a Dark Arts Potion is gone by that, of another the hero decides at once."""
    state.used_tokens += state.brew_tokens[place]
    state.brew_tokens[place] = ()
    state.brew_spaces[place] = ()
    note(state, "brews", hero, 0, state.brews[place], NO_CARD)
    if place >= state.box.cellar.first_dark:
        take_up(state, place)
    else:
        state.stack.append(AtPlace(steps.FINISH_POTION, hero, state.brews[place], place))


def answer_finish_potion(state: BattleState, question: AtPlace, answer: int) -> None:
    """R50: its banish effect now, or it goes to the hero's own discard pile."""
    _, hero, card, place = question
    state.brews[place] = NO_CARD
    if answer == steps.KEEP_IT:
        state.discard[hero] = (card, *state.discard[hero])
        note(state, "keeps_potion", hero, 0, card, NO_CARD)
        return
    banish_card(state, hero, card, NO_CARD)
    state.stack.append((RUN, state.box.cellar.banished[card], 0, hero, card))
