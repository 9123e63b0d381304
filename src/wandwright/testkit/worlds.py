"""Clauses of the contract about other worlds: saves, copies, views, and guesses at what a seat may not know."""

from __future__ import annotations

from wandwright.engine.display.tables import seat_names, table_of
from wandwright.engine.matches.games import Game, games
from wandwright.engine.matches.games import game as game_of_name
from wandwright.engine.matches.loading import load, rebuild
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.saves import parse
from wandwright.engine.questions.decisions import decision_view
from wandwright.engine.state.keys import hide_keys
from wandwright.engine.state.state import State
from wandwright.testkit.positions import all_cards, text_of
from wandwright.testkit.secrecy import hidden_cards
from wandwright.testkit.trials import Chooser, Walk, choose

# How far a copy or a loaded match is played on to see that its future is the same.
AHEAD = 12
SHUFFLED = bytes(range(16))


def questions_of(match: Match) -> str:
    """Every open question with all its answers, each as its own seat sees it."""
    return text_of([decision_view(decision, decision.seat) for decision in match.decisions])


def play_on(match: Match, key: int, most: int = AHEAD) -> list[str]:
    """Play at random for a while: the answers on the way, and the hash at the end of it."""
    chooser = Chooser(key)
    notations: list[str] = []
    while match.decisions and len(notations) < most:
        action = choose(match, chooser)
        match.apply(action)
        notations.append(action.notation)
    return [*notations, match.hash()]


def load_back(game: Game, text: str) -> Match:
    """Load a save; a game that is not installed (a toy, a game with packs) brings itself."""
    if game.name in games() and game_of_name(game.name) is game:
        return load(text)
    return rebuild(game, parse(text))


def saves_and_loads(walk: Walk) -> None:
    """A loaded match has the same past, the same questions and the same future."""
    term = "save and load at every decision"
    match = walk.match
    with walk.during(term):
        loaded = load_back(walk.game, match.save())
    walk.require(loaded.hash() == walk.hashes[-1], term, "the loaded position differs")
    walk.require(questions_of(loaded) == questions_of(match), term, "the loaded questions differ")
    walk.require(loaded.events == match.events, term, "the loaded events differ")
    walk.require(loaded.records == match.records, term, "the loaded log differs")
    walk.require(loaded.save() == match.save(), term, "the loaded match saves differently")
    key = walk.chooser.below(1_000_000)
    walk.require(play_on(loaded, key) == play_on(match.copy(), key), term, "the loaded match goes on differently")


def copies_are_independent(walk: Walk) -> None:
    """Playing and undoing a copy leaves the match alone, and the other way round."""
    term = "a copy is independent"
    copy = walk.match.copy()
    walk.kept.append((len(walk.hashes) - 1, copy.copy()))
    events = walk.match.event_count
    key = walk.chooser.below(1_000_000)
    first = play_on(copy, key)
    if len(copy.records) > len(walk.lines):
        copy.undo(to=len(walk.lines))
    walk.require(copy.hash() == walk.hashes[-1], term, "undone again, the copy differs")
    walk.require(play_on(copy, key) == first, term, "played again, the copy differs")
    if walk.lines:
        copy.undo(to=0)
    walk.require(walk.match.hash() == walk.hashes[-1], term, "playing a copy changed the match")
    walk.require(walk.match.event_count == events, term, "playing a copy changed the events of the match")


def in_another_world(walk: Walk, seat: int, key: int) -> Match:
    """The match with everything that a seat may not know drawn anew."""
    other = walk.match.copy()
    guess = walk.game.determinize(walk.match.recall(), seat, key)
    guess.events = other.state.events
    other.state = guess
    return other


def tables_can_be_drawn(walk: Walk) -> None:
    """From every view a table can be drawn that shows every seat."""
    seats = range(walk.match.setup.seats)
    for eye in (None, *seats):
        shown = seat_names(table_of(walk.match, walk.match.view(eye)))
        walk.require(sorted(shown) == list(seats), "tables can be drawn", f"the table of {eye} shows {sorted(shown)}")


def guesses_know_nothing_hidden(walk: Walk) -> None:
    """A guess is made from what the seat knows: in another world that looks the same to it, it is the same guess.

    So is what the seat may save of a running match, to the byte, whatever was shuffled out of its sight.
    """
    term = "a guess depends on nothing that is hidden"
    for seat in range(walk.match.setup.seats):
        key = walk.chooser.below(1_000_000)
        state = walk.match.recall()
        other = shuffled_unseen(walk.game, walk.game.determinize(state, seat, key + 1), seat)
        saves = [export_of(walk.match, world, seat, key) for world in (state, other)]
        walk.require(saves[0] == saves[1], term, f"seat {seat} guesses better than it can know")


def shuffled_unseen(game: Game, state: State, seat: int) -> State:
    """The position with other keys for all that lies hidden from a seat, as if it had been shuffled."""
    hide_keys(state, hidden_cards(game, state, seat), SHUFFLED)
    return state


def export_of(match: Match, world: State, seat: int, key: int) -> str:
    """What a seat may save of a running match: the position as it knows it, with what is hidden drawn anew."""
    return Match(match.game, match.setup, match.game.determinize(world, seat, key), prepared=True).save()


def guesses_can_be_played(walk: Walk) -> None:
    """A seat that is asked can play its guess to see what comes of it."""
    term = "a guess can be played on"
    for seat in {decision.seat for decision in walk.match.decisions}:
        with walk.during(term):
            other = in_another_world(walk, seat, walk.chooser.below(1_000_000))
            play_on(other, walk.chooser.below(1_000_000))
        walk.require(all_cards(walk.game, other.state) == all_cards(walk.game, walk.state), term, "it loses a card")
