# Why an answer is advised.
reason-gains-points = it brings { $n } { $n ->
    [one] Power Point
   *[other] Power Points
}
reason-gains-fights = your damage on the others comes nearer to its points
reason-gains-rooms = you gain ground in a room
reason-gains-honours = it counts in the final scoring
reason-gains-quests = a Quest comes nearer
reason-gains-evocations = your Evocations stand better
reason-gains-chances = more comes into your reach
reason-gains-cards = your cards get better
reason-gains-rivals = it sets back whoever leads among the others
reason-spares-points = it saves { $n } { $n ->
    [one] Power Point
   *[other] Power Points
}
reason-spares-fights = the other answer would cost you a share in a defeat
reason-spares-rooms = the other answer would cost you ground in a room
reason-spares-honours = the other answer would cost you points in the final scoring
reason-spares-quests = the other answer would lead you away from a Quest
reason-spares-evocations = it spares your Evocations
reason-spares-chances = the other answer would waste what you have prepared
reason-spares-cards = it saves a good card
reason-spares-rivals = the other answer would help a rival
