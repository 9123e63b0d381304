"""The options of Hogwarts Battle, and the rule behind each question."""

from __future__ import annotations

from wandwright.engine.errors import UnknownHero
from wandwright.engine.options import Option
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle import vocabulary as v

OPTIONS = (
    Option("game", "Which Game of the box is played.", 1, low=1, high=7),
    Option("heroes", "The heroes in seat order, one for each seat.", (), v.HEROES, many=True, error=UnknownHero),
    Option(
        "proficiencies",
        "From Game 6 on: each hero chooses a Proficiency, or they are dealt.",
        "choose",
        ("choose", "deal"),
    ),
    Option("hands", "Open: everybody sees every hand. Closed: only the own one.", "open", ("open", "closed")),
    Option(
        "defeat_bonus",
        "Cards that pay for a defeated villain pay once a turn, or for every villain.",
        "once",
        ("once", "every"),
    ),
    Option(
        "stun_discards",
        "Discards by stun count as forced by the dark side (Crabbe & Goyle, Defense Against the Dark Arts), or not.",
        "forced",
        ("forced", "free"),
    ),
    Option(
        "cloak",
        "The Invisibility Cloak lets through 1 health from each Dark Arts event and villain, or from each single loss.",
        "source",
        ("source", "loss"),
    ),
    Option(
        "counting",
        "Cards that count other cards of the turn count the whole turn, or only what was played before them.",
        "whole_turn",
        ("whole_turn", "before"),
    ),
    Option(
        "stunned_choices",
        "A stunned hero who would have to choose a loss (Tom Riddle and others) is passed over, or asked.",
        "skip",
        ("skip", "ask"),
    ),
    Option(
        "empty_discard",
        "Lose or discard: discarding may be chosen only with a card to discard, or always.",
        "able",
        ("able", "allowed"),
    ),
    Option(
        "voldemort",
        "Voldemort appears after all other villains are defeated, or as the last card of the stack.",
        "after_all",
        ("after_all", "from_stack"),
    ),
)

RULES_OF_QUESTIONS = {
    steps.ACT: "R16",
    steps.PICK_DISCARDS: "R28",
    steps.CHOOSE_OPTION: "R16",
    steps.PICK_HEROES: "R16",
    steps.PICK_FROM_DISCARDS: "R19",
    steps.PICK_FROM_DECK: "R16",
    steps.PICK_VILLAIN: "R15",
    steps.PICK_ALLY: "R30",
    steps.PICK_DIE: "R10",
    steps.USE_FACE: "R32",
    steps.PLACE_ACQUIRED: "R20",
    steps.KEEP_TOP: "R16",
    steps.REMOVE_HOW_MANY: "R21",
    steps.PICK_PROFICIENCY: "R12",
    steps.LOOK_AT_ALL: "R22",
}

# What these questions are about depends on the card that asks.
CARD_QUESTIONS = frozenset({steps.CHOOSE_OPTION, steps.PICK_HEROES, steps.PICK_FROM_DISCARDS})


def rule_of_source(kind: str, *, hostile: bool) -> str:
    """The rule under which a card of that kind asks; a villain or Horcrux also asks when it rewards."""
    if kind == "villain":
        return "R15" if hostile else "R19"
    if kind == "horcrux":
        return "R15" if hostile else "R33"
    return {"dark_arts": "R14", "location": "R21"}.get(kind, "R16")
