"""The Rival of the solo variant (R163 to R167, R225, R226).

Its top card lies in its first Standard slot: whatever shows, cancels or plays the next spell of a Mage finds it there.
"""

from __future__ import annotations

from typing import Final, cast

from wandwright.engine.answers import PASS
from wandwright.engine.chance import shuffle
from wandwright.engine.events import note
from wandwright.engine.rules import Rules
from wandwright.engine.state import NO_CARD, Frame, State
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.deeds import aims, blows, casting, moving, rooms
from wandwright.games.black_rose_wars.chapters.deeds import steps as deeds
from wandwright.games.black_rose_wars.chapters.deeds.lodge import distance
from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.chapters.words import choosing
from wandwright.games.black_rose_wars.chapters.words import steps as words
from wandwright.games.black_rose_wars.chapters.words.acts import begin_act
from wandwright.games.black_rose_wars.models import evocations_of, models_in, owner_of, room_of
from wandwright.games.black_rose_wars.slots import card_in, put_prepared, take_from_slot
from wandwright.games.black_rose_wars.state import RoseState

# The person who plays against it.
YOU: Final = 0
SLOT: Final = 1
ACTIVATIONS: Final = 2
STEPS: Final = 2
# R226: answers that are yes or no, answers that are places of set cards, and answers that are rooms to go to.
OFFERS: Final = frozenset({words.MAY, steps.ACTIVATE, deeds.SHADE})
PLACES: Final = frozenset({deeds.PROTECT})
WAYS: Final = frozenset({deeds.STEP})


class RoseRules(Rules):
    """The rules; whatever the Rival is asked answers itself (R226)."""

    def ask(self, state: State, frame: Frame) -> None:
        if frame[1] == cast(RoseState, state).box.rival:
            self.answer_for_rival(state, frame)
        else:
            super().ask(state, frame)

    def ask_always(self, state: State, frame: Frame) -> None:
        if frame[1] == cast(RoseState, state).box.rival:
            self.answer_for_rival(state, frame)
        else:
            super().ask_always(state, frame)

    def answer_for_rival(self, state: State, frame: Frame) -> None:
        legal = self.list_legal(state, frame)
        if legal:
            self.answers[frame[0]](state, frame, preferred(cast(RoseState, state), frame, legal))


def preferred(state: RoseState, frame: Frame, legal: list[int]) -> int:
    """R226: you and your Evocations as targets, rooms towards you, yes; what is equal: the first."""
    if frame[0] in OFFERS:
        return steps.YES
    if frame[0] in PLACES:
        return legal[0]
    if any(steps.ROOM <= code < steps.ROOM + len(state.position) for code in legal):
        return preferred_room(state, frame, legal)
    victims = [model for model in (YOU, *hurt_first(state)) if model in legal]
    return victims[0] if victims else legal[0]


def hurt_first(state: RoseState) -> list[int]:
    """Your Evocations, the one with most damage first."""
    damage = state.evocation_damage
    return sorted(evocations_of(state, YOU), key=lambda model: -sum(damage[model - v.FIRST_EVOCATION]))


def preferred_room(state: RoseState, frame: Frame, legal: list[int]) -> int:
    """With you in it, else nearest to you; a step only if it leads nearer."""
    goal = goal_of(state)
    found = [code for code in legal if code != PASS]
    best = min(found, key=lambda code: distance(state, code - steps.ROOM, goal))
    if frame[0] in WAYS and PASS in legal:
        here = room_of(state, frame[3])
        if distance(state, here, goal) <= distance(state, best - steps.ROOM, goal):
            return PASS
    return best


def goal_of(state: RoseState) -> int:
    """R166: where you are, or the Black Rose Room while you are in your Cell."""
    room = state.mage_room[YOU]
    return room if room != v.NOWHERE else int(state.box.black_rose_room)


def ready_card(state: RoseState) -> None:
    """R165: the top card of its deck, which its discards refill."""
    if state.box.rival == v.NOBODY or card_in(state, state.box.rival, SLOT) != NO_CARD:
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
    state.stack += [(deeds.CHECK_QUESTS, aims.HELD), (steps.RIVAL_CARD,)]
    begin_act(state, v.PHYSICAL, seat, actor=seat)
    leaves = state.mage_room[seat] == v.NOWHERE
    moving.begin_walk(state, seat, STEPS + leaves, seat, leave_cell=leaves)


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
    sort = choosing.TARGETS[half.target]
    if half.type in (v.TRAP, v.PROTECTION) or sort in (choosing.NONE, choosing.SELF):
        return False
    asked = words.Targeting(words.TARGET, seat, card, sort, half.least, half.range, 1, ())
    listing = choosing.list_target_room if sort == choosing.A_ROOM else choosing.list_target
    return not listing(state, asked)


def rival_blow(state: RoseState, frame: Frame) -> None:
    """R166 step 4: an attack for 2 in its room, or 1 Instability there."""
    seat = state.box.rival
    room = state.mage_room[seat]
    if room == v.NOWHERE:
        return
    begin_act(state, v.PHYSICAL, seat, actor=seat)
    if any(owner_of(model) != seat for model in models_in(state, room)):
        blows.physical_attack(state, seat)
    else:
        rooms.add_instability(state, seat, room, 1)
