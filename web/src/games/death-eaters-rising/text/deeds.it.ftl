# Che cosa ha fatto una squadra nel turno, dopo il nome e i due punti, in poche parole.
deed-assigns = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
} su { $names }
deed-recruits = recluta { $names }
deed-hits = colpisce { $names }
deed-imprisoned = { $names } ad Azkaban
deed-cleanses = corruzione −{ $n }: { $names }
deed-heals = danni −{ $n }: { $names }
deed-casts = lancia { $cards }
deed-uses = usa { $cards }

now-voldemort_die = Ora Voldemort
now-faces = Ora Voldemort
now-attacks = Ora Voldemort attacca
now-damage = Ora Voldemort attacca
now-corruption = Ora Voldemort attacca
now-resolves = Ora i Mangiamorte
now-dark_mark = Ora il Marchio Nero
now-penalty = Ora la penalità
