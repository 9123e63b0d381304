### What a card of A Year at Hogwarts asks for, in English: missions, Books, opponents, sheets.

mission-at = place: { $space }; items: { $items }
mission-needs = Qualified and Teams also need: { $cards }
needs-attack-spell = { $n ->
    [one] { $n } attack Spell
   *[other] { $n } attack Spells
 }
needs-defence-spell = { $n ->
    [one] { $n } defence Spell
   *[other] { $n } defence Spells
 }
needs-attack-potion = { $n ->
    [one] { $n } attack Potion
   *[other] { $n } attack Potions
 }
needs-defence-potion = { $n ->
    [one] { $n } defence Potion
   *[other] { $n } defence Potions
 }
exam-in = exam in { $class ->
    [charms] Charms
    [transfiguration] Transfiguration
    [defence] Defence Against the Dark Arts
    [potions] Potions
    [herbology] Herbology
   *[creatures] Care of Magical Creatures
 }
immune-to = { $kind ->
    [spell] Spells do nothing to this opponent
   *[potion] Potions do nothing to this opponent
 }
begins-with = begins with { $cards }
hand-book = { $n ->
    [one] { $n } Book
   *[other] { $n } Books
 }
hand-spell = { $n ->
    [one] { $n } Spell
   *[other] { $n } Spells
 }
hand-potion = { $n ->
    [one] { $n } Potion
   *[other] { $n } Potions
 }
sort-attack = attack card
sort-defence = defence card
