"""Effect words of the dark side: what Death Eaters and corrupted places do, and whom they hurt (R64, R77)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, new_frame
from wandwright.engine.words.word_types import always
from wandwright.engine.words.words import Word
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.board import clauses as c
from wandwright.games.death_eaters_rising.chapters.board.characters import death_eaters_at, location_of, wizards_at
from wandwright.games.death_eaters_rising.chapters.board.corruption import corrupt
from wandwright.games.death_eaters_rising.chapters.board.damage import heal, hurt
from wandwright.games.death_eaters_rising.chapters.board.shapes import Amount
from wandwright.games.death_eaters_rising.chapters.voldemort import steps
from wandwright.games.death_eaters_rising.chapters.voldemort.dark_side import list_corrupt
from wandwright.games.death_eaters_rising.state import RisingState


def damage_wizards(state: RisingState, seat: int, source: int, clause: tuple[int, int, int, int]) -> None:
    _, amount, target, affiliation = clause
    if not sum([hurt(state, card, amount, source) for card in victims(state, target, affiliation, source)]):
        in_vain(state, source)


def victims(state: RisingState, target: int, affiliation: int, source: int) -> list[int]:
    """The wizards of a target; `affiliation` has a bit for each affiliation that it names."""
    team = state.teams[state.active]
    if target == v.ACTIVE_TEAM_ALL:
        return list(team)
    if target == v.ACTIVE_TEAM_MOST_DAMAGED:
        return most_damaged(state, team)
    if target == v.ACTIVE_TEAM_LEAST_DAMAGED:
        return least_damaged(state, team)
    if target == v.EACH_TEAM_MOST_DAMAGED:
        return [card for other in state.teams for card in most_damaged(state, other)]
    here = wizards_at(state, location_of(state, source))
    if target == v.HERE_AFFILIATION:
        return [card for card in here if state.box.affiliations[card] & affiliation]
    return here


def most_damaged(state: RisingState, team: tuple[int, ...]) -> list[int]:
    """R64: every wizard of a team tied for most damage; zero counts as an amount."""
    most = max([state.damage[card] for card in team], default=0)
    return [card for card in team if state.damage[card] == most]


def least_damaged(state: RisingState, team: tuple[int, ...]) -> list[int]:
    """R64: every wizard of a team tied for least damage."""
    least = min([state.damage[card] for card in team], default=0)
    return [card for card in team if state.damage[card] == least]


def in_vain(state: RisingState, source: int) -> None:
    """Note that an effect found nothing to do."""
    note(state, "in_vain", NOBODY, 0, source, NO_CARD)


def add_corruption(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, target = clause
    if target == v.MOST_CORRUPTED:
        question = new_frame(Amount, (steps.CORRUPT, state.active, source, amount))
        if not list_corrupt(state, question):
            in_vain(state, source)
        state.stack.append(question)
    else:
        location = state.voldemort if target == v.VOLDEMORT_LOCATION else location_of(state, source)
        corrupt(state, location, amount, source)


def heal_death_eaters(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    """R77: Death Eaters only, never Voldemort."""
    _, amount, target = clause
    if target == v.HERE_OTHERS:
        cards = [card for card in death_eaters_at(state, location_of(state, source)) if card != source]
    else:
        cards = [card for location in range(v.LOCATIONS) for card in death_eaters_at(state, location)]
    if not sum([state.damage[card] for card in cards]):
        in_vain(state, source)
    for card in cards:
        heal(state, card, amount, source)


def discard_token(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    """The active player gives up tokens; who has none suffers the other effect."""
    _, amount, otherwise = clause
    held = len(state.tokens[state.active])
    if not held:
        state.box.programs.run(state, otherwise, 0, seat, source)
    for _ in range(min(amount, held)):
        state.stack.append(Plain(steps.DROP_TOKEN, state.active, source))


def lose_die(state: RisingState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """Set aside once the pool is taken, before the first roll."""
    _, amount = clause
    state.lost_dice += (source,) * amount


HURT: Final = c.TARGET.needed(
    *("active_team_all", "active_team_most_damaged", "active_team_least_damaged"),
    *("each_team_most_damaged", "here_all", "here_affiliation"),
)
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("damage_wizards", "every wizard of the target takes n damage", (c.N, HURT, c.AFFILIATION), damage_wizards,
         can=always, worth=0.0, traits=(c.DARK,)),
    Word("add_corruption", "n corruption go on the place of the target",
         (c.N, c.TARGET.needed("here", "most_corrupted", "voldemort_location")), add_corruption, asks=True, can=always,
         worth=0.0, traits=(c.DARK,)),
    Word("heal_death_eaters", "n damage leave every Death Eater of the target",
         (c.N, c.TARGET.needed("all", "here_others")), heal_death_eaters, can=always, worth=0.0, traits=(c.DARK,)),
    Word("discard_token", "the active player discards n spell tokens, as far as there are any", (c.N, c.NO_TOKEN),
         discard_token, asks=True, can=always, worth=0.0, traits=(c.DARK,)),
    Word("lose_die", "the active player sets n dice of the pool aside before the first roll", (c.N,), lose_die,
         can=always, worth=0.0, traits=(c.DARK,)),
)
