"""Decks, hands and discard piles (R17, R22, R25, R28, R35)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(__name__, steps=("reveal_tops",), answers={"look": 1})
