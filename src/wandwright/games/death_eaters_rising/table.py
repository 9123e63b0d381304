"""Table layout of Death Eaters Rising: plain data from a seat's view, no markup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from wandwright.content.card_game import CardGame
from wandwright.content.certainty import ABOUT_THE_ENTRY
from wandwright.engine.display.cards import plain
from wandwright.engine.display.tables import Count, Meter, Panel, Piece, Section, Sign, Zone
from wandwright.engine.language import capital
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.death_eaters_rising.library import Library, abilities_of
from wandwright.games.death_eaters_rising.speech import die_name, face_name, speak, team_name
from wandwright.games.death_eaters_rising.text import MESSAGES, plain_name, symbols_text
from wandwright.games.death_eaters_rising.vocabulary import SYMBOLS

View = Mapping[str, Any]
Game = CardGame[Library, Any]
# A card has its name at the top, and what it does in its lines.
TOLD_ELSEWHERE: Final = {"name", "ability", "abilities", "regular", "dark_mark", "penalty", "effect"}
PRICES_OF_ABILITIES: Final = ("when", "cost", "damage")


def sections(view: View, game: Game) -> list[Section]:
    """The table as the seat sees it, from the locations to the teams."""
    team = team_name(game.library, view["teams"][view["active"]]["starter"])
    turn = Section("turn", capital(speak("event-turn", n=view["turn"], team=team)))
    parts = [turn, places(view, game), foes(view, game)]
    if any(die["place"] != "supply" for die in view["dice"]):
        parts.append(dice(view, game))
    panels = tuple(team_panel(view, game, seat) for seat in range(len(view["teams"])))
    parts.append(Section("players", capital(speak("name-teams")), panels))
    return parts


# The locations with their characters.


def places(view: View, game: Game) -> Section:
    """Each location: the exposed place with its corruption, then the characters there."""
    panels: list[Panel] = []
    for location in view["locations"]:
        panels.append(place(view, game, location))
        panels += [character(view, game, card) for card in location["characters"] if card]
    counts = (Count(speak("name-deck"), view["deck"]["count"]),)
    return Section("place", capital(speak("name-locations")), tuple(panels), counts=counts)


def place(view: View, game: Game, location: View) -> Panel:
    here = location["card"]["id"]
    below = len(location["places"]) - 1
    signs = {
        Sign(speak("sign-voldemort"), danger=True): view["voldemort"]["location"] == here,
        Sign(speak("sign-mission")): view["mission"] == here,
    }
    exposed = location["exposed"]["id"]
    return Panel(
        title=game.card_name(exposed),
        card=exposed,
        meters=(Meter(speak("name-corruption"), location["corruption"], location["spaces"], danger=True),),
        counts=(Count(speak("name-below"), below),) if below > 0 else (),
        signs=tuple(sign for sign, lies_here in signs.items() if lies_here),
        group=game.card_name(here),
    )


def character(view: View, game: Game, card: View) -> Panel:
    """Damage, what recruiting or attacking still takes, and what the card does."""
    fields = game.fields_of(card["id"])
    hostile = fields["kind"] == "death_eater"
    signs = {
        Sign(speak("kind-death-eater"), danger=True): hostile,
        Sign(speak("sign-complete")): any(work["complete"] for work in works(view, card)),
    }
    return replace(
        game.card_panel(card["id"]),
        meters=(Meter(speak("name-damage"), damage_of(view, card), fields["health"], danger=not hostile),),
        counts=needs(view, game, card),
        signs=tuple(sign for sign, holds in signs.items() if holds),
    )


def works(view: View, card: View) -> list[View]:
    """What was begun this turn on a card."""
    return [work for work in view["work"] if work["card"] == card["key"]]


def needs(view: View, game: Game, card: View) -> tuple[Count, ...]:
    """The symbols that are still open on a character."""
    cost = game.fields_of(card["id"])["cost"]
    covered: Mapping[str, int] = next((work["covered"] for work in works(view, card)), {})
    left = {symbol: cost.get(symbol, 0) - covered.get(symbol, 0) for symbol in SYMBOLS}
    return tuple(Count(speak(f"symbol-{symbol}"), n) for symbol, n in left.items() if n > 0)


# Voldemort, and how much is lost already.


def foes(view: View, game: Game) -> Section:
    voldemort = voldemort_panel(view, game)
    progress = replace(voldemort.meters[0], label=voldemort.title)
    panels = (voldemort, villain_panel(view, game))
    return Section("foes", capital(speak("name-foes")), panels, (progress,))


def voldemort_panel(view: View, game: Game) -> Panel:
    """His damage, how much of it Azkaban allows (R80), and what an attack on him takes."""
    voldemort = view["voldemort"]
    panel = replace(
        game.card_panel(game.library.only("voldemort")),
        meters=(Meter(speak("name-damage"), voldemort["damage"], voldemort["health"]),),
        counts=(Count(speak("name-azkaban"), voldemort["cap"]),),
    )
    if not voldemort["card"]:
        return replace(panel, text=(), signs=(Sign(speak("sign-hidden")),))
    return replace(panel, counts=panel.counts + needs(view, game, voldemort["card"]))


def villain_panel(view: View, game: Game) -> Panel:
    """R8a, R8c: defeated wizards and corrupted places; what corruption brings on every Dark Mark."""
    limits = view["limits"]
    lost = [game.card_panel(place["id"]) for place in view["corrupted"]]
    return replace(
        game.card_panel(game.library.only("villain_card")),
        meters=(
            Meter(speak("name-defeated"), len(view["hospital"]), limits["defeated"], danger=True),
            Meter(speak("name-corrupted"), len(view["corrupted"]), limits["corrupted"], danger=True),
        ),
        text=tuple(f"{place.title}: {' '.join(place.text)}" for place in lost),
    )


# The dice.


def dice(view: View, game: Game) -> Section:
    """The pool as it was rolled, what lies on cards, and what is out for this turn."""
    panels = []
    for label, place in (("name-pool", "pool"), ("name-assigned", "card"), ("name-aside", "aside")):
        # Dice that show and do the same lie together.
        copies = Counter((lying_die(die, game), die["color"]) for die in view["dice"] if die["place"] == place)
        pieces = tuple(Piece(die, game.library.dice[color], count) for (die, color), count in copies.items())
        if pieces:
            panels.append(Panel(title=speak(label), zones=(Zone("", pieces),)))
    return Section("dice", capital(speak("name-dice")), tuple(panels))


def lying_die(die: View, game: Game) -> str:
    """What a die shows, its colour, and the card it lies on."""
    face = die["face"]
    text = die_name(face_name(face["symbol"], face["count"]) if face else speak("name-not-rolled"), die["color"])
    return speak("die-on", die=text, card=target_name(die["on"], game)) if die["on"] else text


def target_name(target: View, game: Game) -> str:
    """The card that a die lies on or that was begun; an ability of a headquarters by its number."""
    card = game.card_name(target["id"])
    return speak("name-ability", card=card, n=target["ability"]) if target["ability"] else card


# The teams.


def team_panel(view: View, game: Game, seat: int) -> Panel:
    """A team: its wizards with their damage, its spell tokens, and what was begun on its own cards this turn."""
    team = view["teams"][seat]
    asked = any(decision["seat"] == seat and decision["awaited"] for decision in view.get("decisions", ()))
    marks = {"active": seat == view["active"], "asked": asked}
    return replace(
        game.card_panel(team["headquarters"]["id"]),
        title=capital(team_name(game.library, team["starter"])),
        seat=seat,
        marks=tuple(mark for mark, holds in marks.items() if holds),
        counts=(Count(speak("name-tokens"), len(team["tokens"])),),
        zones=tuple(team_zones(view, game, team)),
    )


def team_zones(view: View, game: Game, team: View) -> Iterator[Zone]:
    headquarters = team["headquarters"]
    yield Zone(speak("kind-headquarters"), game.card_pieces([headquarters]))
    yield Zone(speak("name-wizards"), tuple(wizard(view, card, game) for card in team["wizards"]))
    if team["tokens"]:
        yield Zone(speak("name-tokens"), game.card_pieces(team["tokens"]))
    own = {card["key"] for card in (headquarters, *team["wizards"])}
    begun = [work for work in view["work"] if work["card"] in own and not work["complete"]]
    if begun:
        yield Zone(speak("name-begun"), tuple(begun_piece(work, game) for work in begun))


def wizard(view: View, card: View, game: Game) -> Piece:
    health = game.fields_of(card["id"])["health"]
    text = speak("damaged", card=game.card_name(card["id"]), damage=damage_of(view, card), health=health)
    return Piece(text, card["id"])


def begun_piece(work: View, game: Game) -> Piece:
    left = {symbol: n - work["covered"].get(symbol, 0) for symbol, n in work["cost"].items()}
    text = speak("target-card", card=target_name(work, game), needs=symbols_text(left))
    return Piece(text, work["id"])


# Cards.


def damage_of(view: View, card: View) -> int:
    return int(view["damage"].get(str(card["key"]), 0))


def description(library: Library, fields: Fields) -> Iterator[str]:
    """What it belongs to, and the numbers printed on it."""
    belongs = (*fields.get("affiliations", ()), fields.get("affiliation"), fields.get("location"))
    yield from (plain_name(card, MESSAGES.language(), library.names) for card in belongs if card)
    if "health" in fields:
        yield speak("about-health", n=fields["health"])
    if "cost" in fields:
        yield speak("about-cost", needs=symbols_text(fields["cost"]))
    if "spaces" in fields:
        yield speak("about-spaces", n=fields["spaces"])
    if fields.get("copies", 1) > 1:
        yield speak("about-copies", n=fields["copies"])


def facts(fields: Fields) -> dict[str, object]:
    """What is printed; of the abilities only when they work and what they cost, so that a table can show it."""
    found = {name: plain(value) for name, value in fields.items() if name not in ABOUT_THE_ENTRY | TOLD_ELSEWHERE}
    prices = [
        {name: plain(ability[name]) for name in PRICES_OF_ABILITIES if name in ability}
        for ability in abilities_of(fields)
    ]
    return {**found, "abilities": prices} if prices else found
