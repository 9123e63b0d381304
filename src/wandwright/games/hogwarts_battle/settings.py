"""The options of Hogwarts Battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wandwright.engine.errors import BadOption, UnknownHero
from wandwright.engine.options import Option
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.scenarios import scenario_of, scenarios

# fmt: off
OPTIONS = (
    Option("game", "Which Game of the box is played.", 1, low=1, high=7),
    Option("scenario", "Which scenario is played; without one, the Game.", "", ("", *scenarios())),
    Option("heroes", "The heroes in seat order, one for each seat.", (), v.HEROES, many=True, error=UnknownHero),
    Option("proficiencies", "From Game 6 on: each hero chooses a Proficiency, or they are dealt.",
           "choose", ("choose", "deal")),
    Option("shelves", "With potions: which side of the sheet of shelves is face up.", "random", ("random", "A", "B")),
    Option("hands", "Open: everybody sees every hand. Closed: only the own one.", "open", ("open", "closed")),
    Option("defeat_bonus", "Cards that pay for a defeated villain pay once a turn, or for every villain.",
           "once", ("once", "every")),
    Option("stun_discards", "Discards by stun count as forced by the dark side (Crabbe & Goyle, Defense Against the "
           "Dark Arts), or not.", "forced", ("forced", "free")),
    Option("cloak", "The Invisibility Cloak lets through 1 health from each Dark Arts event and villain, or from each "
           "single loss.", "source", ("source", "loss")),
    Option("counting", "Cards that count other cards of the turn count the whole turn, or only what was played before "
           "them.", "whole_turn", ("whole_turn", "before")),
    Option("stunned_choices", "A stunned hero who would have to choose a loss (Tom Riddle and others) is passed over, "
           "or asked.", "skip", ("skip", "ask")),
    Option("empty_discard", "Lose or discard: discarding may be chosen only with a card to discard, or always.",
           "able", ("able", "allowed")),
    Option("voldemort", "Voldemort appears after all other villains are defeated, or as the last card of the stack.",
           "after_all", ("after_all", "from_stack")),
)


def reconciled(seats: int, options: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """A set-up drawn at random, with what its scenario has no room for put right."""
    scenario = scenario_of({"scenario": "", "game": 1, **options})
    fewest, most = scenario.heroes
    count = min(max(seats, fewest), most)
    heroes = tuple(hero for hero in options.get("heroes", ()) if not scenario.game or hero in v.HEROES[:4])
    more = tuple(hero for hero in v.HEROES if hero not in heroes)
    return count, {**options, "heroes": (*heroes, *more)[:count] if options.get("heroes") else ()}


def check_heroes(seats: int, options: Mapping[str, Any]) -> None:
    """How many heroes a scenario is for, and who can play Games 1 to 7."""
    scenario = scenario_of(options)
    fewest, most = scenario.heroes
    if not fewest <= seats <= most:
        raise BadOption(f"{scenario.id} is for {fewest} to {most} heroes, not {seats}; choose another number of seats.")
    late = [hero for hero in options["heroes"] if hero not in v.HEROES[:4]]
    if scenario.game and late:
        raise UnknownHero(f"{late[0]} joins with the New Rules; choose another hero or a scenario that has them.")
