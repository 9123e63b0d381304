# What somebody did in a turn, after the name and a colon; what is not here is told as in the log.
deed-plays = { $cards }
deed-plays_quidditch = { $cards }

# What the table is busy with.
now-turn = A new turn
now-fights = The fight
now-reveals = The fight
now-clashes = The fight
