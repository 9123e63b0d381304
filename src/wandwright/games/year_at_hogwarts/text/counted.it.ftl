# Numeri con le forme del nome: gli altri messaggi li chiamano per nome; il numero è sempre $n.

counted-point = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
counted-step = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
}
