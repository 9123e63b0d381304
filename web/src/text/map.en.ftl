# Looking at a map.
map-overview = All of the map
map-follow = Show the pawn whose turn it is (F)
map-steps = { $count ->
    [one] { $count } step away
   *[other] { $count } steps away
}
