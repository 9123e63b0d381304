"""Lookup tables of a bot: what each half of a spell does, in round numbers, and what it is worth on average.

Worked out once for a box from what the pack says; no rule asks it. Worths are in Power Points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.box import Box
from wandwright.games.black_rose_wars.chapters.lodge.liking import Liking
from wandwright.games.black_rose_wars.effects import WORDS
from wandwright.games.black_rose_wars.library import Half

# One token of damage on a Mage leads to about so many points of R103 and R150.
DAMAGE: Final = 0.5
HEALING: Final = 0.3
# Cards drawn, by where they come from.
DRAWN: Final[Mapping[str, float]] = {"grimoire": 0.2, "library": 0.35, "quest": 0.8, "forgotten": 1.2}
ALL_OF_IT: Final = 4.0
# A Trap or Protection waits for somebody to set it off.
SET_OFF: Final = {v.TRAP: 0.4, v.PROTECTION: 0.55}
# Damage that hits whoever is there, and not one target.
IN_A_ROW: Final = 1.3


class Effect(NamedTuple):
    """Damage to enemies, damage healed, and the worth of all else."""

    damage: float
    healing: float
    rest: float


class Spell(NamedTuple):
    """A half of a card as a bot sees it: like Effect, and what it is worth on average."""

    half: Half
    damage: float
    healing: float
    rest: float
    worth: float


class Tables:
    """Everything here follows from the box."""

    def __init__(self, box: Box) -> None:
        # R168: alone nobody is there to be hit.
        self.damage: float = DAMAGE if box.mages > 1 else 0.0
        self.evocation: tuple[float, ...] = tuple(
            0.2 + 0.7 * self.damage * attack + 0.12 * health
            for attack, health in zip(box.evocation_attack, box.evocation_health, strict=True)
        )
        self.spells: list[tuple[Spell, ...]] = [
            tuple(
                self.read(box, box.library.each[card].fields[name], box.halves[card][number]) for number, name in HALF
            )
            if box.halves[card]
            else ()
            for card in range(len(box.ids))
        ]
        rooms = box.library.entries(box.room_names)
        self.room: tuple[float, ...] = tuple(self.in_points(self.summed(box, room.fields["effect"])) for room in rooms)
        self.card: list[float] = [card_worth(spells) for spells in self.spells]
        # Of each kind of card one that is of that kind.
        self.of_kind: dict[int, int] = {kind: card for card, kind in enumerate(box.definition)}
        self.school: list[float] = [mean([self.card[card] for card in cards]) for cards in box.school_cards]
        self.school_healing: list[float] = [
            mean([max([spell.healing for spell in self.spells[card]]) for card in cards]) for cards in box.school_cards
        ]

    def read(self, box: Box, fields: Fields, half: Half) -> Spell:
        """One half of a card."""
        found = self.summed(box, fields["effect"])
        rest = found.rest + 0.3 * half.vortex - 0.3 * len(fields.get("cost", ()))
        chance = SET_OFF.get(half.type, 1.0)
        worth = chance * (self.damage * found.damage + HEALING * found.healing * 0.5 + rest)
        return Spell(half, chance * found.damage, chance * found.healing, chance * rest, worth)

    def summed(self, box: Box, clauses: Sequence[Mapping[str, object]]) -> Effect:
        """What some clauses do together."""
        parts = [self.of_clause(box, clause) for clause in clauses]
        return Effect(*(sum([part[place] for part in parts]) for place in range(3)))

    def of_clause(self, box: Box, clause: Fields) -> Effect:
        word = WORDS.words[clause["do"]]
        worth = (word.worth or 0.0) * (amount(clause.get(word.worth_of, 1)) if word.worth_of else 1.0)
        match word.name:
            case "damage":
                return Effect(worth * (IN_A_ROW if "models" in str(clause["to"]) else 1.0), 0.0, 0.0)
            case "physical_attack":
                return Effect(worth * (v.STRENGTH + amount(clause.get("bonus", 0))), 0.0, 0.0)
            case "heal" if "self" in str(clause["to"]):
                return Effect(0.0, amount(clause.get("n", 1)), 0.0)
            case "summon":
                return Effect(
                    0.0, 0.0, worth * self.evocation[box.evocation_number.get(clause.get("evocation", ""), 0)]
                )
            case "draw":
                kept = amount(clause["keep"]) if "keep" in clause else worth
                return Effect(0.0, 0.0, kept * DRAWN[clause["from"]])
            case "choose":
                return max([self.summed(box, option) for option in clause["options"]], key=self.in_points)
            case "may" | "if" | "for_each":
                inner = self.summed(box, clause["then"])
                return Effect(*(worth * part for part in inner))
        return Effect(0.0, 0.0, sign(clause) * worth)

    def in_points(self, effect: Effect) -> float:
        return self.damage * effect.damage + HEALING * effect.healing + effect.rest


HALF: Final = tuple(enumerate(v.HALVES))


def amount(number: Any) -> float:
    """A printed number; `all` and what is counted are guessed."""
    if isinstance(number, Mapping):
        return float(number.get("max", 2))
    return ALL_OF_IT if isinstance(number, str) else float(number)


def mean(found: list[float]) -> float:
    return sum(found) / len(found) if found else 0.0


def sign(clause: Mapping[str, object]) -> float:
    """What the Black Rose gains, or what the caster itself discards, is no gain."""
    if clause.get("who") == "black_rose":
        return -0.3
    return -1.0 if clause["do"] in ("discard", "lose_pp", "cancel_prepared") and clause.get("who") == "self" else 1.0


def card_worth(spells: tuple[Spell, ...]) -> float:
    """The better half, and a little for the choice."""
    worths = sorted([spell.worth for spell in spells])
    return worths[-1] + 0.2 * worths[0] if worths else 0.0


@lru_cache(maxsize=32)
def liking_of(box: Box) -> Liking:
    """What players like to keep and prepare, by these worths."""
    known = tables(box)
    return Liking(known.card, [tuple([spell.worth for spell in spells]) for spells in known.spells])


@lru_cache(maxsize=32)
def tables(box: Box) -> Tables:
    """The tables of a box, made once."""
    return Tables(box)
