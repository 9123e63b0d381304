"""Own packs: what the box says can be corrected; what the rules could not keep is refused with a sentence."""

from __future__ import annotations

import re
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.death_eaters_rising.own_cards import HEAL, HURT, OWN, PACK, card, lay, wizard
from wandwright.content import Pack, PackError
from wandwright.games.death_eaters_rising.pack_checks.checks import CAST, DARK, WORDS_AT

DIE = {"do": "gain_die", "colors": ["red"], "n": 1}
REROLL = {"do": "reroll", "n": 1}
TURN = {"do": "change_face", "n": 1, "from": ["courage"]}
TOKEN = {"do": "gain_token", "draw": 2, "keep": 1}
HIT = {"do": "damage_death_eater", "n": 1, "undamaged": False}
SYMBOL = {"do": "assign_symbol", "symbol": "courage", "n": 1}
SWAP = {"do": "swap_wizard"}
CLEANSE = {"do": "remove_corruption", "n": 1, "target": "any_place"}
LOSE_DIE = {"do": "lose_die", "n": 1}
DROP = {"do": "discard_token", "n": 1}
HURT_SOME = {"do": "damage_wizards", "n": 1, "target": "here_affiliation"}
COST = {"courage": 1}


def fields(pack: Pack, name: str) -> Any:
    return next(record.fields for record in pack.records if record.id == name)


def removed(*names: str) -> list[dict[str, Any]]:
    return [{"id": name, "remove": True} for name in names]


# What an own pack can do.


def test_a_reconstructed_value_can_be_corrected(tmp_path: Path) -> None:
    correction = {"health": 4, "cost": {"courage": 2}, "field_confidence": {"health": "high", "cost": "high"}}
    pack = lay(tmp_path, {"id": "neville_longbottom", **correction})
    card = fields(pack, "neville_longbottom")
    assert (card["health"], dict(card["cost"])) == (4, {"courage": 2})
    assert dict(card["field_confidence"]) == {"health": "high", "cost": "high"}
    assert (card["name"], card["ability"]["when"]) == ("Neville Longbottom", "pool")


def test_the_corrections_that_the_guide_shows_are_accepted(tmp_path: Path) -> None:
    guide = (Path(__file__).parents[3] / "docs" / "guides" / "packs.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```yaml\n(.*?)^```$", guide.partition("## Death Eaters Rising")[2], re.MULTILINE | re.DOTALL)
    entries = yaml.safe_load(shown[0])["cards"]
    pack = lay(tmp_path, *entries)
    assert [entry["id"] for entry in entries] == ["neville_longbottom", "blue_die", "walden_macnair"]
    assert fields(pack, "neville_longbottom")["ability"]["when"] == "assign"


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("`when: pool`", WORDS_AT["pool"]),
        ("`when: after_roll`", WORDS_AT["after_roll"]),
        ("every other `when`", WORDS_AT["assign"]),
        ("spell token", CAST),
        ("Death Eater, place", DARK),
    ],
)
def test_the_words_that_the_guide_lists_are_those_allowed(row: str, words: tuple[str, ...]) -> None:
    guide = (Path(__file__).parents[3] / "docs" / "guides" / "packs.md").read_text(encoding="utf-8")
    (line,) = [line for line in guide.splitlines() if line.startswith("|") and row in line.split("|")[1]]
    assert re.findall(r"`(\w+)`", line.split("|")[3]) == list(words)


def test_a_correction_makes_it_another_content(tmp_path: Path) -> None:
    same, other = tmp_path / "same", tmp_path / "other"
    same.mkdir()
    other.mkdir()
    unchanged = lay(same, {"id": "neville_longbottom", "health": 6})
    assert lay(other, {"id": "neville_longbottom", "health": 7}).digest != unchanged.digest


@pytest.mark.parametrize(
    "entries",
    [
        [wizard("pool", DIE)],
        [wizard("after_roll", REROLL, TURN)],
        [wizard("assign", HEAL, CLEANSE, TOKEN, HIT, cost=COST)],
        [wizard("once_per_turn", HIT, **{"if": {"dealt_death_eater_damage": True}})],
        [wizard("self_damage", TOKEN, damage=4)],
        [wizard("end_turn", {**HEAL, "per": "death_eater_damage_dealt"})],
        [card("wizard", affiliations=["hogwarts", "dumbledores_army"])],
        [card("death_eater", regular=[], dark_mark=[{**HURT_SOME, "affiliation": "hogwarts"}])],
        [card("death_eater", regular=[{**DROP, "otherwise": [HURT, LOSE_DIE]}])],
        [card("spell_token", effect=[DIE, SYMBOL, SWAP, HEAL, CLEANSE, HIT], copies=20)],
        [{"id": "dark_lord", "defeated_to_lose": {"2": 7, "3": 9, "4": 11}}],
        [{"id": "gringotts_bank", "penalty": [{"do": "add_corruption", "n": 2, "target": "here"}]}],
        [{"id": "hogsmeade", "places": ["hogs_head_inn", "hogsmeade_train_platform", OWN]}, card("place")],
        [
            {"id": "hogwarts", "starters": ["albus_dumbledore", "minerva_mcgonagall", OWN]},
            card("wizard", starter=True),
            {"id": "dumbledores_office", "copies": 3},
        ],
        removed("grawp", "walden_macnair", "swap_wizard"),
    ],
)
def test_a_pack_that_the_rules_can_keep_is_accepted(tmp_path: Path, entries: list[dict[str, Any]]) -> None:
    pack = lay(tmp_path, *entries)
    gone = {entry["id"] for entry in entries if "remove" in entry}
    assert not gone & {record.id for record in pack.records}
    own = len(lay(tmp_path).records)
    assert len(pack.records) == own - len(gone) + sum(entry["id"] == OWN for entry in entries)


# One card.


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        # Words that work at one moment only.
        (wizard("pool", HEAL), "`heal` can't work in `ability > effect 1`; choose an allowed word .allowed: gain"),
        (wizard("pool", REROLL), "`reroll` can't work"),
        (wizard("once_per_turn", DIE), "`gain_die` can't work"),
        (wizard("once_per_turn", REROLL), "`reroll` can't work"),
        (wizard("assign", TURN, cost=COST), "`change_face` can't work"),
        (wizard("after_roll", HEAL), r"`heal` can't work.*\(allowed: reroll, change_face\)"),
        (wizard("end_turn", SYMBOL), "`assign_symbol` can't work"),
        (wizard("once_per_turn", SWAP), "`swap_wizard` can't work"),
        (wizard("once_per_turn", HURT), "`damage_wizards` can't work"),
        (card("headquarters", id="room_of_requirement", affiliation="dumbledores_army",
              abilities=[{"when": "assign", "cost": COST, "effect": [HEAL, DIE]}]),
         "`gain_die` can't work in `abilities 1 > effect 2`"),
        (card("spell_token", effect=[REROLL]), "`reroll` can't work"),
        (card("spell_token", effect=[TOKEN]), "`gain_token` can't work"),
        (card("spell_token", effect=[LOSE_DIE]), "`lose_die` can't work"),
        (card("death_eater", regular=[HEAL]), "`heal` can't work in `regular 1`.*allowed: damage_wizards, add_corr"),
        (card("death_eater", dark_mark=[HURT, TOKEN]), "`gain_token` can't work in `dark_mark 2`"),
        ({"id": "the_atrium", "penalty": [DIE]}, "`gain_die` can't work in `penalty 1`"),
        ({"id": "the_atrium", "penalty": [{"do": "heal_death_eaters", "n": 1, "target": "here_others"}]}, "no others"),
        (card("death_eater", regular=[{**DROP, "otherwise": [HEAL]}]), "`heal` can't work in `regular 1 > other"),
        (card("death_eater", regular=[{**DROP, "otherwise": [DROP]}]), "`discard_token` can't work"),
        # Prices, conditions and numbers.
        (wizard("once_per_turn", HEAL, cost=COST), "`cost` works only with `when: assign`"),
        (wizard("assign", HEAL, cost=COST, damage=1), "`damage` works only with `when: self_damage`"),
        (wizard("self_damage", HEAL, damage=5), "so much damage with `health: 4`"),
        (wizard("pool", DIE, **{"if": {"dealt_death_eater_damage": True}}), "the condition is never true"),
        (wizard("assign", HEAL, cost=COST, **{"if": {"team_has": "hogwarts"}}), "has no condition; delete `if`"),
        (wizard("once_per_turn", {**TOKEN, "keep": 3}), "make `keep` at most 2"),
        (wizard("once_per_turn", {**HEAL, "per": "death_eater_damage_dealt"}), "only with `when: end_turn`"),
        (card("spell_token", effect=[{**HEAL, "per": "death_eater_damage_dealt"}]), "only with `when: end_turn`"),
        (card("death_eater", regular=[HURT_SOME]), "`regular 1` has to say whom it damages; add `affiliation`"),
        (card("death_eater", regular=[{**HURT, "affiliation": "hogwarts"}]), "only with `target: here_affiliation`"),
        ({"id": "room_of_requirement", "dice": {"purple": 2, "blue": 1}}, "4 dice .R31., but these are 3"),
        ({"id": "red_die", "faces": [["loyalty", 1]] * 6}, "exactly one doubled face .R3., but this one has 0"),
        ({"id": "red_die", "faces": [["loyalty", 2]] * 2 + [["courage", 1]] * 4}, "but this one has 2"),
        ({"id": "grawp", "field_confidence": {"helth": "high"}}, "speaks of `helth`.*allowed: .*health"),
        ({"id": "grawp", "field_confidence": {"kind": "high"}}, "speaks of `kind`"),
        (card("wizard", id="nobody"), '"nobody" has a meaning of its own'),
        # What the schema says, in the words of a pack's reader.
        ({"id": "grawp", "health": "six"}, '`health` has to be a whole number, but it is "six"'),
        ({"id": "grawp", "cost": {"currage": 1}}, "did you mean courage"),
        ({"id": "grawp", "regular": [HURT]}, "`regular` is not a field that can stand here"),
        ({"id": "red_die", "faces": [["loyal", 1]] * 6}, "did you mean loyalty"),
        ({"id": "voldemort_die", "faces": ["clockwise"] * 9}, "no more than 8 entries"),
        (wizard("assign", HEAL), "the field `cost` is missing in `ability`"),
    ],
)  # fmt: skip
def test_a_card_that_the_rules_would_not_keep_is_refused(tmp_path: Path, entry: dict[str, Any], words: str) -> None:
    with pytest.raises(PackError, match=words) as refusal:
        lay(tmp_path, entry)
    assert {mistake.file for mistake in refusal.value.mistakes} == {str(tmp_path / "cards.yaml")}
    assert all(mistake.line for mistake in refusal.value.mistakes)


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(PackError) as refusal:
        lay(tmp_path, wizard("pool", HEAL, REROLL), {"id": "red_die", "copies": 10}, {"id": "grap", "remove": True})
    problems = [mistake.problem for mistake in refusal.value.mistakes]
    assert len(problems) == 4
    assert problems[-1] == "there is no such card to remove; correct the id"


# Cards together.


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ([card("wizard", affiliations=["hogwart"])], 'no affiliation has the id "hogwart".*allowed: hogwarts'),
        ([wizard("pool", DIE, **{"if": {"team_has": "slytherin"}})], 'no affiliation has the id "slytherin"'),
        ([wizard("pool", DIE, **{"if": {"mission_at": "gringotts_bank"}})], 'no location has the id "gringotts_bank"'),
        ([card("death_eater", regular=[{**HURT_SOME, "affiliation": "order"}])], 'no affiliation has the id "order"'),
        ([card("death_eater", regular=[{**DROP, "otherwise": [{**HURT_SOME, "affiliation": "order"}]}])], '"order"'),
        ([card("place", location="azkaban")], 'no location has the id "azkaban"'),
        ([{"id": "hogsmeade", "places": ["honeydukes"]}], 'no place has the id "honeydukes"'),
        ([{"id": "hogwarts", "headquarters": "great_hall"}], 'no headquarters has the id "great_hall"'),
        ([{"id": "hogwarts", "starters": ["cedric"]}], 'no wizard has the id "cedric"'),
        # Affiliations.
        ([{"id": "hogwarts", "starters": ["albus_dumbledore", "minerva_mcgonagall", "grawp"]},
          {"id": "dumbledores_office", "copies": 3}], "grawp is no starter; write `starter: true` there"),
        ([{"id": "hogwarts", "starters": ["albus_dumbledore", "minerva_mcgonagall", OWN]},
          card("wizard", starter=True, affiliations=["dumbledores_army"])], f"{OWN} does not belong to hogwarts"),
        ([{"id": "hogwarts", "starters": ["albus_dumbledore", "minerva_mcgonagall", OWN]},
          card("wizard", starter=True)], "3 players can take hogwarts.*make them 3"),
        ([card("wizard", starter=True)], "no affiliation names this wizard among its `starters`"),
        ([card("affiliation")], "dumbledores_office belongs to hogwarts; name a headquarters of its own"),
        ([card("affiliation")], "albus_dumbledore does not belong to own_card"),
        ([card("affiliation")], "albus_dumbledore is already a starter of hogwarts"),
        ([card("headquarters")], "hogwarts has the headquarters dumbledores_office; make the two agree"),
        # Board and dice.
        ([card("place")], "hogsmeade does not name this place among its `places`"),
        ([{"id": "hogsmeade", "places": ["hogs_head_inn", "the_atrium"]}], "the_atrium says that it lies on ministry"),
        ([card("location", places=["own_place"]), card("place", id="own_place", location=OWN)],
         "diagon_alley has the same `order`; give each its own"),
        ([card("wizard_die")], "blue_die has the same `color`"),
        ([{"id": "red_die", "faces": [["courage", 2], *[["loyalty", 1]] * 5]}], "doubled courage too, and each colour"),
        ([{"id": "dumbledores_office", "dice": {"orange": 3, "blue": 1}}], "only 2 orange dice; take fewer"),
        ([{"id": "blue_die", "copies": 1}], "only 1 blue dice"),
        # Things of which there is one.
        ([card("voldemort")], "already a voldemort: lord_voldemort; change that one instead"),
        ([card("villain_card")], "already a villain card: dark_lord"),
        ([card("voldemort_die")], "already a voldemort die: voldemort_die"),
    ],
)  # fmt: skip
def test_cards_that_do_not_go_together_are_refused(tmp_path: Path, entries: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(PackError, match=words):
        lay(tmp_path, *entries)


@pytest.mark.parametrize("kind", ["voldemort", "villain_card", "voldemort_die", "wizard_die", "location"])
def test_of_two_that_clash_the_own_card_is_to_blame(tmp_path: Path, kind: str) -> None:
    entries = [card(kind, id="a_first")]
    if kind == "location":
        entries.append(card("place", id="own_place", location="a_first"))
    with pytest.raises(PackError) as refusal:
        lay(tmp_path, *entries)
    assert {(mistake.card, mistake.file) for mistake in refusal.value.mistakes} == {
        ("a_first", str(tmp_path / "cards.yaml"))
    }


def test_what_still_names_a_removed_card_is_told_where_it_stands(tmp_path: Path) -> None:
    with pytest.raises(PackError) as refusal:
        lay(tmp_path, *removed("harry_potter"))
    (mistake,) = refusal.value.mistakes
    with as_file(PACK) as own:
        assert mistake.file == str(own / "cards.yaml")
    assert (mistake.card, mistake.problem) == (
        "dumbledores_army",
        'no wizard has the id "harry_potter"; correct it, or put that card back',
    )


def ids(kind: str) -> list[str]:
    """The entries of a kind that no other entry names."""
    cards = yaml.safe_load((PACK / "cards.yaml").read_text(encoding="utf-8"))["cards"]
    return [entry["id"] for entry in cards if entry["kind"] == kind and not entry.get("starter")]


WIZARDS, DEATH_EATERS, TOKENS = ids("wizard"), ids("death_eater"), ids("spell_token")


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        (removed("lord_voldemort"), "there is no voldemort; do not remove it"),
        (removed("dark_lord"), "there is no villain card; do not remove it"),
        (removed("voldemort_die"), "there is no voldemort die; do not remove it"),
        (removed("purple_die"), "there is no purple wizard die; do not remove it"),
        (removed(*TOKENS), "there is no spell token"),
        (removed(*DEATH_EATERS[:6]), "only 4 of the 5 Death Eaters for the standard game"),
        (removed(*WIZARDS, *DEATH_EATERS[:4]), "only 12 of the 13 wizards and Death Eaters"),
        ([*removed("albus_dumbledore", "sirius_black", "harry_potter"),
          {"id": "hogwarts", "starters": ["minerva_mcgonagall"]},
          {"id": "order_of_the_phoenix", "starters": ["nymphadora_tonks"]},
          {"id": "dumbledores_army", "starters": ["hermione_granger"]}], "only 3 of the 4 starters"),
        ([*removed("hogsmeade", "hogs_head_inn", "hogsmeade_train_platform"),
          {"id": "aberforth_dumbledore", "ability": {"when": "pool", "effect": [DIE]}}],
         "only 2 of the 3 locations"),
    ],
)  # fmt: skip
def test_a_box_that_is_not_complete_is_refused(tmp_path: Path, entries: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(PackError, match=words) as refusal:
        lay(tmp_path, *entries)
    assert len(refusal.value.mistakes) == 1


def test_as_few_characters_as_four_players_need_are_enough(tmp_path: Path) -> None:
    pack = lay(tmp_path, *removed(*WIZARDS[:25], *DEATH_EATERS[:5]))
    kinds = [record.fields["kind"] for record in pack.records]
    assert (kinds.count("wizard"), kinds.count("death_eater")) == (8, 5)
