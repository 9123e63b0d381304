### What a player of A Year at Hogwarts reads, in English (quidditch).
do-seeker-steps = { $n ->
    [one] your Seeker goes { $n } step on
   *[other] your Seeker goes { $n } steps on
 }
do-rival-steps = the rival Seeker goes { $size ->
    [one] { $size } step
   *[other] { $size } steps
 } { $towards }
do-seeker-reroll = roll the Seeker die again
do-seeker-roll-two = roll 2 Seeker dice this turn
do-rival-skips = the rival Seeker loses the next turn
