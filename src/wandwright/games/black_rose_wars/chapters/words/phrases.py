"""Clauses in words: which message speaks for a clause, and with which arguments.

This module holds no language. Every word of the pack has the message of its name (``do-gain-pp``, ``who-each-mage``,
``place-trap-room``, ``trigger-enemy-enters``, ``hook-cleanup``, ``rule-no-heal``, ``state-rooted``, ``if-owns-undead``,
``count-own-altars``). Whom and where a message speaks of it is told by a word to choose by, ``$who``, and by phrases
that are ready, ``$who_nom``, ``$who_gen``, ``$who_dat``, ``$who_acc`` and ``$place_in``, ``$place_to``, ``$place_of``,
``$place_acc``: a language takes the one that its sentence needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from wandwright.content.messages import Messages, Writer, identifier
from wandwright.engine.words.clause_kinds import Fields

MESSAGES: Final = Messages("wandwright.games.black_rose_wars")
# The fields of a clause that name models or sides; `to` of a teleport names a room.
MODELS: Final = ("who", "to", "which", "a", "b", "of", "by")
CASES: Final = ("nom", "gen", "dat", "acc")
PLACES: Final = ("in", "to", "of", "acc")
# What a message is told about a field that the clause leaves out.
UNSAID: Final[Mapping[str, object]] = {
    "who": "self",
    "by": "self",
    "from": "others",
    "n": 0,
    "keep": 0,
    "moon": 0,
    "count": 1,
    "max_health": 0,
    "set": 0,
    "bonus": 0,
    "copy": "no",
    "control": "no",
    "attack_only": "no",
    "area": "no",
    "once": "no",
    "tag": "none",
}
# What a message is told about the filters of a hook, a rule or a goal that has none.
UNFILTERED: Final[Mapping[str, object]] = {"color": "no", "id": "no", "room": "no"}
# A number that the card does not print stands as this letter; what it is follows in brackets.
UNPRINTED: Final = "X"


class Scene(NamedTuple):
    """Where a clause stands: what it speaks of when it says here, target or it."""

    # "mage" (a spell or a Quest), "room" or "evocation": whose room "here" is.
    where: str = "mage"
    # The type of the side, which says what "cancel" cancels.
    side: str = "none"
    # "targets" where several are picked, "chooser" inside the choice of the target itself.
    target: str = "target"
    # "self" where each Mage is spoken to in turn, "each_mage" or "each_evocation" where it was just named, "mage" or
    # "evocation" in a hook.
    it: str = "mage"
    # What sets off the Trap: a "model", whose Mage may be its owner, or a "mage".
    cause: str = "mage"


class Phrases(Writer):
    """Puts the clauses of one card into words of one language."""

    __slots__ = ("names", "scene")

    def __init__(self, locale: str, names: Mapping[str, str], scene: Scene) -> None:
        super().__init__(MESSAGES, locale)
        self.names = names
        self.scene = scene

    def in_scene(self, **changed: str) -> Phrases:
        """The same voice, speaking of something else."""
        return Phrases(self.locale, self.names, self.scene._replace(**changed))

    # Joining.

    def commas(self, phrases: Sequence[str]) -> str:
        return self.listed(phrases, "list-comma", "list-comma")

    def either(self, phrases: Sequence[str]) -> str:
        return self.listed(phrases, "list-or", "list-comma")

    def all_of(self, phrases: Sequence[str]) -> str:
        return self.listed(phrases, "list-and", "list-comma")

    def clauses(self, clauses: Sequence[Fields]) -> str:
        """One after the other, in one sentence."""
        return self.listed(self.steps(clauses), "list-then", "list-then")

    def steps(self, clauses: Sequence[Fields]) -> list[str]:
        """A phrase for each clause; the same one several times is said once."""
        runs = [(clause, len([*same])) for clause, same in groupby(clauses)]
        return [self.repeated(self.clause(clause), times) for clause, times in runs]

    def repeated(self, text: str, times: int) -> str:
        return self.say("repeated", n=times, text=text) if times > 1 else text

    # Names.

    def name(self, entry: str) -> str:
        """An entry of the pack as this language calls it."""
        key = f"card-{entry}"
        return self.messages.say(key, self.locale) if self.messages.has(key, self.locale) else self.names[entry]

    def named(self, entries: Iterable[str]) -> str:
        return self.commas([self.name(entry) for entry in entries])

    def worded(self, prefix: str, words: Iterable[str], **told: object) -> list[str]:
        return [self.say(identifier(prefix, word), **told) for word in words]

    # Models and rooms.

    def model(self, selector: str) -> str:
        """The selector as the scene means it."""
        match selector:
            case "owner":
                return "self"
            case "it":
                return "self" if self.scene.it == "self" else f"it_{self.scene.it}"
            case "target":
                return self.scene.target
            case "trigger_mage" if self.scene.cause == "model":
                return "trigger_owner"
        return selector

    def models(self, name: str, selector: str) -> dict[str, str]:
        """The models of one field: the word to choose by, and the phrase in every case."""
        word = self.model(selector)
        forms = {f"{name}_{case}": self.model_in(word, case) for case in CASES if word != "self"}
        return {name: word, **forms}

    def model_in(self, word: str, case: str) -> str:
        return self.say(identifier("who", word), case=case, where=self.scene.where)

    def place(self, selector: str | Fields) -> dict[str, str]:
        """A room: the word to choose by, and the phrase for being in it, going to it, its own, and itself."""
        word, told = self.place_told(selector)
        return {"place": word, **{f"place_{form}": self.room(word, form, told) for form in PLACES}}

    def place_told(self, selector: str | Fields) -> tuple[str, dict[str, str]]:
        """The word of a room, and what its message is told."""
        if not isinstance(selector, Mapping):
            return self.place_word(selector), {}
        ((word, value),) = selector.items()
        if word == "color":
            return word, self.colored("color", value)
        return word, {"id": value, "name": self.name(value)}

    def place_word(self, selector: str) -> str:
        if selector == "location_of_it":
            return "here" if self.scene.it == "self" else f"location_of_{self.scene.it}"
        return selector

    def room(self, word: str, form: str, told: Mapping[str, str]) -> str:
        """A room of the box may have a message of its own, where its name changes inside a sentence."""
        key = identifier("room", told["id"]) if word == "id" else ""
        if key and self.messages.has(key, self.locale):
            return self.say(key, form=form)
        return self.say(identifier("place", word), form=form, where=self.scene.where, **told)

    def colored(self, name: str, *colors: str) -> dict[str, str]:
        """The colours as they stand before “room”: one room, one that is acted on, several."""
        forms = ("nom", "acc", "gen", "plural")
        return {f"{name}_{form}": self.either(self.worded("shade", colors, form=form)) for form in forms}

    # Clauses.

    def clause(self, clause: Fields) -> str:
        """The message of the word, told its fields."""
        told = {**UNSAID, **self.plain(clause), **self.inner(clause)}
        return self.valued(self.say(identifier("do", clause["do"]), **told), clause.get("n"))

    def plain(self, clause: Fields) -> dict[str, object]:
        """Words and numbers as they are; models and rooms as phrases."""
        told: dict[str, object] = {"side": self.scene.side, "where": self.scene.where}
        for name, value in clause.items():
            if name == "room" or (name == "to" and clause["do"] == "teleport"):
                told |= self.place(value)
            elif name in MODELS:
                told |= self.models(name, value)
            elif isinstance(value, bool):
                told[name] = "yes" if value else "no"
            elif isinstance(value, int | str) and name != "do":
                told[name] = value
        return {**told, **self.number(clause.get("n", clause.get("value", 0)))}

    def number(self, value: object) -> dict[str, object]:
        """A number, its size and its sign; `all`, or one that is not printed."""
        if isinstance(value, Mapping):
            return {"n": value.get("else", UNPRINTED)}
        if not isinstance(value, int):
            return {"n": value}
        return {"n": value, "size": abs(value), "sign": "less" if value < 0 else "more"}

    def valued(self, text: str, value: object) -> str:
        """What stands for a number that is not printed."""
        if not isinstance(value, Mapping):
            return text
        if "count" in value:
            counter = self.counter(value["count"])
            times, most = value.get("times", 1), value.get("max", 0)
            return self.say("value-count", text=text, counter=counter, times=times, max=most)
        if "if" in value:
            return self.say("value-if", text=text, n=value["then"], condition=self.condition(value["if"]))
        worth: dict[int, list[str]] = {}
        for word, n in value["by_type"].items():
            worth.setdefault(n, []).append(self.say(identifier("type", word)))
        parts = [self.say("value-type", types=self.commas(types), n=n) for n, types in worth.items()]
        return self.say("value-by-type", text=text, types=self.listed(parts, "list-then", "list-then"))

    def counter(self, word: str) -> str:
        return self.say(identifier("count", word), it=self.scene.it)

    def condition(self, condition: Fields) -> str:
        ((word, _),) = condition.items()
        return self.say(identifier("if", word))

    # Clauses with something inside.

    def inner(self, clause: Fields) -> dict[str, Any]:
        """The phrases inside the message of a word."""
        match clause["do"]:
            case "choose":
                return {"options": self.options(clause)}
            case "if":
                return self.alternatives(clause)
            case "hook":
                about = "evocation" if clause["when"] == "evocation_defeated" else "mage"
                return {"hook": self.hook(clause), "text": self.in_scene(it=about).clauses(clause["then"])}
            case "summon":
                return {"evocation": self.name(clause["evocation"])}
            case "activate_room":
                return {"exclude": self.excluded(clause.get("exclude", ()))}
        return {"text": self.inner_text(clause)}

    def inner_text(self, clause: Fields) -> str:
        """The one phrase inside the message of a word; most have none."""
        match clause["do"]:
            case "for_each":
                return self.in_scene(it=self.each(clause["of"])).clauses(clause["then"])
            case "may":
                return self.all_of(self.steps(clause["then"]))
            case "instead_of_attack":
                return self.clauses(clause["then"])
            case "pay":
                return self.clauses(clause["cost"])
            case "rule":
                return self.rule(clause)
            case "status":
                return self.state(clause)
        return ""

    def alternatives(self, clause: Fields) -> dict[str, str]:
        """What is done if the condition holds, and what otherwise, if anything."""
        other = self.clauses(clause["else"]) if clause.get("else") else ""
        told = {"condition": self.condition(clause["cond"]), "text": self.clauses(clause["then"])}
        return {**told, "other": "yes" if other else "no", "else": other}

    def options(self, clause: Fields) -> str:
        """One list or another; whoever is the target and chooses is named once. The first mask smiles."""
        chooser = clause.get("by") == "target"
        voice = self.in_scene(target="chooser") if chooser else self
        parts = [voice.listed(voice.steps(option), "list-next", "list-next") for option in clause["options"]]
        if clause.get("tag") == "mask":
            parts = [self.say("mask", mask=("smile", "sad")[number], text=part) for number, part in enumerate(parts)]
            return self.listed(parts, "list-then", "list-then")
        return self.listed(parts, "list-or-else", "list-or-else")

    @staticmethod
    def each(selector: str) -> str:
        """Each Mage is spoken to in turn; models of a side are spoken of."""
        if selector == "each_mage":
            return "self"
        return "each_evocation" if "evocation" in selector else "each_mage"

    def hook(self, clause: Fields) -> str:
        chosen = clause.get("filter", {})
        told: dict[str, object] = {**UNFILTERED, **{name: value for name, value in chosen.items() if name != "types"}}
        if "color" in chosen:
            told |= self.colored("color", chosen["color"])
        if "id" in chosen:
            told |= self.place({"id": chosen["id"]})
        if "types" in chosen:
            told["types"] = self.either(self.worded("played", chosen["types"]))
        return self.say(identifier("hook", clause["when"]), types_given="yes" if "types" in chosen else "no", **told)

    def rule(self, clause: Fields) -> str:
        chosen = clause.get("filter", {})
        told = self.colored("color", chosen["color"]) if "color" in chosen else {}
        return self.say(identifier("rule", clause["rule"]), **self.number(clause.get("value", 0)), **told)

    def state(self, clause: Fields) -> str:
        return self.say(identifier("state", clause["state"]), **self.models("who", clause["who"]))

    def excluded(self, rooms: Sequence[str]) -> str:
        return self.say("except-rooms", rooms=self.named(rooms)) if rooms else ""
