"""The numbers of the steps, questions and answers of the chapter on trials."""

from __future__ import annotations

from typing import Final

FIRST_STEP: Final = 70
FIRST_QUESTION: Final = 75

# What is left of step 5 once the Encounter is collected or left.
FINISH_TURN: Final = 70
# Questions.
COLLECT_TRIAL: Final = 75

# Answers to COLLECT_TRIAL.
COLLECT: Final = 0
LEAVE: Final = 1
# Answer to ACT: one attack on the active Encounter (R97).
ATTACK_TRIAL: Final = 5900
