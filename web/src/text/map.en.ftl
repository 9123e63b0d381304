# Looking at a map.
map-overview = All of the map
map-follow = Show the pawn whose turn it is (F)
map-steps = { $count ->
    [one] { $count } step away
   *[other] { $count } steps away
}
# What can be chosen, but lies outside the frame of the map.
map-beyond = { $count ->
    [one] { $name }
   *[other] { $count } more places
 }
map-beyond-show = Out of sight: { $names }. Show on the map
