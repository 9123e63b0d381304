"""Turns the clauses of the pack into programs: tuples of numbers that the effect words run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wandwright.games.hogwarts_battle import vocabulary as v

Clause = tuple[Any, ...]
Program = tuple[Clause, ...]
Fields = Mapping[str, Any]
GAINS = {
    "gain_attack": v.GAIN_ATTACK,
    "gain_influence": v.GAIN_INFLUENCE,
    "gain_health": v.GAIN_HEALTH,
    "draw": v.DRAW,
}
PICKED = (v.ANY_ONE, v.ANY_TWO, v.UP_TO_TWO, v.ONE_OTHER)
# Words whose condition is their own: it is asked of each hero, or of each card that is revealed.
ASKING_WORDS = ("each", "reveal_top")
NO_PROGRAM = 0


class Compiler:
    """Collects the programs of a whole pack; a program is known by its number."""

    def __init__(self, definitions_with_tag: Mapping[str, int]) -> None:
        self.programs: list[Program] = [()]
        self.option_clauses: dict[int, Sequence[Fields]] = {}
        self.tags = definitions_with_tag

    def program(self, clauses: Sequence[Fields]) -> int:
        """The number of the program that runs these clauses in their order."""
        compiled: list[Clause] = []
        for clause in clauses:
            compiled.extend(self.clause(clause))
        return self.add(tuple(compiled))

    def add(self, program: Program) -> int:
        """The number of a program; equal programs share one."""
        if program in self.programs:
            return self.programs.index(program)
        self.programs.append(program)
        return len(self.programs) - 1

    def clause(self, clause: Fields) -> list[Clause]:
        """One clause of the pack, without its trigger."""
        word = clause.get("do", "")
        if "if" in clause and word not in ASKING_WORDS:
            return [self.conditional(clause)]
        if "choose" in clause:
            return [self.choice(clause)]
        who = v.WHO[clause.get("who", "self")]
        if word in GAINS:
            return self.gain(GAINS[word], who, clause)
        if word == "lose_health":
            return [self.lose(who, clause)]
        compiled: Clause = getattr(self, f"do_{word}")(who, clause)
        return [compiled]

    def choice(self, clause: Fields) -> Clause:
        """Pick so many of the options. A choice that offers a loss is hostile: a stunned hero may be passed over."""
        options = tuple(self.program(option) for option in clause["options"])
        for number, option in zip(options, clause["options"], strict=True):
            self.option_clauses.setdefault(number, option)
        hostile = any(part.get("do") == "lose_health" for option in clause["options"] for part in option)
        return (v.CHOOSE, clause["choose"], options, int(hostile))

    def condition(self, fields: Fields | None) -> tuple[int, int]:
        """The number of a condition and what it is compared with."""
        if not fields:
            return (v.ALWAYS, 0)
        ((word, value),) = fields.items()
        if word == "type":
            value = v.TYPES[value]
        elif word == "other_holds_tag":
            value = self.tags[value]
        return (v.CONDITIONS[word], int(value))

    def conditional(self, clause: Fields) -> Clause:
        """A clause that only works under a condition."""
        condition, value = self.condition(clause["if"])
        whole = "do" in clause or "choose" in clause
        inner = [{key: clause[key] for key in clause if key != "if"}] if whole else clause["then"]
        program = self.program(inner)
        if condition in v.WATCHED:
            return (v.WATCH_IF, condition, value, program, v.WATCHED[condition])
        return (v.IF, condition, value, program)

    def counter(self, clause: Fields) -> tuple[int, int]:
        """What the number of a clause is multiplied by."""
        per = clause.get("per")
        if per is None:
            return (v.ONCE, 0)
        if isinstance(per, str):
            return (v.COUNTERS[per], 0)
        ((word, value),) = per.items()
        return (v.COUNTERS[word], value)

    def gain(self, word: int, who: int, clause: Fields) -> list[Clause]:
        """Gain tokens or health, or draw; "for each card played" also counts the cards played later in the turn."""
        counter, value = self.counter(clause)
        if who in PICKED:
            return [(v.CHOOSE_HEROES, who, self.add(((word, v.SELF, clause["n"], counter, value),)))]
        compiled: list[Clause] = [(word, who, clause["n"], counter, value)]
        if counter in (v.PER_SPELL_PLAYED, v.PER_ITEM_PLAYED, v.PER_ALLY_PLAYED):
            later = self.add(((word, who, clause["n"], v.ONCE, 0),))
            compiled.append((v.WATCH, v.PLAYED_EVENT[counter - v.PER_SPELL_PLAYED], later, 0))
        return compiled

    def lose(self, who: int, clause: Fields) -> Clause:
        counter, value = self.counter(clause)
        after = self.program(clause.get("if_stunned", ()))
        if who in PICKED:
            inner = self.add(((v.LOSE_HEALTH, v.SELF, clause["n"], counter, value, after),))
            return (v.CHOOSE_HEROES, who, inner)
        return (v.LOSE_HEALTH, who, clause["n"], counter, value, after)

    def do_discard(self, who: int, clause: Fields) -> Clause:
        wanted = v.TYPES.get(clause.get("filter", ""), v.ANY_TYPE)
        bonus_type = v.TYPES.get(clause.get("if_discarded", ""), v.ANY_TYPE)
        then = self.program(clause.get("then", ()))
        if who in PICKED:
            return (v.CHOOSE_HEROES, who, self.add(((v.DISCARD, v.SELF, clause["n"], wanted, bonus_type, then),)))
        return (v.DISCARD, who, clause["n"], wanted, bonus_type, then)

    def do_add_control(self, who: int, clause: Fields) -> Clause:
        return (v.ADD_CONTROL, clause["n"])

    def do_remove_control(self, who: int, clause: Fields) -> Clause:
        return (v.REMOVE_CONTROL, clause["n"], int(clause.get("up_to", False)))

    def do_remove_attack(self, who: int, clause: Fields) -> Clause:
        return (v.REMOVE_ATTACK, clause["n"])

    def do_reveal_dark_arts(self, who: int, clause: Fields) -> Clause:
        return (v.REVEAL_DARK_ARTS, clause["n"])

    def do_choose_heroes(self, who: int, clause: Fields) -> Clause:
        return (v.CHOOSE_HEROES, who, self.program(clause["then"]))

    def do_each(self, who: int, clause: Fields) -> Clause:
        return (v.EACH, who, *self.condition(clause.get("if")), self.program(clause["then"]))

    def do_repeat(self, who: int, clause: Fields) -> Clause:
        return (v.REPEAT, *self.counter(clause), self.program(clause["then"]))

    def do_roll(self, who: int, clause: Fields) -> Clause:
        die = v.ANY_DIE if clause["die"] == "any" else v.DICE.index(clause["die"])
        return (v.ROLL, die, clause.get("times", 1))

    def do_roll_dark(self, who: int, clause: Fields) -> Clause:
        table = tuple(self.program(clause["table"][face]) for face in v.FACES)
        for number, face in zip(table, v.FACES, strict=True):
            self.option_clauses.setdefault(number, clause["table"][face])
        return (v.ROLL_DARK, v.DICE.index(clause["die"]), table)

    def do_suppress_ability(self, who: int, clause: Fields) -> Clause:
        return (v.SUPPRESS_ABILITY,)

    def do_take_from_discard(self, who: int, clause: Fields) -> Clause:
        return (v.TAKE_FROM_DISCARD, v.TYPES[clause["filter"]], int(clause.get("may", False)))

    def do_topdeck_acquired(self, who: int, clause: Fields) -> Clause:
        return (v.TOPDECK_ACQUIRED, 1 << v.TYPES[clause["filter"]])

    def do_copy_ally(self, who: int, clause: Fields) -> Clause:
        return (v.COPY_ALLY,)

    def do_forbid(self, who: int, clause: Fields) -> Clause:
        if clause["what"] == "gain_health" and who == v.ACTIVE:
            return (v.FORBID, v.NO_HEALTH_ACTIVE)
        return (v.FORBID, v.FORBIDDEN[clause["what"]])

    def do_cap_attack(self, who: int, clause: Fields) -> Clause:
        return (v.CAP_ATTACK, clause["n"])

    def do_reveal_top(self, who: int, clause: Fields) -> Clause:
        return (v.REVEAL_TOP, who, *self.condition(clause["if"]), self.program(clause.get("then", ())))

    def do_look_top(self, who: int, clause: Fields) -> Clause:
        return (v.LOOK_TOP,)

    def do_search_deck(self, who: int, clause: Fields) -> Clause:
        return (v.SEARCH_DECK, clause["cost_at_most"])

    def do_signal(self, who: int, clause: Fields) -> Clause:
        return (v.SIGNAL, v.TRIGGERS[clause["what"]])

    def needs(self, program: int) -> tuple[int, int]:
        """What must lie where for an option to be open: a card to discard, or one to take back."""
        clauses = self.programs[program]
        first = clauses[0] if clauses else (v.SIGNAL, 0)
        if first[0] == v.DISCARD and first[1] in (v.SELF, v.ACTIVE):
            return (v.NEEDS_HAND, first[3])
        if first[0] == v.TAKE_FROM_DISCARD:
            return (v.NEEDS_DISCARDS, first[1])
        return (v.NEEDS_NOTHING, 0)
