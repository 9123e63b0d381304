"""Who may know what: the view of a seat, and guesses at what it may not know.

The order of every deck is hidden from everybody. Hands are open to the table unless the option `hands` says closed.
Cards put on top of a deck in the open, or revealed there, stay known; a card only its owner has looked at is the
owner's secret where hands are closed.
"""

from __future__ import annotations

from typing import Any

from wandwright.engine.chance import first_number, shuffle
from wandwright.engine.encoding import put
from wandwright.engine.rules import Rules
from wandwright.engine.state import NO_CARD
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.rules.market import discount_of, price
from wandwright.games.hogwarts_battle.rules.piles import first_of
from wandwright.games.hogwarts_battle.state import FIELDS, BattleState

# Questions whose options show cards that only their seat may see where hands are closed.
SECRET_QUESTIONS = frozenset(
    {steps.ACT, steps.PICK_DISCARDS, steps.PICK_FROM_DECK, steps.KEEP_TOP, steps.CHOOSE_OPTION}
)
# How often a hand is guessed anew before an unlikely one is kept.
GUESSES = 50
SECRET_EVENTS = frozenset({"draws", "looks", "finds"})


def sees_hand(state: BattleState, seat: int | None, owner: int) -> bool:
    """May a seat see the hand of another?"""
    return state.box.readings.open_hands or seat == owner


def see_card(state: BattleState, card: int) -> dict[str, Any] | None:
    """A card that lies open: its id, and a key that stays with the physical card."""
    return None if card == NO_CARD else {"id": state.box.ids[card], "key": card}


def see_pile(state: BattleState, cards: tuple[int, ...] | list[int]) -> list[dict[str, Any] | None]:
    ids = state.box.ids
    return [None if card == NO_CARD else {"id": ids[card], "key": card} for card in cards]


def see_deck(state: BattleState, seat: int | None, owner: int) -> dict[str, Any]:
    """How many cards, and those on top that this seat knows."""
    known = state.peeked[owner] if sees_hand(state, seat, owner) else state.known[owner]
    return {"count": len(state.deck[owner]), "known": see_pile(state, state.deck[owner][:known])}


def see_hand(state: BattleState, seat: int | None, owner: int) -> Any:
    if sees_hand(state, seat, owner):
        return see_pile(state, state.hand[owner])
    return {"count": len(state.hand[owner])}


def view(state: BattleState, seat: int | None) -> dict[str, Any]:
    """Everything on the table that this seat may see."""
    data: dict[str, Any] = {"heroes": [{} for _ in range(state.box.seats)]}
    for field in FIELDS:
        if field.sight == "all":
            write_field(state, data, field.path, field.form, getattr(state, field.name))
        elif field.sight == "count":
            put(data, field.path, {"count": len(getattr(state, field.name))})
    add_heroes(state, data["heroes"], seat)
    add_table(state, data)
    data["game"] = "hogwarts-battle"
    data["seat"] = seat
    data["outcome"] = None if state.outcome is None else outcome_view(state)
    return data


def outcome_view(state: BattleState) -> dict[str, Any]:
    assert state.outcome is not None
    winners, scores, reason = state.outcome
    return {"winners": list(winners), "scores": list(scores), "reason": reason}


def write_field(state: BattleState, data: dict[str, Any], path: str, form: str, value: Any) -> None:
    """A field that everybody may see."""
    if path.startswith("heroes.*."):
        name = path[9:]
        for hero, part in zip(data["heroes"], value, strict=True):
            hero[name] = see_value(state, form, part)
    else:
        put(data, path, see_value(state, form, value))


def see_value(state: BattleState, form: str, value: Any) -> Any:
    if form in ("number", "numbers"):
        return value
    if form in ("pile", "piles", "slots"):
        return see_pile(state, value)
    if form in ("card", "cards"):
        return see_card(state, value)
    return list(value)


def add_heroes(state: BattleState, heroes: list[dict[str, Any]], seat: int | None) -> None:
    """Who the heroes are, and their hands and decks as far as this seat may see them."""
    box = state.box
    for owner, hero in enumerate(heroes):
        hero["hero"] = box.heroes[owner]
        hero["card"] = see_card(state, box.hero_cards[owner])
        hero["full_health"] = box.full_health[owner]
        hero["hand"] = see_hand(state, seat, owner)
        hero["deck"] = see_deck(state, seat, owner)


def add_table(state: BattleState, data: dict[str, Any]) -> None:
    """What is printed on the Location, the villains and the active Horcrux, and what market cards cost now."""
    box = state.box
    place = data["location"]
    place["card"] = see_card(state, box.locations[state.location])
    place["slots"] = box.slots[state.location]
    place["events"] = box.events[state.location]
    place["left"] = len(box.locations) - state.location - 1
    data["villains"]["health"] = [0 if card == NO_CARD else box.health[card] for card in state.villains]
    discount = discount_of(state, state.active)
    data["hogwarts"]["prices"] = [None if card == NO_CARD else price(state, card, discount) for card in state.market]
    data["horcrux"]["card"] = see_card(state, state.horcruxes[0]) if state.horcruxes else None
    data["horcrux"]["left"] = len(state.horcruxes)
    data["horcrux"]["symbols"] = [v.FACES[symbol] for symbol in state.symbols]


def determinize(state: BattleState, seat: int, key: int, rules: Rules) -> BattleState:
    """A position that might be the true one for this seat: hidden cards lie anew, and chance is another."""
    new = state.copy()
    new.script = None
    new.streams = [first_number(key, f"{seat}:{stream}") for stream in range(len(state.streams))]
    kinds = state.box.definition
    new.dark_deck = shuffle(new, steps.DARK_ARTS_STREAM, new.dark_deck, kinds)
    new.hogwarts_deck = shuffle(new, steps.HOGWARTS_STREAM, new.hogwarts_deck, kinds)
    last = (state.box.voldemort,) if state.box.voldemort in new.villain_deck else ()
    others = tuple(card for card in new.villain_deck if card not in last)
    new.villain_deck = shuffle(new, steps.VILLAINS_STREAM, others, kinds) + last
    for owner in range(state.box.seats):
        if sees_hand(state, seat, owner):
            reshuffle_below(new, owner, new.peeked[owner])
        else:
            kept = picked_cards(new, owner, rules)
            mix_hand_and_deck(new, owner, kept)
            ask_again(new, owner, rules, kept)
    return new


def ask_again(state: BattleState, owner: int, rules: Rules, kept: tuple[int, ...]) -> None:
    """An open question of another seat goes with the guessed hand; a hand it could not be asked of is guessed anew."""
    for number, (question, options) in enumerate(rules.open_questions(state)):
        if question[1] != owner or question[0] not in SECRET_QUESTIONS:
            continue
        guesses = GUESSES
        guessed = rules.list_options(state, question)
        while len(guessed) <= 1 < len(options) and guesses:
            mix_hand_and_deck(state, owner, kept)
            guessed = rules.list_options(state, question)
            guesses -= 1
        if not guessed:
            continue
        if number:
            others = list(state.others)
            others[number - 1] = (question, tuple(guessed))
            state.others = tuple(others)
        else:
            state.options = guessed


def reshuffle_below(state: BattleState, owner: int, known: int) -> None:
    """The known top cards stay; the others lie in a new order."""
    deck = state.deck[owner]
    stream = steps.HERO_STREAM + owner
    state.deck[owner] = deck[:known] + shuffle(state, stream, deck[known:], state.box.definition)


def picked_cards(state: BattleState, owner: int, rules: Rules) -> tuple[int, ...]:
    """Cards of a hand that its seat has picked already while it is asked for more."""
    kept: tuple[int, ...] = ()
    for question, _ in rules.open_questions(state):
        if question[1] == owner and question[0] == steps.PICK_DISCARDS:
            for definition in question[8]:
                rest = tuple(card for card in state.hand[owner] if card not in kept)
                kept += (first_of(state, rest, definition),)
    return kept


def mix_hand_and_deck(state: BattleState, owner: int, kept: tuple[int, ...]) -> None:
    """A closed hand and its deck: any of these cards may be in the one or the other, but for the known top."""
    known = state.known[owner]
    deck = state.deck[owner]
    loose = tuple(card for card in state.hand[owner] if card not in kept)
    mixed = shuffle(state, steps.HERO_STREAM + owner, loose + deck[known:], state.box.definition)
    size = len(loose)
    state.hand[owner] = kept + mixed[:size]
    state.deck[owner] = deck[:known] + mixed[size:]
    state.peeked[owner] = known
