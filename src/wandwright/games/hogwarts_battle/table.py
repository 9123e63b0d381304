"""Table layout of Hogwarts Battle: plain data from a seat's view, no markup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from wandwright.content.card_game import CardGame
from wandwright.engine.display.cards import plain
from wandwright.engine.display.tables import Count, Meter, Panel, Section, Sign, Zone
from wandwright.engine.language import capital
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.chapters.potions.table import potion_sections
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.speech import short_name, speak

View = Mapping[str, Any]
Game = CardGame[Library, Any]
PRINTED = (
    *("type", "cost", "health", "influence", "game", "set", "hero", "order", "slots", "events"),
    *("faces", "needs", "tags", "rolls", "ingredients", "to_complete", "tiers", "banished"),
)
# A small face has no room for the lines; it shows the clauses as icons.
FACTS = (*PRINTED, "effect", "reward")


def sections(view: View, game: Game) -> list[Section]:
    """The table as the seat sees it, from the Location to the heroes."""
    turn = Section("turn", capital(speak("event-turn", n=view["turn"], hero=hero_name(view, view["active"]))))
    horcrux = [goals(view, game)] if view["horcrux"]["card"] else []
    panels = tuple(hero_panel(view, game, seat) for seat in range(len(view["heroes"])))
    players = Section("players", capital(speak("kind-hero")), panels)
    brewing = potion_sections(view, game) if view.get("shelves", {}).get("rows") else []
    return [turn, place(view, game), foes(view, game), *horcrux, market(view, game), *brewing, players]


def place(view: View, game: Game) -> Section:
    """The Location with its control tokens, how many Locations there are, and which are to come."""
    location = view["location"]
    number = location["number"] + 1
    meters = (
        Meter(speak("name-control"), location["control"], location["slots"], danger=True),
        Meter(speak("name-location"), number, number + location["left"], danger=True),
    )
    counts = (Count(speak("kind-dark-arts"), location["events"]),)
    to_come = (Zone(speak("name-next-locations"), game.card_pieces(location["next"])),) if location["next"] else ()
    panel = replace(game.card_panel(location["card"]["id"]), meters=meters, counts=counts, zones=to_come)
    return Section("place", speak("name-location"), (panel,))


def foes(view: View, game: Game) -> Section:
    """The villains face up with the attack assigned to each, and how many are still to come."""
    villains = view["villains"]
    panels = tuple(foe_panel(view, game, place) for place, card in enumerate(villains["active"]) if card)
    defeated = len(villains["defeated"])
    total = defeated + len(panels) + villains["deck"]["count"]
    title = speak("kind-villain")
    return Section("foes", capital(title), (*panels, *last_foe(villains, game)), (Meter(title, defeated, total),))


def last_foe(villains: View, game: Game) -> Iterator[Panel]:
    """The Voldemort who lies face up under the stack (R40b)."""
    if villains["deck"]["last"]:
        yield Panel(title=speak("name-last-foe"), zones=(Zone("", game.card_pieces(villains["deck"]["last"])),))


def foe_panel(view: View, game: Game, place: int) -> Panel:
    """A foe with what it needs: attack, influence (New Rules), or both."""
    villains = view["villains"]
    meters = [Meter(speak("name-attack"), villains["wounds"][place], villains["health"][place])]
    if villains.get("influence"):
        meters.append(Meter(speak("name-influence"), villains["persuaded"][place], villains["influence"][place]))
    marks = ("silenced",) if villains["shields"][place] else ()
    needed = tuple(meter for meter in meters if meter.full)
    return replace(game.card_panel(villains["active"][place]["id"]), marks=marks, meters=needed)


def goals(view: View, game: Game) -> Section:
    """The active Horcrux or Encounter with the symbols on it and what is done of what it asks for (R13, R33, R93)."""
    horcrux = view["horcrux"]
    progress = horcrux.get("progress")
    title = speak("kind-encounter" if progress else "kind-horcrux")
    symbols = Counter(speak(f"face-{symbol}") for symbol in horcrux["symbols"])
    counts = tuple(Count(symbol, count) for symbol, count in symbols.items())
    panel = replace(game.card_panel(horcrux["card"]["id"]), counts=counts)
    if progress:
        meter = Meter(speak("name-progress"), progress["done"], progress["needed"])
        signs = (Sign(speak("name-collectable")),) if progress["may_collect"] else ()
        panel = replace(panel, meters=(meter,), signs=signs)
    done = horcrux["number"]
    return Section("goals", capital(title), (panel,), (Meter(title, done, done + horcrux["left"]),))


def market(view: View, game: Game) -> Section:
    """The cards that can be acquired, the cheap ones first, each with its price now."""
    hogwarts = view["hogwarts"]
    priced = [(card["id"], cost) for card, cost in zip(hogwarts["market"], hogwarts["prices"], strict=True) if card]
    copies = Counter(priced)
    ordered = sorted(copies, key=lambda entry: (entry[1], game.card_name(entry[0])))
    offers = tuple(
        replace(game.card_piece(card, copies[card, cost]), cost=cost, answer=f"acquire {card}")
        for card, cost in ordered
    )
    title = capital(speak("name-market"))
    panel = Panel(title=title, zones=(Zone(title, offers),))
    return Section("market", title, (panel,), counts=(Count(speak("name-deck"), hogwarts["deck"]["count"]),))


def hero_panel(view: View, game: Game, seat: int) -> Panel:
    """A hero: health, tokens, piles, and the cards that this seat may see."""
    hero = view["heroes"][seat]
    counts = {"attack": hero["attack"], "influence": hero["influence"]}
    if not isinstance(hero["hand"], list):
        counts["hand"] = hero["hand"]["count"]
    counts |= {"deck": hero["deck"]["count"], "discard-pile": len(hero["discard"])}
    asked = any(decision["seat"] == seat for decision in view.get("decisions", ()))
    marks = {"active": seat == view["active"], "asked": asked, "stunned": hero["stunned"]}
    return replace(
        game.card_panel(hero["card"]["id"]),
        title=hero_name(view, seat),
        seat=seat,
        marks=tuple(mark for mark, holds in marks.items() if holds),
        meters=(Meter(speak("name-health"), hero["health"], hero["full_health"]),),
        counts=tuple(Count(speak(f"name-{label}"), count) for label, count in counts.items()),
        zones=tuple(hero_zones(view, game, seat)),
    )


def hero_zones(view: View, game: Game, seat: int) -> Iterator[Zone]:
    """The cards of a hero, place by place; places without a card are left out, but for the hand."""
    hero = view["heroes"][seat]
    if isinstance(hero["hand"], list):
        yield Zone(speak("name-hand"), game.card_pieces(hero["hand"]))
    places = {
        "name-play-area": view["played"] if seat == view["active"] else (),
        "name-deck": hero["deck"]["known"],
        "kind-proficiency": [hero["proficiency"]] if hero["proficiency"] else (),
        "kind-horcrux": hero["horcruxes"],
        "name-shop": hero.get("shop", ()),
    }
    for label, cards in places.items():
        if cards:
            yield Zone(speak(label), game.card_pieces(cards))
    if "charm" in hero:
        yield from brought(hero, game)


def brought(hero: View, game: Game) -> Iterator[Zone]:
    """What a hero of the New Rules has besides; of a Charm, which effect is open or declared (R60, R78)."""
    if hero["hero_cards"][1:]:
        yield Zone(speak("kind-hero"), game.card_pieces(hero["hero_cards"][1:]))
    if hero["more_proficiencies"]:
        yield Zone(speak("kind-proficiency"), game.card_pieces(hero["more_proficiencies"]))
    if hero["patronus"]:
        yield Zone(speak("kind-patronus"), game.card_pieces([hero["patronus"]]))
    if hero["charm"]:
        yield Zone(charm_title(hero), game.card_pieces([hero["charm"]]))


def charm_title(hero: View) -> str:
    """The Charm with the effect that is open or declared."""
    if not hero["tier"]:
        return speak("table-charm-closed")
    said = "table-charm-declared" if hero["declared"] else "table-charm"
    return speak(said, tier=speak(f"tier-{hero['tier']}"))


def hero_name(view: View, seat: int) -> str:
    return short_name(view["heroes"][seat]["hero"])


def description(library: Library, fields: Fields) -> Iterator[str]:
    """The numbers printed on it."""
    for field in ("cost", "health", "influence", "slots", "events"):
        printed = fields.get(field, 0)
        if isinstance(printed, int):
            if printed:
                yield speak(f"printed-{field}", n=printed)
        else:
            # A Location with two sides has a number on each.
            for heroes, number in printed.items():
                what = speak(f"printed-{field}", n=number)
                yield speak("printed-for", what=what, heroes=str(heroes).replace("-", "\N{EN DASH}"))


def facts(fields: Fields) -> dict[str, object]:
    """What is printed, and the clauses that the lines are put together from."""
    return {name: plain(fields[name]) for name in FACTS if name in fields}
