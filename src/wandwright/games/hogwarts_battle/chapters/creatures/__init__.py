"""Creatures and other foes: influence on foes, who is meant by a foe (R54, R58, R75, R86 to R91)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(__name__, answers={"persuade": 900}, part="new_rules")
