# Průvodce první partií.

guide-goal-title = O co jde
