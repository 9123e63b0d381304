"""Card texts, put together from the messages of a language.

This module holds no language. It decides which message speaks and with which arguments; the messages, their plurals
and their word order are in ``text/<locale>.ftl``. Every vocabulary word of the pack has the message of its name:
``do-gain-die``, ``when-after-roll``, ``if-team-has``, ``per-death-eater-damage-dealt``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from wandwright.content.messages import FALLBACK, Messages, Writer, identifier
from wandwright.engine.language import capital
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.death_eaters_rising.library import abilities_of
from wandwright.games.death_eaters_rising.vocabulary import COLORS, SYMBOLS

MESSAGES: Final = Messages("wandwright.games.death_eaters_rising")

# Names by id, for the cards that a text speaks of.
Names = Mapping[str, str]
NO_NAMES: Final[Names] = MappingProxyType({})

# To whom a card speaks: to its owner, to anybody in the turn of somebody, or about the players.
SIDES: Final = {"wizard": "own", "headquarters": "own", "spell_token": "token"}
# Kinds whose rule is the same for every card of the kind.
RULED_KINDS: Final = frozenset({"location", "voldemort"})
# What a message is told about a field that the clause leaves out.
ABSENT: Final[Mapping[str, object]] = {"n": 1, "undamaged": "no", "affiliation": ""}


def plain_name(card: str, locale: str = FALLBACK, names: Names = NO_NAMES) -> str:
    """The name of a card that is known by its id."""
    key = f"card-{card}"
    return MESSAGES.say(key, locale) if MESSAGES.has(key, locale) else names.get(card, card.replace("_", " ").title())


def spoken_name(card: str, locale: str = FALLBACK, names: Names = NO_NAMES) -> str:
    """A name inside a sentence, with its article where a language has one for it (``the-<id>``)."""
    key = f"the-{card}"
    return MESSAGES.say(key, locale) if MESSAGES.has(key, locale) else plain_name(card, locale, names)


def card_lines(fields: Fields, locale: str = FALLBACK, names: Names = NO_NAMES) -> tuple[str, ...]:
    """What the card does, one short sentence a line, from its data."""
    writer = _Writer(locale, SIDES.get(fields["kind"], "dark"), names)
    return tuple(writer.sentence(line) for line in writer.lines(fields))


def brief_lines(fields: Fields, locale: str = FALLBACK, names: Names = NO_NAMES) -> tuple[str, ...]:
    """What a Death Eater does, each time in as few words as a small card has room for; when, its signs say."""
    writer = _Writer(locale, SIDES.get(fields["kind"], "dark"), names, "brief")
    return tuple(capital(writer.clauses(fields[part])) for part in ("regular", "dark_mark") if fields.get(part))


def clauses_text(clauses: Sequence[Fields], kind: str, locale: str = FALLBACK, names: Names = NO_NAMES) -> str:
    """What some clauses of a card of that kind do, as a phrase inside a sentence."""
    return _Writer(locale, SIDES.get(kind, "dark"), names).clauses(clauses)


def symbols_text(symbols: Mapping[str, int]) -> str:
    """So many of each symbol, in their order and in the language that is spoken now."""
    return _Writer(MESSAGES.language(), "", NO_NAMES).symbols(symbols, "list-comma")


class _Writer(Writer):
    """Puts the phrases of one card together in one language."""

    __slots__ = ("names", "said", "side")

    def __init__(self, locale: str, side: str, names: Names, said: str = "do") -> None:
        super().__init__(MESSAGES, locale)
        self.side = side
        self.names = names
        # How the messages of the effect words begin: those of whole sentences, or of few words where there are such.
        self.said = said

    def name(self, card: str) -> str:
        return spoken_name(card, self.locale, self.names)

    # The parts of a card.

    def lines(self, fields: Fields) -> Iterator[str]:
        kind = fields["kind"]
        if kind in RULED_KINDS:
            yield self.say(f"rule-{kind}")
        if kind == "affiliation":
            yield from self.affiliation(fields)
        if kind == "villain_card":
            yield from self.limits(fields)
        if "dice" in fields:
            yield self.dice(fields["dice"])
        for ability in abilities_of(fields):
            yield self.ability(ability, MESSAGES.card_name(fields, self.locale))
        for part in ("regular", "dark_mark", "penalty"):
            if fields.get(part):
                yield self.say("triggered", trigger=self.say(identifier("when", part)), text=self.clauses(fields[part]))
        if fields.get("effect"):
            yield self.clauses(fields["effect"])
        if "faces" in fields:
            yield self.faces(fields["faces"])

    def affiliation(self, fields: Fields) -> Iterator[str]:
        starters = [self.name(card) for card in fields["starters"]]
        yield self.say("headquarters", card=plain_name(fields["headquarters"], self.locale, self.names))
        yield self.say("starters", cards=self.listed(starters, "list-or", "list-comma"))

    def limits(self, fields: Fields) -> Iterator[str]:
        """What is lost with: so many defeated wizards by the number of players, so many corrupted places (R8)."""
        for seats, most in sorted((int(seats), most) for seats, most in fields["defeated_to_lose"].items()):
            yield self.say("lose-defeated", seats=seats, n=most)
        yield self.say("lose-corrupted", n=fields["corrupted_to_lose"])

    def dice(self, dice: Mapping[str, int]) -> str:
        """The colour of most dice comes first."""
        colors = sorted((color for color in COLORS if dice.get(color)), key=lambda color: -dice[color])
        parts = [self.say("dice-count", n=dice[color], shade=self.say(f"shade-{color}")) for color in colors]
        return self.say("dice", dice=self.listed(parts, "list-comma", "list-comma"))

    def faces(self, faces: Sequence[Any]) -> str:
        """The faces of a wizard die one by one; those of the Voldemort die counted."""
        if isinstance(faces[0], str):
            return self.say("faces", faces=self.counted("turn", faces))
        parts = [self.say("face", symbol=self.say(f"symbol-{symbol}"), n=n) for symbol, n in faces]
        return self.say("faces", faces=self.listed(parts, "list-comma", "list-comma"))

    # Abilities: trigger, condition, price.

    def ability(self, ability: Fields, owner: str) -> str:
        """When it can be used and at what price, then what it does."""
        key = identifier("when", ability["when"])
        cost = self.symbols(ability["cost"]) if "cost" in ability else ""
        trigger = self.say(key, cost=cost, n=ability.get("damage", 1), card=owner)
        condition = ability.get("if")
        if condition and not self.said_by_count(condition, ability["effect"]):
            trigger = self.say("when-if", trigger=trigger, condition=self.condition(condition))
        return self.say("triggered", trigger=trigger, text=self.clauses(ability["effect"]))

    @staticmethod
    def said_by_count(condition: Fields, clauses: Sequence[Fields]) -> bool:
        """What is done for each damage dealt is not done without any: the condition need not be said."""
        return "dealt_death_eater_damage" in condition and all("per" in clause for clause in clauses)

    def condition(self, condition: Fields) -> str:
        ((word, value),) = condition.items()
        return self.say(identifier("if", word), name=self.name(value) if isinstance(value, str) else "")

    def symbols(self, cost: Mapping[str, int], last: str = "list-and") -> str:
        parts = [self.say(f"symbols-{symbol}", n=cost[symbol]) for symbol in SYMBOLS if cost.get(symbol)]
        return self.listed(parts, last, "list-comma") if parts else self.say("symbols-none")

    # Clauses.

    def clauses(self, clauses: Sequence[Fields]) -> str:
        """One effect after the other; what follows an effect with a replacement happens in either case, and says so."""
        parts = [self.clause(clause) for clause in clauses]
        text = parts[-1]
        for place in range(len(parts) - 2, -1, -1):
            link = "list-anyway" if clauses[place].get("otherwise") else "list-then"
            text = self.say(link, first=parts[place], rest=text)
        return text

    def clause(self, clause: Fields) -> str:
        plain = {name: value for name, value in clause.items() if isinstance(value, (int, str))}
        given = {name: ("no", "yes")[value] if isinstance(value, bool) else value for name, value in plain.items()}
        arguments = {**ABSENT, **given, **self.inner(clause), "side": self.side}
        text = self.say(self.key(clause["do"]), **arguments)
        if "per" in clause:
            text = self.say("counted", per=self.say(identifier("per", clause["per"])), text=text)
        if clause.get("otherwise"):
            joint = "brief-otherwise" if self.said == "brief" else "otherwise"
            text = self.say(joint, text=text, otherwise=self.clauses(clause["otherwise"]))
        return text

    def key(self, word: str) -> str:
        """The message of an effect word."""
        key = identifier(self.said, word)
        return key if MESSAGES.has(key, self.locale) else identifier("do", word)

    def inner(self, clause: Fields) -> dict[str, str]:
        """The phrases inside the message of a word."""
        match clause["do"]:
            case "gain_die":
                # Several dice of several colours: a colour is chosen for each die.
                mixed = clause["n"] > 1 and len(clause["colors"]) > 1
                n = 1 if mixed else clause["n"]
                colors = [self.say(f"color-{color}", n=n) for color in clause["colors"]]
                return {"colors": self.listed(colors, "list-or", "list-comma"), "mixed": "yes" if mixed else "no"}
            case "change_face":
                symbols = [self.say(f"symbol-{symbol}") for symbol in clause["from"]]
                return {"symbols": self.listed(symbols, "list-or", "list-comma")}
            case "gain_token":
                return {"all": "yes" if clause["keep"] >= clause["draw"] else "no"}
            case "assign_symbol":
                return {"symbols": self.symbols({clause["symbol"]: clause.get("n", 1)})}
            case "damage_wizards" if "affiliation" in clause:
                return {"affiliation": self.name(clause["affiliation"])}
        return {}
