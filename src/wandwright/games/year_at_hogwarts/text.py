"""Card texts, put together from the messages of a language: every word of the pack has the message of its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from wandwright.content.messages import Messages, Writer, identifier
from wandwright.engine.words.clause_kinds import Fields

MESSAGES: Final = Messages("wandwright.games.year_at_hogwarts")
# The lists of clauses that a card may have, in the order in which they are told.
LISTS: Final = ("effect", "combat", "turn_start", "on_reveal", "before_player_attack", "after_player_attack")
# What a clause means where it does not say it.
UNSAID: Final = {"floor": 0, "cards": "any"}


def card_lines(fields: Fields, locale: str, names: Mapping[str, str]) -> tuple[str, ...]:
    """What the card does, one short sentence a line, from its data; `names` are those of the pack."""
    writer = CardWriter(locale, names)
    return tuple(writer.sentence(line) for line in writer.lines(fields))


class CardWriter(Writer):
    """Puts the phrases of one card together in one language."""

    __slots__ = ("names",)

    def __init__(self, locale: str, names: Mapping[str, str]) -> None:
        super().__init__(MESSAGES, locale)
        self.names = names

    def lines(self, fields: Fields) -> Iterator[str]:
        yield from self.asked(fields)
        for name in LISTS:
            if fields.get(name):
                when = "event" if fields["kind"] == "event" else name
                yield self.say(identifier("when", when), text=self.clauses(fields[name]))
        for name in ("movement", "fighting"):
            if name in fields:
                yield self.ability(fields[name])
        for kind in fields.get("immune", ()):
            yield self.say("immune-to", kind=kind)

    def asked(self, fields: Fields) -> Iterator[str]:
        """What a card needs, or brings, before it does anything (R35, R106, R119, R125)."""
        if fields["kind"] == "mission":
            yield self.say("mission-at", space=self.name(fields["place"]), items=self.named(fields["items"]))
        if "requires" in fields:
            yield self.say("mission-needs", cards=self.commas(self.needed(fields["requires"])))
        if fields["kind"] == "book":
            yield self.say("exam-in", **{"class": fields["class"]})
        if "category" in fields:
            yield self.say(identifier("sort", fields["category"]))
        if hand := [self.say(f"hand-{kind}", n=n) for kind, n in fields.get("start_cards", {}).items() if n]:
            yield self.say("begins-with", cards=self.commas(hand))

    def needed(self, requires: Fields) -> list[str]:
        """R109: cards by name, and numbers of a kind."""
        cards = [self.name(card) for name in ("spells", "potions") for card in requires.get(name, ())]
        return cards + [self.say(identifier("needs", kind), n=n) for kind, n in requires.get("any", {}).items()]

    def named(self, entries: Sequence[str]) -> str:
        return self.commas([self.name(entry) for entry in entries])

    def commas(self, phrases: Sequence[str]) -> str:
        return self.listed(phrases, "list-comma", "list-comma")

    def clauses(self, clauses: Sequence[Fields]) -> str:
        return self.listed([self.clause(clause) for clause in clauses], "list-then", "list-then")

    def clause(self, clause: Fields) -> str:
        """The message of the word, told its fields; a space by its name."""
        told = {name: value for name, value in clause.items() if isinstance(value, str | int) and name != "do"}
        if "space" in told:
            told["space"] = self.name(str(told["space"]))
        number = int(told.get("n", 0))
        told |= {"size": abs(number), "towards": "back" if number < 0 else "on"}
        return self.say(identifier("do", clause["do"]), **{**UNSAID, **told})

    def name(self, entry: str) -> str:
        """An entry of the pack as this language calls it."""
        key = f"card-{entry}"
        return self.messages.say(key, self.locale) if self.messages.has(key, self.locale) else self.names[entry]

    def ability(self, ability: Fields) -> str:
        told = {name: value for name, value in ability.items() if name != "code"}
        return self.say(identifier("ability", ability["code"]), **told)
