# What a Mage did in a turn, after the name and a colon, in few words.
deed-is_defeated = defeated
deed-casts = { $cards }
deed-enters = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
deed-activates = { $count ->
    [one] { $count } room activated
   *[other] { $count } rooms activated
}
deed-places_instability = { $n } Instability
deed-completes = Quest { $names }
deed-gains = { $n } PP
deed-takes_trophy = { $count ->
    [one] a trophy
   *[other] { $count } trophies
}

# What the table is busy with.
now-event = Now the Event
now-moon = A Moon begins
now-destroyed = A room falls
now-turn = A new turn
