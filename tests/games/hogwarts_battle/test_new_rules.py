"""The New Rules where no scenario can show them: what a scenario puts on the table before anybody acts."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright.games.hogwarts_battle.game import HogwartsBattle
from wandwright.games.hogwarts_battle.scenarios import scenarios
from wandwright.games.hogwarts_battle.state import BattleState

GAME = ww.game("hogwarts-battle")
NEW = [name for name, scenario in scenarios().items() if scenario.has_new_rules]


def begun(scenario: str, seats: int = 2, seed: int = 3, **options: object) -> BattleState:
    state = GAME.start(seats=seats, seed=seed, options={"scenario": scenario, **options}).state
    assert isinstance(state, BattleState)
    return state


def ids(state: BattleState, cards: tuple[int, ...]) -> list[str]:
    return [state.box.ids[card] for card in cards]


@pytest.mark.parametrize("name", NEW)
def test_r40_a_scenario_fills_the_table(name: str) -> None:
    """R40: its Locations in their order, as many foes face up as it says, its trials in one stack."""
    scenario, state = scenarios()[name], begun(name)
    assert ids(state, state.box.locations) == list(scenario.locations)
    assert sum(card >= 0 for card in state.villains) == scenario.active_foes
    assert ids(state, state.box.horcruxes) == list(scenario.trials)


@pytest.mark.parametrize("name", NEW)
def test_r40a_foes_that_an_encounter_names_are_in(name: str) -> None:
    """R40a, R75: with the named ones, and so many more of the pool."""
    state = begun(name)
    scenario, box = scenarios()[name], state.box
    stack = [card for card in (*state.villains, *state.villain_deck) if card not in (-1, box.voldemort)]
    assert len(stack) == len(scenario.named) + scenario.random
    for trial in box.horcruxes:
        told = {foe for foe in box.about(trial).fields.get("foes", ()) if not foe.startswith("lord_voldemort")}
        assert told <= set(ids(state, tuple(stack)))


def test_r42_nobody_is_hero_and_ally() -> None:
    """R42: the Ally cards of the heroes leave the Hogwarts deck, and only theirs."""
    state = begun("monster-box-1", heroes=["luna", "harry"])
    market = tuple(card for card in state.market if card >= 0)
    deck = set(ids(state, (*market, *state.hogwarts_deck)))
    assert {"luna_lovegood_ally", "harry_potter_ally"}.isdisjoint(deck)
    assert "neville_longbottom_ally" in deck


def test_r48_step_3_offers_influence_on_foes_beside_the_rest() -> None:
    """R48: playing, attacking, acquiring and assigning influence, in any order."""
    match = GAME.start(seats=2, seed=3, options={"scenario": "year-1"})
    state = match.state.copy()
    assert isinstance(state, BattleState)
    assert isinstance(GAME, HogwartsBattle)
    state.villains[0] = GAME.library.copies.with_id("norbert")[0]
    state.attack[0], state.influence[0] = 1, 9
    rules = GAME.rules
    notations = {
        GAME.rules.question(state.question).notation(GAME, state, state.question, answer).split()[0]
        for answer in rules.list_legal(state, state.question)
    }
    assert {"play", "acquire", "persuade", "end"} <= notations


def test_r74_what_heroes_bring_is_at_hand_whatever_the_sets_are() -> None:
    """R74: Year 1 has no set of Charms and Potions, and still Ginny can play it, with all her cards."""
    state = begun("year-1", heroes=["ginny", "luna"])
    assert [len(deck) for deck in state.box.decks] == [10, 10]
    sets = {state.box.library.set_of[card] for card in state.hogwarts_deck}
    assert sets <= {"game1", "monster-box-1"}


def test_r75_random_foes_come_from_the_pool_without_repetition() -> None:
    """R75: never a Voldemort; another seed draws others."""
    drawn = set()
    for seed in range(6):
        state = begun("monster-box-2", seed=seed)
        stack = [card for card in (*state.villains, *state.villain_deck) if card not in (-1, state.box.voldemort)]
        assert len(set(stack)) == len(stack)
        assert not any("voldemort" in state.box.about(card).tags for card in stack)
        drawn.add(frozenset(ids(state, tuple(stack))))
    assert len(drawn) > 1
