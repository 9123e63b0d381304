"""What holds for the words of every game: all languages say the same things, in whole sentences.

Each clause gives what is wrong, as a list of sentences; an empty list is right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from wandwright.content.messages import FALLBACK, Messages, identifier
from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import PASS, Answers, Fixed, Ranges
from wandwright.engine.questions.questions import Plain, Question
from wandwright.engine.state.state import NO_CARD
from wandwright.engine.words.words import Vocabulary

# No placeholder, no id, no gap and no isolation mark may be left.
UNFINISHED = re.compile(r"[{}_$\u2068\u2069]|  | [.,;:)]|\(\s")

# What begins messages about a game and its set-up, which English has in the code, and numbers with the forms of a noun.
SET_UP = ("game-title", "summary", "counted-", "option-", "called-")

# What every question has for whoever has nothing to answer.
NOTHING = ("nothing", "label-nothing")

Entries = dict[str, ast.Message]


class _Variables(Visitor):
    """The names of what a message is given."""

    def __init__(self, entry: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Texts:
    """The text files of a game's package, read as messages and not yet spoken."""

    def __init__(self, package: str, names: tuple[str, ...] = ("card-",), always: Iterable[str] = ()) -> None:
        """`names` begin messages that a language has only where it needs them; `always` is given to every message."""
        self.messages = Messages(package)
        self.package = package
        self.locales = self.messages.locales()
        self._names = names
        self._always = frozenset(always)
        self._faults: list[str] = []
        self._entries = {locale: self._read(locale) for locale in self.locales}

    def _read(self, locale: str) -> Entries:
        folder = files(self.package) / "text"
        named = sorted(entry.name for entry in folder.iterdir() if f".{entry.name}".endswith(f".{locale}.ftl"))
        entries = [entry for name in named for entry in parse((folder / name).read_text(encoding="utf-8")).body]
        junk = [str(entry.content) for entry in entries if isinstance(entry, ast.Junk)]
        self._faults += [f"{locale}: this can't be read: {text}" for text in junk]
        found: Entries = {}
        for entry in entries:
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    self._faults.append(f"{locale}: {entry.id.name} is there twice")
                found[entry.id.name] = entry
        return found

    def faults(self) -> list[str]:
        """Everything that is wrong between the languages: unreadable, twice, lacking, too many, asking for too much."""
        return [*self._faults, *self.uneven(), *self.asking_for_more()]

    def uneven(self) -> list[str]:
        """Messages that only some languages have."""
        english = self._shared(FALLBACK)
        faults = []
        for locale in self.locales:
            here = self._shared(locale)
            faults += [f"{locale}: {name} is missing" for name in sorted(english - here)]
            faults += [f"{locale}: {name} is not in {FALLBACK}" for name in sorted(here - english)]
        return faults

    def asking_for_more(self) -> list[str]:
        """Messages that need something the English one is not given."""
        faults = []
        for locale in self.locales:
            for name, entry in self._entries[locale].items():
                english = self._entries[FALLBACK].get(name)
                if english is not None:
                    more = _Variables(entry).names - _Variables(english).names - self._always
                    faults += [f"{locale}: {name} asks for ${variable}" for variable in sorted(more)]
        return faults

    def lacking(self, words: Mapping[str, Iterable[str]]) -> list[str]:
        """Words of a schema, by the beginning of their messages, that some language has no message for."""
        wanted = [identifier(prefix, word) for prefix, listed in words.items() for word in listed]
        return [f"{locale}: {key} is missing" for locale in self.locales for key in wanted if not self.has(key, locale)]

    def strangers(self, cards: Iterable[str]) -> list[str]:
        """Names for cards that are not in the pack."""
        known = set(cards)
        found = [(locale, name) for locale in self.locales for name in self.named(locale)]
        return [f"{locale}: there is no card {name}" for locale, name in found if name not in known]

    def named(self, locale: str) -> list[str]:
        """The cards that a language has a name of its own for."""
        return [name.partition("-")[2] for name in self._entries[locale] if name.startswith(self._names)]

    def has(self, key: str, locale: str) -> bool:
        return key in self._entries[locale]

    def keys(self, locale: str) -> frozenset[str]:
        return frozenset(self._entries[locale])

    def asks_for(self, key: str, locale: str) -> frozenset[str]:
        """The names of what a message is given."""
        return frozenset(_Variables(self._entries[locale][key]).names)

    def _shared(self, locale: str) -> set[str]:
        return {name for name in self._entries[locale] if not name.startswith((*self._names, *SET_UP))}


def unfinished_cards(game: Game, locales: Iterable[str]) -> list[str]:
    """Lines of cards that are no whole sentence."""
    return [
        f"{locale}, {face.id}: {line}"
        for locale in locales
        for face in game.cards(locale)
        for line in face.lines
        if not is_sentence(line)
    ]


def is_sentence(line: str) -> bool:
    """Does it begin like one, end like one, with nothing left unsaid between?"""
    begins = line[:1].isupper() or line[:1].isdigit()
    return begins and line.endswith(".") and not UNFINISHED.search(line)


def lacking_set_up(game: Game, messages: Messages) -> list[str]:
    """The messages about the set-up that some language other than English lacks."""
    keys = ["game-title", "summary", *(identifier("option", option.name) for option in game.options())]
    others = [locale for locale in messages.locales() if locale != FALLBACK]
    return [f"{key} ({locale})" for key in keys for locale in others if not messages.has(key, locale)]


def lacking_texts(words: Vocabulary, messages: Messages) -> list[str]:
    """The messages that are missing: `do-<word>` of each effect word, with the language that lacks it."""
    keys = [identifier("do", word.name) for word in words.said()]
    return [f"{key} ({locale})" for key in keys for locale in messages.locales() if not messages.has(key, locale)]


def lacking_questions(game: Game, messages: Messages) -> list[str]:
    """The messages of declared questions that are missing: what asks, and what each answer is called."""
    declared = [question for question in game.rules.questions if question is not None]
    keys = sorted(
        {key for question in declared for key in (*asking_keys(game, question), *answer_keys(game, question))}
    )
    return [f"{key} ({locale})" for key in keys for locale in messages.locales() if not messages.has(key, locale)]


def unanswered_prompts(game: Game, texts: Texts) -> list[str]:
    """What the message of a question asks for and is not told: no field of its shape, nor what every prompt is told."""
    state = game.start().state
    always = frozenset(game.asking(state, Plain(0, 0, NO_CARD)))
    return [
        f"{question.prompt} ({locale}): ${name}"
        for question in game.rules.questions
        if question is not None and asking_keys(game, question)
        for locale in texts.locales
        for name in sorted(texts.asks_for(question.prompt, locale) - always - set(question.shape._fields[3:]))
    ]


def asking_keys(game: Game, question: Question) -> set[str]:
    """The message that asks, unless a function of the game does."""
    return set() if game.rules.found(f"prompt_{question.name}") else {question.prompt}


def answer_keys(game: Game, question: Question) -> set[str]:
    """The messages of its answers, unless a function of the game names them."""
    own = game.rules.found(f"label_{question.name}")
    keys = other_keys(question.answers) if own else label_keys(question.answers)
    # In secret even those are asked who have nothing to answer, so that nobody sees it.
    return keys | {question.answers.others[PASS][1]} if question.secret else keys


def label_keys(answers: Answers) -> set[str]:
    """The messages of answers of one sort; those with a `label` of their own know their words themselves."""
    keys = other_keys(answers)
    if isinstance(answers, Ranges):
        return keys.union(*(label_keys(part) for _, part in answers.parts))
    if isinstance(answers, Fixed):
        return keys | {message for _, message in answers.phrases.values() if type(answers).label is Fixed.label}
    return keys | ({answers.label_id} if type(answers).label is Answers.label else set())


def other_keys(answers: Answers) -> set[str]:
    """The messages of answers that are no thing at all, leaving out the one that every question has."""
    return {phrase[1] for phrase in answers.others.values() if phrase != NOTHING}
