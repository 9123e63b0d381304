"""View beside the fields: who is who, what ends the year."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.castle.sheets import shown_as
from wandwright.games.year_at_hogwarts.chapters.fights import fighters, steps
from wandwright.games.year_at_hogwarts.chapters.fights.defending import defences
from wandwright.games.year_at_hogwarts.chapters.fights.hitting import hit_chances, needed
from wandwright.games.year_at_hogwarts.chapters.fights.truces import turns_of_truce
from wandwright.games.year_at_hogwarts.chapters.voldemort.view import NamedPawn, Night
from wandwright.games.year_at_hogwarts.state import YearState


class Goal(TypedDict):
    """What ends the year."""

    missions: int
    points: int
    rounds: int


class Named(TypedDict):
    """Whom a player plays, in which team, the Items held, and the own turns that a truce with each other seat lasts."""

    character: str
    team: int
    items: list[str]
    truces: list[int]


class Pitch(TypedDict):
    """The names of the pieces, while a match of Quidditch is played."""

    pieces: NotRequired[list[str]]


class Odds(TypedDict):
    """An attack with dice, before it is rolled: how many, what each needs, the chance of 1, 2, … hits in per cent."""

    dice: int
    needed: int
    hits: list[int]


class Defence(TypedDict):
    """R246: with so many defence dice, the PV lost on average; how likely one falls, or the attacker, in per cent."""

    dice: int
    loss: float
    falls: int
    fells: int


class Fight(TypedDict):
    """How likely whoever acts in a fight hits with dice; while defence dice are asked for, what they cost and gain."""

    odds: NotRequired[Odds]
    defences: NotRequired[list[Defence]]


class Added(TypedDict):
    """What a view shows beside the fields."""

    mode: Literal["year", "return", "quidditch"]
    variant: str
    solo_rules: Literal["qualified", "underage"]
    goal: Goal
    players: list[Named]
    pitch: Pitch
    fight: Fight
    night: NotRequired[Night]
    pawns: list[NamedPawn]


def add_to_view(data: dict[str, Any], state: YearState) -> None:
    box = state.box
    data["mode"] = v.MODES[box.mode]
    data["variant"] = v.VARIANTS[box.variant]
    # R19: whose rules a player alone follows; missions need cards by those of Qualified Wizards only.
    data["solo_rules"] = "qualified" if box.qualified else "underage"
    for add in box.hooks.add_to_view:
        add(data, state)
    data["goal"] = {"missions": box.missions_to_end, "points": box.points_to_end, "rounds": box.year_rounds}
    for seat, player in enumerate(data["players"]):
        player["character"] = shown_as(state, seat)
        player["team"] = box.team_of[seat]
        player["items"] = [
            name for name, place in zip(box.item_names, state.item_at, strict=True) if place == v.FIRST_SEAT + seat
        ]
        player["truces"] = turns_of_truce(state, seat)
    if state.fighters and state.fight_sort > fighters.CLASH:
        data["fight"]["odds"] = odds_of(state)
        question = state.question
        if question and question[0] == steps.DEFEND:
            data["fight"]["defences"] = [one._asdict() for one in defences(state, question[3])]
    if state.sides:
        data["pitch"]["pieces"] = list(box.quidditch.piece_names)


def odds_of(state: YearState) -> Odds:
    """R131: of the side that acts."""
    side = state.fight_side
    dice, hits = fighters.dice_of(state, side), hit_chances(state, side)
    return {"dice": dice, "needed": needed(state, side), "hits": list(hits)}
