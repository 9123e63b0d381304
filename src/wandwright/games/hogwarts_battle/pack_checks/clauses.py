"""Validation of clauses: whom one may touch at its place, what it asks, what it counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from wandwright.content.mistakes import Found, Path, listed, place_name
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.table import clauses as fields
from wandwright.games.hogwarts_battle.effects import WORDS

# Words whose number can grow with the cards that are played later in the turn.
GAINS: Final = frozenset(word.name for word in WORDS.said() if word.fields == fields.GAIN)
PLAYED_COUNTERS: Final = tuple(name for name in fields.COUNTERS if name in fields.TRIGGERS)
# Words that the rules read off the card: they stand in places of their own (checks.py), never inside another clause.
BOUND_WORDS: Final = frozenset(word.name for word in WORDS.said() if word.name not in WORDS.numbers)
SPREADING: Final = frozenset({"each", *WORDS.with_trait(fields.SPREADING)})
TO_THE_READER: Final = WORDS.with_trait(fields.TO_THE_READER)
OF_THE_TURN: Final = WORDS.with_trait(fields.OF_THE_TURN)
HEROLESS: Final = frozenset(WORDS.with_trait(fields.HEROLESS))
FOR_THE_TURN: Final = WORDS.with_trait(fields.FOR_THE_TURN)
# The moments when the turn is over.
AFTER_THE_TURN: Final = ("revealed", "villain_revealed")
# What the New Rules ask can be asked anywhere.
NEW_CONDITIONS: Final = frozenset(word for word, number in fields.CONDITIONS.items() if number >= v.IF_HOLDS)
# What a Charm may ask of the turn it is used in.
OF_A_CHARM: Final = ("health_gained", "spells_played", "items_played", "allies_played", "kinds_played")
OWN_KINDS: Final = ("hero", "starting", "hogwarts", "proficiency", "patronus", "charm", "potion", "detention")
HANDS: Final = ("ally_in_hand", "cards_in_hand_costing")
DEEPEST: Final = 5

ABOUT_THE_CARD: Final = ("cost_at_least", "type")
# Conditions that stay true for the rest of a turn: an ability that asks one has to say how often it works.
LASTING: Final = frozenset(
    {"spells_played", "items_played", "allies_played", "kinds_played"}
    | {"attack_assigned", "every_villain_hit", "health_gained"}
)
# What may be asked at the moment of an event, besides at_full_health.
ASKED_AT: Final[Mapping[str, tuple[str, ...]]] = {
    "card_played": ("kinds_played", *ABOUT_THE_CARD),
    "spell_played": ("spells_played", *ABOUT_THE_CARD),
    "item_played": ("items_played", *ABOUT_THE_CARD),
    "ally_played": ("allies_played", *ABOUT_THE_CARD),
    "attack_assigned": ("attack_assigned", "attack_on_villain", "every_villain_hit"),
    "health_gained": ("health_gained",),
    "card_acquired": ABOUT_THE_CARD,
    "forced_discard": ABOUT_THE_CARD,
    "control_added": (),
    "control_removed": (),
    "villain_revealed": (),
    "morsmordre": (),
}


class Place(NamedTuple):
    """Where a clause stands, and what is sure there.

    own      it is a card of its reader, else it speaks of the active hero
    active   the hero it speaks of is the active one
    reader   the hero it speaks of is the one whom its sentences call "you", or the active hero
    inside   the words around it
    """

    kind: str
    name: str
    when: str
    own: bool
    active: bool
    reader: bool
    is_ally: bool
    inside: tuple[str, ...] = ()

    @classmethod
    def of(cls, kind: str, name: str, when: str, *, is_ally: bool) -> Place:
        own = kind in OWN_KINDS or (kind in ("horcrux", "encounter") and name == "reward")
        elsewhere = ("discarded", "forced_discard", "health_gained", *(("control_removed",) if own else ()))
        active = when not in elsewhere
        return cls(kind, name, when, own, active, active or (own and when != "health_gained"), is_ally)

    @property
    def hostile(self) -> bool:
        """A hostile effect, not a reward or a power."""
        return not self.own and self.name == "effect" and self.when != "action"

    @property
    def in_own_turn(self) -> bool:
        """What a hero does in step 3, so that later cards of the turn may count."""
        return not self.hostile and self.when in ("", "villain_defeated", "action")

    def within(self, word: str) -> Place:
        """The place of the clauses inside a word."""
        spread = word in SPREADING
        return self._replace(
            active=self.active and not spread, reader=self.reader and not spread, inside=(*self.inside, word)
        )


def check_clause(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """One clause and everything inside it."""
    if place.inside:
        yield from check_inside(place, clause, path)
    if "if" in clause:
        yield from check_condition(place, clause, path)
    elif (place.name, place.when, place.inside) == ("reward", "ally_played", ()):
        yield path, f"{place_name(path)} has to say how many allies; add `if: {{allies_played: 2}}`", "allies_played"
    yield from check_heroes(place, clause, path)
    if "per" in clause:
        yield from check_counter(place, clause, path)
    yield from check_word(place, clause, path)
    yield from check_parts(place, clause, path)
    word = WORDS.word_of(clause) or "pay"
    for below, clauses in WORDS.inside(clause):
        for number, inner in enumerate(clauses):
            yield from check_clause(place.within(word), inner, (*path, *below, number))


def check_inside(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """Moments, limits and prices belong to the outermost clause."""
    for name in ("when", "limit", "pay"):
        if name in clause:
            yield (*path, name), f"{place_name((*path, name))} can't stand inside another clause; move it outside", ""
            return
    word = clause.get("do")
    if word in BOUND_WORDS:
        yield (*path, "do"), f"`{word}` can't stand inside another clause; move it outside", ""
    if len(place.inside) > DEEPEST:
        yield path, f"{place_name(path)} lies too deep inside other clauses; make it flatter", ""
    if word in ("each", "repeat") and word in place.inside:
        yield (*path, "do"), f"`{word}` can't stand inside another `{word}`; make it flatter", ""


def check_condition(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """A condition that the rules can ask at this place, in the words that the card uses for it."""
    (asked,) = clause["if"]
    if asked in NEW_CONDITIONS or (place.kind == "charm" and not place.inside and asked in OF_A_CHARM):
        return
    allowed = allowed_conditions(place, clause)
    here = (*path, "if", asked)
    if asked not in allowed:
        yield here, f"{place_name(here)} can't be asked here; choose an allowed condition", listed(allowed)
    elif asked in LASTING and place.when in ASKED_AT and not place.inside and "limit" not in clause:
        problem = f"the condition in {place_name(path)} stays true for the rest of the turn; add `limit: turn`"
        yield path, problem, "turn"


def allowed_conditions(place: Place, clause: Fields) -> tuple[str, ...]:
    word = clause.get("do")
    if word in ("reveal_top", "show_top"):
        return ABOUT_THE_CARD
    if word == "each":
        return ("at_full_health",)
    if place.when in ASKED_AT and not place.inside:
        if (place.name, place.when) == ("reward", "ally_played"):
            # An earned Horcrux also counts the allies that were played before it was earned.
            return ("allies_played",)
        # Only an ability can be limited, so only an ability can ask what stays true.
        asked = [word for word in ASKED_AT[place.when] if place.own or word not in LASTING]
        return (*asked, "at_full_health")
    hand = ("kinds_in_hand", "other_holds_tag") if place.reader else ()
    turn = ("spells_played", "items_played", "allies_played", "every_villain_hit") if place.in_own_turn else ()
    return ("at_full_health", *hand, *turn)


def check_heroes(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """Whom it touches. `others` are all but the active hero, so the card must speak of the active hero."""
    who, word = clause.get("who", "self"), clause.get("do")
    here = (*path, "who")
    if word == "forbid":
        allowed = {"gain_health": ("active", "all"), "gather": ("active", "all"), "charm": ("active",)}.get(
            clause["what"], ("all",)
        )
        if who not in allowed:
            yield here, f'{place_name(here)} can\'t be "{who}" with this `what`; choose an allowed one', listed(allowed)
    elif who in ("others", "one_other") and not place.active:
        problem = f'{place_name(here)} can\'t be "{who}" here, where the hero may be another than the active one'
        yield here, f"{problem}; choose another", "self, active, all, any_one, any_two, up_to_two"


def check_counter(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """What is counted: cards played count before and after, and a hand is the hand of one hero."""
    per, who, word = clause["per"], clause.get("who", "self"), clause["do"]
    here = (*path, "per")
    if per in PLAYED_COUNTERS:
        if word not in GAINS and word != "repeat":
            yield here, f"`{word}` can't count cards that are played later in the turn; count cards in hand", ""
        elif who in fields.PICKED.only:
            yield here, "cards played can't be counted for heroes of choice; choose another `who` or `per`", ""
    elif hand_of(per) in HANDS and (who in ("all", "others") or (who == "active" and not place.active)):
        problem = f'{place_name(here)} counts the hand of one hero, so `who` can\'t be "{who}"; choose another'
        yield here, problem, "self"


def hand_of(per: str | Mapping[str, int]) -> str:
    """The name of a counter, whatever it is compared with."""
    return per if isinstance(per, str) else next(iter(per))


def check_word(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """Words that mean something only at some places."""
    word = clause.get("do", "")
    here = (*path, "do")
    if word in TO_THE_READER and (place.hostile or place.when == "health_gained"):
        yield here, f"`{word}` speaks to the player of a card, so it can't stand here; choose another word", ""
    elif word == "signal" and not place.hostile:
        yield here, "`signal` works only in the effect of a Dark Arts card, villain, Location or Horcrux; delete it", ""
    elif word in OF_THE_TURN and not place.active:
        yield here, f"`{word}` works only for the active hero, and here the hero may be another; move it", ""
    elif word in FOR_THE_TURN and place.when in AFTER_THE_TURN:
        yield here, f"`{word}` holds for the rest of a turn, which is over with `when: {place.when}`; move it", ""
    elif clause.get("filter") == "die" and word != "discount":
        yield (*path, "filter"), "only `discount` asks for cards that roll a die; choose a type", listed(v.ALL_TYPES)
    elif word == "copy_ally" and (place.is_ally or place.when or place.kind not in ("starting", "hogwarts")):
        yield here, "`copy_ally` works only when a spell or an item is played; choose another word", ""
    elif word == "copy_spell" and (place.when or place.kind not in ("starting", "hogwarts")):
        yield here, "`copy_spell` works only when a card is played; choose another word", ""
    elif word == "reveal_dark_arts" and (SPREADING | {"repeat"}) & set(place.inside):
        yield here, "`reveal_dark_arts` can't be repeated; move it outside", ""
    elif word == "forbid" and clause["what"] == "tokens_off_turn" and place.when != "passive":
        yield (*path, "what"), "`tokens_off_turn` works only with `when: passive`; add it or choose another", ""


def check_parts(place: Place, clause: Fields, path: Path) -> Iterator[Found]:
    """Choices, and what follows a discard or a loss."""
    if "choose" in clause and clause["choose"] > len(clause["options"]):
        most = len(clause["options"])
        yield (*path, "choose"), f"{place_name((*path, 'choose'))} is more than the {most} options; correct it", ""
    if clause.get("do") in ("discard", "skip_dark_arts") and ("n" in clause) == ("all" in clause):
        yield path, f"{place_name(path)} has to say how many: write either `n` or `all: true`", ""
    who = clause.get("who", "self")
    same = who == "self" or (who == "active" and place.active)
    wanted, here = clause.get("if_discarded"), (*path, "if_discarded")
    if wanted and not same:
        yield here, f'`if_discarded` can\'t follow a discard by "{who}"; use `self`', "self"
    if wanted and clause.get("n", 2) > 1:
        yield here, "`if_discarded` speaks of one card; write `n: 1`", "1"
    if wanted and clause.get("filter", wanted) != wanted:
        yield here, "`if_discarded` never fits a card of this `filter`; make them agree", ""
    if "if_stunned" in clause and not same and not WORDS.words_in(clause["if_stunned"]) <= HEROLESS:
        problem = f'what follows the stun of "{who}" can\'t touch a hero; choose other words'
        yield (*path, "if_stunned"), problem, listed(sorted(HEROLESS))
