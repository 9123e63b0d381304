"""How the table of Death Eaters Rising likes to be drawn: plain data from a seat's view, no markup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from wandwright.engine.language import capital
from wandwright.engine.lookup import find_card
from wandwright.engine.tables import Count, Meter, Panel, Piece, Section, Sign, Zone
from wandwright.games.death_eaters_rising.library import Library
from wandwright.games.death_eaters_rising.speech import listed, speak, team_name
from wandwright.games.death_eaters_rising.text import MESSAGES, card_lines, card_name, plain_name
from wandwright.games.death_eaters_rising.vocabulary import SYMBOLS

View = Mapping[str, Any]


def sections(view: View, library: Library) -> tuple[Section, ...]:
    """The table as the seat sees it, from the locations to the teams."""
    parts = [turn(view, library), places(view, library), foes(view, library)]
    if any(die["place"] != "supply" for die in view["dice"]):
        parts.append(dice(view, library))
    parts.append(players(view, library))
    if view["outcome"]:
        parts.append(Section("outcome", speak(f"outcome-{view['outcome']['reason'].replace('_', '-')}")))
    return tuple(parts)


def turn(view: View, library: Library) -> Section:
    team = team_name(library, view["teams"][view["active"]]["starter"])
    return Section("turn", speak("event-turn", n=view["turn"], team=team))


# The locations with their characters.


def places(view: View, library: Library) -> Section:
    """Each location: the exposed place with its corruption, then the characters there."""
    panels = [
        panel
        for location in view["locations"]
        for panel in (place(view, library, location), *characters(view, library, location))
    ]
    counts = (Count(speak("name-deck"), view["deck"]["count"]),)
    return Section("place", capital(speak("name-locations")), tuple(panels), counts=counts)


def place(view: View, library: Library, location: View) -> Panel:
    here = location["card"]["id"]
    exposed = location["exposed"]["id"]
    below = len(location["places"]) - 1
    signs = []
    if view["voldemort"]["location"] == here:
        signs.append(Sign(speak("sign-voldemort"), danger=True))
    if view["mission"] == here:
        signs.append(Sign(speak("sign-mission")))
    return Panel(
        title=name(exposed, library),
        card=exposed,
        meters=(Meter(speak("name-corruption"), location["corruption"], location["spaces"], danger=True),),
        counts=(Count(speak("name-below"), below),) if below > 0 else (),
        signs=tuple(signs),
        group=name(here, library),
    )


def characters(view: View, library: Library, location: View) -> Iterator[Panel]:
    """Damage, what recruiting or attacking still takes, and what the card does."""
    for card in location["characters"]:
        if card:
            fields = fields_of(card["id"], library)
            hostile = fields["kind"] == "death_eater"
            yield Panel(
                title=name(card["id"], library),
                card=card["id"],
                meters=(Meter(speak("name-damage"), damage_of(view, card), fields["health"], danger=not hostile),),
                counts=needs(view, card, fields["cost"]),
                text=lines(card["id"], library),
                signs=tuple(card_signs(view, card, hostile=hostile)),
            )


def card_signs(view: View, card: View, *, hostile: bool) -> Iterator[Sign]:
    if hostile:
        yield Sign(speak("kind-death-eater"), danger=True)
    if any(work["complete"] for work in works(view, card)):
        yield Sign(speak("sign-complete"))


def works(view: View, card: View) -> list[View]:
    """What was begun this turn on a card."""
    return [work for work in view["work"] if work["card"] == card["key"]]


def needs(view: View, card: View, cost: Mapping[str, int]) -> tuple[Count, ...]:
    """The symbols that are still open on a character."""
    covered: Mapping[str, int] = next((work["covered"] for work in works(view, card)), {})
    left = {symbol: cost.get(symbol, 0) - covered.get(symbol, 0) for symbol in SYMBOLS}
    return tuple(Count(speak(f"symbol-{symbol}"), n) for symbol, n in left.items() if n > 0)


# Voldemort, and how much is lost already.


def foes(view: View, library: Library) -> Section:
    voldemort = view["voldemort"]
    progress = Meter(name(identity("voldemort", library), library), voldemort["damage"], voldemort["health"])
    panels = (voldemort_panel(view, library), villain_panel(view, library))
    return Section("foes", capital(speak("name-foes")), panels, (progress,))


def voldemort_panel(view: View, library: Library) -> Panel:
    """His damage, how much of it Azkaban allows (R80), and what an attack on him takes."""
    voldemort = view["voldemort"]
    card = identity("voldemort", library)
    known = voldemort["card"]
    return Panel(
        title=name(card, library),
        card=card,
        meters=(Meter(speak("name-damage"), voldemort["damage"], voldemort["health"]),),
        counts=(Count(speak("name-azkaban"), voldemort["cap"]), *(needs_of_voldemort(view, known, library))),
        text=lines(card, library) if known else (),
        signs=() if known else (Sign(speak("sign-hidden")),),
    )


def needs_of_voldemort(view: View, known: View | None, library: Library) -> tuple[Count, ...]:
    return needs(view, known, fields_of(known["id"], library)["cost"]) if known else ()


def villain_panel(view: View, library: Library) -> Panel:
    """R8a, R8c: defeated wizards and corrupted places; what corruption brings on every Dark Mark."""
    card = identity("villain_card", library)
    limits = view["limits"]
    return Panel(
        title=name(card, library),
        card=card,
        meters=(
            Meter(speak("name-defeated"), len(view["hospital"]), limits["defeated"], danger=True),
            Meter(speak("name-corrupted"), len(view["corrupted"]), limits["corrupted"], danger=True),
        ),
        text=tuple(
            f"{name(place['id'], library)}: {' '.join(lines(place['id'], library))}" for place in view["corrupted"]
        ),
    )


# The dice.


def dice(view: View, library: Library) -> Section:
    """The pool as it was rolled, what lies on cards, and what is out for this turn."""
    rows = [
        (speak("name-pool"), [die for die in view["dice"] if die["place"] == "pool"]),
        (speak("name-assigned"), [die for die in view["dice"] if die["place"] == "card"]),
        (speak("name-aside"), [die for die in view["dice"] if die["place"] == "aside"]),
    ]
    panels = tuple(Panel(title=label, zones=(Zone("", die_pieces(found, library)),)) for label, found in rows if found)
    return Section("dice", capital(speak("name-dice")), panels)


def die_pieces(found: Iterable[View], library: Library) -> tuple[Piece, ...]:
    """Dice that show and do the same together."""
    copies = Counter((die_name(die, library), die["color"]) for die in found)
    cards = {
        definition.fields["color"]: definition.id
        for definition in library.definitions
        if definition.kind == "wizard_die"
    }
    return tuple(Piece(label, cards[color], count) for (label, color), count in copies.items())


def die_name(die: View, library: Library) -> str:
    """What a die shows, its colour, and the card it lies on."""
    face = die["face"]
    shown = (
        speak("face", symbol=speak(f"symbol-{face['symbol']}"), n=face["count"]) if face else speak("name-not-rolled")
    )
    text = speak("die", face=shown, color=speak(f"shade-{die['color']}"))
    return speak("die-on", die=text, card=target_name(die["on"], library)) if die["on"] else text


def target_name(target: View, library: Library) -> str:
    """The card that a die lies on or that was begun; an ability of a headquarters by its number."""
    card = name(target["id"], library)
    return speak("name-ability", card=card, n=target["ability"]) if target["ability"] else card


# The teams.


def players(view: View, library: Library) -> Section:
    panels = tuple(team_panel(view, library, seat) for seat in range(len(view["teams"])))
    return Section("players", capital(speak("name-teams")), panels)


def team_panel(view: View, library: Library, seat: int) -> Panel:
    """A team: its wizards with their damage, its spell tokens, and what was begun on its own cards this turn."""
    team = view["teams"][seat]
    headquarters = team["headquarters"]["id"]
    return Panel(
        title=capital(team_name(library, team["starter"])),
        card=headquarters,
        seat=seat,
        marks=tuple(team_marks(view, seat)),
        counts=(Count(speak("name-tokens"), len(team["tokens"])),),
        zones=tuple(team_zones(view, library, seat)),
        text=lines(headquarters, library),
    )


def team_marks(view: View, seat: int) -> Iterator[str]:
    if seat == view["active"]:
        yield "active"
    if any(decision["seat"] == seat and not decision["optional"] for decision in view.get("decisions", ())):
        yield "asked"


def team_zones(view: View, library: Library, seat: int) -> Iterator[Zone]:
    team = view["teams"][seat]
    yield Zone(
        speak("kind-headquarters"), (Piece(name(team["headquarters"]["id"], library), team["headquarters"]["id"]),)
    )
    yield Zone(speak("name-wizards"), tuple(wizard(view, card, library) for card in team["wizards"]))
    if team["tokens"]:
        copies = Counter(card["id"] for card in team["tokens"])
        pieces = tuple(Piece(name(card, library), card, count) for card, count in copies.items())
        yield Zone(speak("name-tokens"), pieces)
    own = {card["key"] for card in (team["headquarters"], *team["wizards"])}
    begun = [work for work in view["work"] if work["card"] in own and not work["complete"]]
    if begun:
        yield Zone(speak("name-begun"), tuple(begun_piece(work, library) for work in begun))


def wizard(view: View, card: View, library: Library) -> Piece:
    health = fields_of(card["id"], library)["health"]
    text = speak("damaged", card=name(card["id"], library), damage=damage_of(view, card), health=health)
    return Piece(text, card["id"])


def begun_piece(work: View, library: Library) -> Piece:
    left = {symbol: n - work["covered"].get(symbol, 0) for symbol, n in work["cost"].items()}
    text = speak("target-card", card=target_name(work, library), needs=listed(left))
    return Piece(text, work["id"])


# Cards.


def damage_of(view: View, card: View) -> int:
    return int(view["damage"].get(str(card["key"]), 0))


def fields_of(card: str, library: Library) -> Mapping[str, Any]:
    return library.definitions[library.numbers[card]].fields


def identity(kind: str, library: Library) -> str:
    """The id of the only card of a kind."""
    return next(definition.id for definition in library.definitions if definition.kind == kind)


def name(card: str, library: Library) -> str:
    return card_name(fields_of(card, library), MESSAGES.language())


def lines(card: str, library: Library) -> tuple[str, ...]:
    return card_lines(fields_of(card, library), MESSAGES.language(), library.names)


def card_text(wanted: str, library: Library) -> tuple[str, ...]:
    """A card by its id or its name: its name, what it is, then what it does, one sentence a line."""
    known = wanted in library.numbers
    card = wanted if known else find_card(wanted, {one.id: name(one.id, library) for one in library.definitions})
    return (name(card, library), capital(", ".join(description(card, library))), *lines(card, library))


def description(card: str, library: Library) -> Iterator[str]:
    """What sort of card it is, with its printed numbers."""
    fields = fields_of(card, library)
    yield speak(f"kind-{fields['kind'].replace('_', '-')}")
    for affiliation in (*fields.get("affiliations", ()), *([fields["affiliation"]] if "affiliation" in fields else ())):
        yield plain_name(affiliation, MESSAGES.language(), library.names)
    if "location" in fields:
        yield plain_name(fields["location"], MESSAGES.language(), library.names)
    if "health" in fields:
        yield speak("about-health", n=fields["health"])
    if "cost" in fields:
        yield speak("about-cost", needs=listed(fields["cost"]))
    if "spaces" in fields:
        yield speak("about-spaces", n=fields["spaces"])
    if fields.get("copies", 1) > 1:
        yield speak("about-copies", n=fields["copies"])
    if fields["confidence"] != "high":
        yield speak(f"confidence-{fields['confidence']}")
