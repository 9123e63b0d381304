# What a team did in a turn, after its name and a colon, in few words.
deed-assigns = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} on { $names }
deed-recruits = recruited { $names }
deed-hits = hit { $names }
deed-imprisoned = { $names } in Azkaban
deed-cleanses = { $n } corruption off { $names }
deed-heals = { $n } damage off { $names }
deed-casts = cast { $cards }
deed-uses = used { $cards }

# What the table is busy with.
now-voldemort_die = Now Voldemort
now-faces = Now Voldemort
now-attacks = Now Voldemort attacks
now-damage = Now Voldemort attacks
now-corruption = Now Voldemort attacks
now-resolves = Now the Death Eaters
now-dark_mark = Now the Dark Mark
now-penalty = Now the penalty
