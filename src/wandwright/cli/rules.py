"""`wandwright rules`: the rulebook, and the pages made from it."""

from __future__ import annotations

import argparse
import re
import textwrap
from itertools import groupby
from pathlib import Path

from wandwright.cli import docs
from wandwright.cli.arguments import DONE, FAILED, USAGE, add_command
from wandwright.cli.checkout import find_checkout
from wandwright.engine.display.rulebook import NUMBER
from wandwright.engine.language import typed
from wandwright.engine.matches.games import Game, game

WIDTH = 100
# R12, a part of a rule (R8a) or a ruling (A3), in either case.
RULE_NUMBER = re.compile(NUMBER.pattern, re.IGNORECASE)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    examples = (
        "wandwright rules hogwarts-battle                 the whole rulebook",
        "wandwright rules hogwarts-battle R24             one rule (or several)",
        "wandwright rules hogwarts-battle stunned health  the rules that speak of both",
        "wandwright rules --check-docs                    are the generated pages of a checkout fresh, without gaps?",
    )
    command = add_command(
        commands, "rules", "show the rulebook, a rule, or the rules that speak of something", examples
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="the game")
    command.add_argument("words", nargs="*", metavar="R12|WORD", help="numbers of rules, or words to look for")
    pages = command.add_mutually_exclusive_group()
    pages.add_argument(
        "--check-docs",
        action="store_true",
        help="check that the generated pages below docs/ are fresh, and that no rule or card is without a test",
    )
    pages.add_argument("--write-docs", action="store_true", help="write the generated pages below docs/ anew")
    command.set_defaults(run=run, usage=command.format_usage())


def run(chosen: argparse.Namespace) -> int:
    if chosen.check_docs or chosen.write_docs:
        return make_pages(find_checkout(), check=chosen.check_docs)
    if chosen.game is None:
        print(f"{chosen.usage}Name a game: wandwright games lists them.")
        return USAGE
    found = game(chosen.game)
    rules = select(found, chosen.words)
    if not rules:
        print(f"No rule of {found.title} speaks of {' '.join(chosen.words)}. Try fewer or other words.")
        return FAILED
    print("\n".join(layout(found, rules)))
    return DONE


def select(found: Game, words: list[str]) -> list[tuple[str, str, str]]:
    """The rules asked for by number, or those in which every word occurs; all without words."""
    if words and all(RULE_NUMBER.fullmatch(word) for word in words):
        wanted = {word.casefold() for word in words}
        for word in words:
            found.rule_text(word)
        return [rule for rule in found.rulebook() if rule[0].casefold() in wanted]
    sought = [word.casefold() for text in words for word in text.split()]
    return [rule for rule in found.rulebook() if all(word in typed(" ".join(rule)) for word in sought)]


def layout(found: Game, rules: list[tuple[str, str, str]]) -> list[str]:
    """Chapter by chapter, each rule beside its number."""
    lines = [found.title]
    for chapter, group in groupby(rules, key=lambda rule: rule[1]):
        lines += ["", chapter]
        for number, _, text in group:
            lines += textwrap.wrap(text, WIDTH, initial_indent=f"  {number:4} ", subsequent_indent=" " * 7)
    return lines


def make_pages(root: Path, *, check: bool) -> int:
    """Check or write the generated pages of a checkout."""
    if check:
        problems = docs.check_docs(root)
        for problem in problems:
            print(problem)
        if not problems:
            print("The generated pages are fresh, and every rule and card has its tests.")
        return FAILED if problems else DONE
    written = docs.write_docs(root)
    for path in written:
        print(f"Written: {path.relative_to(root).as_posix()}")
    if not written:
        print("The generated pages were fresh already.")
    return DONE
