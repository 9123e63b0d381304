# Numeri con le forme del nome: gli altri messaggi li chiamano per nome; il numero è sempre $n.

counted-damage = { $n ->
    [one] { $n } danno
   *[other] { $n } danni
}
