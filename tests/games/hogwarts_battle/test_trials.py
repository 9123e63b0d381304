"""Encounters: what a table is told of them, what their cards say, and stacks that mix them with Horcruxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import wandwright as ww
from tests.games.hogwarts_battle.own_cards import card, lay
from wandwright.content import PackError
from wandwright.engine.language import unbroken
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.dice.dice import list_face
from wandwright.games.hogwarts_battle.chapters.dice.horcruxes import take_horcrux
from wandwright.games.hogwarts_battle.chapters.dice.shapes import FaceUse
from wandwright.games.hogwarts_battle.chapters.dice.steps import USE_FACE
from wandwright.games.hogwarts_battle.chapters.timing.order import active_trial
from wandwright.games.hogwarts_battle.game import HogwartsBattle
from wandwright.games.hogwarts_battle.library import Library
from wandwright.games.hogwarts_battle.requirements import Requirement
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.text import card_lines
from wandwright.testkit.scenario import Scenario

BATTLE = ww.game("hogwarts-battle")
QUIET: dict[str, Any] = {
    "stack": [["act", 0, -1]],
    "villains.active": [None, None, None],
    "villains.deck": [],
    "dark_arts.deck": [],
}


def position(scenario: str, given: Mapping[str, Any], play: Sequence[str] = ()) -> Match:
    """A match of Ron and Hermione, prepared and played so far."""
    options = {"scenario": scenario, "heroes": ["ron", "hermione"]}
    data = {"game": "hogwarts-battle", "options": options, "given": {**QUIET, **given}, "play": list(play)}
    return Scenario(data, "a prepared position").played()


def progress(match: Match) -> Any:
    return match.view(0)["horcrux"]["progress"]


def test_a_table_is_told_what_is_asked_how_much_is_done_and_whether_it_may_be_collected() -> None:
    """R57, R93."""
    given = {"horcrux.number": 2, "heroes.0.hand": ["alohomora_ron"], "heroes.0.attack": 6}
    name = "encounter_dumbledores_request"
    half = position("charms-potions-3", given, [f"attack {name}"] * 3)
    assert progress(half) == {"asked": "attack_on_this", "done": 3, "needed": 6, "may_collect": False}
    whole = position("charms-potions-3", given, [f"attack {name}"] * 6)
    assert progress(whole) == {"asked": "attack_on_this", "done": 6, "needed": 6, "may_collect": True}


def test_without_an_encounter_there_is_no_progress() -> None:
    match = position("monster-box-1", {"horcrux.number": 3})
    assert progress(match) is None
    base = BATTLE.start(seats=2, options={"game": 7}, seed=1)
    assert "progress" not in base.view(0)["horcrux"]


@pytest.mark.parametrize(("attack", "signs"), [(2, []), (5, ["can be collected at the end of the turn"])])
def test_the_goal_shows_an_encounter_with_its_progress(attack: int, signs: list[str]) -> None:
    given = {"villains.active": ["peter_pettigrew", None, None], "heroes.0.attack": 5}
    match = position("monster-box-2", given, ["attack peter_pettigrew"] * attack)
    (goal,) = [section for section in BATTLE.table(match.view(0)) if section.name == "goals"]
    (panel,) = goal.panels
    assert goal.title == "Encounter"
    assert panel.card == "encounter_unregistered_animagus"
    assert [(meter.label, meter.value, meter.full) for meter in panel.meters] == [("done", attack, 5)]
    assert [sign.label for sign in panel.signs] == signs


TEXTS = {
    "encounter_peskipiksi_pesternomi": (
        "To complete it in one turn: play 2 cards with an even cost.",
        "Ke splnění v jednom tahu: zahraj 2 karty se sudou cenou.",
        "Per completarlo in un solo turno: gioca 2 carte con costo pari.",
    ),
    "encounter_third_floor_corridor": (
        "To complete it in one turn: play 2 allies, 2 items and 2 spells.",
        "Ke splnění v jednom tahu: zahraj 2 spojence, 2 předměty a 2 kouzla.",
        "Per completarlo in un solo turno: gioca 2 alleati, 2 oggetti e 2 incantesimi.",
    ),
    "encounter_students_out_of_bed": (
        "To complete it over any number of turns: assign dice: 1 \u00d7 health, 1 \u00d7 card.",
        "Ke splnění v libovolném počtu tahů: přiřaď kostky: 1 \u00d7 zdraví, 1 \u00d7 karta.",
        "Per completarlo in più turni: assegna i dadi: 1 \u00d7 salute, 1 \u00d7 carta.",
    ),
    "encounter_the_first_task": (
        "To complete it in one turn: acquire items that cost 7 or more together.",
        "Ke splnění v jednom tahu: získej předměty v celkové ceně alespoň 7.",
        "Per completarlo in un solo turno: acquisisci oggetti che insieme costano almeno 7.",
    ),
    "encounter_a_family_disgraced": (
        "To complete it in one turn: acquire 1 card with cost 6 or more.",
        "Ke splnění v jednom tahu: získej 1 kartu s cenou alespoň 6.",
        "Per completarlo in un solo turno: acquisisci 1 carta con costo di almeno 6.",
    ),
    "encounter_the_seventh_horcrux": (
        "To complete it over any number of turns: heroes are stunned 3 times.",
        "Ke splnění v libovolném počtu tahů: hrdinové jsou 3krát omráčeni.",
        "Per completarlo in più turni: gli eroi restano senza sensi 3 volte.",
    ),
}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize(("place", "locale"), list(enumerate(("en", "cs", "it"))))
def test_a_card_says_what_completes_it(name: str, place: int, locale: str) -> None:
    fields = {**HogwartsBattle().library.fields_of(name), "effect": (), "reward": ()}
    assert card_lines(fields, locale) == (unbroken(TEXTS[name][place], locale),)


def mixed() -> BattleState:
    """A position whose stack has a Horcrux on top of an Encounter."""
    state = cast(BattleState, position("monster-box-2", {}).state.copy())
    diary = state.box.library.copies.with_id("horcrux_diary")[0]
    state.horcruxes = (diary, *state.horcruxes)
    return state


def test_in_a_mixed_stack_what_is_uncovered_works_from_the_next_turn() -> None:
    """R137."""
    state = mixed()
    take_horcrux(state, 0, state.horcruxes[0])
    assert state.trial_waits
    assert active_trial(state) == -1


@pytest.mark.parametrize(("die", "uses"), [(v.CREATURE_DIE, [0]), (0, [0, 1])])
def test_a_horcrux_takes_symbols_from_house_dice_only(die: int, uses: list[int]) -> None:
    """R94."""
    state = mixed()
    face = state.box.about(state.horcruxes[0]).needs[0]
    assert list_face(state, FaceUse(USE_FACE, 0, -1, die, face, (), 0)) == uses


def encounter(**fields: Any) -> dict[str, Any]:
    """A complete Encounter, but for what a test says otherwise."""
    complete = {"set": "monster-box-1", "order": 9, "to_complete": {"stuns": 1}, "effect": [], "reward": [], **fields}
    return {name: value for name, value in {**card("encounter", None), **complete}.items() if name != "game"}


def read(folder: Path, **fields: Any) -> Library:
    """The cards of the game with an Encounter of one's own."""
    return cast(HogwartsBattle, lay(folder, encounter(**fields))).library


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"to_complete": {"luck": 3}}, "luck"),
        ({"to_complete": {"stuns": 0}}, "at least 1"),
        ({"to_complete": {"symbols": ["health2"]}}, "health2"),
        ({"to_complete": {"played_each": {"potion": 2}}}, "potion"),
        ({"to_complete": {"cards_played": {"filter": "spell"}}}, "n"),
        ({"effect": [{"when": "passive", "do": "lose_health", "n": 1}]}, "`do: forbid` or `do: surcharge`"),
        ({"effect": [{"do": "surcharge", "n": 1}]}, "`surcharge` can't work here"),
        ({"effect": [{"when": "die_rolled", "do": "reroll"}]}, "can't be"),
        ({"reward": [{"do": "draw", "n": 1}]}, "needs the field `when`"),
    ],
)
def test_an_encounter_of_ones_own_that_the_rules_would_not_keep(
    tmp_path: Path, fields: dict[str, Any], words: str
) -> None:
    with pytest.raises(PackError, match=words):
        read(tmp_path, **fields)


def test_an_encounter_of_ones_own_is_read(tmp_path: Path) -> None:
    library = read(tmp_path, to_complete={"cards_acquired": {"n": 2}})
    (own,) = library.copies.with_id("own_card")
    assert library.each[own].requirement == Requirement("cards_acquired", 2)
