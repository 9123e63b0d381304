"""Phase 4: recruits, hits, dice, corrupted places, defeats and new characters (R43 to R49), and the end (R7, R8)."""

from __future__ import annotations

from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, NOBODY, Frame, finish
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules import reach
from wandwright.games.death_eaters_rising.rules.conditions import is_worth_using
from wandwright.games.death_eaters_rising.rules.harm import exposed
from wandwright.games.death_eaters_rising.rules.tokens import earn
from wandwright.games.death_eaters_rising.state import RisingState


def end_turn(state: RisingState, frame: Frame) -> None:
    """R43, R44: recruits join, hits are dealt; then come the abilities that wait for the end of a turn."""
    state.phase = steps.ENDING
    completed = [slot for slot, card in enumerate(state.characters) if is_done(state, card)]
    for slot in completed:
        if state.box.is_wizard[state.characters[slot]]:
            recruit(state, slot)
    for slot in completed:
        if state.characters[slot] != NO_CARD:
            strike(state, state.active, state.characters[slot], 1, NO_CARD)
    hit_voldemort(state)
    if state.outcome is None:
        state.stack.append((steps.CLEAN_UP,))
        push_end_abilities(state)


def is_done(state: RisingState, card: int) -> bool:
    return card != NO_CARD and reach.is_complete(state, card, state.box.cost[card])


def recruit(state: RisingState, slot: int) -> None:
    """R43: the wizard joins the active team and loses all damage (A29)."""
    card = state.characters[slot]
    state.characters[slot] = NO_CARD
    state.damage[card] = 0
    state.teams[state.active] += (card,)
    state.recruits += (card,)
    state.covered = tuple([entry for entry in state.covered if entry[0] != card])
    note(state, "recruits", state.active, 0, card, NO_CARD)


def strike(state: RisingState, seat: int, card: int, amount: int, source: int) -> None:
    """R44, R61, R62, A30, A31: damage on a Death Eater, if there is room for it, earns a spell token each."""
    placed = min(amount, state.box.health[card] - state.damage[card])
    if placed <= 0:
        return
    state.damage[card] += placed
    note(state, "hits", seat, placed, card, source)
    state.dealt += placed
    earn(state, seat, placed, card)


def hit_voldemort(state: RisingState) -> None:
    """R44, R79, R80, R81, A22: 1 damage, never more in all than Death Eaters in Azkaban; enough of it wins (R7)."""
    card = state.box.voldemort
    if not is_done(state, card) or not reach.voldemort_can_be_attacked(state):
        return
    state.voldemort_damage += 1
    note(state, "hits", state.active, 1, card, NO_CARD)
    earn(state, state.active, 1, card)
    if state.voldemort_damage >= state.box.damage_to_win:
        everybody = tuple(range(state.box.seats))
        finish(state, everybody, (1,) * state.box.seats, "voldemort_defeated")


def push_end_abilities(state: RisingState) -> None:
    """A39: abilities of the end of a turn, but for wizards who joined only now."""
    for card in reversed(state.teams[state.active]):
        for ability in state.box.abilities[card]:
            if ability.when == v.END_TURN and card not in state.recruits:
                state.stack.append((steps.END_ABILITY, card))


def end_ability(state: RisingState, frame: Frame) -> None:
    """An ability of the end of a turn works, if its condition holds by then and there is something to do."""
    card: int = frame[1]
    ability = reach.ability_of(state, card)
    if is_worth_using(state, card, ability):
        note(state, "uses", state.active, 0, card, NO_CARD)
        state.stack.append((steps.RUN, ability.program, 0, state.active, card))


def clean_up(state: RisingState, frame: Frame) -> None:
    """R45 to R49, A21: after each step that can lose the match it is checked."""
    return_dice(state)
    corrupt_places(state)
    if state.outcome is None:
        defeat_characters(state)
    if state.outcome is None:
        refill(state)
        state.mission = steps.NO_MISSION
        state.active = (state.active + 1) % state.box.seats
        state.stack.append((steps.BEGIN_TURN,))


def return_dice(state: RisingState) -> None:
    """R45, A10: all dice go back; what was covered on unfinished cards is lost."""
    state.die_place = [steps.SUPPLY] * len(state.die_place)
    state.die_face = [0] * len(state.die_face)
    state.covered = ()
    state.used = ()


def corrupt_places(state: RisingState) -> None:
    """R46, R73, R74: full places are lost for good; then R8c and R8d are checked."""
    box = state.box
    fallen = False
    for location in range(steps.LOCATIONS):
        place = exposed(state, location)
        if state.corruption[location] < box.spaces[place]:
            continue
        if state.places[location]:
            state.places[location] = state.places[location][1:]
            state.corruption[location] = 0
            state.corrupted += (place,)
            note(state, "place_corrupted", NOBODY, 0, place, NO_CARD)
        else:
            fallen = True
            note(state, "location_falls", NOBODY, 0, place, NO_CARD)
    if len(state.corrupted) >= box.corrupted_to_lose:
        lose(state, "places_corrupted")
    elif fallen:
        lose(state, "location_corrupted")


def defeat_characters(state: RisingState) -> None:
    """R47, R53, A35: full damage means defeat, at a location as in a team; then R8a and R8b are checked."""
    for slot, card in enumerate(state.characters):
        if card != NO_CARD and state.damage[card] >= state.box.health[card]:
            state.characters[slot] = NO_CARD
            defeat(state, card, NOBODY)
    for seat, team in enumerate(state.teams):
        for card in team:
            if state.damage[card] >= state.box.health[card]:
                defeat(state, card, seat)
        state.teams[seat] = tuple([card for card in team if card not in state.hospital])
    if len(state.hospital) >= state.box.defeated_to_lose:
        lose(state, "too_many_defeated")
    elif not all(state.teams):
        lose(state, "team_lost")


def defeat(state: RisingState, card: int, owner: int) -> None:
    """R47: wizards go to the Hospital Wing, Death Eaters to Azkaban."""
    state.damage[card] = 0
    if state.box.is_wizard[card]:
        state.hospital += (card,)
        note(state, "defeated", owner, 0, card, NO_CARD)
    else:
        state.azkaban += (card,)
        note(state, "imprisoned", NOBODY, 0, card, NO_CARD)


def lose(state: RisingState, reason: str) -> None:
    """R8, R9: everybody loses."""
    finish(state, (), (0,) * state.box.seats, reason)


def refill(state: RisingState) -> None:
    """R48, A20: every empty slot gets a character while the deck has one."""
    for slot, card in enumerate(state.characters):
        if card == NO_CARD:
            drawn = draw_character(state)
            if drawn != NO_CARD:
                state.characters[slot] = drawn
                note(state, "appears", NOBODY, 1, drawn, NO_CARD, {"to": slot // steps.CHARACTERS})


def draw_character(state: RisingState) -> int:
    """R78, A19: Voldemort's card goes on the Villain card, and another is drawn in its place."""
    while state.deck:
        card = state.deck[0]
        state.deck = state.deck[1:]
        state.revealed += 1
        if card != state.box.voldemort:
            return card
        state.villain = (card,)
        note(state, "voldemort_revealed", NOBODY, 0, card, NO_CARD)
    return NO_CARD
