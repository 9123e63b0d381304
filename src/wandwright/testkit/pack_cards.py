"""What a pack changes: which cards are new, in which set-up each is part of a match, and how to bring it in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.encoding.prepare import all_places, cards_at, prepare
from wandwright.engine.errors import UnknownCard, WandwrightError
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Setup
from wandwright.engine.state.fields import path_at
from wandwright.engine.state.state import State
from wandwright.testkit.scenario import MISSING, look_up
from wandwright.testkit.trials import Chooser, choose, spread, values_of

# By these sights a zone belongs to one seat: a hand.
OF_A_SEAT: Final = frozenset({"owner", "alone"})
# So many answers of a random match show where the cards of each kind go.
ANSWERS_WATCHED: Final = 400


class SetUp(NamedTuple):
    """Seats and options in which something can be tried."""

    seats: int
    options: dict[str, Any]


class Way(NamedTuple):
    """A set-up that a card is part of, and the positions to begin with: values at paths, as a scenario gives them."""

    card: str
    set_up: SetUp
    given: tuple[Mapping[str, Any], ...]


class PackChange(NamedTuple):
    """What a pack does to a game."""

    new: tuple[str, ...]
    changed: tuple[str, ...]
    removed: tuple[str, ...]
    choices: tuple[tuple[str, str], ...]


def change_of(game: Game, usual: Game) -> PackChange:
    """The records that the pack brings, changes and takes out, and the values that it adds to options."""
    now, before = ({str(one["id"]): one for one in each.records()} for each in (game, usual))
    known = {(option.name, value) for option in usual.options() for value in option.values}
    added = [(option.name, value) for option in game.options() for value in option.values]
    return PackChange(
        new=tuple(sorted(set(now) - set(before))),
        changed=tuple(sorted(name for name in set(now) & set(before) if now[name] != before[name])),
        removed=tuple(sorted(set(before) - set(now))),
        choices=tuple(one for one in added if one not in known),
    )


def set_ups(game: Game, change: PackChange) -> Iterator[SetUp]:
    """The usual set-up, what the pack adds, each value of each option by itself, then all of them together in turn."""
    usual = game.setup(None, 0, {})
    yield SetUp(usual.seats, {})
    yield from (SetUp(*chosen_set_up(game, {name: value})) for name, value in change.choices)
    for option in game.options():
        if not option.many:
            yield from (SetUp(*chosen_set_up(game, {option.name: value})) for value in values_of(option))
    yield from (SetUp(trial.seats, trial.options) for trial in spread(game))


def chosen_set_up(game: Game, options: Mapping[str, object]) -> tuple[int, dict[str, Any]]:
    """Options with the first number of seats that goes with them."""
    for seats in (game.usual_seats, *range(game.fewest_seats, game.most_seats + 1)):
        try:
            game.setup(seats, 0, options)
        except WandwrightError:
            continue
        return seats, dict(options)
    return game.usual_seats, dict(options)


def ways(game: Game, change: PackChange) -> dict[str, Way | None]:
    """For each new or changed card the first set-up that it is part of; None where there is none."""
    wanted = [name for name in (*change.new, *change.changed) if is_card(game, name)]
    found: dict[str, Way | None] = dict.fromkeys(wanted)
    hands = hands_of(game)
    for set_up in set_ups(game, change):
        if all(found.values()):
            break
        try:
            state = game.set_up(game.setup(set_up.seats, 0, set_up.options))
        except WandwrightError:
            # What can't be started is told by the matches that are played in each set-up of the pack.
            continue
        places = where_cards_lie(game, state)
        for name in wanted:
            if found[name] is None and name in places:
                found[name] = Way(name, set_up, tuple(beginnings(game, state, name, places[name], hands)))
    return found


def is_card(game: Game, name: str) -> bool:
    """Is it a thing with copies, which lies somewhere, and no space, affiliation or the like?"""
    state = game.set_up(game.setup(None, 0, {}))
    try:
        return bool(game.cards_with_id(state, name))
    except UnknownCard:
        return False


def where_cards_lie(game: Game, state: State) -> dict[str, tuple[str, str]]:
    """The form and the path of the zone that each card lies in; those put aside are in no match."""
    found: dict[str, tuple[str, str]] = {}
    for place in all_places(game, state):
        field, places = place
        if field.name != game.aside:
            for card in cards_at(state, place):
                found.setdefault(game.card_id(state, card), (field.form, path_at(field, places)))
    return found


def beginnings(
    game: Game, state: State, name: str, zone: tuple[str, str], hands: Mapping[str, set[str]]
) -> Iterator[Mapping[str, Any]]:
    """Where it lies face up it is in play; in a pile it comes on top; and where such cards are held, into a hand."""
    form, path = zone
    if form != "pile":
        yield {}
    else:
        lying = look_up(write_state(game, state, exact=True), path)
        others = list(lying) if isinstance(lying, list) and lying is not MISSING else []
        first = next((one for one in others if str(one).partition("#")[0] == name), name)
        yield {path: [first, *(one for one in others if one != first)]}
    kinds = {str(one["id"]): str(one["kind"]) for one in game.records()}
    for field in game.fields_in(state):
        if field.form == "pile" and field.name in hands.get(kinds[name], ()) and path_at(field, (0,)) != path:
            yield {path_at(field, (0,)): [name]}


def brought_up(game: Game, setup: Setup, change: PackChange) -> Match:
    """A match in which what the pack brings or changes lies on top of its pile, as far as it is part of that match."""
    state = game.set_up(setup)
    places = where_cards_lie(game, state)
    given: dict[str, Any] = {}
    for name in (*change.new, *change.changed):
        if name in places:
            (on_top,) = beginnings(game, state, name, places[name], {})
            given = {**on_top, **given}
    if not given:
        return game.start(setup.seats, setup.seed, setup.options)
    prepare(game, state, given)
    return Match(game, setup, state, prepared=True)


def hands_of(game: Game) -> dict[str, set[str]]:
    """The hands in which cards of each kind are met in a few random matches."""
    found: dict[str, set[str]] = defaultdict(set)
    kinds = {str(one["id"]): str(one["kind"]) for one in game.records()}
    for trial in spread(game)[:4]:
        match, chooser = trial.start(), Chooser(1)
        for _ in range(ANSWERS_WATCHED):
            if not match.decisions:
                break
            match.apply(choose(match, chooser))
            for place in all_places(game, match.state):
                if place[0].sight in OF_A_SEAT:
                    for card in cards_at(match.state, place):
                        found[kinds[game.card_id(match.state, card)]].add(place[0].name)
    return found
