"""Guesses at what a seat may not know (determinization), by the declaration of the fields.

Hidden cards lie anew among the places that the seat can't tell apart, with other keys; chance is another, and answers
that lie face down are drawn anew. A guess depends on nothing but what the seat may know, and on its key.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import TYPE_CHECKING, Final

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.lanes import ALL, OPEN, TOGETHER, Lane
from wandwright.engine.secrets.memory import NOTHING, Known, memory_of, remembered
from wandwright.engine.state.chance import mix, rekey, roll
from wandwright.engine.state.fields import Field, face_up_under, parts_of, put_value, sees, value_at
from wandwright.engine.state.keys import hide_keys
from wandwright.engine.state.state import NO_CARD, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

# How often hidden cards are dealt again before an unlikely deal is kept.
DEALS: Final = 50
# Guesses are drawn from the first stream of the guess, which is a new one like all the others.
STREAM: Final = 0

# Answers are weighed in whole numbers, the same on every machine; none is liked more than this, or less.
FINE: Final = 1000
LIKED: Final = 6.0

# A field, the numbers at the `*` of its path, and which of its cards are hidden.
Hidden = tuple[Field, tuple[int, ...], slice]
# Such places, together where it can't be told in which of them a card lies.
Groups = dict[str, list[Hidden]]


def guess(game: Game, state: State, seat: int, key: int) -> State:
    """A position that might be the true one, as far as the seat can know."""
    new, hidden = with_other_chance(game, state, seat, key)
    new.memory = memory_of(new, seat)
    deal_for_guess(game, new, state, seat, hidden)
    ask_anew(game, new, seat)
    return new


def deal_for_guess(game: Game, guessed: State, state: State, seat: int, hidden: Groups) -> None:
    """By the declaration of the fields, then by the game itself; or by the game alone where it deals everything."""
    if not game.deals_guesses:
        deal_anew(guessed, hidden, remembered(guessed, seat))
    game.complete_guess(guessed, state, seat)


def another_world(game: Game, state: State, seat: int | None, key: int) -> State:
    """The position with other chance and other hidden cards, and everything else as it is."""
    new, hidden = with_other_chance(game, state, seat, key)
    deal_anew(new, hidden)
    return new


def with_other_chance(game: Game, state: State, seat: int | None, key: int) -> tuple[State, Groups]:
    """The position but for what is still to fall and for the keys of hidden cards, and where such cards lie in it."""
    new = state.copy()
    new.script = None
    # How much came to light to others only is hidden, too: a guess begins to count anew.
    new.revealed = 0
    rekey(new, seat, key)
    hidden = hidden_zones(game, new, seat)
    hide_keys(new, cards_lying(new, hidden), new.streams[STREAM])
    return new, hidden


def deal_anew(state: State, hidden: Groups, known: Known = NOTHING) -> None:
    """Deal the hidden cards of each group of zones anew, but for `known` ones; how many lie where is known to all."""
    for group in hidden.values():
        lying = [(zone, cards) for zone in group if (cards := cards_in(state, zone))]
        loose = [card for zone, cards in lying for card in cards[zone[2]] if card != NO_CARD]
        if len(loose) < 2:
            continue
        # What lies in the only zone of a group can't be dealt elsewhere.
        if known and len(group) > 1 and not known.keys().isdisjoint(loose):
            deal_but_known(state, lying, loose, known)
            continue
        dealt = reversed(mix(state, STREAM, loose))
        for zone, cards in lying:
            lie_anew(state, zone, cards, dealt)


def deal_but_known(state: State, lying: list[tuple[Hidden, list[int]]], loose: list[int], known: Known) -> None:
    """Deal the cards of a group anew, but for those that are known to lie in one of its zones."""
    zones = set(known.values())
    kept = [kept_in(zone, cards, known) if (zone[0].name, zone[1]) in zones else [] for zone, cards in lying]
    dealt = list(mix(state, STREAM, set(loose).difference(*kept)))
    for (zone, cards), here in zip(lying, kept, strict=True):
        hidden = sum(card != NO_CARD for card in cards[zone[2]])
        others = [dealt.pop() for _ in range(hidden - len(here))]
        # What was dealt lies in any order already.
        lie_anew(state, zone, cards, mix(state, STREAM, [*here, *others]) if here else others)


def kept_in(zone: Hidden, cards: list[int], known: Known) -> list[int]:
    """The hidden cards of a zone that are known to lie there, in no order."""
    here = (zone[0].name, zone[1])
    return sorted(card for card in cards[zone[2]] if known.get(card) == here)


def lie_anew(state: State, zone: Hidden, cards: list[int], others: Iterable[int]) -> None:
    """Other cards lie in the hidden part of a zone."""
    order = iter(others)
    cards[zone[2]] = [NO_CARD if card == NO_CARD else next(order) for card in cards[zone[2]]]
    put_cards(state, zone, cards)


def hidden_zones(game: Game, state: State, seat: int | None) -> Groups:
    """The zones that a seat does not see in full, together where it can't tell in which of them a card lies."""
    groups: Groups = {}
    eyes = (seat, *game.mates(state, seat))
    for field in game.zones(state).hidden:
        for places, _ in parts_of(field, getattr(state, field.name)):
            owner = places[-1] if places else None
            if not sees(field.sight, owner, eyes):
                name = field.mix.replace("*", str(owner)) if field.mix else f"{field.name} {places}"
                groups.setdefault(name, []).append((field, places, hidden_part(game, state, field, places, seat)))
    return groups


def cards_lying(state: State, hidden: Groups) -> list[int]:
    """The hidden cards of all groups of zones."""
    found = [card for group in hidden.values() for zone in group for card in cards_in(state, zone)[zone[2]]]
    return [card for card in found if card != NO_CARD]


def hidden_part(game: Game, state: State, field: Field, places: tuple[int, ...], seat: int | None) -> slice:
    """The cards between those on top that a seat knows and those at the bottom that lie face up."""
    return slice(known_cards(game, state, field, places, seat), -face_up_under(field, state) or None)


def known_cards(game: Game, state: State, field: Field, places: tuple[int, ...], seat: int | None) -> int:
    """How many cards on top of a face-down pile a seat knows; what only its owner knows, others have to guess."""
    if not field.known:
        return 0
    known: int = value_at(state, field.known, places)
    if not field.peeked:
        return known
    owner = places[-1] if places else None
    if sees(game.sight(state, game.field(field.peeked)), owner, (seat, *game.mates(state, seat))):
        return int(value_at(state, field.peeked, places))
    put_value(state, field.peeked, places, known)
    return known


def cards_in(state: State, zone: Hidden) -> list[int]:
    """The cards of a zone in their order, empty places included."""
    value = value_at(state, zone[0].name, zone[1])
    return [value] if isinstance(value, int) else list(value)


def put_cards(state: State, zone: Hidden, cards: list[int]) -> None:
    """Fill a zone."""
    field, places, _ = zone
    old = value_at(state, field.name, places)
    value: object = cards[0] if isinstance(old, int) else cards if isinstance(old, list) else tuple(cards)
    put_value(state, field.name, places, value)


def ask_anew(game: Game, state: State, seat: int | None) -> None:
    """What other seats are asked goes with the cards they are guessed to hold."""
    if not state.legal:
        return
    if state.held:
        open_lanes_anew(game, state, seat)
    elif state.question[1] != seat:
        state.question, legal = asked_anew(game, state, state.question, seat)
        state.legal = list(legal)


def asked_anew(game: Game, state: State, question: Frame, seat: int | None) -> tuple[Frame, tuple[int, ...]]:
    """A question as it would be asked now; in secret after other picks, and never of a hand that has no choice."""
    rules = game.rules
    if not rules.is_secret(state, question):
        return question, tuple(rules.list_legal(state, question)) or (PASS,)
    for _ in range(DEALS):
        again = picked_anew(game, state, question)
        legal = rules.list_legal(state, again)
        if len(legal) > 1 or (legal and rules.question(question).always):
            break
        eye = seat if seat is not None else -1
        deal_for_guess(game, state, state, eye, hidden_zones(game, state, eye))
    return again, tuple(legal) or (PASS,)


def picked_anew(game: Game, state: State, question: Frame) -> Frame:
    """The question after as many picks as were made, but perhaps others."""
    declared = game.rules.question(question)
    if not declared.picks:
        return question
    again = declared.with_picks(question, ())
    for _ in declared.picked(question):
        legal = [pick for pick in game.rules.list_legal(state, again) if pick not in declared.answers.others]
        if legal:
            again = declared.with_pick(again, drawn(game, state, again, legal))
    return again


def open_lanes_anew(game: Game, state: State, seat: int | None) -> None:
    """Lanes of other seats: what lies face down in them is drawn anew, what is open is listed anew."""
    _, join, lanes, number = state.stack.pop()
    own = {question[1]: legal for question, legal in game.rules.open_questions(state) if question[1] == seat}
    guessed = tuple([lane if lane[0][1] == seat else lane_anew(game, state, join, lane) for lane in lanes])
    state.stack.append((TOGETHER, join, guessed, number))
    asked: list[tuple[Frame, tuple[int, ...]]] = []
    for _, question, answer, _ in guessed:
        if answer == OPEN:
            listed = own.get(question[1]) or tuple(game.rules.list_legal(state, question)) or (PASS,)
            asked.append((question, listed))
    state.question, legal = asked[0]
    state.legal = list(legal)
    state.others = tuple(asked[1:])


def lane_anew(game: Game, state: State, join: int, lane: Lane) -> Lane:
    """Another seat's lane: nobody knows how far it has come, only whether it is done."""
    if join != ALL:
        return lane
    first, _, answer, _ = lane
    if answer == OPEN:
        return (first, first, OPEN, 0)
    question, given = first, 0
    while True:
        legal = game.rules.list_legal(state, question)
        answer = drawn(game, state, question, legal) if legal else PASS
        follow = game.rules.follows[question[0]]
        more = None if follow is None or not legal else follow(state, question, answer)
        if more is None:
            return (first, *game.rules.question(question).settled(question, answer), given + 1)
        question, given = more, given + 1


def drawn(game: Game, state: State, question: Frame, legal: list[int]) -> int:
    """One of some answers, by chance; what players like better is likelier."""
    likings = game.likings(state, question, legal)
    if not likings:
        return legal[roll(state, STREAM, len(legal))]
    weights = [1 + int(FINE * exp(min(max(liking, -LIKED), LIKED))) for liking in likings]
    left = roll(state, STREAM, sum(weights))
    for answer, weight in zip(legal, weights, strict=True):
        if left < weight:
            return answer
        left -= weight
    return legal[-1]
