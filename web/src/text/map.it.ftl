# Looking at a map.
map-overview = Tutta la mappa
map-follow = Mostra la pedina di turno (F)
map-steps = { $count ->
    [one] a { $count } passo
   *[other] a { $count } passi
}
