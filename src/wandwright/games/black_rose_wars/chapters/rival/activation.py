"""The Rival of the solo variant: its deck and its activations (R163 to R167, R225).

Its top card lies in its first Standard slot: whatever shows, cancels or plays the next spell of a Mage finds it there.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.chance import roll, shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import attacks, instability, movement
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.lodge import opening
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.models import models_in, owner_of
from wandwright.games.black_rose_wars.chapters.lodge.slots import card_in, put_prepared, take_from_slot
from wandwright.games.black_rose_wars.chapters.quests import completing
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.rival import steps
from wandwright.games.black_rose_wars.chapters.spells import casting, targets
from wandwright.games.black_rose_wars.chapters.spells import shapes as spells_shapes
from wandwright.games.black_rose_wars.chapters.spells import steps as spells
from wandwright.games.black_rose_wars.state import RoseState

SLOT: Final = 1
ACTIVATIONS: Final = 2
STEPS: Final = 2


def bring_rival(state: RoseState) -> None:
    """R165: a random Mage, and all cards of a random school; both not yours."""
    seat = state.box.rival
    free = opening.list_pick_mage(state, Plain(lodge.PICK_MAGE, seat, NO_CARD))
    opening.become(state, seat, free[roll(state, v.SETUP_STREAM, len(free))])
    schools = opening.list_pick_school(state, Plain(lodge.PICK_SCHOOL, seat, NO_CARD))
    school = schools[roll(state, v.SETUP_STREAM, len(schools))]
    state.school[seat] = school
    state.rival_deck = shuffle(state, v.CARDS_STREAM, state.library[school], state.box.definition)
    state.library[school] = ()


def ready_card(state: RoseState) -> None:
    """R165: the top card of its deck, which its discards refill."""
    if card_in(state, state.box.rival, SLOT) != NO_CARD:
        return
    if not state.rival_deck:
        state.rival_deck = shuffle(state, v.CARDS_STREAM, state.rival_discard, state.box.definition)
        state.rival_discard = ()
    if state.rival_deck:
        put_prepared(state, state.box.rival, SLOT, state.rival_deck[0], v.UPRIGHT)
        state.rival_deck = state.rival_deck[1:]


def rival_activation(state: RoseState, frame: Frame) -> None:
    """R165, R166: out of its Cell, two steps towards you, its top card; it passes after two activations."""
    seat = state.box.rival
    if state.rival_activations >= ACTIVATIONS:
        state.passed[seat] = 1
        note(state, "passes", seat, 0, NO_CARD, NO_CARD)
        return
    state.rival_activations += 1
    ready_card(state)
    state.stack += [(quests.CHECK_QUESTS, completing.HELD), (steps.RIVAL_CARD,)]
    begin_act(state, v.PHYSICAL, seat, actor=seat)
    leaves = state.mage_room[seat] == v.NOWHERE
    movement.begin_walk(state, seat, STEPS + leaves, seat, leave_cell=leaves)


def rival_card(state: RoseState, frame: Frame) -> None:
    """R166 steps 3 and 4: its top card, upright; without a legal target it strikes."""
    seat = state.box.rival
    card = card_in(state, seat, SLOT)
    if card == NO_CARD or state.mage_room[seat] == v.NOWHERE:
        return
    # Where its token lies, or that it strikes, tells something of the card even if it is set face down.
    state.revealed += 1
    if lacks_target(state, seat, card):
        state.stack.append((steps.RIVAL_BLOW,))
    if casting.can_play(state, seat, SLOT):
        casting.cast(state, seat, SLOT)
    else:
        state.rival_discard = (take_from_slot(state, seat, SLOT), *state.rival_discard)


def lacks_target(state: RoseState, seat: int, card: int) -> bool:
    """Has its upright side a target to pick, and is none legal?"""
    half = state.box.halves[card][v.UPRIGHT]
    sort = targets.TARGETS[half.target]
    if half.type in (v.TRAP, v.PROTECTION) or sort in (targets.NONE, targets.SELF):
        return False
    asked = spells_shapes.Targeting(spells.TARGET, seat, card, sort, half.least, half.range, 1, ())
    listing = targets.list_target_room if sort == targets.A_ROOM else targets.list_target
    return not listing(state, asked)


def rival_blow(state: RoseState, frame: Frame) -> None:
    """R166 step 4: an attack for 2 in its room, or 1 Instability there."""
    seat = state.box.rival
    room = state.mage_room[seat]
    if room == v.NOWHERE:
        return
    begin_act(state, v.PHYSICAL, seat, actor=seat)
    if any(owner_of(model) != seat for model in models_in(state, room)):
        attacks.physical_attack(state, seat)
    else:
        instability.add_instability(state, seat, room, 1)
