# The guide of the first match.

guide-goal-title = What it is all about
