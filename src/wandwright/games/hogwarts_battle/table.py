"""How the table of Hogwarts Battle likes to be drawn: plain data from a seat's view, no markup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from wandwright.engine.language import capital
from wandwright.engine.lookup import find_card
from wandwright.engine.tables import Count, Meter, Panel, Piece, Section, Zone
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.speech import speak
from wandwright.games.hogwarts_battle.text import MESSAGES, card_lines

View = Mapping[str, Any]


def sections(view: View, library: Library) -> tuple[Section, ...]:
    """The table as the seat sees it, from the Location to the heroes."""
    parts = [turn(view), place(view, library), foes(view, library)]
    if view["horcrux"]["card"]:
        parts.append(goals(view, library))
    parts += [market(view, library), players(view, library)]
    if view["outcome"]:
        parts.append(Section("outcome", speak(f"outcome-{view['outcome']['reason'].replace('_', '-')}")))
    return tuple(parts)


def turn(view: View) -> Section:
    return Section("turn", speak("event-turn", n=view["turn"], hero=hero_name(view, view["active"])))


def place(view: View, library: Library) -> Section:
    """The Location with its control tokens, and how many Locations there are."""
    location = view["location"]
    card = location["card"]["id"]
    number = location["number"] + 1
    panel = Panel(
        title=name(card, library),
        card=card,
        meters=(
            Meter(speak("name-control"), location["control"], location["slots"], danger=True),
            Meter(speak("name-location"), number, number + location["left"], danger=True),
        ),
        counts=(Count(speak("kind-dark-arts"), location["events"]),),
        text=lines(card, library),
    )
    return Section("place", speak("name-location"), (panel,))


def foes(view: View, library: Library) -> Section:
    """The villains face up with the attack assigned to each, and how many are still to come."""
    villains = view["villains"]
    slots = zip(villains["active"], villains["wounds"], villains["health"], villains["shields"], strict=True)
    panels = tuple(
        Panel(
            title=name(card["id"], library),
            card=card["id"],
            marks=("silenced",) if shield else (),
            meters=(Meter(speak("name-attack"), wounds, health),),
            text=lines(card["id"], library),
        )
        for card, wounds, health, shield in slots
        if card
    )
    defeated = len(villains["defeated"])
    total = defeated + len(panels) + villains["deck"]["count"]
    title = speak("kind-villain")
    return Section("foes", capital(title), panels, (Meter(title, defeated, total),))


def goals(view: View, library: Library) -> Section:
    """The active Horcrux with the symbols on it (R13, R33)."""
    horcrux = view["horcrux"]
    card = horcrux["card"]["id"]
    title = speak("kind-horcrux")
    symbols = Counter(speak(f"face-{symbol}") for symbol in horcrux["symbols"])
    panel = Panel(
        title=name(card, library),
        card=card,
        counts=tuple(Count(symbol, count) for symbol, count in symbols.items()),
        text=lines(card, library),
    )
    done = horcrux["number"]
    return Section("goals", capital(title), (panel,), (Meter(title, done, done + horcrux["left"]),))


def market(view: View, library: Library) -> Section:
    """The cards that can be acquired, the cheap ones first, each with its price now."""
    hogwarts = view["hogwarts"]
    priced = [(card["id"], cost) for card, cost in zip(hogwarts["market"], hogwarts["prices"], strict=True) if card]
    copies = Counter(priced)
    ordered = sorted(copies, key=lambda entry: (entry[1], name(entry[0], library)))
    offers = tuple(
        piece(card, library, copies[card, cost])._replace(cost=cost, answer=f"acquire {card}") for card, cost in ordered
    )
    title = capital(speak("name-market"))
    panel = Panel(title=title, zones=(Zone(title, offers),))
    return Section("market", title, (panel,), counts=(Count(speak("name-deck"), hogwarts["deck"]["count"]),))


def players(view: View, library: Library) -> Section:
    panels = tuple(hero_panel(view, library, seat) for seat in range(len(view["heroes"])))
    return Section("players", capital(speak("kind-hero")), panels)


def hero_panel(view: View, library: Library, seat: int) -> Panel:
    """A hero: health, tokens, piles, and the cards that this seat may see."""
    hero = view["heroes"][seat]
    counts = [Count(speak("name-attack"), hero["attack"]), Count(speak("name-influence"), hero["influence"])]
    if not isinstance(hero["hand"], list):
        counts.append(Count(speak("name-hand"), hero["hand"]["count"]))
    counts.append(Count(speak("name-deck"), hero["deck"]["count"]))
    counts.append(Count(speak("name-discard-pile"), len(hero["discard"])))
    return Panel(
        title=hero_name(view, seat),
        card=hero["card"]["id"],
        seat=seat,
        marks=tuple(hero_marks(view, seat)),
        meters=(Meter(speak("name-health"), hero["health"], hero["full_health"]),),
        counts=tuple(counts),
        zones=tuple(hero_zones(view, library, seat)),
        text=lines(hero["card"]["id"], library),
    )


def hero_marks(view: View, seat: int) -> Iterator[str]:
    if seat == view["active"]:
        yield "active"
    if any(decision["seat"] == seat for decision in view.get("decisions", ())):
        yield "asked"
    if view["heroes"][seat]["stunned"]:
        yield "stunned"


def hero_zones(view: View, library: Library, seat: int) -> Iterator[Zone]:
    """The cards of a hero, place by place; places without a card are left out, but for the hand."""
    hero = view["heroes"][seat]
    if isinstance(hero["hand"], list):
        yield Zone(speak("name-hand"), pieces(hero["hand"], library))
    if seat == view["active"] and view["played"]:
        yield Zone(speak("name-play-area"), pieces(view["played"], library))
    if hero["deck"]["known"]:
        yield Zone(speak("name-deck"), pieces(hero["deck"]["known"], library))
    if hero["proficiency"]:
        yield Zone(speak("kind-proficiency"), pieces([hero["proficiency"]], library))
    if hero["horcruxes"]:
        yield Zone(speak("kind-horcrux"), pieces(hero["horcruxes"], library))


def pieces(cards: Iterable[Mapping[str, Any]], library: Library) -> tuple[Piece, ...]:
    """Cards as they lie, equal ones together."""
    copies = Counter(card["id"] for card in cards)
    return tuple(piece(card, library, count) for card, count in copies.items())


def piece(card: str, library: Library, copies: int) -> Piece:
    kind = library.definitions[library.numbers[card]].fields.get("type")
    return Piece(name(card, library), card, copies, kind=speak(f"type-{kind}") if kind else "")


def hero_name(view: View, seat: int) -> str:
    """The hero's short name, as the prompts say it."""
    return speak(f"hero-{view['heroes'][seat]['hero']}").split()[0]


def name(card: str, library: Library) -> str:
    return MESSAGES.card_name(library.definitions[library.numbers[card]].fields, MESSAGES.language())


def names(library: Library) -> dict[str, str]:
    """Every card's name by its id."""
    return {card: name(card, library) for card in library.numbers}


def lines(card: str, library: Library) -> tuple[str, ...]:
    return card_lines(library.definitions[library.numbers[card]].fields, MESSAGES.language())


def card_text(wanted: str, library: Library) -> tuple[str, ...]:
    """A card by its id or its name: its name, what it is, then what it does, one sentence a line."""
    card = wanted if wanted in library.numbers else find_card(wanted, names(library))
    return (name(card, library), capital(", ".join(description(card, library))), *lines(card, library))


def description(card: str, library: Library) -> Iterator[str]:
    """What sort of card it is, with its printed numbers."""
    fields = library.definitions[library.numbers[card]].fields
    yield speak(f"kind-{fields['kind'].replace('_', '-')}")
    if "type" in fields:
        yield speak(f"type-{fields['type']}")
    for field in ("cost", "health", "slots", "events"):
        if fields.get(field):
            yield speak(f"printed-{field}", n=fields[field])
    if fields["confidence"] != "high":
        yield speak(f"confidence-{fields['confidence']}")
