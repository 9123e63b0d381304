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
reason-gains-danger = you stand in less danger
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
reason-spares-danger = the other answer would lead you into danger
reason-spares-cards = it saves a good card
reason-spares-rivals = the other answer would help a rival
chance-score = the score if the match ended now
chance-score-late = that score, the nearer the end is
chance-lead = the lead over the best of the others
chance-lead-late = that lead, the nearer the end is
chance-lead-last = the lead in the last turns
chance-over-rival = the lead over the Rival
chance-over-rival-late = the lead over the Rival, the nearer the end is
chance-over-rose = the lead over the Black Rose
chance-over-rose-late = the lead over the Black Rose, the nearer the end is
chance-rival-fights = the Rival’s damage on the others
chance-rose-rooms = the Black Rose’s hold on rooms
chance-fights = damage on the others
chance-fights-late = damage on the others, late in the match
chance-rooms = a hold on rooms
chance-rooms-late = a hold on rooms, late in the match
chance-quests-done = Quests completed
chance-quests-held = Quests that come near
chance-quests-late = Quests that come near, late in the match
chance-trophies = Trophies
chance-evocations = Evocations
chance-spells = spells that are prepared and set
chance-hand = the cards in hand
chance-deck = the cards of the Grimoire
chance-tokens = ready Action Tokens
chance-danger = the danger of a defeat in this turn
chance-danger-late = that danger, late in the match
chance-wounds = damage suffered
chance-in-cell = a Mage in its Cell
chance-crown = the Crown
chance-over-line = the points that end the match
chance-first = the first place in play order
