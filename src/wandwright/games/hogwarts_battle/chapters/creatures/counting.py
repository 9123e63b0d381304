"""What the New Rules keep count of where the rules of the base box pass by: foes, tokens, losses."""

from __future__ import annotations

from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.potions import deeds
from wandwright.games.hogwarts_battle.chapters.timing.abilities import trigger_abilities
from wandwright.games.hogwarts_battle.chapters.timing.hostile import begin_hostile, trigger_hostile
from wandwright.games.hogwarts_battle.chapters.timing.order import refresh
from wandwright.games.hogwarts_battle.chapters.trials import progress
from wandwright.games.hogwarts_battle.state import BattleState


def count_anew(state: BattleState) -> None:
    """What is counted by the turn begins anew; what the active hero did at the market, with variations, too."""
    state.bought = 0
    state.bought_in_shop = 0
    state.swept_now = 0
    if state.box.new_rules:
        begin_new_turn(state)


def begin_new_turn(state: BattleState) -> None:
    """What only the New Rules count."""
    state.persuaded_now = [0] * len(state.villains)
    state.lost = [0] * state.box.seats
    state.tokens = 0
    state.villains_hit = 0
    state.resolved = 0
    state.hand_at_step_3 = 0
    state.more_influence = 0
    deeds.count_anew(state)
    if state.trial_waits:
        state.trial_waits = 0
        refresh(state)
    progress.count_anew(state)
    state.declared = 0
    state.rescued = [0] * state.box.seats


def events_of_step_1(state: BattleState, number: int) -> int:
    """What was promised to be fewer is fewer now, once."""
    number -= state.skips[state.active]
    state.skips[state.active] = 0
    return number


def events_capped(state: BattleState) -> bool:
    """Whether this turn has had its Dark Arts cards.

    A card in the active hero's hand may let only so many through (R114, R139), and no turn has more than the deck had
    when the match began: where only cards are left that ask for another one, the chain ends (R142).
    """
    box = state.box
    if state.resolved >= len(box.dark_arts):
        return True
    if not box.caps_events:
        return False
    caps = [box.event_cap[card] for card in state.hand[state.active] if box.event_cap[card]]
    return bool(caps) and state.resolved >= min(caps)


def event_revealed(state: BattleState, *, chained: bool) -> None:
    """A Dark Arts card is turned up, chained if another one has asked for it (R46a)."""
    state.chained = int(chained)
    if state.box.new_rules:
        state.resolved += 1


def new_hand(state: BattleState, hero: int, usual: int) -> int:
    """How many cards the new hand has, where something may have changed the number."""
    answer_at_once(state, v.ON_NEW_HAND, hero)
    number = state.next_hand or usual
    state.next_hand = 0
    return number


def before_shuffle(state: BattleState, hero: int) -> tuple[int, ...]:
    """What comes into a deck that is about to be shuffled."""
    before = state.deck[hero]
    answer_at_once(state, v.ON_DECK_SHUFFLED, hero)
    added = state.deck[hero][len(before) :]
    state.deck[hero] = before
    return added


def answer_at_once(state: BattleState, event: int, hero: int) -> None:
    """Hostile cards answer in the middle of something; their words ask nobody."""
    below = len(state.stack)
    trigger_hostile(state, event, hero, NO_CARD)
    while len(state.stack) > below:
        begin_hostile(state, state.stack.pop())


def cards_drawn(state: BattleState, hero: int) -> None:
    """Extra cards that the active hero has drawn."""
    if hero == state.active:
        trigger_abilities(state, hero, v.ON_CARD_DRAWN, hero, NO_CARD)


def token_assigned(state: BattleState, place: int) -> None:
    """A token of either sort went to a foe: heroes who answer to that (R83)."""
    hero = state.active
    state.tokens += 1
    if state.box.foe_kind[state.villains[place]] & v.VILLAINS:
        state.villains_hit |= 1 << place
    trigger_abilities(state, hero, v.ON_TOKEN_ASSIGNED, hero, place)


def new_foe(state: BattleState, place: int) -> None:
    """A foe that is revealed has no influence on it yet."""
    state.persuaded[place] = 0
    state.persuaded_now[place] = 0
    state.villains_hit &= ~(1 << place)


def defeated(state: BattleState, place: int, card: int) -> None:
    """Its tokens go back; heroes who answer to a defeated Creature (R54, R135)."""
    state.persuaded[place] = 0
    state.foes_defeated += 1
    if state.box.foe_kind[card] & v.CREATURES:
        trigger_abilities(state, state.active, v.ON_CREATURE_DEFEATED, state.active, card)


def defeat_events(state: BattleState, card: int) -> int:
    """What the fall of a foe sets off; a Villain-Creature is both (R54)."""
    kind = state.box.foe_kind[card]
    villain = v.ON_VILLAIN_DEFEATED if kind & v.VILLAINS else 0
    return villain | (v.ON_CREATURE_DEFEATED if kind & v.CREATURES else 0)


def newcomer_events(state: BattleState, card: int) -> int:
    """What a newcomer sets off."""
    kind = state.box.foe_kind[card]
    villain = v.ON_VILLAIN_REVEALED if kind & v.VILLAINS else 0
    return villain | (v.ON_CREATURE_REVEALED if kind & v.CREATURES else 0)


def health_lost(state: BattleState, hero: int, amount: int, source: int) -> None:
    """R114c, R114g: foes that answer to what the active hero loses."""
    state.lost[hero] += amount
    if hero != state.active:
        return
    trigger_hostile(state, v.ON_HEALTH_LOST, hero, source)
    if state.hostile == v.VILLAIN and source >= 0 and state.box.foe_kind[source] & v.VILLAINS:
        trigger_hostile(state, v.ON_HEALTH_LOST_TO_VILLAIN, hero, source)
