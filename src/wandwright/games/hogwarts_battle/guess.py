"""Guesses at what a seat may not know: hidden cards lie anew, chance is another, and answers not yet shown are open."""

from __future__ import annotations

from wandwright.engine.chance import first_number, next_number, shuffle
from wandwright.engine.rules import PASS, TOGETHER, Rules
from wandwright.engine.state import Frame
from wandwright.games.hogwarts_battle import steps
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.games.hogwarts_battle.view import is_secret

# How often a hand is guessed anew before an unlikely one is kept.
GUESSES = 50
# Where a question keeps what has been picked so far.
PICKED_AT = {steps.PICK_DISCARDS: 8, steps.CHOOSE_OPTION: 6, steps.PICK_HEROES: 5}


def determinize(state: BattleState, seat: int, key: int, rules: Rules) -> BattleState:
    """A position that might be the true one, as far as the seat can know."""
    new = state.copy()
    new.script = None
    new.streams = [first_number(key, f"{seat}:{stream}") for stream in range(len(state.streams))]
    kinds = state.box.definition
    # Sorted first: a guess must not depend on the order the cards truly lie in.
    new.dark_deck = shuffle(new, steps.DARK_ARTS_STREAM, tuple(sorted(new.dark_deck)), kinds)
    new.hogwarts_deck = shuffle(new, steps.HOGWARTS_STREAM, tuple(sorted(new.hogwarts_deck)), kinds)
    last = (state.box.voldemort,) if state.box.voldemort in new.villain_deck else ()
    others = tuple(sorted(card for card in new.villain_deck if card not in last))
    new.villain_deck = shuffle(new, steps.VILLAINS_STREAM, others, kinds) + last
    for owner in range(state.box.seats):
        if state.box.readings.open_hands or owner == seat:
            reshuffle_below(new, owner, new.peeked[owner])
        else:
            mix_hand_and_deck(new, owner)
    guess_answers(new, seat, rules)
    return new


def reshuffle_below(state: BattleState, owner: int, known: int) -> None:
    """The known top cards stay; the others lie in a new order."""
    deck = state.deck[owner]
    stream = steps.HERO_STREAM + owner
    state.deck[owner] = deck[:known] + shuffle(state, stream, tuple(sorted(deck[known:])), state.box.definition)


def mix_hand_and_deck(state: BattleState, owner: int) -> None:
    """A closed hand and its deck: any of these cards may be in the one or the other, but for the known top."""
    known = state.known[owner]
    deck = state.deck[owner]
    loose = tuple(sorted(state.hand[owner] + deck[known:]))
    mixed = shuffle(state, steps.HERO_STREAM + owner, loose, state.box.definition)
    size = len(state.hand[owner])
    state.hand[owner] = mixed[:size]
    state.deck[owner] = deck[:known] + mixed[size:]
    state.peeked[owner] = known


def guess_answers(state: BattleState, seat: int, rules: Rules) -> None:
    """Open questions of other seats go with the guessed hands; what others have picked or answered is drawn anew."""
    asked = [
        (question, options) if question[1] == seat else asked_anew(state, question, options, rules)
        for question, options in rules.open_questions(state)
    ]
    if not asked:
        return
    state.question = asked[0][0]
    state.options = list(asked[0][1])
    state.others = tuple(asked[1:])
    if state.held:
        _, join, _, given, seats, number = state.stack.pop()
        answers = tuple((question, guessed_answer(state, question, option, seat, rules)) for question, option in given)
        questions = tuple(question for question, _ in asked)
        state.stack.append((TOGETHER, join, questions, answers, seats, number))


def asked_anew(
    state: BattleState, question: Frame, options: tuple[int, ...], rules: Rules
) -> tuple[Frame, tuple[int, ...]]:
    """A secret question of another seat, with other picks so far; a hand it could not be asked of is guessed again."""
    if not is_secret(state, question):
        return question, options
    for _ in range(GUESSES):
        guessed = picked_anew(state, question, rules)
        open_now = rules.list_options(state, guessed)
        if len(open_now) > 1 or state.held:
            return guessed, tuple(open_now) or (PASS,)
        mix_hand_and_deck(state, question[1])
    return guessed, tuple(open_now) or (PASS,)


def picked_anew(state: BattleState, question: Frame, rules: Rules) -> Frame:
    """The question after as many picks as were made, but perhaps others."""
    place = PICKED_AT.get(question[0], 0)
    if not place:
        return question
    picks: tuple[int, ...] = ()
    for _ in question[place]:
        open_now = rules.list_options(state, (*question[:place], picks))
        if open_now:
            picks += (open_now[next_number(state, steps.DICE_STREAM) % len(open_now)],)
    return (*question[:place], picks)


def guessed_answer(state: BattleState, question: Frame, option: int, seat: int, rules: Rules) -> int:
    """The own answer is known; that of another seat, not yet shown, might be any."""
    if question[1] == seat:
        return option
    options = rules.list_options(state, question)
    return options[next_number(state, steps.DICE_STREAM) % len(options)] if options else PASS
