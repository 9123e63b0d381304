# Numeri con le forme del nome: gli altri messaggi li chiamano per nome; il numero è sempre $n.

counted-damage = { $n ->
    [one] { $n } danno
   *[other] { $n } danni
}
counted-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
counted-room = { $n ->
    [one] { $n } Stanza
   *[other] { $n } Stanze
}
counted-quest = { $n ->
    [one] { $n } Missione
   *[other] { $n } Missioni
}
