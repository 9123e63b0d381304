# Looking at a map.
map-overview = Celá mapa
map-follow = Ukázat figurku na tahu (F)
map-steps = { $count ->
    [one] { $count } krok daleko
    [few] { $count } kroky daleko
   *[other] { $count } kroků daleko
}
