"""Whether it is a good idea: how a position looks to the heroes. Only a bot's opinion; no rule asks it."""

from __future__ import annotations

from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle.rules.villains import can_be_attacked
from wandwright.games.hogwarts_battle.state import BattleState

WON = 10_000.0
DEFEATED_VILLAIN = 60.0
WOUND = 4.0
CONTROL = 7.0
LOST_LOCATION = 60.0
HEALTH = 0.8
LOW_HEALTH = 2.0
LOW = 4
STUNNED = 12.0
ATTACK = 3.0
USELESS_ATTACK = 0.6
INFLUENCE = 1.1
OFF_TURN_TOKEN = 0.9
CARD_VALUE = 2.4
CARD_IN_HAND = 1.7
CARD_ON_TOP = 0.6
HORCRUX = 40.0
SYMBOL = 15.0
SILENCED = 3.0


def evaluate(state: BattleState, seat: int) -> float:
    """The heroes win or lose together, so every seat thinks the same of a position."""
    if state.outcome is not None:
        return WON if state.outcome.winners else -WON
    return villains_worth(state) - dangers(state) + sum(hero_worth(state, hero) for hero in range(state.box.seats))


def villains_worth(state: BattleState) -> float:
    worth = DEFEATED_VILLAIN * len(state.defeated) + HORCRUX * state.horcrux + SYMBOL * len(state.symbols)
    for place, card in enumerate(state.villains):
        if card != NO_CARD:
            progress = state.wounds[place] / state.box.health[card]
            worth += WOUND * state.wounds[place] * (1 + progress)
            worth += SILENCED if state.shields[place] else 0
    return worth


def dangers(state: BattleState) -> float:
    box = state.box
    fullness = state.control / box.slots[state.location]
    return CONTROL * state.control * (1 + fullness) + LOST_LOCATION * state.location


def hero_worth(state: BattleState, hero: int) -> float:
    health = state.health[hero]
    worth = HEALTH * health - (LOW_HEALTH * (LOW - health) if health < LOW else 0)
    worth -= STUNNED if state.stunned[hero] else 0
    return worth + tokens_worth(state, hero) + deck_worth(state, hero)


def tokens_worth(state: BattleState, hero: int) -> float:
    """Tokens are worth more on the own turn with somebody to attack; unused ones are lost at its end."""
    if hero != state.active:
        return OFF_TURN_TOKEN * (state.attack[hero] + state.influence[hero])
    targets = any(can_be_attacked(state, place) for place in range(len(state.villains)))
    return state.attack[hero] * (ATTACK if targets else USELESS_ATTACK) + INFLUENCE * state.influence[hero]


def deck_worth(state: BattleState, hero: int) -> float:
    """Cards owned, by their cost; cards in hand can still be played this turn."""
    cost = state.box.cost
    owned = state.deck[hero] + state.hand[hero] + state.discard[hero]
    if hero == state.active:
        owned += state.played
    worth = CARD_VALUE * sum(cost[card] for card in owned)
    hand = CARD_IN_HAND * len(state.hand[hero])
    on_top = CARD_ON_TOP * sum(cost[card] for card in state.deck[hero][: state.known[hero]])
    return worth + (hand if hero == state.active else hand / 2) + on_top
