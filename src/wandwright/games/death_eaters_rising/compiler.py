"""Turns the clauses of the pack into programs: tuples of numbers that the effect words run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wandwright.games.death_eaters_rising import vocabulary as v

Clause = tuple[Any, ...]
Program = tuple[Clause, ...]
Fields = Mapping[str, Any]
NO_PROGRAM = 0


def symbols(cost: Mapping[str, int]) -> tuple[int, int, int, int]:
    """How many of each symbol."""
    friendship, knowledge, loyalty, courage = (cost.get(symbol, 0) for symbol in v.SYMBOLS)
    return (friendship, knowledge, loyalty, courage)


def bits(names: Sequence[str], known: Sequence[str]) -> int:
    """Some names as one number."""
    return sum(1 << known.index(name) for name in names)


class Compiler:
    """Collects the programs of a whole pack; a program is known by its number."""

    def __init__(self, affiliations: Sequence[str], locations: Sequence[str]) -> None:
        self.programs: list[Program] = [()]
        self.affiliations = affiliations
        self.locations = locations

    def program(self, clauses: Sequence[Fields]) -> int:
        """The number of the program that runs these clauses in their order; equal programs share one."""
        compiled = tuple(self.clause(clause) for clause in clauses)
        if compiled not in self.programs:
            self.programs.append(compiled)
        return self.programs.index(compiled)

    def clause(self, clause: Fields) -> Clause:
        compiled: Clause = getattr(self, f"do_{clause['do']}")(clause)
        return compiled

    def condition(self, fields: Fields | None) -> tuple[int, int]:
        """The number of a condition and what it is compared with."""
        if not fields:
            return (v.ALWAYS, 0)
        ((word, value),) = fields.items()
        if word in ("team_has", "team_has_other"):
            return (v.CONDITIONS[word], 1 << self.affiliations.index(value))
        if word == "mission_at":
            return (v.MISSION_AT, self.locations.index(value))
        return (v.CONDITIONS[word], 0)

    def do_gain_die(self, clause: Fields) -> Clause:
        return (v.GAIN_DIE, tuple(v.COLORS.index(color) for color in clause["colors"]), clause["n"])

    def do_reroll(self, clause: Fields) -> Clause:
        return (v.REROLL, clause["n"])

    def do_change_face(self, clause: Fields) -> Clause:
        return (v.CHANGE_FACE, clause["n"], bits(clause["from"], v.SYMBOLS))

    def do_heal(self, clause: Fields) -> Clause:
        return (v.HEAL, clause["n"], clause["wizards"], v.TARGETS[clause["target"]], int("per" in clause))

    def do_remove_corruption(self, clause: Fields) -> Clause:
        return (v.REMOVE_CORRUPTION, clause["n"], v.TARGETS[clause["target"]])

    def do_gain_token(self, clause: Fields) -> Clause:
        return (v.GAIN_TOKEN, clause["draw"], clause["keep"])

    def do_damage_death_eater(self, clause: Fields) -> Clause:
        return (v.DAMAGE_DEATH_EATER, clause["n"], int(clause["undamaged"]))

    def do_assign_symbol(self, clause: Fields) -> Clause:
        return (v.ASSIGN_SYMBOL, v.SYMBOLS.index(clause["symbol"]), clause["n"])

    def do_swap_wizard(self, clause: Fields) -> Clause:
        return (v.SWAP_WIZARD,)

    def do_damage_wizards(self, clause: Fields) -> Clause:
        affiliation = 1 << self.affiliations.index(clause["affiliation"]) if "affiliation" in clause else 0
        return (v.DAMAGE_WIZARDS, clause["n"], v.TARGETS[clause["target"]], affiliation)

    def do_add_corruption(self, clause: Fields) -> Clause:
        return (v.ADD_CORRUPTION, clause["n"], v.TARGETS[clause["target"]])

    def do_heal_death_eaters(self, clause: Fields) -> Clause:
        return (v.HEAL_DEATH_EATERS, clause["n"], v.TARGETS[clause["target"]])

    def do_discard_token(self, clause: Fields) -> Clause:
        return (v.DISCARD_TOKEN, clause["n"], self.program(clause.get("otherwise", ())))

    def do_lose_die(self, clause: Fields) -> Clause:
        return (v.LOSE_DIE, clause["n"])
