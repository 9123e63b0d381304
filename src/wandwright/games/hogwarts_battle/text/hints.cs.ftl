### Proč je odpověď dobrá podle nových pravidel, česky.

reason-collects = Získá střetnutí: { $card }
reason-trial = { $left ->
    [0] Splní vše, co žádá { $card }
   *[other] Splní část toho, co žádá { $card }
}
reason-persuades = Přidá vliv ({ $n }) na kartu { $card }; zbývá { $left }
reason-brews = Dokončí lektvar: { $card }
reason-ingredient = Přidá přísadu do lektvaru: { $card }
