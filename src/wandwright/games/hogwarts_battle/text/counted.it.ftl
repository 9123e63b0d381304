# Numeri con le forme del nome: gli altri messaggi li chiamano per nome; il numero è sempre $n.

counted-health = { $n ->
    [one] { $n } punto salute
   *[other] { $n } punti salute
}
counted-influence = { $n ->
    [one] { $n } punto influenza
   *[other] { $n } punti influenza
}
counted-attack = { $n ->
    [one] { $n } punto attacco
   *[other] { $n } punti attacco
}
counted-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
counted-control = { $n ->
    [one] { $n } segnalino controllo
   *[other] { $n } segnalini controllo
}
counted-spell = { $n ->
    [one] { $n } incantesimo
   *[other] { $n } incantesimi
}
