"""The table as a view shows it, and what is printed on a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from wandwright.content.card_game import CardGame
from wandwright.content.certainty import ABOUT_THE_ENTRY
from wandwright.engine.boards.hexes import HexBoard
from wandwright.engine.display.cards import plain
from wandwright.engine.display.tables import (
    Count,
    Marker,
    Meter,
    Panel,
    Pawn,
    Section,
    Sign,
    Step,
    Track,
    Zone,
    draw_board,
)
from wandwright.engine.language import capital
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.box import Box
from wandwright.games.black_rose_wars.library import Library
from wandwright.games.black_rose_wars.speech import speak
from wandwright.games.black_rose_wars.text import side_lines

View = dict[str, Any]
Game = CardGame[Library, Box]
# What is told in sentences and not as a printed number.
TOLD_ELSEWHERE = frozenset({"effect", "upright", "inverted", "abilities", "goal", "reward", "cells", "themes"})
NUMBERS = ("health", "hand_limit", "movement", "strength", "attack", "instability_limit", "token_pp")


def sections(view: View, game: Game) -> list[Section]:
    """From the calendar over the Lodge and the tracks to the sheets."""
    calendar = view["calendar"]
    title = speak("title-turn", n=calendar["turn"], phase=calendar["phase"], moon=calendar["moon"])
    players = tuple(sheet(view, game, seat) for seat in range(len(view["players"])))
    return [
        Section("turn", title),
        lodge_section(view, game),
        Section("place", speak("name-power"), tracks=(power_track(view, game),)),
        events_section(view, game),
        library_section(view, game),
        Section("players", capital(speak("name-players")), players),
    ]


def name_of(view: View, game: Game, seat: int) -> str:
    mage = view["players"][seat]["mage"]
    return game.card_name(mage) if mage and mage != "none" else speak("name-seat", n=seat + 1)


def lodge_section(view: View, game: Game) -> Section:
    """The hexes with their Instability, the Mages in rooms or Cells, the Evocations, the Bull."""
    rooms = view["rooms"]
    cells = [(f"cell_{seat}", tuple(player["cell_place"])) for seat, player in enumerate(view["players"])]
    names = [*(room["id"] for room in rooms), *(name for name, _ in cells)]
    places = [*(tuple(room["place"]) for room in rooms), *(place for _, place in cells)]
    kinds = [*(kind_of(room, game) for room in rooms), *("cell" for _ in cells)]
    board = HexBoard(names, places, kinds)
    labels = [game.card_name(room["id"]) for room in rooms]
    labels += [speak("name-cell", who=name_of(view, game, seat)) for seat in range(len(cells))]
    marks = {number: tuple(room_signs(room)) for number, room in enumerate(rooms)}
    drawn = draw_board(board, speak("name-lodge"), labels, pawns(view, game, board), marks=marks, shape="hexes")
    return Section("board", capital(speak("name-lodge")), boards=(drawn,))


def kind_of(room: View, game: Game) -> str:
    return "destroyed" if room["destroyed"] else str(game.fields_of(room["id"])["color"])


def room_signs(room: View) -> Iterator[Sign]:
    """What a room holds, in words."""
    if room["destroyed"]:
        yield Sign(speak("sign-destroyed"), danger=True)
        return
    held = sum(room["instability"])
    if held:
        yield Sign(speak("sign-instability", n=held, limit=room["limit"]), danger=held >= room["limit"])
    if room["token"] != "ready":
        yield Sign(speak(f"sign-{room['token']}"))


def pawns(view: View, game: Game, board: HexBoard) -> Iterator[Pawn]:
    for seat, player in enumerate(view["players"]):
        yield Pawn(name_of(view, game, seat), board.number(player["room"] or f"cell_{seat}"), seat)
    for place, one in enumerate(view["evocations"]):
        if one["kind"] not in (None, "none"):
            yield Pawn(game.card_name(one["kind"]), board.number(one["room"]), place // v.MOST_EVOCATIONS)
    if view["black_rose"]["bull"]:
        yield Pawn(speak("name-bull"), board.number(view["black_rose"]["bull"]))


def power_track(view: View, game: Game) -> Track:
    """R4, R21, R129: every marker, and where the Moons begin."""
    markers = [Marker(name_of(view, game, seat), player["points"], seat) for seat, player in enumerate(view["players"])]
    markers.append(Marker(speak("name-black-rose"), view["black_rose"]["points"]))
    moons = [Step(points, speak(f"moon-{v.MOONS[moon]}")) for moon, points in enumerate(v.MOON_POINTS)]
    last = max(v.END_POINTS, *(marker.at for marker in markers))
    return Track(speak("name-power"), last, tuple(markers), steps=(*moons, Step(v.END_POINTS, speak("name-end"))))


def events_section(view: View, game: Game) -> Section:
    """R35: the track from space 1 on, and which of them works now."""
    panels = []
    for space, event in enumerate(view["track"]):
        if event is None:
            panels.append(Panel(speak("name-space", n=space + 1)))
            continue
        works = (Sign(speak("sign-works")),) if view["working"][space] else ()
        panels.append(replace(game.card_panel(event["id"]), signs=works))
    return Section("foes", speak("name-events"), tuple(panels))


def library_section(view: View, game: Game) -> Section:
    """R22: the six decks with their open discards."""
    panels = [
        Panel(
            game.card_name(school),
            counts=(Count(speak("name-deck"), pile["deck"]["count"]),),
            zones=(
                Zone(speak("name-deck"), (), key=f"library:{school}", hidden=pile["deck"]["count"]),
                Zone(speak("name-discard"), game.card_pieces(pile["discard"])),
            ),
        )
        for school, pile in zip(game.library.schools, view["library"], strict=True)
    ]
    return Section("market", speak("name-library"), tuple(panels))


def sheet(view: View, game: Game, seat: int) -> Panel:
    """R9, R169: a sheet with damage, tokens, slots and cards, as far as the seat of the view may see it."""
    player = view["players"][seat]
    calendar = view["calendar"]
    asked = any(decision["seat"] == seat and decision["awaited"] for decision in view.get("decisions", ()))
    marks = {"active": seat == calendar["active"], "asked": asked}
    signs = [Sign(speak("sign-crown"))] if seat == calendar["crown"] else []
    signs += [Sign(speak("sign-passed"))] if player["passed"] else []
    mage = player["mage"]
    return Panel(
        title=name_of(view, game, seat),
        card=mage if mage and mage != "none" else None,
        seat=None if player["rival"] else seat,
        marks=tuple(mark for mark, holds in marks.items() if holds),
        meters=(Meter(speak("name-damage"), sum(player["damage"]), max(player["health"], 1), danger=True),),
        counts=tuple(counts(player)),
        zones=tuple(zones(view, game, seat)),
        signs=tuple(signs),
    )


def counts(player: View) -> Iterator[Count]:
    yield Count(speak("name-points"), player["points"])
    yield Count(speak("name-actions"), player["actions"])
    yield Count(speak("name-trophies"), sum(player["trophies"]))
    yield Count(speak("name-completed"), len(player["completed"]))


def zones(view: View, game: Game, seat: int) -> Iterator[Zone]:
    player = view["players"][seat]
    for name in ("hand", "drawn", "quests", "drawn_quests"):
        cards = player[name]
        hidden = cards["count"] if isinstance(cards, dict) else 0
        if name in ("hand", "quests") or hidden or (cards and not isinstance(cards, dict)):
            pieces = () if isinstance(cards, dict) else game.card_pieces(cards)
            yield Zone(speak(f"name-{name.replace('_', '-')}"), pieces, hidden=hidden)
    for slot, name in enumerate(v.SLOTS):
        yield slot_zone(view, game, seat, slot, name)
    for name in ("played", "memories"):
        yield Zone(speak(f"name-{name}"), game.card_pieces(player[name]))
    yield Zone(speak("name-grimoire"), (), hidden=player["grimoire"]["count"])


def slot_zone(view: View, game: Game, seat: int, slot: int, name: str) -> Zone:
    """R55: a slot with its spell, face down for the others unless it was shown."""
    shown = view["slots"][slot]
    open_cards = [card for card in (shown["bared"][seat], shown["prepared"][seat]) if isinstance(card, dict)]
    faces = [card for card in open_cards if "id" in card]
    hidden = sum(card.get("count", 0) for card in open_cards if "id" not in card)
    return Zone(
        speak(f"slot-{name.replace('_', '-')}"), game.card_pieces(faces), key=f"slot:{seat}:{name}", hidden=hidden
    )


def description(library: Library, fields: Fields) -> Iterator[str]:
    """The numbers printed on it."""
    for name in NUMBERS:
        if name == "health" and "health_from" in fields:
            yield speak("about-health-of-mage")
        elif name in fields:
            yield speak(f"about-{name.replace('_', '-')}", n=fields[name])
    if fields.get("copies", 1) > 1:
        yield speak("about-copies", n=fields["copies"])


def facts(fields: Fields) -> dict[str, object]:
    """What is printed; what it does is told in lines."""
    told = {name: plain(value) for name, value in fields.items() if name not in ABOUT_THE_ENTRY | TOLD_ELSEWHERE}
    if "health_from" in fields:
        del told["health"]
    if "upright" in fields:
        told["halves"] = [half_facts(fields[side]) for side in v.HALVES]
    if "goal" in fields:
        told |= {"count": fields["goal"]["count"], "pp": fields["reward"]["pp"]}
    return told


def half_facts(side: Fields) -> dict[str, object]:
    """One half of a spell; `lines` of the card are its own, the first of them its heading."""
    return {
        "type": side["type"],
        "range": side["range"],
        "target": side["target"],
        "vortex": side["vortex"],
        "cost": bool(side.get("cost")),
        "lines": len(side_lines(side, "en", Unnamed())),
    }


class Unnamed(dict[str, str]):
    """Names where they do not matter."""

    def __missing__(self, key: str) -> str:
        return key
