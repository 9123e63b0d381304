"""The options of Hogwarts Battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wandwright.engine.errors import BadOption, Contradiction, UnknownHero
from wandwright.engine.matches.options import Option
from wandwright.games.hogwarts_battle import variations
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.campaign_setup import check_brought
from wandwright.games.hogwarts_battle.scenarios import Scenario, scenario_of, scenarios

# fmt: off
OPTIONS = (
    Option("game", "Which Game of the box is played.", 1, low=1, high=7),
    Option("scenario", "Which scenario is played; without one, the Game.", "", ("", *scenarios())),
    Option("heroes", "The heroes in seat order, one for each seat.", (), v.HEROES, many=True, error=UnknownHero),
    Option("proficiencies", "From Game 6 on: each hero chooses a Proficiency, or they are dealt.",
           "choose", ("choose", "deal")),
    Option("shelves", "With potions: which side of the sheet of shelves is face up.", "random", ("random", "A", "B")),
    Option("charms", "In scenarios with Charms: each hero chooses a Charm, or they are dealt.",
           "choose", ("choose", "deal")),
    Option("one_active", "Variation V3: of several hero cards or Proficiencies one is active at a time, chosen before "
           "each own turn. As the scenario says, or on or off.", "scenario", ("scenario", "on", "off")),
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
    *variations.OPTIONS,
)


def options_with(own: Mapping[str, Scenario]) -> tuple[Option, ...]:
    """The options, with the scenarios of packs among those to choose from."""
    return tuple(
        [option._replace(values=(*option.values, *own)) if option.name == "scenario" else option for option in OPTIONS]
    )


def reconciled(seats: int, options: Mapping[str, Any], own: Mapping[str, Scenario]) -> tuple[int, dict[str, object]]:
    """A set-up drawn at random, with what its scenario has no room for put right."""
    scenario = scenario_of({"scenario": "", "game": 1, **options}, own)
    fewest, most = scenario.heroes
    count = min(max(seats, fewest), most)
    heroes = tuple(hero for hero in options.get("heroes", ()) if not scenario.game or hero in v.HEROES[:4])
    more = tuple(hero for hero in v.HEROES if hero not in heroes)
    chosen = (*heroes, *more)[:count]
    fitting = {**options, "heroes": chosen if options.get("heroes") else ()}
    if not scenario.potions:
        leave_out(fitting, "shelves")
    if not has_two_of_a_kind(scenario, chosen):
        leave_out(fitting, "one_active")
    if fitting.get("foes_in_order") == variations.ON or has_few_foes(scenario):
        leave_out(fitting, "hardest_last")
    return count, fitting


def leave_out(options: dict[str, object], name: str) -> None:
    """An option that was given goes back to its default."""
    if name in options:
        options[name] = next(option.default for option in OPTIONS if option.name == name)


def has_few_foes(scenario: Scenario) -> bool:
    """Too few for the five hardest to lie below others (R115f); of Games 1 to 7 only the first has so few."""
    return scenario.game == 1 or (not scenario.game and len(scenario.named) + scenario.random <= variations.HARDEST)


def check_heroes(seats: int, options: Mapping[str, Any], own: Mapping[str, Scenario]) -> None:
    """How many heroes a scenario is for, and who can play Games 1 to 7."""
    scenario = scenario_of(options, own)
    fewest, most = scenario.heroes
    if not fewest <= seats <= most:
        raise BadOption(f"{scenario.id} is for {fewest} to {most} heroes, not {seats}; choose another number of seats.")
    late = [hero for hero in options["heroes"] if hero not in v.HEROES[:4]]
    if scenario.game and late:
        raise UnknownHero(f"{late[0]} joins with the New Rules; choose another hero or a scenario that has them.")
    if options["one_active"] == "on" and not has_two_of_a_kind(scenario, options["heroes"]):
        raise Contradiction(
            f"one_active has nothing to choose from: in {scenario.id} no hero has two of a kind (R115f).", "no-pair"
        )


def has_two_of_a_kind(scenario: Scenario, heroes: tuple[str, ...]) -> bool:
    """Two Proficiencies, or two hero cards; Luna and Ginny have one hero card each (R80)."""
    return scenario.proficiencies > 1 or (scenario.hero_card == "both" and any(hero in v.HEROES[:4] for hero in heroes))


def check_variations(options: Mapping[str, Any], own: Mapping[str, Scenario]) -> None:
    """R115f: variations that exclude each other, and what heroes bring from a campaign (R117)."""
    variations.check_together(options)
    scenario = scenario_of(options, own)
    if options["shelves"] != "random" and not scenario.potions:
        raise Contradiction(
            f"shelves has nothing to choose: {scenario.id} is played without potions (R115f).", "no-potions"
        )
    check_brought(options, scenario.level)
