"""The table: the position of Games 1 to 7, and what cards say, ask and count of it (R1, R4 to R9)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(__name__)
