# Dove vincono solo alcuni al tavolo.
ending-winner = Vince
