"""Questions: what this chapter asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Extent, Fixed, Kinds, Numbered, Seats, Target
from wandwright.engine.questions.questions import Picks, Question
from wandwright.games.black_rose_wars import answers as a
from wandwright.games.black_rose_wars import text
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.words import shapes, steps, swapping
from wandwright.games.black_rose_wars.chapters.words.phrases import MESSAGES, Scene
from wandwright.games.black_rose_wars.speech import asked, speak
from wandwright.games.black_rose_wars.state import RoseState

NO_MORE: Final = {lodge.NO_MORE: ("enough", "label-enough")}


class Exchanged(a.Handed):
    """R52, A55: a hand card, its half, and the slot it takes: one answer, for all can count how many were given."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return [card * len(v.SLOTS) + slot for card in super().codes(extent) for slot in range(len(v.SLOTS))]

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        card, slot = swapping.read(answer)
        return f"{super().words(game, state, question, card)} {v.SLOTS[slot]}"

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        card, slot = swapping.read(answer)
        pile = Target("pile", f"slot:{question.seat}:{v.SLOTS[slot]}")
        return (*super().things(game, state, question, card), pile)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        card, slot = swapping.read(answer)
        return super().arguments(game, state, question, card) | {"slot": v.SLOTS[slot]}


class Places(Answers):
    """A token of a set card: its owner and its place."""

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        seat, place = divmod(answer, v.SET_PLACES)
        return f"{game.seat_id(state, seat)} {place + 1}"

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("pile", "set:{}:{}".format(*divmod(answer, v.SET_PLACES))),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        seat, place = divmod(answer, v.SET_PLACES)
        return {"n": place + 1, **game.addressed(state, seat)}


class Events(Answers):
    """One of the top Events, by its place."""

    def _card(self, state: RoseState, question: Asked, answer: int) -> int:
        return int(state.drawn[question.seat][answer])

    def words(self, game: Game, state: RoseState, question: Asked, answer: int) -> str:
        return game.card_id(state, self._card(state, question, answer))

    def things(self, game: Game, state: RoseState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target("card", None, game.card_id(state, self._card(state, question, answer))),)

    def arguments(self, game: Game, state: RoseState, question: Asked, answer: int) -> dict[str, object]:
        return {"card": game.card_name(self.words(game, state, question, answer))}


def pile(state: RoseState, question: shapes.Search) -> tuple[int, ...]:
    """Memories lie open; a card of the Grimoire can't be pointed at, for it lies face down again afterwards."""
    return state.memories[question.seat] if question.pile else ()


def from_grimoire(state: RoseState, question: shapes.Search) -> bool:
    """What lies in the own Grimoire is nobody else's business; Memories lie open."""
    return not question.pile


YES_NO: Final = Fixed((("no", "label-no"), ("yes", "label-yes")))


def label_choose_option(state: RoseState, question: shapes.Option, answer: int) -> str:
    """What the option does; of a mask also which face it is."""
    program = question.programs[answer]
    library = state.box.library
    lines = text.clause_lines(library.options[program], MESSAGES.language(), library.names)
    said = " ".join(lines)
    return speak(f"label-mask-{answer}", text=said) if question.mask else said


def prompt_may(state: RoseState, question: shapes.Offer, secret: bool) -> str:
    return asked("prompt-may", state, question, text=offered(state, question))


def offered(state: RoseState, question: shapes.Offer) -> str:
    """What would happen; of whom it happens to, "you" where that is who is asked."""
    library = state.box.library
    scene = Scene(it="self") if state.it == question.seat else Scene()
    return " ".join(text.clause_lines(library.options[question.program], MESSAGES.language(), library.names, scene))


def prompt_discard(state: RoseState, question: Picks, secret: bool) -> str:
    return asked("prompt-discard", state, question, n=question.number - len(question.picked))


def prompt_recover(state: RoseState, question: Picks, secret: bool) -> str:
    return asked("prompt-recover", state, question, n=question.number - len(question.picked))


def prompt_search(state: RoseState, question: shapes.Search, secret: bool) -> str:
    return asked("prompt-search", state, question, pile="memories" if question.pile else "grimoire")


def prompt_order_events(state: RoseState, question: shapes.Order, secret: bool) -> str:
    return asked("prompt-order-events", state, question, n=len(question.picked) + 1)


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.CHOOSE_OPTION, "choose_option", Numbered("option"), shape=shapes.Option, rule="R183"),
    Question(steps.MAY, "may", YES_NO, shape=shapes.Offer, rule="R183"),
    Question(steps.NEXT_OF, "next_of", a.Models("next", "label-target"), shape=shapes.Next, rule="R182"),
    Question(steps.FORCE, "force", a.Models("strike", "label-target"), shape=shapes.Forced, rule="R192"),
    Question(steps.DISCARD, "discard", a.HandCards("discard"), shape=Picks, rule="R139", secret="hand",
             shown=True, picks="picked", loses=("discard",)),
    Question(steps.RECOVER, "recover", Kinds("recover", others=NO_MORE, zone=a.memories), shape=Picks,
             rule="R139", picks="picked", ends=("enough",)),
    Question(steps.SEARCH, "search", Kinds("take", "label-take-card", zone=pile), shape=shapes.Search, rule="R139",
             secret=from_grimoire, picks="picked"),
    Question(steps.ORDER_EVENTS, "order_events", Events("next", "label-next-event"), shape=shapes.Order, rule="R171",
             secret=True, picks="picked", ordered=True),
    Question(steps.SWAP_SPELL, "swap_spell", Exchanged("put", "label-put-in", {lodge.NO_MORE: ("nothing",
             "label-put-nothing")}), shape=shapes.Swapping, rule="A55", secret="hand"),
    Question(steps.GIVE_UP_QUEST, "give_up_quest", Kinds("discard", "label-give-up-quest", zone=a.quests),
             shape=Picks, rule="A56", secret="quests", picks="picked", loses=("discard",)),
    Question(steps.FULFIL_QUEST, "fulfil_quest", Kinds("complete", "label-fulfil", zone=a.quests),
             shape=Picks,
             rule="A58", secret="quests", shown=True, picks="picked"),
    Question(steps.LOSE_COMPLETED, "lose_completed", Kinds("lose", "label-lose-quest",
             zone=lambda state, question: state.completed[question.seat]), shape=Picks, rule="R206",
             picks="picked", loses=("lose",)),
    Question(steps.TAKE_TROPHY, "take_trophy", Seats("trophy", "label-trophy"), shape=shapes.Trophy, rule="A46"),
    Question(steps.LOSE_TROPHY, "lose_trophy", Seats("trophy", "label-trophy"), shape=shapes.Trophy, rule="A46"),
    Question(steps.REMOVE_SET, "remove_set", Places("remove", "label-remove-set"), shape=shapes.Room, rule="R197"),
    Question(steps.TELEPORT, "teleport", a.Rooms("put", "label-room"), shape=shapes.Teleport, rule="R71"),
)
