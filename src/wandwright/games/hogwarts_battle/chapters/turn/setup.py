"""Set-up of a match (R4 to R13)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.chance import begin_chance, shuffle
from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters.market.acquiring import refill_market
from wandwright.games.hogwarts_battle.chapters.piles.piles import take_from_deck
from wandwright.games.hogwarts_battle.chapters.timing.abilities import refresh_abilities
from wandwright.games.hogwarts_battle.chapters.timing.order import refresh
from wandwright.games.hogwarts_battle.chapters.turn import steps
from wandwright.games.hogwarts_battle.chapters.turn.proficiencies import answer_proficiency
from wandwright.games.hogwarts_battle.chapters.turn.turn import HAND_SIZE
from wandwright.games.hogwarts_battle.chapters.villains.villains import reveal_villain
from wandwright.games.hogwarts_battle.state import BattleState


def empty_table(box: Box, seed: int) -> BattleState:
    """The board before anything lies on it."""
    state = BattleState(box)
    state.begin()
    begin_chance(state, seed, box.streams, len(box.ids))
    state.health = list(box.full_health)
    state.proficiencies = box.proficiencies
    state.horcruxes = box.horcruxes
    return state


def set_up(box: Box, seed: int, script: dict[int, tuple[object, ...]] | None) -> BattleState:
    """Shuffle, lay out, deal; the first turn waits on the stack."""
    state = empty_table(box, seed)
    state.script = script
    kinds = box.definition
    state.dark_deck = shuffle(state, v.DARK_ARTS_STREAM, box.dark_arts, kinds)
    last = () if box.voldemort == NO_CARD else (box.voldemort,)
    state.villain_deck = stack_of_foes(state) + last
    if not any_of(box.hooks.lay_hogwarts_decks, state):
        state.hogwarts_deck = shuffle(state, v.HOGWARTS_STREAM, box.hogwarts, kinds)
    for place in range(box.places):
        reveal_villain(state, place)
    refill_market(state)
    for lay in box.hooks.laid_out:
        lay(state)
    for hero in range(box.seats):
        state.deck[hero] = shuffle(state, v.HERO_STREAM + hero, box.decks[hero], kinds)
        take_from_deck(state, hero, HAND_SIZE, NO_CARD)
        refresh_abilities(state, hero)
    refresh(state)
    state.stack.append((steps.BEGIN_TURN,))
    for ask in box.hooks.after_proficiencies:
        ask(state)
    for _ in range(box.scenario.proficiencies):
        give_proficiencies(state)
    for ask in box.hooks.before_proficiencies:
        ask(state)
    return state


def stack_of_foes(state: BattleState) -> tuple[int, ...]:
    """The foes that are in as they lie at set-up, but for Voldemort (R5)."""
    box = state.box
    foes = box.villains
    for draw in box.hooks.draw_foes:
        foes = draw(state)
    for stack in box.hooks.stack_foes:
        return stack(state, foes)
    return shuffle(state, v.VILLAINS_STREAM, foes, box.definition)


def give_proficiencies(state: BattleState) -> None:
    """R12: each hero takes one, by choice in seat order or dealt at random."""
    box = state.box
    if not box.deals_proficiencies:
        for hero in reversed(range(box.seats)):
            state.stack.append(Plain(steps.PICK_PROFICIENCY, hero, NO_CARD))
        return
    dealt = shuffle(state, v.PROFICIENCY_STREAM, state.proficiencies, box.definition)
    for hero in range(box.seats):
        answer_proficiency(state, Plain(steps.PICK_PROFICIENCY, hero, NO_CARD), box.definition[dealt[hero]])
