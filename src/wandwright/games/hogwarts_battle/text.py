"""Card texts, put together from the messages of a language.

This module holds no language. It decides which message speaks and with which arguments; the messages, their plurals
and their word order are in ``text/<locale>.ftl``. Every vocabulary word of the pack has the message of its name:
``do-gain-attack``, ``when-discarded``, ``if-spells-played``, ``per-ally-played``, ``who-all``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from wandwright.content.messages import FALLBACK, identifier
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.chapters.table.clauses import NAMES_HERO, PICKED
from wandwright.games.hogwarts_battle.effects import WORDS
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.phrases import MESSAGES, Phrases, said_once
from wandwright.games.hogwarts_battle.requirements import recipe_lines, requirement_lines

# The choices of a card are offered again and again; so many are kept in words.
MOST_PROGRAMS: Final = 2000
# In a clause of these triggers the hero meant is the one who set it off.
_HERO_TRIGGERS: Final = frozenset(
    {"card_played", "ally_played", "item_played", "spell_played", "card_acquired", "deck_shuffled"}
    | {"forced_discard", "attack_assigned", "health_gained"}
)
# Heroes picked by choice: two clauses that say any_one may mean two different heroes.
_PICKED: Final = frozenset(PICKED.only)
# The next word about the same hero need not name that hero again.
_HERO_WORDS: Final = WORDS.with_trait(NAMES_HERO)
_FOE_KINDS: Final = frozenset(
    {"dark_arts", "villain", "location", "horcrux", "creature", "villain_creature", "encounter", "dark_arts_potion"}
)
# What lies before its hero for good speaks of every time; what is played, of this turn.
_STAYING: Final = frozenset({"hero", "proficiency", "patronus", "charm"})
# What a message is told about a field that the clause leaves out.
_ABSENT: Final[Fields] = {
    "filter": "card",
    "which": "",
    "may": "no",
    "up_to": "no",
    "times": 1,
    "must": "no",
    "all": "no",
    "take": "no",
    "foe": "villain",
    "n": 0,
}


def card_lines(fields: Fields, locale: str = FALLBACK) -> tuple[str, ...]:
    """What the card does, one short sentence a line, from its clauses."""
    kind = fields["kind"]
    writer = _Writer(locale, "foe" if kind in _FOE_KINDS else "own", "always" if kind in _STAYING else "turn")
    lines = [
        *writer.rules(fields),
        *writer.symbols(fields),
        *requirement_lines(writer, fields),
        *recipe_lines(writer, fields),
    ]
    lines += [writer.paragraph(group) for group in _grouped(fields.get("effect", ()), alone=True)]
    for group in _grouped(fields.get("banished", ()), alone=False):
        lines.append(writer.say("banish-for", text=writer.paragraph(group)))
    for tier, clauses in fields.get("tiers", {}).items():
        text = writer.listed(
            [writer.paragraph(group) for group in _grouped(clauses, alone=True)], "list-apart", "list-apart"
        )
        lines.append(writer.say("charm-tier", tier=writer.say(identifier("tier", tier)), text=text))
    # A Horcrux that is destroyed belongs to a hero: its power speaks to the owner.
    giver = _Writer(locale, "own") if kind in ("horcrux", "encounter") else writer
    for group in _grouped(fields.get("reward", ()), alone=False):
        lines.append(giver.say("reward", kind=kind, text=giver.paragraph(group)))
    return tuple(writer.sentence(line) for line in lines)


class _Hero(NamedTuple):
    """Whom a phrase is about: the word for it and the phrase that names the hero (empty: already named)."""

    who: str
    subject: str


# The reader, to whom the messages speak directly.
_READER: Final = _Hero("self", "")
# A phrase with phrases inside, which is linked to no other.
_APART: Final = _Hero("", "")


def _flat(clause: Fields) -> Fields:
    """A condition around a single clause that has one of its own: both are said in one breath."""
    inner = clause.get("then", ())
    if "do" in clause or "if" not in clause or len(inner) != 1:
        return clause
    first, second = clause["if"], _frame(inner[0])[1]
    return {**inner[0], "if": {"both": (first, second)}} if second else clause


def _ends_in_choice(clause: Fields) -> bool:
    inner = clause.get("then", ())
    return "choose" in clause or (bool(inner) and _ends_in_choice(inner[-1]))


def _frame(clause: Fields) -> tuple[Any, ...]:
    """What stands around the effect: clauses in the same frame can share one sentence."""
    condition = None if WORDS.takes(clause.get("do", ""), "if") else clause.get("if")
    return (clause.get("when"), condition, clause.get("limit"), "pay" in clause)


def _grouped(clauses: Sequence[Fields], *, alone: bool) -> Iterator[Sequence[Fields]]:
    """Neighbours with the same frame; with ``alone``, clauses without any frame stay apart."""
    for frame, group in groupby(map(_flat, clauses), key=_frame):
        members = tuple(group)
        if (alone and not any(frame)) or frame[3]:
            yield from ((member,) for member in members)
        else:
            yield members


class _Writer(Phrases):
    """Puts the phrases of one card together in one language."""

    __slots__ = ()

    # Frames: trigger, condition, limit.

    def paragraph(self, clauses: Sequence[Fields]) -> str:
        """Clauses of one frame, spoken once."""
        hero = self.concerned(clauses[0].get("when"))
        return self.framed(clauses[0], self.joined(clauses, hero, framed=False))

    def concerned(self, trigger: str | None) -> _Hero:
        """Whom ``self`` means: the reader of an own card, the active hero, or the hero who set the trigger off."""
        if trigger == "health_gained" or (self.side == "foe" and trigger in _HERO_TRIGGERS):
            return self.hero("that")
        return self.hero("active") if self.side == "foe" else _READER

    def hero(self, who: str) -> _Hero:
        return _Hero(who, self.say(identifier("who", who), side=self.side))

    def framed(self, clause: Fields, text: str) -> str:
        trigger, condition, limit, priced = _frame(clause)
        if limit:
            text = self.say("limited", text=text, limit=self.say(identifier("limit", limit)))
        # A price says by itself that the hero may act in step 3.
        if trigger and not (priced and trigger == "action"):
            return self.say("triggered", trigger=self.trigger(trigger, condition), text=text)
        if condition:
            return self.say("conditional", condition=self.condition(condition), text=text)
        return text

    def trigger(self, trigger: str, condition: Fields | None) -> str:
        key = identifier("when", trigger)
        if not condition:
            return self.say(key, side=self.side, span=self.span)
        together = f"{key}-{identifier('if', next(iter(condition)))}"
        if MESSAGES.has(together, self.locale):
            return self.say(together, **self.asked(condition))
        return self.say(
            "when-if", trigger=self.say(key, side=self.side, span=self.span), condition=self.condition(condition)
        )

    # Clauses.

    def joined(self, clauses: Iterable[Fields], hero: _Hero, *, framed: bool = True) -> str:
        """Phrases about one hero are linked closely, and the hero is named once; others stand apart."""
        runs: list[tuple[_Hero, list[str]]] = []
        links: list[str] = []
        for clause in clauses:
            actor = self.hero(clause["who"]) if clause.get("who", "self") != "self" else hero
            speaker = self.speaker(clause, actor)
            again = bool(runs) and runs[-1][0] == speaker != _APART and (actor is hero or actor.who not in _PICKED)
            text = self.body(clause, hero, actor._replace(subject="") if again and speaker is actor else actor)
            if framed:
                text = self.framed(clause, text)
            if again:
                runs[-1][1].append(text)
            else:
                runs.append((speaker, [text]))
                links.append("list-after-choice" if _ends_in_choice(clause) else "list-apart")
        parts = [self.listed(said_once(texts), "list-and", "list-comma") for _, texts in runs]
        return self.linked(parts, links)

    def linked(self, parts: Sequence[str], links: Sequence[str]) -> str:
        """Parts that stand apart; what follows a choice is said to, so that nobody takes it for one more option."""
        text = parts[-1]
        for part, link in zip(parts[-2::-1], links[-2::-1], strict=True):
            text = self.say(link, first=part, rest=text)
        return text

    @staticmethod
    def speaker(clause: Fields, actor: _Hero) -> _Hero:
        if "then" in clause or "options" in clause or "table" in clause:
            return _APART
        return actor if clause["do"] in _HERO_WORDS else _READER

    def body(self, clause: Fields, hero: _Hero, actor: _Hero) -> str:
        if "choose" in clause:
            options = [self.joined(option, _READER) for option in clause["options"]]
            link = "list-options" if clause["choose"] == 1 else "list-apart"
            listed = self.listed(options, link, link)
            return self.say("choose", n=clause["choose"], options=listed, **actor._asdict())
        if "pay" in clause:
            text = self.joined(clause["then"], actor)
            return self.say("pay", price=self.price(clause["pay"]), text=text, **actor._asdict())
        if "do" not in clause:
            return self.joined(clause["then"], hero)
        if clause["do"] in ("each", "choose_heroes"):
            return self.for_heroes(clause)
        return self.followed(clause, hero, self.effect(clause, hero, actor))

    def price(self, pay: Fields) -> str:
        wanted = pay.get("filter", _ABSENT["filter"])
        parts = [self.say(identifier("pay", word), n=pay[word], filter=wanted) for word in pay if word != "filter"]
        return self.listed(parts, "list-and", "list-comma")

    def for_heroes(self, clause: Fields) -> str:
        """Several effects for the same heroes, who are named once."""
        condition = clause.get("if") if WORDS.takes(clause["do"], "if") else None
        key = identifier("who", clause["who"])
        together = f"{key}-{identifier('if', next(iter(condition)))}" if condition else key
        known = MESSAGES.has(together, self.locale)
        heroes = _Hero(clause["who"], self.say(together if known else key, side=self.side))
        first = clause["then"][0]
        if "choose" in first or first.get("do") in _HERO_WORDS:
            text = self.joined(clause["then"], heroes)
        else:
            inside = self.joined(clause["then"], _READER)
            text = self.say(identifier("do", clause["do"]), subject=heroes.subject, text=inside)
        if condition and not known:
            text = self.say("conditional", condition=self.condition(condition), text=text)
        return self.with_more(clause, "rest", self.hero("others"), text)

    def effect(self, clause: Fields, hero: _Hero, actor: _Hero) -> str:
        plain = {name: value for name, value in clause.items() if isinstance(value, (int, str))}
        given = {name: "yes" if value is True else value for name, value in plain.items()}
        span = "always" if clause.get("when") == "passive" else "turn"
        arguments = {**_ABSENT, **given, **self.inner(clause, hero), **actor._asdict(), "side": self.side, "span": span}
        if "filter" in clause:
            arguments |= self.cards(clause["filter"])
        return self.say(_message_of(clause), **arguments)

    def inner(self, clause: Fields, hero: _Hero) -> dict[str, str]:
        """The phrases inside the message of a word."""
        match clause["do"]:
            case "repeat":
                return {"per": self.per(clause["per"]), "text": self.joined(clause["then"], hero)}
            case "roll_dark":
                return {face: self.joined(clauses, hero) for face, clauses in clause["table"].items()}
            case "reveal_top":
                text = self.joined(clause["then"], self.hero("that"))
                return {"condition": self.condition(clause["if"]), "text": text}
            case "show_top":
                text = self.joined(clause["then"], hero) if "then" in clause else ""
                return {"condition": self.condition(clause["if"]), "text": text, "then": "yes" if text else "no"}
        return {}

    def followed(self, clause: Fields, hero: _Hero, text: str) -> str:
        """The effect with what it counts and what may follow it."""
        if "per" in clause and clause["do"] != "repeat":
            text = self.say("counted", text=text, per=self.per(clause["per"]))
        if "if_discarded" in clause:
            then = self.joined(clause["then"], hero)
            text = self.say("if-discarded", text=text, type=clause["if_discarded"], then=then)
        for name in ("if_banished", "for_each"):
            text = self.with_more(clause, name, hero, text)
        if clause["do"] == "drop_tokens" and "then" in clause:
            text = self.say("if-dropped", text=text, then=self.joined(clause["then"], hero))
        if "if_stunned" in clause:
            text = self.say("if-stunned", text=text, then=self.joined(clause["if_stunned"], hero))
        return text

    def with_more(self, clause: Fields, name: str, hero: _Hero, text: str) -> str:
        """The effect with what a field of the New Rules adds to it."""
        if name not in clause:
            return text
        kind = clause[name] if name == "if_banished" else ""
        then = self.joined(clause["then"] if kind else clause[name], hero)
        return self.say(identifier("more", name), text=text, type=kind, then=then)


def _message_of(clause: Fields) -> str:
    """The message of a word; some have another one for what the New Rules let them say."""
    key = identifier("do", clause["do"])
    wanted = clause.get("filter", "ally")
    marks = [name for name in ("all", "turn") if name in clause]
    marks += ["foe"] if clause.get("foe", "villain") != "villain" else []
    marks += ["creature"] if clause.get("die") == "creature" else []
    marks += [clause[name] for name in ("what", "until") if name in clause]
    marks += ["card"] if not isinstance(wanted, str) or wanted == "potion" else []
    found = [identifier(key, mark) for mark in marks]
    return next((message for message in found if MESSAGES.has(message, FALLBACK)), key)


@lru_cache(MOST_PROGRAMS)
def program_text(library: Library, program: int, kind: str, locale: str, *, active: bool) -> str:
    """Clauses inside a card in words, as a card of that kind would say them; `active`: the active hero reads them."""
    clauses = library.options[program]
    if active:
        clauses = tuple([{**clause, "who": "self"} if clause.get("who") == "active" else clause for clause in clauses])
    return " ".join(card_lines({"kind": kind, "effect": clauses}, locale))
