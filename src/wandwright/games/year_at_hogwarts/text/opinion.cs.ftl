# Proč se něco radí.
reason-gains-points = přinese { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
reason-gains-pv = přinese { counted-life }
reason-gains-cards = přinese { $n } { $n ->
    [one] lektvar nebo kouzlo
    [few] lektvary a kouzla
   *[other] lektvarů a kouzel
}
reason-gains-items = přinese { $n } { $n ->
    [one] předmět
    [few] předměty
   *[other] předmětů
}
reason-gains-powder = přinese letax nebo přenášedlo
reason-nearer-done = splníš tím misi
reason-nearer-missions = budeš blíž splnění mise
reason-nearer-books = budeš blíž učebně pro své učebnice
reason-nearer-match = budeš blíž zápasu, který ještě potřebuješ
reason-spares-points = ušetří ti { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
reason-spares-pv = ušetří ti { counted-life }
reason-spares-cards = ušetří ti { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}
reason-spares-items = zůstane ti předmět
reason-spares-powder = ušetří ti letax nebo přenášedlo
