"""The four steps of a turn (R14 to R22)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.chance import shuffle
from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, NOBODY, Frame
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters import counting
from wandwright.games.hogwarts_battle.chapters.charms.choosing import ask_active
from wandwright.games.hogwarts_battle.chapters.charms.saving import begin_clearing
from wandwright.games.hogwarts_battle.chapters.charms.steps import DARK_ARTS_STEP, PUT_TOKENS_BACK, offer_frame
from wandwright.games.hogwarts_battle.chapters.market.darkness import events_in_step_1
from wandwright.games.hogwarts_battle.chapters.market.filling import choose_at_end
from wandwright.games.hogwarts_battle.chapters.potions.dark import lay_down, prepare_dark_potions
from wandwright.games.hogwarts_battle.chapters.trials.rules import may_collect
from wandwright.games.hogwarts_battle.chapters.trials.steps import COLLECT_TRIAL, FINISH_TURN
from wandwright.games.hogwarts_battle.rules.control import check_location
from wandwright.games.hogwarts_battle.rules.health import recover
from wandwright.games.hogwarts_battle.rules.market import refill_market
from wandwright.games.hogwarts_battle.rules.piles import take_from_deck
from wandwright.games.hogwarts_battle.rules.timing import hostile_kind, run_hostile, villain_order
from wandwright.games.hogwarts_battle.rules.villains import lift_shields
from wandwright.games.hogwarts_battle.state import BattleState

HAND_SIZE: Final = 5
# The question what the hero does next, for each of the heroes.
ACTING: Final = tuple(Plain(steps.ACT, seat, NO_CARD) for seat in range(5))

# What follows the Dark Arts and the Horcrux in every turn, the last step first.
LAST_STEPS: Final[tuple[Frame, ...]] = ((steps.BEGIN_ACTIONS,), (steps.VILLAIN_STEP,))


def begin_turn(state: BattleState, frame: Frame) -> None:
    """A new turn of the active hero: Dark Arts, the Horcrux, the villains, then the hero."""
    state.turn += 1
    if state.events is not None:
        note(state, "turn", state.active, state.turn, NO_CARD, NO_CARD)
    state.spells = 0
    state.items = 0
    state.allies = 0
    state.assigned = 0
    state.attack_cap = 0
    state.topdeck = 0
    state.banned = 0
    state.used = ()
    state.watching = ()
    state.dealt = [0] * len(state.villains)
    box = state.box
    state.gained = [0] * box.seats
    state.first_gains = [0] * box.seats
    if box.variations:
        counting.begin_turn(state)
    lift_shields(state)
    state.stack.extend(LAST_STEPS)
    if state.horcruxes:
        state.stack.append((steps.HORCRUX_STEP,))
    if box.new_rules:
        prepare_dark_potions(state)
        state.stack.append((DARK_ARTS_STEP,))
        before_step_1(state, state.active)
    else:
        events = events_in_step_1(state) if box.variations else box.events[state.location]
        reveal_events(state, (steps.REVEAL_EVENTS, events))


def before_step_1(state: BattleState, hero: int) -> None:
    """Which cards are active in this turn (R78); then a Charm that is used before it begins (R110d)."""
    charm = state.charm[hero]
    if charm != NO_CARD:
        state.stack.append(offer_frame(v.ON_TURN_BEGINS, NO_CARD, hero, charm))
    ask_active(state, hero)


def dark_arts_step(state: BattleState, frame: Frame) -> None:
    """Step 1 of the New Rules: as many cards as the Location and the variations say, or fewer (R79)."""
    number = counting.events_of_step_1(state, events_in_step_1(state))
    reveal_events(state, (steps.REVEAL_EVENTS, number))


def next_event(state: BattleState) -> int:
    """The next Dark Arts card; an empty deck is re-made from its discards (R14). NO_CARD if there is none."""
    if state.box.new_rules and state.dark_seen:
        card, *rest = state.dark_seen
        state.dark_seen = tuple(rest)
        return card
    if not state.dark_deck and state.dark_discard:
        state.dark_deck = shuffle(state, v.DARK_ARTS_STREAM, state.dark_discard, state.box.definition)
        state.dark_discard = ()
        note(state, "dark_arts_reshuffled", NOBODY, len(state.dark_deck), NO_CARD, NO_CARD)
    if not state.dark_deck:
        return NO_CARD
    card = state.dark_deck[0]
    state.dark_deck = state.dark_deck[1:]
    state.revealed += 1
    return card


def reveal_events(state: BattleState, frame: Frame) -> None:
    """Step 1: reveal and resolve Dark Arts cards one at a time (R14)."""
    box = state.box
    number: int = frame[1]
    if number <= 0 or (box.new_rules and counting.events_capped(state)):
        return
    card = next_event(state)
    if card == NO_CARD:
        return
    if number > 1:
        rest = (steps.REVEAL_EVENTS, number - 1)
        state.stack.append(rest if len(frame) == len(rest) else (*rest, 1))
    if not (box.variations and lies_before_hero(state, card, frame)):
        state.dark_discard = (card, *state.dark_discard)
    if state.events is not None:
        note(state, "dark_arts", state.active, 1, card, NO_CARD)
    run_hostile(state, v.DARK_ARTS, card, box.on_play[card], state.active)


def lies_before_hero(state: BattleState, card: int, frame: Frame) -> bool:
    """A Dark Potion does not go to the discards (R62). Whether another card has asked for this one is kept (R46a)."""
    counting.event_revealed(state, chained=len(frame) > 2)
    if card not in state.box.cellar.dark:
        return False
    lay_down(state, card)
    return True


def villain_step(state: BattleState, frame: Frame) -> None:
    """Step 2: the villains that are face up now act one after the other (R15)."""
    villains, on_play = state.villains, state.box.on_play
    acting = [villains[place] for place in villain_order(state) if on_play[villains[place]]]
    face_next(state, tuple(acting), 0)


def face_villains(state: BattleState, frame: Frame) -> None:
    """The villains that are left to act."""
    face_next(state, frame[1], frame[2])


def face_next(state: BattleState, acting: tuple[int, ...], index: int) -> None:
    """The next villain that is still face up and not silenced."""
    while index < len(acting):
        card = acting[index]
        index += 1
        if card not in state.villains or state.shields[state.villains.index(card)]:
            continue
        if index < len(acting):
            state.stack.append((steps.FACE_VILLAINS, acting, index))
        run_hostile(state, hostile_kind(state, card), card, state.box.on_play[card], state.active)
        return


def begin_actions(state: BattleState, frame: Frame) -> None:
    """Step 3: the hero acts as often as wanted (R16)."""
    if state.box.new_rules:
        state.hand_at_step_3 = len(state.hand[state.active])
    state.stack.append(ACTING[state.active])


def close_turn(state: BattleState, frame: Frame) -> None:
    """The last step: an Encounter first (R57, R92); then the six points of R21."""
    if state.events is not None:
        note(state, "turn_ends", state.active, state.turn, NO_CARD, NO_CARD)
    if state.box.has_encounters and may_collect(state):
        state.stack.append((FINISH_TURN,))
        state.stack.append(Plain(COLLECT_TRIAL, state.active, state.horcruxes[0]))
    else:
        finish_turn(state, ())


def finish_turn(state: BattleState, frame: Frame) -> None:
    """Location, villains, market, cards, tokens, new hand (R21), once an Encounter is collected or left."""
    if state.control >= state.box.slots[state.location] or NO_CARD in state.villains:
        state.stack.append((steps.CLEAN_UP,))
        # Who is missing is asked once the Location is done: its effect may have brought a foe down.
        state.stack.append((steps.REFILL_VILLAINS,))
        check_location(state)
    else:
        clean_up(state, ())


def clean_up(state: BattleState, frame: Frame) -> None:
    """Market, cards and tokens, before the next turn (R21); saved tokens and Charms come in between."""
    if NO_CARD in state.market:
        if state.box.varied.two_cards and choose_at_end(state):
            return
        refill_market(state)
    hero = state.active
    state.discard[hero] = state.played[::-1] + state.hand[hero] + state.discard[hero]
    state.played = ()
    state.hand[hero] = ()
    if state.box.new_rules:
        begin_clearing(state, hero)
        state.stack.append((PUT_TOKENS_BACK,))
        if state.charm[hero] != NO_CARD:
            state.stack.append(offer_frame(v.ON_TOKENS_CLEARED, NO_CARD, hero, state.charm[hero]))
        return
    if state.events is not None:
        tell_unused(state, hero, 0, 0)
    state.attack[hero] = 0
    state.influence[hero] = 0
    next_turn(state, hero, HAND_SIZE)


def put_tokens_back(state: BattleState, frame: Frame) -> None:
    """Unused tokens go back but for those that are saved (R110c)."""
    hero = state.active
    if state.events is not None:
        tell_unused(state, hero, state.saved_attack[hero], state.saved_influence[hero])
    state.attack[hero] = state.saved_attack[hero]
    state.influence[hero] = state.saved_influence[hero]
    next_turn(state, hero, counting.new_hand(state, hero, HAND_SIZE))


def next_turn(state: BattleState, hero: int, cards: int) -> None:
    """A new hand, and every stunned hero recovers; then the next hero clockwise (R21, R27, R71)."""
    take_from_deck(state, hero, cards, NO_CARD)
    recover(state)
    state.active = (hero + 1) % state.box.seats
    begin_turn(state, ())


def tell_unused(state: BattleState, hero: int, kept_attack: int, kept_influence: int) -> None:
    """R21 (5): the tokens that the active hero has not used go back."""
    if state.attack[hero] > kept_attack:
        note(state, "returns_attack", hero, state.attack[hero] - kept_attack, NO_CARD, NO_CARD)
    if state.influence[hero] > kept_influence:
        note(state, "returns_influence", hero, state.influence[hero] - kept_influence, NO_CARD, NO_CARD)
