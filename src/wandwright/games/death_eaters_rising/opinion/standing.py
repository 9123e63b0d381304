"""Evaluation between two turns: what is won, what is at stake, and what each costs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.word_types import Program
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.box import Box
from wandwright.games.death_eaters_rising.chapters.board.corruption import exposed
from wandwright.games.death_eaters_rising.chapters.end_of_turn.defeats import corrupt_places, defeat_characters
from wandwright.games.death_eaters_rising.effects import WORDS
from wandwright.games.death_eaters_rising.library import Ability
from wandwright.games.death_eaters_rising.opinion.odds import Odds, pack
from wandwright.games.death_eaters_rising.state import RisingState

# The unit is about a third of what a usual turn brings.
# Death Eaters, as long as Azkaban has too few of them to bring Voldemort down (R80), and further ones.
HIT: Final = 5.0
CAUGHT: Final = 10.0
FURTHER_HIT: Final = 2.0
FURTHER_CAUGHT: Final = 3.0
VOLDEMORT_HIT: Final = 16.0
# A card off the deck while Voldemort still lies in it (R16).
DRAWN: Final = 1.0
TOKEN: Final = 3.0
# A wizard of a team, and what the wizard can do; as the end comes near there are fewer turns to do it in.
WIZARD: Final = 2.0
EXTRA_DIE: Final = 9.0
OTHER_ABILITY: Final = 4.0
SHARE_LOST_AT_THE_END: Final = 0.5
# How often a wizard with a condition brings the extra die.
CONDITION_HOLDS: Final = {
    v.ALWAYS: 1.0,
    v.TEAM_HAS_OTHER: 0.8,
    v.TEAM_HAS: 0.7,
    v.MISSION_AT: 0.5,
    v.DEATH_EATER_AT_MISSION: 0.8,
}
SELDOM: Final = 0.4
# A place that falls, each further one, and the one that loses the match; how the price grows with the corruption.
FALLEN: Final = 10.0
FALLEN_MORE: Final = 6.0
LAST_TO_FALL: Final = 80.0
CORRUPTION_CURVE: Final = 1.6
# The same for wizards in the Hospital Wing; the only wizard of a team is worth the match.
DEFEATED: Final = 4.0
DEFEATED_MORE: Final = 1.0
LAST_TO_BE_DEFEATED: Final = 80.0
ONLY_WIZARD: Final = 60.0
DAMAGE_CURVE: Final = 2.0


class Tables:
    """What stays the same at a table, for each card: the worth of a wizard, packed costs, and the curves."""

    def __init__(self, box: Box) -> None:
        self.odds = Odds(box.faces)
        self.wizard = [WIZARD + sum(map(ability_worth, abilities)) for abilities in box.abilities]
        self.cost = [pack(cost) for cost in box.cost]
        self.ability_cost = [[pack(ability.cost) for ability in abilities] for abilities in box.abilities]
        self.token = [token_worth(box.programs.table[effect]) for effect in box.effect]
        self.risk = [curve(health, DAMAGE_CURVE) for health in box.health]
        self.stain = [curve(spaces, CORRUPTION_CURVE) for spaces in box.spaces]


# The tables of a box are made once.
tables: Final = lru_cache(maxsize=64)(Tables)


def ability_worth(ability: Ability) -> float:
    if ability.when == v.POOL:
        return EXTRA_DIE * CONDITION_HOLDS.get(ability.condition, SELDOM)
    return OTHER_ABILITY


def token_worth(program: Program) -> float:
    """What a spell token is worth while it is held: the share that the record of its word says."""
    return TOKEN * max([WORDS.numbered[word].worth or 0.0 for word, *_ in program], default=0.0)


def curve(spaces: int, power: float) -> list[float]:
    """What part of the whole price so many counters on so many spaces are; the last ones weigh most."""
    return [(count / max(spaces, 1)) ** power for count in range(spaces + 1)]


def as_if_ended(state: RisingState) -> RisingState:
    """The position if the turn ended now and nothing was covered: full places are lost, full characters defeated."""
    after = state.copy()
    corrupt_places(after)
    if after.outcome is None:
        defeat_characters(after)
    return after


def standing(state: RisingState, known: Tables) -> float:
    """How the players stand between two turns."""
    return sum(terms(state, known).values())


def terms(state: RisingState, known: Tables) -> dict[str, float]:
    """What that is made of, by name: what was fought, lost and threatened, and what the teams have."""
    found = {"fight": progress(state), "corruption": -corruption(state, known), "defeats": -defeats(state)}
    found["tokens"] = sum([known.token[token] for tokens in state.tokens for token in tokens])
    share = turns_to_come(state)
    found["wizards"] = sum([known.wizard[card] * share for team in state.teams for card in team])
    found["damage"] = -sum([loss * known.risk[card][state.damage[card]] for card, loss in losses(state, known)])
    return found


def progress(state: RisingState) -> float:
    """What was done about the Death Eaters, Voldemort and his card in the deck."""
    box = state.box
    caught = len(state.azkaban)
    needed = box.damage_to_win
    worth = VOLDEMORT_HIT * state.voldemort_damage
    for number, card in enumerate(state.azkaban):
        worth += CAUGHT + HIT * box.health[card] if number < needed else FURTHER_CAUGHT + FURTHER_HIT * box.health[card]
    hit = HIT if caught < needed else FURTHER_HIT
    for card in state.characters:
        if card != NO_CARD and box.is_death_eater[card]:
            worth += hit * state.damage[card]
    if not state.villain:
        worth -= DRAWN * max(cards_before_voldemort(state) - state.characters.count(NO_CARD), 0)
    return worth


def cards_before_voldemort(state: RisingState) -> int:
    """How many cards must be drawn before his turns up (R16, R78)."""
    return 0 if state.villain else state.deck.index(state.box.voldemort)


def hit_worth(state: RisingState, card: int) -> float:
    """One damage on a Death Eater, with the spell token it earns (R62)."""
    room = state.box.health[card] - state.damage[card]
    if room <= 0:
        return 0.0
    needed = len(state.azkaban) < state.box.damage_to_win
    worth = TOKEN + (HIT if needed else FURTHER_HIT)
    if room == 1:
        worth += (CAUGHT if needed else FURTHER_CAUGHT) + (0.0 if state.villain else DRAWN)
    return worth


def recruit_worth(state: RisingState, known: Tables, card: int) -> float:
    """A wizard at a location joins the active team and is healed (R43); the only wizard is not alone any more."""
    worth = known.wizard[card] * turns_to_come(state) + defeat_price(state) * known.risk[card][state.damage[card]]
    team = state.teams[state.active]
    if len(team) == 1:
        worth += ONLY_WIZARD * known.risk[team[0]][state.damage[team[0]]]
    return worth if state.villain else worth + DRAWN


def turns_to_come(state: RisingState) -> float:
    """From 1 at the beginning down to what an ability is worth at the end."""
    needed = state.box.damage_to_win
    done = min(len(state.azkaban), needed) + state.voldemort_damage
    return 1.0 - SHARE_LOST_AT_THE_END * done / (2 * needed)


def corruption(state: RisingState, known: Tables) -> float:
    """What the corrupted places have cost and the others threaten to cost (R8c, R8d)."""
    fallen = len(state.corrupted)
    price = FALLEN * fallen + FALLEN_MORE * fallen * (fallen - 1) / 2
    for location, count in enumerate(state.corruption):
        price += fall_price(state, location) * known.stain[exposed(state, location)][count]
    return price


def fall_price(state: RisingState, location: int) -> float:
    """The price of the next place that falls here."""
    fallen = len(state.corrupted)
    if fallen + 1 >= state.box.corrupted_to_lose or not state.places[location]:
        return LAST_TO_FALL
    return FALLEN + FALLEN_MORE * fallen


def cleanse_worth(state: RisingState, known: Tables, location: int, amount: int) -> float:
    """So much corruption less at a location."""
    count = state.corruption[location]
    stain = known.stain[exposed(state, location)]
    return fall_price(state, location) * (stain[count] - stain[max(count - amount, 0)])


def defeats(state: RisingState) -> float:
    """What the wizards in the Hospital Wing have cost (R8a)."""
    defeated = len(state.hospital)
    return DEFEATED * defeated + DEFEATED_MORE * defeated * (defeated - 1) / 2


def defeat_price(state: RisingState) -> float:
    """The price of the next wizard in the Hospital Wing."""
    defeated = len(state.hospital)
    if defeated + 1 >= state.box.defeated_to_lose:
        return LAST_TO_BE_DEFEATED
    return DEFEATED + DEFEATED_MORE * defeated


def losses(state: RisingState, known: Tables, only_team: int | None = None) -> list[tuple[int, float]]:
    """Each damaged wizard (of one team, or of all and at the locations) with what the defeat would cost (R8a, R8b)."""
    damage = state.damage
    each = defeat_price(state)
    share = turns_to_come(state)
    found: list[tuple[int, float]] = []
    for seat, team in enumerate(state.teams):
        if only_team is None or seat == only_team:
            price = each + (ONLY_WIZARD if len(team) == 1 else 0.0)
            found += [(card, price + known.wizard[card] * share) for card in team if damage[card]]
    if only_team is None:
        is_wizard = state.box.is_wizard
        found += [(card, each) for card in state.characters if card != NO_CARD and damage[card] and is_wizard[card]]
    return found


def heal_worths(state: RisingState, known: Tables, amount: int, only_team: int | None = None) -> dict[int, float]:
    """What so much healing is worth for each damaged wizard."""
    found = {}
    for card, loss in losses(state, known, only_team):
        risk = known.risk[card]
        damage = state.damage[card]
        found[card] = loss * (risk[damage] - risk[max(damage - amount, 0)])
    return found
