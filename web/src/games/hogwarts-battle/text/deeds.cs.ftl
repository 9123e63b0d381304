# Co kdo za tah udělal, po jméně a dvojtečce, několika slovy.
deed-stunned = omráčení
deed-gains_influence = { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivů
}
deed-attacks = útok { $count }: { $names }
deed-defeats = poražen padouch: { $names }
deed-destroys_horcrux = zničen viteál: { $names }
deed-collects = získáno: { $names }
deed-brews = uvařeno: { $names }
deed-control_removed = žetony kontroly −{ $n }
deed-gains_health = { $n } zdraví
deed-acquires = koupeno: { $cards }

now-dark_arts = Teď černá magie
now-resolves = Teď padouši
now-defeats = Padouch padá
now-draws = Nové karty do ruky
now-turn_ends = Tah končí
