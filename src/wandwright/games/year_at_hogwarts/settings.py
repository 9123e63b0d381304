"""The options of A Year at Hogwarts, and how they fit together (R18 to R31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from wandwright.engine.errors import BadOption, UnknownHero
from wandwright.engine.matches.options import Option
from wandwright.games.year_at_hogwarts import vocabulary as v

# R24: the students in the order in which seats get them; the sheet of the second mode for its first seat (R219).
STUDENTS: Final = ("harry", "hermione", "ron", "draco", "luna", "ginny", "neville", "cedric")
HEROES: Final = ("harry", "ron", "hermione")
PETER: Final = "peter"
# R13a: rounds until the year is over.
YEAR_ROUNDS: Final = {"quick": 40, "classic": 70, "long": 120}
TEAM_YEAR_ROUNDS: Final = {"quick": 60, "classic": 105, "long": 180}
BY_LENGTH: Final = -1
# Random play goes on for ever (H46), so trials by chance have short years.
TRIED_YEARS: Final = (1, 2)
TRIED_RETURNS: Final = (4, 8)
# Who may sit down (R18a, R19, R218, R217a).
SEATS: Final = {"underage": (2, 8), "qualified": (2, 8), "teams": (2, 8), "solo": (1, 1)}
MODE_SEATS: Final = {"return": (2, 4), "quidditch": (2, 2)}
TEAM_SIZES: Final = (2, 3)
SWITCH: Final = ("off", "on")
# R26: who chooses the towers of the Death Eaters.
TOWERS: Final = ("chance", "table")
TEAM_LETTERS: Final = "ABCDEFGH"
MOST_TEAMS: Final = 4


def options(students: tuple[str, ...]) -> tuple[Option, ...]:
    """Every option, with the students of the pack."""
    named = "The students in seat order, one for each seat; the Return of Voldemort has Peter and heroes of its own."
    team_seats = "The team of each seat by a letter, such as AABB; without it seats go to the teams in turn."
    named_stop = "A move may also end early on any space whose name is written out."
    swap = "With 7 or 8 players, whoever ends on a tower may swap one Mission card."
    refill = "In the Return of Voldemort a hero who ends on a common room gets 1 Floo Powder back."
    towers = "Chance chooses the towers of the Death Eaters, or the table does: each seat in turn places one."
    years = "Rounds until the year is over; 0 for no end, -1 for what the length says."
    return (
        Option("characters", named, (), (*students, PETER), many=True, error=UnknownHero),
        Option("mode", "The school year, the Return of Voldemort, or one match of Quidditch.", "year", v.MODES),
        Option("length", "How many missions and points end the year.", "quick", v.LENGTHS),
        Option("variant", "Underage Wizard, Qualified Wizard, Teams or Solo.", "underage", v.VARIANTS),
        Option("solo_rules", "The rules that Solo follows.", "underage", ("underage", "qualified")),
        Option(
            "teams", "How many teams there are; 0 for what fits the seats, 1 for one team of all.", 0, low=0, high=4
        ),
        Option("team_seats", team_seats, "", longest=8),
        Option("year_rounds", years, BY_LENGTH, low=BY_LENGTH, high=999, tried=TRIED_YEARS),
        Option(
            "return_rounds",
            "Rounds of the Return of Voldemort; 0 for no end.",
            80,
            low=0,
            high=999,
            tried=TRIED_RETURNS,
        ),
        Option("finish_round", "The round is played out before the year ends.", "off", SWITCH),
        Option("stop_on_named", named_stop, "off", SWITCH),
        Option("mission_swap", swap, "off", SWITCH),
        Option("death_eater_towers", towers, "chance", TOWERS),
        Option("defence_dice", "Defence dice in fights of Qualified and Teams.", "off", SWITCH),
        Option("voldemort_two_dice", "Voldemort moves with two dice.", "off", SWITCH),
        Option("hero_floo_refill", refill, "off", SWITCH),
        Option("first_player", "The first seat begins, or chance decides.", "first_seat", ("first_seat", "chance")),
    )


def completed(seats: int | None, given: Mapping[str, Any], students: tuple[str, ...]) -> tuple[int, dict[str, object]]:
    """Seats and options that fit together: whom each seat plays, its team, and the rounds."""
    names = tuple(given["characters"])
    count = seats if seats is not None else (len(names) or usual_seats(given))
    if names and len(names) != count:
        raise BadOption(f"There are {count} seats but {len(names)} characters; name one for each seat.")
    check_seats(count, given)
    rounds = TEAM_YEAR_ROUNDS if given["variant"] == "teams" else YEAR_ROUNDS
    years = given["year_rounds"]
    return count, {
        **given,
        "characters": characters(count, given, names, students),
        "team_seats": "".join(TEAM_LETTERS[team] for team in team_seats(count, given)),
        "year_rounds": rounds[given["length"]] if years == BY_LENGTH else years,
    }


def allowed_seats(given: Mapping[str, Any]) -> tuple[int, int]:
    """How many may play what is chosen."""
    return MODE_SEATS.get(given["mode"]) or SEATS[given["variant"]]


def usual_seats(given: Mapping[str, Any]) -> int:
    low, _ = allowed_seats(given)
    return low


def check_seats(count: int, given: Mapping[str, Any]) -> None:
    low, high = allowed_seats(given)
    if not low <= count <= high:
        what = given["variant"] if given["mode"] == "year" else given["mode"]
        allowed = str(low) if low == high else f"{low} to {high}"
        raise BadOption(f"With {what} there are {allowed} players, not {count}.")


def characters(
    count: int, given: Mapping[str, Any], names: tuple[str, ...], students: tuple[str, ...]
) -> tuple[str, ...]:
    """R24, R219, R220: students; in the second mode Peter and then heroes, Harry among them."""
    if given["mode"] == "return":
        check_second_mode(names)
        return names or against_peter(())[:count]
    if PETER in names:
        raise UnknownHero("Peter Pettigrew is no student; he plays in the Return of Voldemort only.")
    return names or students[:count]


def check_second_mode(names: tuple[str, ...]) -> None:
    """R219, R220: if they are named, Peter is the first, and the others are heroes with Harry among them."""
    if names and (names[0] != PETER or HEROES[0] not in names or not set(names[1:]) <= set(HEROES)):
        raise UnknownHero(
            "In the Return of Voldemort the first seat plays Peter Pettigrew, the others Harry, and Ron or Hermione; "
            "name them so, or name nobody."
        )


def against_peter(names: Iterable[str]) -> tuple[str, ...]:
    """R219, R220: Peter, Harry, and the other heroes in the order of their names."""
    others = (name for name in (*names, *HEROES) if name in HEROES)
    return (PETER, *dict.fromkeys((HEROES[0], *others)))


def team_seats(count: int, given: Mapping[str, Any]) -> tuple[int, ...]:
    """R18a: the team of each seat; without teams each is alone."""
    if given["mode"] != "year" or given["variant"] != "teams":
        return tuple(range(count)) if given["mode"] != "return" else (0, *[1] * (count - 1))
    if given["team_seats"]:
        return lettered_teams(count, str(given["team_seats"]).upper())
    teams = given["teams"] or next(number for number in (2, 3, 4, 1) if number == 1 or fits(count, number))
    if not fits(count, teams):
        raise BadOption(f"{count} players can't make {teams} teams of 2 or 3; name another number, or 1.")
    return tuple(seat % teams for seat in range(count))


def fits(count: int, teams: int) -> bool:
    low, high = TEAM_SIZES
    return teams == 1 or low * teams <= count <= high * teams


def lettered_teams(count: int, letters: str) -> tuple[int, ...]:
    sizes = Counter(letters)
    low, high = TEAM_SIZES
    fair = len(sizes) == 1 or all(low <= size <= high for size in sizes.values())
    if len(letters) != count or not set(letters) <= set(TEAM_LETTERS[:MOST_TEAMS]) or not fair:
        raise BadOption(f"The teams {letters!r} do not fit {count} players: one letter A to D each, teams of 2 or 3.")
    known = list(dict.fromkeys(letters))
    return tuple(known.index(letter) for letter in letters)


def reconciled(seats: int, given: Mapping[str, Any]) -> tuple[int, dict[str, object]]:
    """Values drawn at random, put right where one has no room for another."""
    chosen = dict(given)
    mode, variant = chosen.get("mode", "year"), chosen.get("variant", "underage")
    low, high = MODE_SEATS.get(mode) or SEATS[variant]
    seats = min(max(seats, low), high)
    if not fits(seats, chosen.get("teams", 0) or 1):
        chosen["teams"] = 0
    chosen["team_seats"] = ""
    if chosen.get("characters"):
        named = [name for name in chosen["characters"] if name != PETER]
        students = tuple(dict.fromkeys((*named, *STUDENTS)))
        chosen["characters"] = (against_peter(named) if mode == "return" else students)[:seats]
    return seats, chosen


def seat_order(student: str) -> tuple[int, str]:
    """The students of the box in their usual order, then those of other packs."""
    return (STUDENTS.index(student) if student in STUDENTS else len(STUDENTS), student)
