"""What a bot looks up: what each half of a spell does, in round numbers, and what it is worth on average.

Worked out once for a box from what the pack says; no rule asks it. Worths are in Power Points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.box import Box
from wandwright.games.black_rose_wars.library import Half

# One token of damage on a Mage leads to about so many points of R103 and R150; one of Instability to so many of R152.
DAMAGE: Final = 0.5
INSTABILITY: Final = 0.4
HEALING: Final = 0.3
# Operations that are worth so much each time, or for each of their number.
EACH: Final[Mapping[str, float]] = {
    "gain_pp": 1.0,
    "steal_pp": 1.7,
    "lose_pp": 0.7,
    "heal": HEALING,
    "instability": INSTABILITY,
    "convert_damage": 0.35,
    "convert_instability": 0.4,
    "prevent": 0.35,
    "reflect": 0.35,
    "discard": 0.25,
    "cancel_prepared": 0.6,
    "refresh_action": 0.8,
    "complete_quest": 3.0,
    "steal_quest": 1.3,
    "steal_trophy": 1.8,
    "discard_quest": 0.6,
    "forced_attack": 0.3,
    "recover": 0.2,
    "search": 0.4,
    "buff": 0.2,
    "move": 0.12,
    "push": 0.1,
    "pull": 0.1,
}
ONCE: Final[Mapping[str, float]] = {
    "activate_evocation": 0.6,
    "activate_room": 0.8,
    "cancel": 0.8,
    "cast_from_hand": 0.8,
    "cast_next": 0.8,
    "destroy_evocation": 0.8,
    "exhaust_room": 0.2,
    "modify_evocation": 0.3,
    "peek": 0.1,
    "redirect": 0.8,
    "refresh_room": 0.4,
    "remove_trap": 0.2,
    "reveal": 0.15,
    "status": 0.4,
    "stop_movement": 0.2,
    "swap": 0.2,
    "swap_prepared": 0.1,
    "take_crown": 0.6,
    "teleport": 0.3,
}
DRAWN: Final[Mapping[str, float]] = {"grimoire": 0.2, "library": 0.35, "quest": 0.8, "forgotten": 1.2}
ALL_OF_IT: Final = 4.0
# A Trap or Protection waits for somebody to set it off.
SET_OFF: Final = {v.TRAP: 0.4, v.PROTECTION: 0.55}
# Damage that hits whoever is there, and not one target.
IN_A_ROW: Final = 1.3
MAYBE: Final = 0.8
UNSURE: Final = 0.6


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
        self.school: list[float] = [
            sum([self.card[card] for card in cards]) / len(cards) if cards else 0.0 for cards in box.school_cards
        ]

    def read(self, box: Box, fields: Mapping[str, Any], half: Half) -> Spell:
        """One half of a card."""
        found = self.summed(box, fields["effect"])
        rest = found.rest + 0.3 * half.vortex - 0.3 * len(fields.get("cost", ()))
        chance = SET_OFF.get(half.type, 1.0)
        worth = chance * (self.damage * found.damage + HEALING * found.healing * 0.5 + rest)
        return Spell(half, chance * found.damage, chance * found.healing, chance * rest, worth)

    def summed(self, box: Box, clauses: Sequence[Mapping[str, Any]]) -> Effect:
        """What some clauses do together."""
        parts = [self.of_clause(box, clause) for clause in clauses]
        return Effect(*(sum([part[place] for part in parts]) for place in range(3)))

    def of_clause(self, box: Box, clause: Mapping[str, Any]) -> Effect:
        word, number = clause["do"], amount(clause.get("n", 1))
        if word == "damage":
            return Effect(number * (IN_A_ROW if "models" in str(clause["to"]) else 1.0), 0.0, 0.0)
        if word == "physical_attack":
            return Effect(v.STRENGTH + amount(clause.get("bonus", 0)), 0.0, 0.0)
        if word == "heal" and "self" in str(clause["to"]):
            return Effect(0.0, number, 0.0)
        if word == "summon":
            kind = box.evocation_number.get(clause.get("evocation", ""), 0)
            return Effect(0.0, 0.0, self.evocation[kind])
        if word == "draw":
            return Effect(0.0, 0.0, amount(clause.get("keep", number)) * DRAWN[clause["from"]])
        if word in ("choose", "may", "if", "for_each"):
            return self.of_nested(box, clause)
        return Effect(0.0, 0.0, sign(clause) * (EACH[word] * number if word in EACH else ONCE.get(word, 0.1)))

    def of_nested(self, box: Box, clause: Mapping[str, Any]) -> Effect:
        """The best option; what may be done or happens under a condition counts less."""
        if clause["do"] == "choose":
            return max([self.summed(box, option) for option in clause["options"]], key=self.in_points)
        inner = self.summed(box, clause["then"])
        share = MAYBE if clause["do"] == "may" else UNSURE if clause["do"] == "if" else IN_A_ROW
        return Effect(*(share * part for part in inner))

    def in_points(self, effect: Effect) -> float:
        return self.damage * effect.damage + HEALING * effect.healing + effect.rest


HALF: Final = tuple(enumerate(v.HALVES))


def amount(number: Any) -> float:
    """A printed number; `all` and what is counted are guessed."""
    if isinstance(number, Mapping):
        return float(number.get("max", 2))
    return ALL_OF_IT if isinstance(number, str) else float(number)


def sign(clause: Mapping[str, Any]) -> float:
    """What the Black Rose gains, or what the caster itself discards, is no gain."""
    if clause.get("who") == "black_rose":
        return -0.3
    return -1.0 if clause["do"] in ("discard", "lose_pp", "cancel_prepared") and clause.get("who") == "self" else 1.0


def card_worth(spells: tuple[Spell, ...]) -> float:
    """The better half, and a little for the choice."""
    worths = sorted([spell.worth for spell in spells])
    return worths[-1] + 0.2 * worths[0] if worths else 0.0


@lru_cache(maxsize=32)
def tables(box: Box) -> Tables:
    """The tables of a box, made once."""
    return Tables(box)
