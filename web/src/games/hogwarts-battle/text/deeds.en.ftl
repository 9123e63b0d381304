# What somebody did in a turn, after their name and a colon, in few words.
deed-stunned = stunned
deed-gains_influence = { $n } influence
deed-attacks = { $count } attack on { $names }
deed-defeats = defeated { $names }
deed-destroys_horcrux = destroyed { $names }
deed-collects = collected { $names }
deed-brews = brewed { $names }
deed-control_removed = removed { $n } control
deed-gains_health = { $n } health
deed-acquires = bought { $cards }

# What the table is busy with.
now-dark_arts = Now the Dark Arts
now-resolves = Now the villains
now-defeats = A villain falls
now-draws = A new hand
now-turn_ends = The turn ends
