# Why an answer is advised.
reason-gains-points = it brings { $n } { $n ->
    [one] point
   *[other] points
}
reason-gains-pv = it brings { $n } PV
reason-gains-cards = it brings { $n } { $n ->
    [one] Potion or Spell
   *[other] Potions and Spells
}
reason-gains-items = it brings { $n } Item { $n ->
    [one] token
   *[other] tokens
}
reason-gains-powder = it brings Floo Powder or a Portkey
reason-nearer-done = it completes a mission
reason-nearer-missions = a mission comes nearer
reason-nearer-books = a classroom for your Books comes nearer
reason-nearer-match = the match that you still need comes nearer
reason-spares-points = it saves { $n } { $n ->
    [one] point
   *[other] points
}
reason-spares-pv = it saves { $n } PV
reason-spares-cards = it saves { $n } of your cards
reason-spares-items = it keeps an Item token for you
reason-spares-powder = it saves Floo Powder or a Portkey
