"""The bidding toy with a table to look at: the prize in the middle, the own coins open, the others' face down."""

from __future__ import annotations

from typing import Any

from tests.engine.toy import Toy
from tests.engine.toy_rules import PRIZES
from wandwright.engine.display.tables import Count, Lane, Marker, Panel, Piece, Plan, Section, Slot, Track, Zone


class DrawnToy(Toy):
    """Bid coins for prizes, at a table."""

    title = "Bids for Prizes"

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        seats = list(enumerate(view["seats"]))
        prize = Panel("The prize", zones=(Zone("", tuple(map(piece, view["table"]))),))
        sections = [
            Section("turn", f"Round {view['round']}"),
            Section("market", "In the middle", (prize,), counts=(Count("prizes to come", view["prizes"]["count"]),)),
            Section("plan", "Bids", plans=(Plan("Bids", tuple(lane(seat, about, view) for seat, about in seats)),)),
            Section("goals", "Prizes won", tracks=(Track("Prizes won", PRIZES, tuple(map(marker, seats))),)),
            Section("players", "Bidders", tuple(map(bidder, seats))),
        ]
        if view["outcome"]:
            sections.append(Section("outcome", "All prizes have found an owner."))
        return tuple(sections)


def called(seat: int) -> str:
    return f"Bidder {seat + 1}"


def piece(card: dict[str, Any]) -> Piece:
    kind, _, worth = card["id"].partition("_")
    return Piece(f"{kind.capitalize()} {worth}", card["id"], kind=kind, keys=(card["key"],))


def marker(about: tuple[int, dict[str, Any]]) -> Marker:
    return Marker(called(about[0]), len(about[1]["won"]), about[0])


def lane(seat: int, about: dict[str, Any], view: dict[str, Any]) -> Lane:
    """A bid that is laid down but not shown yet lies face down."""
    if about["bid"]:
        return Lane(called(seat), (Slot("bid", "open", piece(about["bid"])),), seat, done=True)
    asked = [question["seat"] for question in view["decisions"] if question["kind"] == "bid"]
    if asked and seat not in asked:
        return Lane(called(seat), (Slot("bid", "hidden"),), seat, done=True)
    return Lane(called(seat), (Slot("bid"),), seat)


def bidder(found: tuple[int, dict[str, Any]]) -> Panel:
    """The own coins are open, those of the others are a number."""
    seat, about = found
    hand = about["hand"]
    closed = isinstance(hand, dict)
    coins = Zone("coins", (), hidden=hand["count"]) if closed else Zone("coins", tuple(map(piece, hand)))
    return Panel(called(seat), seat=seat, zones=(coins, Zone("prizes", tuple(map(piece, about["won"])))))
