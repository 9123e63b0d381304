"""Words of the players: dice, healing, tokens, damage to Death Eaters; and the questions that some of them ask."""

from __future__ import annotations

from typing import Final

from wandwright.engine.meanings import Ask, Clause
from wandwright.engine.state import NO_CARD, new_frame
from wandwright.engine.words import Word
from wandwright.games.death_eaters_rising import steps
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.rules import dice, ending, reach, tokens
from wandwright.games.death_eaters_rising.rules.conditions import count
from wandwright.games.death_eaters_rising.rules.harm import cleanse, heal, healable, hittable
from wandwright.games.death_eaters_rising.state import RisingState
from wandwright.games.death_eaters_rising.words import fields as f


def gain_die(state: RisingState, seat: int, source: int, clause: tuple[int, tuple[int, ...], int]) -> None:
    """The active player gains dice, each of one of the colours, as far as the supply allows (R32, A13)."""
    _, colours, amount = clause
    for _ in range(amount):
        state.stack.append(steps.Colours(steps.COLOUR, state.active, source, colours))


def can_gain_die(state: RisingState, seat: int, clause: tuple[int, tuple[int, ...], int]) -> bool:
    _, colours, _ = clause
    return any(dice.free_die(state, colour) >= 0 for colour in colours)


def change_face(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, symbols = clause
    state.stack.append(steps.Changes(steps.CHANGE_DIE, seat, source, amount, (), symbols))


def can_change_face(state: RisingState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, _, symbols = clause
    return any(symbols >> dice.symbol_of(state, code) & 1 for code in dice.shown_dice(state))


def heal_wizards(state: RisingState, seat: int, source: int, clause: tuple[int, int, int, int, int]) -> None:
    """Up to so much damage off each of up to so many wizards; "per" once for each damage dealt to a Death Eater."""
    _, amount, wizards, target, per = clause
    # Whoever spends a token heals at least one wizard; an ability may go to waste.
    must = int(state.box.kinds[source] == "spell_token")
    for _ in range(count(state, per, 0, seat)):
        state.stack.append(new_frame(steps.Heals, (steps.HEAL, seat, source, amount, wizards, target, must, ())))


def can_heal(state: RisingState, seat: int, clause: tuple[int, int, int, int, int]) -> bool:
    _, _, _, target, _ = clause
    return bool(healable(state, seat, target))


def list_heal(state: RisingState, question: steps.Heals) -> list[int]:
    """A16: damaged wizards that were not picked yet; nobody, unless one has to be picked."""
    found = [card for card in healable(state, question.seat, question.target) if card not in question.chosen]
    must = question.must and not question.chosen
    return found if must or not found else [*found, steps.NOBODY_HEALED]


def answer_heal(state: RisingState, question: steps.Heals, answer: int) -> None:
    for card in (*question.chosen, answer):
        if card != steps.NOBODY_HEALED:
            heal(state, card, question.amount, question.source)


def remove_corruption(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    """R72, A15: from the mission place, or from any exposed place."""
    _, amount, target = clause
    if target == v.MISSION_PLACE:
        cleanse(state, seat, state.mission, amount, source)
    else:
        state.stack.append(steps.Amount(steps.CLEANSE, seat, source, amount))


def can_remove_corruption(state: RisingState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, _, target = clause
    return state.corruption[state.mission] > 0 if target == v.MISSION_PLACE else max(state.corruption) > 0


def list_cleanse(state: RisingState, question: steps.Amount) -> list[int]:
    return [location for location in range(steps.LOCATIONS) if state.corruption[location]]


def answer_cleanse(state: RisingState, question: steps.Amount, answer: int) -> None:
    _, seat, source, amount = question
    cleanse(state, seat, answer, amount, source)


def gain_token(state: RisingState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    """R65: draw so many and keep some of them; the others are discarded face up."""
    _, number, kept = clause
    drawn = [token for token in [tokens.draw(state) for _ in range(number)] if token != NO_CARD]
    if len(drawn) > kept:
        state.drawn = tuple(drawn)
        state.stack.append(steps.Keeping(steps.KEEP_TOKEN, seat, source, kept, ()))
        return
    for token in drawn:
        tokens.keep(state, seat, token, source)


def can_gain_token(state: RisingState, seat: int, clause: Clause) -> bool:
    return bool(state.supply or state.used_tokens)


def can_hit(state: RisingState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, _, undamaged = clause
    return bool(hittable(state, undamaged))


def list_hit(state: RisingState, question: steps.Hits) -> list[int]:
    return hittable(state, question.undamaged)


def answer_hit(state: RisingState, question: steps.Hits, answer: int) -> None:
    """R61, R62: damage by an ability comes on top of that by dice."""
    _, seat, source, amount, _ = question
    ending.strike(state, seat, answer, amount, source)


def can_assign_symbol(state: RisingState, seat: int, clause: tuple[int, int, int]) -> bool:
    _, symbol, _ = clause
    return any(lacks[symbol] for _, lacks in reach.open_targets(state))


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("gain_die", "n dice of one of the colors each join the pool, as far as there are any", (f.COLORS, f.N),
         gain_die, asks=True, can=can_gain_die, traits=(f.POOL, f.CAST)),
    Word("reroll", "n dice that are not assigned are rolled again", (f.N,), Ask(steps.REROLL, steps.Rerolls, ((),)),
         traits=(f.AFTER_ROLL,)),
    Word("change_face", "n dice that are not assigned and show a symbol of from are turned to another face",
         (f.N, f.FROM), change_face, asks=True, can=can_change_face, traits=(f.AFTER_ROLL,)),
    Word("heal", "up to n damage leave each of up to so many wizards",
         (f.N, f.WIZARDS, f.TARGET.needed("own_team", "any_wizard"), f.PER), heal_wizards, asks=True, can=can_heal,
         traits=(f.DEED, f.CAST)),
    Word("remove_corruption", "up to n corruption leave the target",
         (f.N, f.TARGET.needed("mission_place", "any_place")), remove_corruption, asks=True,
         can=can_remove_corruption, traits=(f.DEED, f.CAST)),
    Word("gain_token", "so many spell tokens are drawn and some of them kept", (f.DRAW, f.KEEP), gain_token, asks=True,
         can=can_gain_token, traits=(f.DEED,)),
    Word("damage_death_eater", "n damage go on one Death Eater at the mission location; each earns a spell token",
         (f.N, f.UNDAMAGED), Ask(steps.HIT, steps.Hits), can=can_hit, traits=(f.DEED, f.CAST)),
    Word("assign_symbol", "counts as n symbols assigned to one card", (f.SYMBOL, f.N),
         Ask(steps.PLACE_SYMBOL, steps.Symbol), can=can_assign_symbol, traits=(f.CAST,)),
    Word("swap_wizard", "two players swap one wizard each", (), Ask(steps.SWAP_MINE), traits=(f.CAST,)),
)
