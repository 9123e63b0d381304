"""What players read when a card asks something: because of which card, and what an option does."""

from __future__ import annotations

from wandwright.engine.questions.answers import Asked
from wandwright.games.black_rose_wars import text
from wandwright.games.black_rose_wars.chapters.lodge.shapes import Cards
from wandwright.games.black_rose_wars.chapters.words.phrases import MESSAGES, Scene
from wandwright.games.black_rose_wars.chapters.words.shapes import (
    Forced,
    Offer,
    Option,
    Order,
    Room,
    Search,
    Teleport,
    Trophy,
)
from wandwright.games.black_rose_wars.speech import asked, called, mage_name, name_of, speak
from wandwright.games.black_rose_wars.state import RoseState


def prompt_choose_option(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-choose-option", state, question)


def label_choose_option(state: RoseState, question: Option, answer: int) -> str:
    """What the option does; of a mask also which face it is."""
    program = question.programs[answer]
    library = state.box.library
    lines = text.clause_lines(library.options[program], MESSAGES.language(), library.names)
    said = " ".join(lines)
    return speak(f"label-mask-{answer}", text=said) if question.mask else said


def prompt_may(state: RoseState, question: Offer, secret: bool) -> str:
    return asked("prompt-may", state, question, text=offered(state, question))


def offered(state: RoseState, question: Offer) -> str:
    """What would happen; of whom it happens to, "you" where that is who is asked."""
    library = state.box.library
    scene = Scene(it="self") if state.it == question.seat else Scene()
    return " ".join(text.clause_lines(library.options[question.program], MESSAGES.language(), library.names, scene))


def prompt_next_of(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-next-of", state, question)


def prompt_teleport(state: RoseState, question: Teleport, secret: bool) -> str:
    return asked("prompt-teleport", state, question, model=called(state, question.model))


def prompt_force(state: RoseState, question: Forced, secret: bool) -> str:
    return asked("prompt-force", state, question, model=called(state, question.model), n=question.strength)


def prompt_discard(state: RoseState, question: Cards, secret: bool) -> str:
    return asked("prompt-discard", state, question, n=question.number - len(question.picked))


def prompt_recover(state: RoseState, question: Cards, secret: bool) -> str:
    return asked("prompt-recover", state, question, n=question.number - len(question.picked))


def prompt_search(state: RoseState, question: Search, secret: bool) -> str:
    return asked("prompt-search", state, question, pile="memories" if question.pile else "grimoire")


def prompt_order_events(state: RoseState, question: Order, secret: bool) -> str:
    return asked("prompt-order-events", state, question, n=len(question.picked) + 1)


def prompt_swap_spell(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-swap-spell", state, question)


def prompt_give_up_quest(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-give-up-quest", state, question)


def prompt_fulfil_quest(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-fulfil-quest", state, question)


def prompt_lose_completed(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-lose-completed", state, question)


def prompt_take_trophy(state: RoseState, question: Trophy, secret: bool) -> str:
    return asked("prompt-take-trophy", state, question, holder=mage_name(state, question.holder))


def prompt_lose_trophy(state: RoseState, question: Asked, secret: bool) -> str:
    return asked("prompt-lose-trophy", state, question)


def prompt_remove_set(state: RoseState, question: Room, secret: bool) -> str:
    return asked("prompt-remove-set", state, question, room=name_of(state, state.box.room_names[question.room]))
