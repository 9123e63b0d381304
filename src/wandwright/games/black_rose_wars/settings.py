"""The options of Black Rose Wars (the header of the rules), and how they fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.errors import BadOption, UnknownHero
from wandwright.engine.matches.options import Option

HOW: Final = ("ask", "random", "named")
# R24: what lies in nobody's hands is drawn, unless a table wants to be asked.
FIRST: Final = ("random", "ask", "named")
SWITCH: Final = ("on", "off")
LETTERS: Final = "ab"
SOLO: Final = ("off", "rival", "alone")
FEWEST: Final = 2
MOST: Final = 4


def options(mages: tuple[str, ...], schools: tuple[str, ...]) -> tuple[Option, ...]:
    """Every option, with the Mages and schools of the pack."""
    asked = "asked in play order, dealt at random, or named beforehand"
    leads = "Whether all Mages lose when the Black Rose alone has most points."
    protections = "Protections turn up by themselves, or their owner is asked at every hit."
    return (
        Option("mages", f"Who plays which Mage: {asked}.", "ask", HOW),
        Option("mage_seats", "The Mages in seat order, where they are named.", (), mages, many=True, error=UnknownHero),
        Option("schools", f"The school each begins with: {asked}.", "ask", HOW),
        Option("school_seats", "The schools in seat order, where they are named.", (), schools, many=True),
        Option("lists", f"The list of six spells each begins with: {asked}.", "ask", HOW),
        Option("list_seats", "The lists in seat order, a or b, such as abba, where they are named.", "", longest=MOST),
        Option("first_player", "Who has the Crown at first: drawn at random, asked, or named.", "random", FIRST),
        Option("first_seat", "The seat that begins, where it is named.", 0, low=0, high=MOST - 1),
        Option("personal_spells", "Each Mage has personal spells.", "on", SWITCH),
        Option("black_rose_wins", leads, "never", ("never", "leads")),
        Option("protections", protections, "must", ("must", "may")),
        Option("library_peek", "In Study each card of the Library is seen before the next is named.", "off", SWITCH),
        Option("solo", "One player against a Rival run by rule, or alone against the Black Rose.", "off", SOLO),
    )


def completed(
    seats: int | None, given: Mapping[str, Any], mages: tuple[str, ...], schools: tuple[str, ...]
) -> tuple[int, dict[str, object]]:
    """Seats and options that fit together; what is named is filled up for seats without a name."""
    chosen = dict(given)
    named = len(chosen["mage_seats"]) or len(chosen["school_seats"]) or len(chosen["list_seats"])
    count = seats if seats is not None else 1 if chosen["solo"] != "off" else max(named, FEWEST)
    check_seats(count, chosen["solo"])
    settle_names(chosen, "mages", "mage_seats", count, mages)
    settle_names(chosen, "schools", "school_seats", count, schools)
    settle_lists(chosen, count)
    if chosen["first_seat"] >= count:
        raise BadOption(f"The seat {chosen['first_seat']} can't begin: the seats are 0 to {count - 1}.")
    if chosen["first_seat"]:
        chosen["first_player"] = "named"
    return count, chosen


def check_seats(count: int, solo: str) -> None:
    """R1, R164, R168: two to four; alone only with one of the two ways to play so."""
    if solo == "off" and not FEWEST <= count <= MOST:
        raise BadOption(f"Black Rose Wars is for {FEWEST} to {MOST} players, or for 1 with the option solo.")
    if solo != "off" and count != 1:
        raise BadOption(f"With solo={solo} there is 1 player, not {count}.")


def settle_names(chosen: dict[str, Any], how: str, seats: str, count: int, known: tuple[str, ...]) -> None:
    """Names given are meant to be used; `named` without names takes the first ones."""
    names = tuple(chosen[seats])
    if names and len(names) != count:
        raise BadOption(f"There are {count} seats but {len(names)} names in {seats}; name one for each seat.")
    if names:
        chosen[how] = "named"
    elif chosen[how] == "named":
        chosen[seats] = known[:count]


def settle_lists(chosen: dict[str, Any], count: int) -> None:
    letters = chosen["list_seats"]
    if letters and (len(letters) != count or not set(letters) <= set(LETTERS)):
        raise BadOption(f"The lists {letters!r} do not fit {count} seats: one letter a or b each.")
    if letters:
        chosen["lists"] = "named"
    elif chosen["lists"] == "named":
        chosen["list_seats"] = LETTERS[0] * count


def reconciled(
    seats: int, given: Mapping[str, Any], mages: tuple[str, ...], schools: tuple[str, ...]
) -> tuple[int, dict[str, object]]:
    """Values drawn at random, put right where one has no room for another."""
    chosen = dict(given)
    seats = 1 if chosen.get("solo", "off") != "off" else min(max(seats, FEWEST), MOST)
    for name, known in (("mage_seats", mages), ("school_seats", schools)):
        names = tuple(chosen.get(name, ()))
        others = tuple(other for other in known if other not in names)
        chosen[name] = (names + others)[:seats] if names else ()
    chosen["list_seats"] = ""
    chosen["first_seat"] = min(chosen.get("first_seat", 0), seats - 1)
    return seats, chosen
