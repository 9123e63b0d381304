"""Card texts, put together from the messages of a language: every word of the pack has the message of its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from wandwright.content.messages import Messages, Writer, identifier
from wandwright.engine.kinds import Fields

MESSAGES: Final = Messages("wandwright.games.year_at_hogwarts")
# The lists of clauses that a card may have, in the order in which they are told.
LISTS: Final = ("effect", "combat", "turn_start", "on_reveal", "before_player_attack", "after_player_attack")


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
        for name in LISTS:
            if fields.get(name):
                yield self.say(identifier("when", name), text=self.clauses(fields[name]))
        for name in ("movement", "fighting"):
            if name in fields:
                yield self.ability(fields[name])

    def clauses(self, clauses: Sequence[Fields]) -> str:
        return self.listed([self.clause(clause) for clause in clauses], "list-then", "list-then")

    def clause(self, clause: Fields) -> str:
        """The message of the word, told its fields; a space by its name."""
        told = {name: value for name, value in clause.items() if isinstance(value, str | int) and name != "do"}
        if "space" in told:
            told["space"] = self.place(str(told["space"]))
        return self.say(identifier("do", clause["do"]), **told)

    def place(self, space: str) -> str:
        key = f"card-{space}"
        return self.messages.say(key, self.locale) if self.messages.has(key, self.locale) else self.names[space]

    def ability(self, ability: Fields) -> str:
        told = {name: value for name, value in ability.items() if name != "code"}
        return self.say(identifier("ability", ability["code"]), **told)
