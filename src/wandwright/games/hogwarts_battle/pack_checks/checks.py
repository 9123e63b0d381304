"""Validation that the schema can't do: a card may only promise what the rules carry out, where it stands.

Each check gives path, problem and what is allowed. Checks that look at several cards at once are in chains.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from wandwright.content.mistakes import Found, Path, listed, place_name
from wandwright.content.records import Record
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.box import HERO_CARDS
from wandwright.games.hogwarts_battle.chapters.table.clauses import ENDLESS
from wandwright.games.hogwarts_battle.effects import WORDS
from wandwright.games.hogwarts_battle.library import copies_by_game, is_trigger, occasion
from wandwright.games.hogwarts_battle.pack_checks.clauses import Place, check_clause
from wandwright.games.hogwarts_battle.pack_checks.parts import check_part
from wandwright.games.hogwarts_battle.vocabulary import FOE_KINDS, HOUSE_DICE

# What a card of a hero answers to, and what a villain or the active Horcrux does.
DEEDS: Final = ("card_acquired", "card_played", "ally_played", "item_played", "spell_played", "attack_assigned")
NEW_DEEDS: Final = ("token_assigned", "creature_defeated", "card_drawn")
NEW_ANSWERS: Final = (
    *("creature_revealed", "health_lost", "health_lost_to_villain", "hero_stunned", "deck_shuffled", "new_hand"),
)
# Foes that add up what happens in a turn answer once (R114c).
LIMITED_ANSWERS: Final = ("health_lost", "control_added")
ABILITIES: Final = (*DEEDS, "control_removed", "forced_discard", "health_gained", *NEW_DEEDS)
ANSWERS: Final = (
    *DEEDS,
    *("control_added", "control_removed", "forced_discard", "villain_revealed", "morsmordre"),
    *NEW_ANSWERS,
)
HELD: Final = ("", "discarded", "in_hand", "villain_defeated", "creature_defeated")
MOMENTS: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("hero", "effect"): ABILITIES,
    ("starting", "effect"): HELD,
    ("hogwarts", "effect"): HELD,
    ("dark_arts", "effect"): ("",),
    ("villain", "effect"): ("", "passive", *ANSWERS),
    ("villain", "reward"): ("",),
    ("creature", "effect"): ("", "passive", *ANSWERS),
    ("creature", "reward"): ("",),
    ("villain_creature", "effect"): ("", "passive", *ANSWERS),
    ("villain_creature", "reward"): ("",),
    ("encounter", "effect"): ("", "passive", *ANSWERS),
    ("encounter", "reward"): ("action", "die_rolled", *ABILITIES),
    ("patronus", "effect"): ("action", "hero_falling", *ABILITIES),
    ("charm", "tiers"): ("action", "tokens_cleared", "turn_begins", *ABILITIES),
    ("potion", "effect"): HELD,
    ("potion", "banished"): ("",),
    ("dark_arts_potion", "effect"): ("", "passive"),
    ("detention", "effect"): HELD,
    ("location", "effect"): ("revealed", "action"),
    ("horcrux", "effect"): ("", "passive", *ANSWERS),
    ("horcrux", "reward"): ("action", *ABILITIES),
    ("proficiency", "effect"): ("passive", "die_rolled", "action", *ABILITIES),
}


FIRST_GAME_WITH_PROFICIENCIES: Final = 6


class Bound(NamedTuple):
    """Where alone a word works."""

    kinds: tuple[str, ...]
    when: str


BOUND: Final = {
    "cap_health_loss": Bound(("starting", "hogwarts"), "in_hand"),
    "extra_health": Bound(("hero",), "health_gained"),
    "discount": Bound(("proficiency",), "passive"),
    "reroll": Bound(("proficiency", "encounter"), "die_rolled"),
    "cap_dark_arts": Bound(("starting", "hogwarts"), "in_hand"),
    "surcharge": Bound(("encounter",), "passive"),
    "cap_spells": Bound(("dark_arts_potion",), "passive"),
    "swap_symbols": Bound(("dark_arts_potion",), "passive"),
}
# Words of the New Rules that mean something at one moment only.
AT_ONE_MOMENT: Final = {
    "keep_tokens": "tokens_cleared",
    "give_tokens": "tokens_cleared",
    "repeat_card": "card_played",
    "share_gains": "card_played",
    "rescue": "hero_falling",
}
# Moments at which only some words work.
WORDS_AT: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    **{
        (kind, when): tuple(word for word, bound in BOUND.items() if kind in bound.kinds and bound.when == when)
        for kinds, when in BOUND.values()
        for kind in kinds
        if when not in ABILITIES
    },
    **{(kind, "passive"): ("forbid",) for kind in (*FOE_KINDS, "horcrux")},
    ("encounter", "passive"): ("forbid", "surcharge"),
}
# Words of such a moment that may ask for a condition.
CONDITIONAL: Final = frozenset({"cap_spells"})
# What the owner of a trial has is its reward.
EARNED: Final = ("horcrux", "encounter")
# Moments in the middle of something, where nobody can be asked.
IN_BETWEEN: Final = ("deck_shuffled", "new_hand")
# Kinds of which a second copy would have no place on the table, or could not be told from the first.
SINGLE: Final = frozenset({"hero", "horcrux", "encounter", "proficiency", "die"})


def check(record: Record) -> Iterator[Found]:
    """Everything that one card promises and the rules would not keep."""
    fields = record.fields
    yield from check_copies(fields)
    yield from check_kind(fields)
    yield from check_tags(fields)
    yield from check_part(fields)
    if fields["kind"] in ("starting", "hogwarts"):
        yield from check_rolls(fields)
    for name in ("effect", "reward", "banished"):
        yield from check_list(fields, (name,), fields.get(name, ()))
    for tier, clauses in fields.get("tiers", {}).items():
        yield from check_list(fields, ("tiers", tier), clauses)


def check_copies(fields: Fields) -> Iterator[Found]:
    """How many there are, and from which Game on."""
    if "game" not in fields:
        return
    copies = copies_by_game(fields)
    name = "copies_by_game" if "copies_by_game" in fields else "copies"
    single = fields["kind"] in SINGLE or "voldemort" in fields.get("tags", ())
    if single and sum(number for _, number in copies) > 1:
        yield (name,), "there can be only one card of this sort; write `copies: 1`", "1"
    first = fields["game"]
    if copies[0][0] != first:
        problem = f"`copies_by_game` begins with Game {copies[0][0]}, but `game` says {first}; make them agree"
        yield ("copies_by_game",), problem, ""
    elif len(copies) > 1 and fields["kind"] == "location":
        yield ("copies_by_game",), "a Location belongs to one Game; write `copies` instead", ""


def check_kind(fields: Fields) -> Iterator[Found]:
    """What is special to a kind of card."""
    kind, game = fields["kind"], fields.get("game")
    games = sorted(set(HERO_CARDS.values()))
    if kind == "hero" and game and game not in games:
        yield ("game",), f"no Game begins to use a hero card of Game {game}; choose an allowed one", listed(games)
    if kind == "proficiency" and game and game < FIRST_GAME_WITH_PROFICIENCIES:
        problem = f"Proficiencies are used from Game {FIRST_GAME_WITH_PROFICIENCIES} on; write that or a later one"
        yield ("game",), problem, "6, 7"
    known = [f"die_{name}" for name in (*HOUSE_DICE, "creature")]
    if kind == "die" and fields["id"] not in known:
        yield ("id",), "the dice are known by their ids; change one of them instead", listed(known)


def check_tags(fields: Fields) -> Iterator[Found]:
    """The tag `voldemort` carries a rule of its own."""
    tagged = "voldemort" in fields.get("tags", ())
    if tagged and fields["kind"] not in FOE_KINDS:
        yield ("tags",), "only a villain can have the tag `voldemort`; delete the tag", ""
    elif tagged and fields["reward"]:
        yield ("reward",), "the match ends when a villain tagged `voldemort` falls; leave the list empty: []", "[]"


def check_rolls(fields: Fields) -> Iterator[Found]:
    """A Proficiency makes cards that roll a die cheaper, so they have to be marked."""
    rolled = {clause.get("die") for _, clause in WORDS.every(fields["effect"]) if clause.get("do") == "roll"}
    can_roll = bool(rolled - {"creature"})
    if can_roll and not fields.get("rolls", False):
        yield (), "the card rolls a House die; add `rolls: true`", ""
    elif fields.get("rolls", False) and not can_roll:
        yield ("rolls",), "the card rolls no House die; write `rolls: false`, or add a clause with `do: roll`", "false"


def check_list(fields: Fields, where: Path, clauses: Sequence[Fields]) -> Iterator[Found]:
    """The clauses of `effect`, `reward` or one of the `tiers`."""
    name = str(where[0])
    moments = MOMENTS.get((fields["kind"], name), ())
    for number, clause in enumerate(clauses):
        path: Path = (*where, number)
        when = clause.get("when", "")
        if when not in moments:
            yield wrong_moment(path, when, moments)
            continue
        place = Place.of(fields["kind"], name, when, is_ally=fields.get("type") == "ally")
        yield from check_moment(place, clause, path)
        yield from check_bound(place, clause, path)
        yield from check_its_moment(place, clause, path)
        yield from check_limit(place, clause, path)
        if clause.get("do") not in BOUND:
            yield from check_clause(place, clause, path)
    yield from check_once(clauses, where)
    yield from check_shared_limit(clauses, where)


def wrong_moment(path: Path, when: str, moments: Sequence[str]) -> Found:
    allowed = listed(moment or "no `when`" for moment in moments)
    if when:
        return (*path, "when"), f'{place_name((*path, "when"))} can\'t be "{when}" here; choose an allowed one', allowed
    return path, f"{place_name(path)} needs the field `when` on a card of this kind; add it", allowed


def check_moment(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """Moments that only some words or a price can fill."""
    wanted = WORDS_AT.get((place.kind, place.when), ())
    if wanted and clause.get("do") not in wanted:
        said = " or ".join(f"`do: {word}`" for word in wanted)
        yield path, f"{place_name(path)} can only say {said} with `when: {place.when}`; correct it", listed(wanted)
    if wanted and "if" in clause and clause.get("do") not in CONDITIONAL:
        yield (*path, "if"), f"a clause with `when: {place.when}` works without a condition; delete it", ""
    if place.when in IN_BETWEEN and any(WORDS.words[word].may_ask() for word in WORDS.words_in((clause,))):
        yield path, f"nobody can be asked with `when: {place.when}`; choose words that ask nothing", ""
    if place.when == "action":
        yield from check_action(place, clause, path)


def check_action(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """Something that the active hero may pay for."""
    if place.kind == "charm":
        # A Charm may ask for something that was done, in place of a price or besides; it works once a turn (R108).
        if "limit" not in clause:
            yield path, f"a Charm is used once a turn; add `limit: turn` to {place_name(path)}", "turn"
        return
    if "pay" not in clause:
        yield path, f"{place_name(path)} needs a price; write `pay` and `then`", ""
        return
    if "if" in clause:
        yield (*path, "if"), "an action has a price and no condition; put the condition into `then`", ""
    gives_itself = "this" in clause["pay"]
    if gives_itself and place.kind not in EARNED:
        problem = "only an earned Horcrux or Encounter can be the price of its own power; choose another price"
        yield (*path, "pay"), problem, ""
    endless = sorted(WORDS.words_in(clause["then"]) & {*WORDS.with_trait(ENDLESS)})
    if endless and not gives_itself and "limit" not in clause:
        yield path, f"an action that can {endless[0]} would have no end; add `limit: turn`", "turn"


def check_its_moment(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """Words that look at what has just happened, and prices at moments that have none."""
    for word in sorted(WORDS.words_in((clause,)) & set(AT_ONE_MOMENT)):
        if place.when != AT_ONE_MOMENT[word]:
            yield path, f"`{word}` works only with `when: {AT_ONE_MOMENT[word]}`; correct it", AT_ONE_MOMENT[word]
    if place.when == "hero_falling" and "pay" not in clause:
        yield path, f"{place_name(path)} needs a price; write `pay` and `then`", ""
    elif "health" in clause.get("pay", ()) and place.when != "hero_falling":
        yield (*path, "pay"), "health is a price with `when: hero_falling` only; choose another price", ""


def check_bound(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """Words that work in one place only; there they stand alone."""
    word = clause.get("do", "")
    if word not in BOUND:
        return
    kinds, when = BOUND[word]
    own_list = "reward" if place.kind in EARNED and when == "die_rolled" else "effect"
    if place.kind not in kinds or place.when != when or place.name != own_list:
        problem = f"`{word}` can't work here, only on cards of some kinds with `when: {when}`; choose another word"
        yield (*path, "do"), problem, f"kind {' or '.join(kinds)}, when {when}"
    elif "if" in clause and (place.kind, when) not in WORDS_AT:
        yield (*path, "if"), f"`{word}` works without a condition; delete it", ""


def check_limit(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """How often: only what a hero owns or may pay for can be limited."""
    limit = clause.get("limit")
    allowed: tuple[str, ...] = ()
    if clause.get("do") == "extra_health":
        allowed = ("hero_turn",)
    elif place.when == "action":
        allowed = ("turn", "game") if "this" in clause.get("pay", ()) else ("turn",)
    elif place.when in LIMITED_ANSWERS:
        allowed = ("turn",)
    elif place.own and place.when in ABILITIES:
        allowed = ("turn", "hero_turn") if place.when == "health_gained" else ("turn",)
    if limit is not None and limit not in allowed:
        advice = "choose an allowed one" if allowed else "delete it"
        yield (*path, "limit"), f'{place_name((*path, "limit"))} can\'t be "{limit}" here; {advice}', listed(allowed)


def check_once(clauses: Sequence[Fields], where: Path) -> Iterator[Found]:
    """Things that a card can have only once."""
    seen: set[str] = set()
    for number, clause in enumerate(clauses):
        sort = "action" if clause.get("when") == "action" else str(clause.get("do", ""))
        if sort in seen and (sort == "action" or sort in BOUND):
            yield (*where, number), f"a card can have only one `{sort}`; put both into one clause", ""
        seen.add(sort)


def check_shared_limit(clauses: Sequence[Fields], where: Path) -> Iterator[Found]:
    """A card is used up as a whole, so it can have one limited ability; neighbours on one occasion are one."""
    able = [entry for entry in enumerate(clauses) if is_trigger(entry[1]) or entry[1].get("when") == "action"]
    groups = [list(group) for _, group in groupby(able, key=lambda entry: repr(occasion(WORDS, entry[1])))]
    limited = [group for group in groups if "limit" in group[0][1]]
    for group in limited[1:]:
        problem = "a card can have only one limited ability; give both the same `when`, `if` and `limit`, side by side"
        yield (*where, group[0][0], "limit"), problem, ""
