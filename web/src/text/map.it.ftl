# Looking at a map.
map-overview = Tutta la mappa
map-follow = Mostra la pedina di turno (F)
map-steps = { $count ->
    [one] a { $count } passo
   *[other] a { $count } passi
}
# What can be chosen, but lies outside the frame of the map.
map-beyond = { $count ->
    [one] { $name }
   *[other] Altri { $count } luoghi
 }
map-beyond-show = Fuori vista: { $names }. Mostra sulla mappa
