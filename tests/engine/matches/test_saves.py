"""A save loads in mid-effect, and whatever is wrong with one is told by an error of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.content import card_game
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.saves import FORMAT, LARGEST_SAVE, checksum
from wandwright.games.hogwarts_battle.game import HogwartsBattle
from wandwright.testkit.scenario import Scenario
from wandwright.testkit.strategies import action_sequences, matches, play

BATTLE = ww.game("hogwarts-battle")
REFUSALS = (ww.DamagedSave, ww.FutureSave, ww.ContentMismatch, ww.RulesMismatch)


def saved(decisions: int = 40) -> str:
    match = BATTLE.start(seats=2, seed=8, options={"game": 3})
    return play(match, [7] * decisions).save()


def edited(text: str, **changes: Any) -> str:
    """A save changed by hand, with a checksum that fits again: the checksum is no secret."""
    body = {**json.loads(text), **changes}
    body.pop("checksum")
    return json.dumps({**body, "checksum": checksum(body)})


@given(matches(BATTLE, most=50), action_sequences(8))
def test_a_loaded_match_has_the_same_past_present_and_future(match: ww.Match, future: list[int]) -> None:
    loaded = ww.load(match.save())
    assert loaded.hash() == match.hash()
    assert loaded.events == match.events
    assert loaded.records == match.records
    assert loaded.setup == match.setup
    assert [d.actions for d in loaded.decisions] == [d.actions for d in match.decisions]
    assert play(loaded, future).hash() == play(match, future).hash()


def test_a_save_loads_between_two_picks_of_one_effect() -> None:
    """The second card of a discard for being stunned is still owed."""
    document = {
        "game": "hogwarts-battle",
        "options": {"game": 2, "heroes": ["harry", "ron"]},
        "given": {
            "heroes.0.health": 1,
            "heroes.0.hand": ["hedwig", "alohomora_harry", "firebolt", "alohomora_harry", "invisibility_cloak"],
            "dark_arts.deck": ["expulso"],
            "villains.active": [None],
        },
    }
    match = Scenario(document, "in a test").begin()
    decision = match.decision
    assert decision is not None
    assert (decision.kind, decision.pick["count"]) == ("discard", 2)
    match.apply(decision.actions[0])
    loaded = ww.load(match.save())
    assert loaded.decision is not None
    assert loaded.decision.pick == match.decisions[0].pick
    assert len(loaded.decision.pick["chosen"]) == 1
    loaded.apply(loaded.decision.actions[-1])
    match.apply(match.decisions[0].actions[-1])
    assert loaded.hash() == match.hash()


def test_questions_open_at_the_same_time_are_saved_half_answered(installed_toy: Toy) -> None:
    match = installed_toy.start(seats=3, seed=2, options={"coins": 3})
    match.apply(match.decisions[1].actions[0])
    loaded = ww.load(match.save())
    assert [decision.seat for decision in loaded.decisions] == [0, 2]
    for half in (match, loaded):
        half.apply(half.decisions[0].actions[0])
        half.apply(half.decisions[0].actions[0])
    assert loaded.hash() == match.hash()


def test_a_save_is_plain_ascii_json() -> None:
    text = saved()
    assert text.isascii()
    assert json.loads(text)["game"] == "hogwarts-battle"


@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 0.99])
def test_a_save_that_is_cut_off_is_damaged(share: float) -> None:
    text = saved()
    with pytest.raises(ww.DamagedSave):
        ww.load(text[: int(len(text) * share)])


@given(st.data())
def test_a_save_with_one_changed_character_is_refused(data: st.DataObject) -> None:
    text = saved(10)
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(codec="utf-8").filter(lambda character: character != text[place]))
    changed = text[:place] + other + text[place + 1 :]
    try:
        loaded = ww.load(changed)
    except REFUSALS:
        return
    assert json.loads(changed) == json.loads(text)
    assert loaded.save() == text


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": 9},
        {"seats": 3},
        {"options": {"game": 4}},
        {"options": {"game": 99}},
        {"options": {"spin": "fast"}},
        {"options": None},
        {"actions": []},
        {"actions": [[0, 424242]]},
        {"actions": [[-1, 0]]},
        {"actions": [[9, 0]]},
        {"actions": [["0", "0"]]},
        {"actions": [[0]]},
        {"actions": [0]},
        {"actions": None},
        {"actions": "play"},
        {"snapshot": None},
        {"snapshot": {}},
        {"start": {}},
        {"start": []},
        {"start": "here"},
        {"game": "chess"},
        {"game": None},
        {"game": ["hogwarts-battle"]},
        {"seed": 1e300},
        {"wandwright": 0},
        {"wandwright": "1"},
        {"wandwright": None},
    ],
)
def test_a_save_changed_with_a_fitting_checksum_is_still_found_out(changes: dict[str, Any]) -> None:
    with pytest.raises(REFUSALS):
        ww.load(edited(saved(), **changes))


@pytest.mark.parametrize(
    "field", ["game", "rules", "content", "seats", "seed", "options", "actions", "snapshot", "start"]
)
def test_a_save_without_one_of_its_fields_is_refused(field: str) -> None:
    body = json.loads(saved())
    del body[field], body["checksum"]
    with pytest.raises(REFUSALS):
        ww.load(json.dumps({**body, "checksum": checksum(body)}))


def test_a_prepared_position_that_leads_nowhere_is_refused() -> None:
    match = BATTLE.start(seats=2, seed=8)
    start = {**write_state(BATTLE, match.start_state), "stack": []}
    with pytest.raises(ww.DamagedSave):
        ww.load(edited(match.save(), start=start, snapshot=start, actions=[]))


@pytest.mark.parametrize("key", sorted(write_state(BATTLE, BATTLE.start(seats=2, seed=8).start_state)))
@pytest.mark.parametrize("value", [None, -1, "x", [], {}, 10**30, [[]], [None], [["run"]], [["together", 0]]])
def test_a_save_with_a_damaged_position_is_refused_or_can_be_played(key: str, value: Any) -> None:
    match = BATTLE.start(seats=2, seed=8)
    start = {**write_state(BATTLE, match.start_state), key: value}
    try:
        loaded = ww.load(edited(match.save(), start=start, snapshot=write_state(BATTLE, match.state), actions=[]))
    except REFUSALS:
        return
    assert loaded.hash() == match.hash()


@pytest.mark.parametrize("number", ["Infinity", "-Infinity", "NaN", "1e999", "1.5"])
@pytest.mark.parametrize("place", ["turn", "held", "serial"])
def test_a_save_with_a_number_that_is_not_whole_is_refused(number: str, place: str) -> None:
    start = {**json.loads(saved(0))["snapshot"], place: "here"}
    text = edited(saved(0), start=start).replace('"here"', number)
    body = json.loads(text)
    body.pop("checksum")
    with pytest.raises(ww.DamagedSave):
        ww.load(text.replace(json.loads(text)["checksum"], checksum(body)))


def test_a_save_of_a_newer_version_says_so() -> None:
    with pytest.raises(ww.FutureSave, match="Update Wandwright"):
        ww.load(edited(saved(), wandwright=FORMAT + 1))
    with pytest.raises(ww.FutureSave):
        ww.load(json.dumps({"wandwright": 10**20}))


def test_a_save_of_other_cards_says_so() -> None:
    with pytest.raises(ww.ContentMismatch, match="--pack"):
        ww.load(edited(saved(), content="other cards"))


@pytest.mark.parametrize(("rules", "do"), [(0, "Install Wandwright 0"), (None, "Install"), (99, "Update Wandwright")])
def test_a_save_of_other_rules_says_what_to_do(rules: int | None, do: str) -> None:
    with pytest.raises(ww.RulesMismatch, match=f"other rules of Hogwarts Battle.*{do}"):
        ww.load(edited(saved(), rules=rules))


def with_another_cost() -> HogwartsBattle:
    """Another edition: the same cards but for one number."""
    records = [{**fields, "cost": 3} if fields["id"] == "incendio" else fields for fields in BATTLE.records()]
    return HogwartsBattle(records=tuple(records))


def test_a_save_of_a_released_edition_loads_with_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    old = with_another_cost()
    match = play(old.start(seats=2, seed=8), [7] * 30)
    with pytest.raises(ww.ContentMismatch):
        ww.load(match.save())
    known = {old.content_hash: old.records()}
    monkeypatch.setattr(card_game, "released_edition", lambda package, content: known.get(content))
    loaded = ww.load(match.save())
    assert loaded.hash() == match.hash()
    assert loaded.game.records() == old.records()
    assert loaded.save() == match.save()


def test_a_save_of_a_kept_edition_loads_with_its_cards() -> None:
    old = with_another_cost()
    match = play(old.start(seats=2, seed=8), [7] * 30)
    asked: list[tuple[str, str]] = []

    def kept(name: str, content: str) -> Game | None:
        asked.append((name, content))
        return old if content == old.content_hash else None

    assert ww.load(match.save(), editions=kept).hash() == match.hash()
    assert ww.load(saved(), editions=kept).game is BATTLE
    with pytest.raises(ww.ContentMismatch):
        ww.load(edited(saved(), content="other"), editions=kept)
    assert asked == [("hogwarts-battle", old.content_hash), ("hogwarts-battle", "other")]


def test_a_match_with_own_cards_loads_with_the_same_cards_only(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text("cards:\n  - {id: lumos, cost: 2}\n", encoding="utf-8")
    match = ww.game("hogwarts-battle", packs=(tmp_path,)).start(seats=2, seed=8)
    text = play(match, [7] * 20).save()
    assert ww.load(text, packs=(str(tmp_path),)).hash() == match.hash()
    with pytest.raises(ww.ContentMismatch):
        ww.load(text)
    with pytest.raises(ww.ContentMismatch):
        ww.load(saved(), packs=(str(tmp_path),))


def test_a_save_of_a_game_that_is_not_installed_is_refused(installed_toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    text = installed_toy.start(seats=2).save()
    assert ww.load(text).game is installed_toy
    monkeypatch.undo()
    with pytest.raises(ww.DamagedSave, match="not installed"):
        ww.load(text)


@pytest.mark.parametrize("thing", [None, 3, b"{}", ["wandwright"], {"wandwright": 1}])
def test_a_thing_that_is_no_text_is_damaged(thing: Any) -> None:
    with pytest.raises(ww.DamagedSave):
        ww.load(thing)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "NaN",
        "Infinity",
        '"wandwright"',
        '{"wandwright": NaN}',
        '{"wandwright": true}',
        "9" * 5000,
        "[" * 100_000,
        '{"wandwright": 1, "x": ' + "[" * 900 + "]" * 900 + "}",
        '{"a":' * 50_000 + "1" + "}" * 50_000,
        "\0",
        "\ud800",
    ],
)
def test_text_that_is_no_save_is_damaged(text: str) -> None:
    with pytest.raises(ww.DamagedSave):
        ww.load(text)


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(ww.DamagedSave, match="20 MB"):
        ww.load(" " * (LARGEST_SAVE + 1))


@given(st.text(max_size=300))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(REFUSALS):
        ww.load(text)


@given(st.binary(max_size=300))
def test_any_bytes_read_as_text_are_refused(content: bytes) -> None:
    with pytest.raises(REFUSALS):
        ww.load(content.decode("latin-1"))


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=8,
)


@given(field=st.sampled_from(sorted(set(json.loads(saved())) - {"checksum", "engine"})), value=JSON)
def test_any_value_of_any_field_is_refused_or_harmless(field: str, value: Any) -> None:
    text = saved(5)
    try:
        loaded = ww.load(edited(text, **{field: value}))
    except REFUSALS:
        return
    assert loaded.hash() == ww.load(text).hash()
