### Co čte hráč Roku v Bradavicích, česky (quidditch).
do-seeker-steps = tvůj chytač postoupí o { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
 }
do-rival-steps = soupeřův chytač jde o { $size ->
    [one] { $size } krok
    [few] { $size } kroky
   *[other] { $size } kroků
 } { $towards ->
    [back] zpět
   *[on] vpřed
 }
do-seeker-reroll = hoď kostkou chytače znovu
do-seeker-roll-two = v tomto tahu hoď 2 kostkami chytače
do-rival-skips = soupeřův chytač přijde o příští tah
