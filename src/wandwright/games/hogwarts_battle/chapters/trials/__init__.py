"""Encounters: what completes them, collecting, their rewards (R57, R89, R92 to R97)."""

from wandwright.engine.rules.chapters import Chapter

CHAPTER = Chapter(__name__, answers={"attack_trial": 1, "collect": 1, "leave": 1}, part="new_rules")
