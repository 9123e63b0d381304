"""Words of the dark side: what Death Eaters and corrupted places do."""

from __future__ import annotations

from typing import Final

from wandwright.engine.events import note
from wandwright.engine.questions import Plain
from wandwright.engine.state import NO_CARD, NOBODY, new_frame
from wandwright.engine.words import Word
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules import dark
from wandwright.games.death_eaters_rising.rules.harm import corrupt, death_eaters_at, heal, hurt, location_of, victims
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.words import fields as f


def damage_wizards(state: RisingState, seat: int, source: int, clause: tuple[int, int, int, int]) -> None:
    _, amount, target, affiliation = clause
    if not sum([hurt(state, card, amount, source) for card in victims(state, target, affiliation, source)]):
        in_vain(state, source)


def in_vain(state: RisingState, source: int) -> None:
    """Somebody of the dark side has acted, and nothing was there for it."""
    note(state, "in_vain", NOBODY, 0, source, NO_CARD)


def add_corruption(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, target = clause
    if target == v.MOST_CORRUPTED:
        question = new_frame(steps.Amount, (steps.CORRUPT, state.active, source, amount))
        if not dark.list_corrupt(state, question):
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
        cards = [card for location in range(steps.LOCATIONS) for card in death_eaters_at(state, location)]
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


HURT: Final = f.TARGET.needed(
    *("active_team_all", "active_team_most_damaged", "active_team_least_damaged"),
    *("each_team_most_damaged", "here_all", "here_affiliation"),
)
# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("damage_wizards", "every wizard of the target takes n damage", (f.N, HURT, f.AFFILIATION), damage_wizards,
         traits=(f.DARK,)),
    Word("add_corruption", "n corruption go on the place of the target",
         (f.N, f.TARGET.needed("here", "most_corrupted", "voldemort_location")), add_corruption, asks=True,
         traits=(f.DARK,)),
    Word("heal_death_eaters", "n damage leave every Death Eater of the target",
         (f.N, f.TARGET.needed("all", "here_others")), heal_death_eaters, traits=(f.DARK,)),
    Word("discard_token", "the active player discards n spell tokens, as far as there are any", (f.N, f.NO_TOKEN),
         discard_token, asks=True, traits=(f.DARK,)),
    Word("lose_die", "the active player sets n dice of the pool aside before the first roll", (f.N,), lose_die,
         traits=(f.DARK,)),
)
