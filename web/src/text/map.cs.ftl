# Looking at a map.
map-overview = Celá mapa
map-follow = Ukázat figurku na tahu (F)
map-steps = { $count ->
    [one] { $count } krok daleko
    [few] { $count } kroky daleko
   *[other] { $count } kroků daleko
}
# What can be chosen, but lies outside the frame of the map.
map-beyond = { $count ->
    [one] { $name }
    [few] Další { $count } místa
   *[other] Dalších { $count } míst
 }
map-beyond-show = Mimo výřez: { $names }. Ukázat na mapě
