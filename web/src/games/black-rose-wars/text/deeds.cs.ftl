# Co mág za kolo udělal, po jméně a dvojtečce, několika slovy.
deed-is_defeated = porážka
deed-casts = { $cards }
deed-enters = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
deed-activates = { $count ->
    [one] { $count } aktivovaná místnost
    [few] { $count } aktivované místnosti
   *[other] { $count } aktivovaných místností
}
deed-places_instability = nestabilita +{ $n }
deed-completes = splněný úkol: { $names }
deed-gains = { $n } BM
deed-takes_trophy = { $count ->
    [one] { $count } trofej
    [few] { $count } trofeje
   *[other] { $count } trofejí
}

now-event = Teď událost
now-moon = Začíná nový měsíc
now-destroyed = Místnost se hroutí
now-turn = Nové kolo
