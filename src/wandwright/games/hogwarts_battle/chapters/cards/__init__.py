"""What the new cards do with hands, decks and piles: banishing, Detention!, looking and copying (R61, R98, R99)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(__name__, answers={"discard_piles": 1_000}, part="new_rules")
