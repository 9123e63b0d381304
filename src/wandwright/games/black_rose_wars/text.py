"""Card texts, put together from the messages of a language: the lines of each kind of card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from wandwright.content.messages import identifier
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.black_rose_wars.chapters.words.phrases import MESSAGES, Phrases, Scene

SIDES: Final = ("upright", "inverted")
# R74: these are set, not resolved.
SET_TYPES: Final = ("trap", "protection")
# What an Evocation can set off as well (R91).
MODEL_TRIGGERS: Final = ("enemy_enters", "enemy_leaves")
# Filters of a goal that its message does not name itself, each with a message of its own.
GOAL_FILTERS: Final = ("holding_crown", "room_instability_at_least", "room_any_of", "by", "trophies_at_least")
# What the message of a goal is told about a filter that the goal does not have.
UNFILTERED: Final[Mapping[str, object]] = {
    "room": "no",
    "color": "no",
    "distinct": "no",
    "distinct_colors": "no",
    "to": "no",
    "distinct_targets": "no",
    "on_mage": "no",
    "distinct_schools": "no",
}
FEWEST_PLAYERS: Final = 2


def card_lines(fields: Fields, locale: str, names: Mapping[str, str]) -> tuple[str, ...]:
    """What the card does, one short sentence a line, from its data; `names` are those of the pack."""
    writer = CardWriter(locale, names, Scene(where=place_of(fields["kind"])))
    return tuple(writer.sentence(line) for line in writer.lines(fields))


def side_lines(side: Fields, locale: str, names: Mapping[str, str]) -> tuple[str, ...]:
    """One side of a spell: what it is, then what it does, one sentence for each clause, then the vortex."""
    writer = CardWriter(locale, names, Scene())
    return tuple(writer.sentence(line) for line in (writer.heading(side), *writer.side(side)))


def clause_lines(
    clauses: Sequence[Fields], locale: str, names: Mapping[str, str], scene: Scene | None = None
) -> tuple[str, ...]:
    """One sentence for each clause, in their order."""
    writer = CardWriter(locale, names, scene or Scene())
    return tuple(writer.sentence(writer.clause(clause)) for clause in clauses)


def place_of(kind: str) -> str:
    """Whose room “here” is, on a card of that kind."""
    return kind if kind in ("room", "evocation") else "mage"


def scene_of(side: Fields) -> Scene:
    """What a side speaks of when it says target."""
    target = "targets" if side["target"] == "up_to_3_models" else "target"
    cause = "model" if side.get("trigger", {}).get("when") in MODEL_TRIGGERS else "mage"
    return Scene(side=side["type"], target=target, cause=cause)


class CardWriter(Phrases):
    """Puts the lines of one card together in one language."""

    __slots__ = ()

    def lines(self, fields: Fields) -> Iterator[str]:
        match fields["kind"]:
            case "mage":
                yield from self.mage(fields)
            case "school":
                yield from self.school(fields)
            case "room":
                yield from self.room_tile(fields)
            case "spell" | "forgotten" | "personal":
                yield from self.spell(fields)
            case "evocation":
                yield from self.evocation(fields)
            case "quest":
                yield from self.quest(fields)
            case "event":
                yield from self.event(fields)

    # Mages and schools.

    def mage(self, fields: Fields) -> Iterator[str]:
        """R9: the numbers of the sheet."""
        numbers = {name: fields[name] for name in ("health", "hand_limit", "movement", "strength")}
        yield self.say("mage-numbers", **numbers)
        yield self.say("mage-school", school=self.name(fields["favourite_school"]))
        yield self.say("mage-spell", spell=self.name(fields["personal_spell"]))

    def school(self, fields: Fields) -> Iterator[str]:
        """What the school is like, where a language tells it, and its two lists (R25)."""
        key = identifier("school", fields["id"])
        if self.messages.has(key, self.locale):
            yield self.say(key)
        for grimoire in fields["starting_grimoires"]:
            yield self.say("school-list", list=grimoire["id"].upper(), spells=self.named(grimoire["spells"]))

    # Rooms and Evocations.

    def room_tile(self, fields: Fields) -> Iterator[str]:
        """R112: its colour, how much it bears, what its token is worth; then what it does."""
        color = self.colored("color", fields["color"])
        yield self.say("room-numbers", limit=fields["instability_limit"], pp=fields["token_pp"], **color)
        yield from self.steps(fields["effect"])
        if "token_enters" in fields:
            yield self.say(identifier("token-enters", fields["token_enters"]))

    def evocation(self, fields: Fields) -> Iterator[str]:
        tags = self.commas(self.worded("tag", fields["tags"])) if fields["tags"] else ""
        health = "mage" if fields.get("health_from") else fields["health"]
        yield self.say(
            "evocation-numbers", tags=tags, movement=fields["movement"], attack=fields["attack"], health=health
        )
        yield from self.steps(fields["abilities"])

    # Spells.

    def spell(self, fields: Fields) -> Iterator[str]:
        for name in SIDES:
            side = fields[name]
            yield self.say("side", side=name, text=self.heading(side))
            yield from self.side(side)

    def heading(self, side: Fields) -> str:
        """Type, range and target; of what is set also where its token lies."""
        token = self.say(identifier("token", side["placement"])) if side["type"] in SET_TYPES else ""
        told = {"type": self.say(identifier("type", side["type"])), "token": token, "set": "yes" if token else "no"}
        return self.say("side-head", reach=self.reach(side), target=self.picked(side), **told)

    def reach(self, side: Fields) -> str:
        """R76."""
        return self.say("reach", n=side["range"], least=side.get("min_range", 0))

    def picked(self, side: Fields) -> str:
        return self.say(identifier("target", side["target"]))

    def side(self, side: Fields) -> Iterator[str]:
        """Cost, trigger, the clauses in order, and the vortex."""
        voice = CardWriter(self.locale, self.names, scene_of(side))
        if side.get("cost"):
            yield self.say("side-cost", text=voice.all_of(voice.steps(side["cost"])))
        if "trigger" in side:
            yield self.say("triggered", trigger=voice.trigger(side["trigger"]), text=voice.clauses(side["effect"]))
        else:
            yield from voice.steps(side["effect"])
        if side["vortex"]:
            yield self.say("vortex")

    def trigger(self, trigger: Fields) -> str:
        """When it is turned up; every filter that it names is said (R86)."""
        colors = trigger.get("colors", ())
        told: dict[str, object] = {
            "room": "yes" if "room" in trigger else "no",
            "colors": "yes" if colors else "no",
            "within": trigger.get("within", 0),
            "by": trigger.get("by", "any"),
        }
        if colors:
            told |= self.colored("colors", *colors)
        return self.say(identifier("trigger", trigger["when"]), **told)

    # Quests.

    def quest(self, fields: Fields) -> Iterator[str]:
        yield self.say("quest-goal", goal=self.goal(fields["goal"]))
        reward = fields["reward"]
        pp = self.say("quest-pp", n=reward["pp"])
        text = self.listed([pp, *self.steps(reward["effect"])], "list-then", "list-then")
        yield self.say("quest-reward", text=text)
        if fields["replaces_room_effect"]:
            yield self.say("quest-replaces")
        if fields["min_players"] > FEWEST_PLAYERS:
            yield self.say("quest-players", n=fields["min_players"])

    def goal(self, goal: Fields) -> str:
        """What has to happen how often, under which conditions, and in which window (R202, R203)."""
        chosen = goal.get("filter", {})
        told: dict[str, object] = {**UNFILTERED, **self.filters(chosen), "count": goal["count"]}
        parts = [self.say(identifier("goal", goal["when"]), **told)]
        parts += [self.goal_filter(name, chosen[name]) for name in GOAL_FILTERS if name in chosen]
        return self.say(identifier("window", goal["window"]), goal=" ".join(parts))

    def filters(self, chosen: Fields) -> dict[str, object]:
        """The filters that the message of a goal names itself."""
        told = {name: "yes" if value is True else value for name, value in chosen.items() if name in UNFILTERED}
        if "room" in chosen:
            told |= self.place({"id": chosen["room"]})
        if "color" in chosen:
            told |= self.colored("color", chosen["color"])
        return told

    def goal_filter(self, name: str, value: Any) -> str:
        key = identifier("only", name)
        if name == "room_any_of":
            rooms = [self.place({"id": one}) for one in value]
            told = {f"rooms_{form}": self.either([room[f"place_{form}"] for room in rooms]) for form in ("in", "to")}
            return self.say(key, **told)
        return self.say(key, value="yes" if value is True else value)

    # Events.

    def event(self, fields: Fields) -> Iterator[str]:
        """When and where on the track it works, what it does, the Crown, and what the Black Rose gains (R35 to R39)."""
        spaces = self.all_of([str(space) for space in fields["active_in"]]) if fields["active_in"] else ""
        told = {"spaces": spaces, "number": len(fields["active_in"])}
        yield self.say(identifier("works", fields["phase"]), text=self.clauses(fields["effect"]), **told)
        if fields["crown"]:
            yield self.say("works-crown")
        yield self.say("works-pp", reveal=fields["pp_reveal"], exit=fields["pp_exit"])


__all__ = ["MESSAGES", "CardWriter", "card_lines", "clause_lines", "side_lines"]
