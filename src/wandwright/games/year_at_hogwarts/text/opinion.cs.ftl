# Proč se něco radí.
reason-gains-points = přinese { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
reason-gains-pv = přinese { $n } PV
reason-gains-cards = přinese { $n } { $n ->
    [one] Lektvar nebo Kouzlo
    [few] Lektvary a Kouzla
   *[other] Lektvarů a Kouzel
}
reason-gains-items = přinese { $n } { $n ->
    [one] žeton předmětu
    [few] žetony předmětů
   *[other] žetonů předmětů
}
reason-gains-powder = přinese letax nebo přenášedlo
reason-nearer-done = splníš tím úkol
reason-nearer-missions = budeš blíž splnění úkolu
reason-nearer-books = budeš blíž učebně pro své Knihy
reason-nearer-match = budeš blíž zápasu, který ještě potřebuješ
reason-spares-points = ušetří ti { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
reason-spares-pv = ušetří ti { $n } PV
reason-spares-cards = ušetří ti { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}
reason-spares-items = zůstane ti žeton předmětu
reason-spares-powder = ušetří ti letax nebo přenášedlo
