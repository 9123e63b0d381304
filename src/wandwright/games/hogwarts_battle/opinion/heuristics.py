"""Evaluation: how a position looks to the heroes. Only a bot's opinion; no rule asks it.

The heroes win or lose together, so the seat matters in one respect only: what the asked hero can still do this turn is
worth something to that hero now and nothing once the turn is over. That is why a bot does not end its turn early.
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.games.hogwarts_battle.chapters.villains.villains import can_be_attacked
from wandwright.games.hogwarts_battle.opinion.cards import card_worths
from wandwright.games.hogwarts_battle.opinion.new_rules import potions_worth, trial_worth
from wandwright.games.hogwarts_battle.state import BattleState

# The unit is about one influence token.
WON: Final = 10_000.0
# Attack on a villain; the nearer its defeat, the more each token is worth.
WOUND: Final = 4.0
NEARLY_DONE: Final = 0.5
DEFEATED: Final = 12.0
SILENCED: Final = 3.0
HORCRUX: Final = 60.0
SYMBOL: Final = 16.0
# Control tokens, those of fallen Locations included; the fewer spaces are left, the worse.
CONTROL: Final = 7.0
RUNNING_OUT: Final = 2.0
HEALTH: Final = 0.8
LOW: Final = 4
LOW_HEALTH: Final = 2.0
STUNNED: Final = 6.0
# Tokens on the own turn, and tokens that wait for the turn of another hero.
ATTACK: Final = 3.0
USELESS_ATTACK: Final = 0.3
INFLUENCE: Final = 1.0
WAITING_ATTACK: Final = 2.2
WAITING_INFLUENCE: Final = 1.0
# Cards: a better deck pays for the rest of the match; playing comes before attacking and acquiring.
DECK: Final = 40.0
HAND_CARD: Final = 1.0
HAND_WORTH: Final = 0.5
ON_TOP: Final = 0.4
PLAYED: Final = 20.0
HAND_SIZE: Final = 5
# Where foes take no influence.
NOBODY_PERSUADED: Final = [0] * 9


def evaluate(state: BattleState, seat: int) -> float:
    """How good the position looks when `seat` has to choose."""
    if state.outcome is not None:
        return WON if state.outcome.winners else -WON
    worth = villains_worth(state) - dangers(state)
    if state.box.cellar.board:
        worth += potions_worth(state)
    for hero in range(state.box.seats):
        worth += health_worth(state, hero) + tokens_worth(state, hero, seat) + cards_worth(state, hero, seat)
    return worth


def villains_worth(state: BattleState) -> float:
    """Defeated foes, tokens assigned to others, and what is done about the trials."""
    needed = state.box.needed
    persuaded = state.persuaded if state.box.new_rules else NOBODY_PERSUADED
    worth = HORCRUX * state.horcrux + SYMBOL * len(state.symbols)
    if state.box.has_encounters:
        worth += trial_worth(state)
    for card in state.defeated:
        worth += DEFEATED + WOUND * needed[card] * (1 + NEARLY_DONE)
    for place, card in enumerate(state.villains):
        if card != NO_CARD:
            tokens = state.wounds[place] + persuaded[place]
            worth += WOUND * tokens * (1 + NEARLY_DONE * tokens / needed[card])
            worth += SILENCED if state.shields[place] else 0.0
    return worth


def dangers(state: BattleState) -> float:
    """How far the villains have come."""
    slots = state.box.slots
    taken = sum(slots[: state.location]) + state.control
    return CONTROL * taken * (1 + RUNNING_OUT * taken / sum(slots))


def health_worth(state: BattleState, hero: int) -> float:
    """A stunned hero will be at full health again; a hero with little health is close to a stun."""
    if state.stunned[hero]:
        return HEALTH * state.box.full_health[hero] - STUNNED
    health = state.health[hero]
    return HEALTH * health - (LOW_HEALTH * (LOW - health) if health < LOW else 0.0)


def tokens_worth(state: BattleState, hero: int, seat: int) -> float:
    """Tokens of a hero who waits; and what the active hero has done with the hand and can still do with the tokens."""
    if hero != state.active or hero != seat:
        return WAITING_ATTACK * state.attack[hero] + WAITING_INFLUENCE * state.influence[hero]
    targets = any(can_be_attacked(state, place) for place in range(len(state.villains)))
    tokens = state.attack[hero] * (ATTACK if targets else USELESS_ATTACK) + INFLUENCE * state.influence[hero]
    return tokens + PLAYED * len(state.played)


def cards_worth(state: BattleState, hero: int, seat: int) -> float:
    """The deck by the mean of its cards, since five of them come each turn; and what is in hand or known on top."""
    worths = card_worths(state.box)
    hand = state.hand[hero]
    deck = state.deck[hero]
    played = state.played if hero == state.active else ()
    in_hand = sum([worths[card] for card in hand])
    others = sum([worths[card] for pile in (deck, state.discard[hero], played) for card in pile])
    count = len(hand) + len(deck) + len(state.discard[hero]) + len(played)
    mean = (in_hand + others) / count if count else 0.0
    held = HAND_CARD * len(hand) + HAND_WORTH * in_hand
    if hero != seat or hero != state.active:
        # Between turns a hand is measured against a usual one, so that a new hand is no reason to end a turn.
        held -= HAND_SIZE * (HAND_CARD + HAND_WORTH * mean)
    top = ON_TOP * sum([worths[card] for card in deck[: state.known[hero]]])
    learned = worths[state.proficiency[hero]] if state.proficiency[hero] != NO_CARD else 0.0
    if state.box.new_rules:
        learned += sum([worths[card] for card in state.more_proficiencies[hero]])
        learned += worths[state.charm[hero]] if state.charm[hero] != NO_CARD else 0.0
    return DECK * mean + held + top + learned


def deck_mean(state: BattleState, hero: int, worths: tuple[float, ...]) -> float:
    """What a card of the hero is worth, wherever it lies."""
    total, count = 0.0, 0
    for pile in (state.hand[hero], state.deck[hero], state.discard[hero], state.played if hero == state.active else ()):
        count += len(pile)
        for card in pile:
            total += worths[card]
    return total / count if count else 0.0
