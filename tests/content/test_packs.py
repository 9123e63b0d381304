"""One pack over another: overriding, adding, removing; and what the loaded pack promises."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from tests.content.helpers import BROOM, GAME, LUMOS, SCHEMA, load, mistakes_in, write
from wandwright.content import Mistake, Pack, PackError, Record, load_pack
from wandwright.engine.errors import WandwrightError


def card(pack: Pack, identity: str) -> Record:
    return next(record for record in pack.records if record.id == identity)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return write(tmp_path / "game", GAME)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own"


def test_a_pack_has_its_cards_in_the_order_of_their_ids(game: Path) -> None:
    pack = load(game)
    assert [record.id for record in pack.records] == ["broom", "lumos"]
    assert dict(card(pack, "broom").fields) == {"id": "broom", "name": "Broom", "kind": "item", "cost": 5}


def test_no_directories_make_an_empty_pack() -> None:
    assert load().records == ()


def test_a_record_knows_where_everything_was_written(game: Path) -> None:
    broom = card(load(game), "broom")
    assert (broom.file, broom.line, broom.line_of("cost")) == (str(game / "cards.yaml"), 5, 8)
    assert broom.place_of("cost") == (broom.file, 8)
    assert broom.line_of("effect", 0, "do") == 5
    assert repr(broom) == f"Record('broom', {broom.file}:5)"


def test_an_override_replaces_the_fields_it_gives_and_keeps_the_others(game: Path, own: Path) -> None:
    write(own, "cards:\n  - id: broom\n    cost: 7\n    tags: [fast]\n")
    broom = card(load(game, own), "broom")
    assert dict(broom.fields) == {"id": "broom", "name": "Broom", "kind": "item", "cost": 7, "tags": ("fast",)}
    assert (broom.file, broom.line) == (str(own / "cards.yaml"), 2)
    assert broom.place_of("cost") == (str(own / "cards.yaml"), 3)
    assert broom.place_of("name") == (str(game / "cards.yaml"), 6)


def test_a_later_pack_overrides_an_earlier_one(game: Path, own: Path, tmp_path: Path) -> None:
    write(own, "cards: [{id: broom, cost: 7, name: Nimbus}]")
    third = write(tmp_path / "third", "cards: [{id: broom, cost: 8}]")
    broom = card(load(game, own, third), "broom")
    assert (broom.fields["cost"], broom.fields["name"]) == (8, "Nimbus")


def test_a_users_pack_adds_cards_in_files_of_any_name(game: Path, own: Path) -> None:
    write(own, "cards: [{id: owl, name: Owl, kind: ally}]", "animals.yaml")
    assert [record.id for record in load(game, own).records] == ["broom", "lumos", "owl"]


def test_an_added_card_must_be_complete_and_may_be_a_mistyped_override(game: Path, own: Path) -> None:
    write(own, "cards:\n  - {id: brooom, cost: 7}\n  - {id: owl, name: Owl}\n")
    assert [(mistake.card, mistake.problem) for mistake in mistakes_in(game, own)] == [
        ("brooom", "the field `name` is missing; add it, or correct the id if you mean broom"),
        ("brooom", "the field `kind` is missing; add it, or correct the id if you mean broom"),
        ("owl", "the field `kind` is missing; add it"),
    ]


def test_after_an_unreadable_file_nothing_is_said_about_what_might_have_been_in_it(game: Path, own: Path) -> None:
    write(game, "cards: [", "more.yaml")
    write(own, "cards:\n  - {id: owl, cost: x}\n  - {id: cat, remove: true}\n")
    assert [(mistake.card, mistake.problem[:6]) for mistake in mistakes_in(game, own)] == [
        ("", "this i"),
        ("owl", "`cost`"),
    ]


def test_a_card_can_be_removed(game: Path, own: Path) -> None:
    write(own, "cards: [{id: broom, remove: true}]")
    assert [record.id for record in load(game, own).records] == ["lumos"]


def test_a_removed_card_can_be_added_again_but_only_whole(game: Path, own: Path, tmp_path: Path) -> None:
    write(own, "cards: [{id: broom, remove: true}]")
    third = write(tmp_path / "third", "cards: [{id: broom, cost: 1}]")
    assert [mistake.problem for mistake in mistakes_in(game, own, third)] == [
        "the field `name` is missing; add it",
        "the field `kind` is missing; add it",
    ]
    write(third, "cards: [{id: broom, name: Nimbus, kind: item}]")
    assert "cost" not in card(load(game, own, third), "broom").fields


@pytest.mark.parametrize(
    ("entry", "problem", "allowed"),
    [
        ("id: brom, remove: true", "there is no such card to remove; correct the id", "broom"),
        ("id: broom, remove: false", "`remove` can only be true; leave it out to keep the card", "true"),
        ("id: broom, remove: 1", "`remove` can only be true; leave it out to keep the card", "true"),
        (
            "id: broom, remove: true, cost: 1",
            "a card that is removed has no other fields than `id` and `remove`; delete them",
            "",
        ),
    ],
)
def test_removing_what_cannot_be_removed(game: Path, own: Path, entry: str, problem: str, allowed: str) -> None:
    write(own, f"cards:\n  - {{{entry}}}\n")
    (mistake,) = mistakes_in(game, own)
    assert (mistake.line, mistake.problem, mistake.allowed) == (2, problem, allowed)


def test_the_games_own_pack_removes_nothing(game: Path) -> None:
    (mistake,) = mistakes_in(write(game, "cards: [{id: owl, remove: true}]", "more.yaml"))
    assert mistake.problem == "`remove` works only in a pack laid over the game's own; delete the card here instead"


def test_an_id_can_be_used_once_in_a_pack(game: Path) -> None:
    write(game, f"cards:\n{BROOM}", "more.yaml")
    (mistake,) = mistakes_in(game)
    assert (mistake.file, mistake.line, mistake.card) == (str(game / "more.yaml"), 2, "broom")
    assert mistake.problem == f"the id is already taken ({game / 'cards.yaml'}:5); give each card an id of its own"


@pytest.mark.parametrize(
    ("identity", "problem"),
    [
        ("", "the id has to be a text; write a short word after `id:`"),
        ('""', "the id has to be a text; write a short word after `id:`"),
        ("[a]", "the id has to be a text; write a short word after `id:`"),
        ("off", 'the id has to be a text; write "off" with quotes'),
        ("7", 'the id has to be a text; write "7" with quotes'),
    ],
)
def test_an_id_has_to_be_a_text(game: Path, identity: str, problem: str) -> None:
    write(game, f"{GAME}  - name: Owl\n    id: {identity}\n    kind: bird\n")
    first, second = mistakes_in(game)
    assert (first.line, first.card, first.problem) == (10, "card 3", problem)
    assert (second.line, second.card, second.problem[:6]) == (11, "card 3", "`kind`")


def test_a_card_without_an_id(game: Path) -> None:
    (mistake,) = mistakes_in(write(game, f"{GAME}  - name: Owl\n    kind: ally\n"))
    assert (mistake.line, mistake.card, mistake.problem) == (9, "card 3", "the field `id` is missing; add it")


def test_a_mistake_of_the_game_is_not_repeated_for_the_override(game: Path, own: Path) -> None:
    write(game, GAME.replace("item", "tool"))
    write(own, "cards: [{id: broom, cost: x}]")
    assert [Path(mistake.file).parent.name for mistake in mistakes_in(game, own)] == ["game", "own"]


def test_an_override_is_blamed_for_what_it_makes_of_the_other_fields(game: Path, own: Path) -> None:
    schema = {
        "type": "object",
        "if": {"properties": {"kind": {"const": "ally"}}},
        "then": {"properties": {"cost": False}},
    }
    write(own, "cards:\n  - id: broom\n    kind: ally\n")
    (mistake,) = mistakes_in(game, own, schema=schema)
    assert (mistake.file, mistake.line, mistake.card) == (str(own / "cards.yaml"), 2, "broom")
    assert mistake.problem == (
        f"`cost` does not belong here; delete it (this field comes from {game / 'cards.yaml'}:8)"
    )


def costly(record: Record) -> Iterator[tuple[tuple[str | int, ...], str, str]]:
    if record.fields.get("cost", 0) > 6:
        yield ("cost",), "a broom costs no more than 6; lower it", "0 to 6"
    if "tags" in record.fields:
        yield ("tags", 1), "this tag means nothing; delete it", ""


def test_the_games_own_check_reports_with_everything_else(game: Path, own: Path) -> None:
    write(own, "cards:\n  - id: broom\n    cost: 7\n    tags:\n      - a\n      - b\n  - id: lumos\n    kind: light\n")
    with pytest.raises(PackError) as caught:
        load_pack([game, own], SCHEMA, check=costly)
    file = str(own / "cards.yaml")
    assert caught.value.mistakes[:2] == (
        Mistake(file, 3, "broom", "a broom costs no more than 6; lower it", "0 to 6"),
        Mistake(file, 6, "broom", "this tag means nothing; delete it", ""),
    )
    assert caught.value.mistakes[2].card == "lumos"


def test_the_check_sees_no_card_of_a_wrong_shape(game: Path) -> None:
    seen: list[str] = []

    def watch(record: Record) -> list[tuple[tuple[str | int, ...], str, str]]:
        seen.append(record.id)
        return []

    write(game, GAME.replace("cost: 5", "cost: x"))
    with pytest.raises(PackError):
        load_pack([game], SCHEMA, check=watch)
    assert seen == ["lumos"]


def test_the_error_lists_every_mistake_on_a_line_of_its_own(game: Path) -> None:
    write(game, GAME.replace("item", "tool").replace("cost: 5", "cost:"))
    with pytest.raises(WandwrightError) as caught:
        load(game)
    file = game / "cards.yaml"
    assert str(caught.value).splitlines() == [
        f'{file}:7: broom: `kind` can\'t be "tool"; choose an allowed one (allowed: spell, item, ally)',
        f"{file}:8: broom: `cost` has no value; write a whole number after it",
    ]


def test_the_error_travels_between_processes() -> None:
    error = PackError([Mistake("cards.yaml", 3, "broom", "wrong", "right")])
    again = pickle.loads(pickle.dumps(error))
    assert (again.mistakes, str(again)) == (error.mistakes, "cards.yaml:3: broom: wrong (allowed: right)")


def test_nothing_in_a_pack_can_be_changed(game: Path, own: Path) -> None:
    write(own, "cards: [{id: broom, tags: [a, b], copies: {4: 1, 10: 2}, effect: [{do: gain, n: 1}]}]")
    pack = load(game, own)
    broom = card(pack, "broom")
    fields: Any = broom.fields
    assert [type(part) for part in (fields, fields["tags"], fields["effect"][0])] == [
        MappingProxyType,
        tuple,
        MappingProxyType,
    ]
    with pytest.raises(TypeError):
        fields["cost"] = 0
    with pytest.raises(TypeError):
        fields["effect"][0]["n"] = 2
    for thing, name in ((broom, "id"), (broom, "fields"), (pack, "records"), (pack, "digest")):
        with pytest.raises(AttributeError, match="never changes"):
            setattr(thing, name, None)
        with pytest.raises(AttributeError, match="never changes"):
            delattr(thing, name)


def test_names_that_are_whole_numbers_become_numbers_in_order(game: Path, own: Path) -> None:
    write(own, 'cards: [{id: broom, copies: {10: 2, "4": 1}}]')
    broom = card(load(game, own), "broom")
    assert list(broom.fields["copies"].items()) == [(4, 1), (10, 2)]
    assert broom.line_of("copies", 4) == 1


def test_the_digest_is_of_the_content_only(tmp_path: Path) -> None:
    plain = load(write(tmp_path / "plain", GAME))
    other = write(tmp_path / "other", "# a remark\ncards: [{kind: \"item\", cost: 5, id: broom, name: 'Broom'}]\n")
    write(other, f"\n\ncards:\n{LUMOS}", "zz.yaml")
    rewritten = load(other)
    assert rewritten.digest == plain.digest
    assert [(record.id, list(record.fields.items())) for record in rewritten.records] == [
        (record.id, list(record.fields.items())) for record in plain.records
    ]
    assert len(plain.digest) == 64
    assert set(plain.digest) <= set("0123456789abcdef")


def test_the_digest_does_not_care_which_pack_said_it(game: Path, own: Path, tmp_path: Path) -> None:
    write(own, "cards: [{id: broom, cost: 7}]")
    at_once = write(tmp_path / "at_once", GAME.replace("cost: 5", "cost: 7"))
    assert load(game, own).digest == load(at_once).digest


def test_the_digest_stays_the_same_over_versions(game: Path) -> None:
    # Saves carry it: another way to compute it would orphan them.
    assert load(game).digest == "002c27c84961e5a861565008cfe94d9699af5534a44e9538e76948d60e1f91c7"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("cost: 5", "cost: 6"),
        ("    cost: 5\n", ""),
        ("id: lumos", "id: lumo"),
        ("cost: 5", "cost: 5\n    quick: true"),
        ("cost: 5", "cost: 5\n    tags: []"),
        (LUMOS, ""),
    ],
)
def test_the_digest_changes_with_the_content(tmp_path: Path, before: str, after: str) -> None:
    assert before in GAME
    changed = write(tmp_path / "changed", GAME.replace(before, after))
    assert load(changed).digest != load(write(tmp_path / "game", GAME)).digest


def test_the_digest_sees_the_order_of_a_list_and_the_type_of_a_value(tmp_path: Path) -> None:
    texts = ["tags: [a, b]", "tags: [b, a]", "weight: 1", "weight: 1.0", "weight: '1'", "quick: true", "quick: false"]
    packs = [load(write(tmp_path, f"cards: [{{id: a, {text}}}]"), schema={}) for text in texts]
    assert len({pack.digest for pack in packs}) == len(texts)
