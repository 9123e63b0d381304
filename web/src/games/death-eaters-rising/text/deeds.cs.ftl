# Co tým za tah udělal, po jméně a dvojtečce, několika slovy.
deed-assigns = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
} na kartu { $names }
deed-recruits = v týmu je teď { $names }
deed-hits = zranění: { $names }
deed-imprisoned = v Azkabanu: { $names }
deed-cleanses = vliv −{ $n }: { $names }
deed-heals = zranění −{ $n }: { $names }
deed-casts = seslané kouzlo: { $cards }
deed-uses = použito: { $cards }

now-voldemort_die = Teď Voldemort
now-faces = Teď Voldemort
now-attacks = Teď útočí Voldemort
now-damage = Teď útočí Voldemort
now-corruption = Teď útočí Voldemort
now-resolves = Teď Smrtijedi
now-dark_mark = Teď Znamení zla
now-penalty = Teď postih
