"""Set-up of a match (R4 to R13)."""

from __future__ import annotations

from wandwright.engine.chance import begin_chance, shuffle
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters.charms import choosing
from wandwright.games.hogwarts_battle.chapters.creatures.foes import draw_foes
from wandwright.games.hogwarts_battle.chapters.market.acquiring import refill_market
from wandwright.games.hogwarts_battle.chapters.piles.piles import take_from_deck
from wandwright.games.hogwarts_battle.chapters.potions.board import set_up_potions
from wandwright.games.hogwarts_battle.chapters.timing.abilities import refresh_abilities
from wandwright.games.hogwarts_battle.chapters.timing.order import refresh
from wandwright.games.hogwarts_battle.chapters.turn import steps
from wandwright.games.hogwarts_battle.chapters.turn.proficiencies import answer_proficiency
from wandwright.games.hogwarts_battle.chapters.turn.turn import HAND_SIZE
from wandwright.games.hogwarts_battle.chapters.variations.foes import stack_of_foes
from wandwright.games.hogwarts_battle.chapters.variations.preparing import lay_hogwarts_decks, open_book
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
    if box.new_rules:
        state.detentions = box.detentions
    return state


def set_up(box: Box, seed: int, script: dict[int, tuple[object, ...]] | None) -> BattleState:
    """Shuffle, lay out, deal; the first turn waits on the stack."""
    state = empty_table(box, seed)
    state.script = script
    kinds = box.definition
    state.dark_deck = shuffle(state, v.DARK_ARTS_STREAM, box.dark_arts, kinds)
    last = () if box.voldemort == NO_CARD else (box.voldemort,)
    foes = draw_foes(state) if box.new_rules else box.villains
    state.villain_deck = stack_of_foes(state, foes) + last
    lay_hogwarts_decks(state)
    for place in range(box.places):
        reveal_villain(state, place)
    refill_market(state)
    if box.new_rules:
        set_up_potions(state)
        choosing.lay_out(state)
    for hero in range(box.seats):
        state.deck[hero] = shuffle(state, v.HERO_STREAM + hero, box.decks[hero], kinds)
        take_from_deck(state, hero, HAND_SIZE, NO_CARD)
        refresh_abilities(state, hero)
    if box.book is not None:
        open_book(state)
    refresh(state)
    state.stack.append((steps.BEGIN_TURN,))
    if box.new_rules:
        choosing.ask_active_at_first(state)
        choosing.ask_charms(state)
    for _ in range(box.scenario.proficiencies):
        give_proficiencies(state)
    if box.new_rules:
        choosing.ask_hero_cards(state)
    return state


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
