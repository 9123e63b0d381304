### Che cosa chiede una carta di Un anno a Hogwarts, in italiano: missioni, Libri, avversari, schede.

mission-at = luogo: { $space }; Oggetti: { $items }
mission-needs = in Mago Qualificato e Squadre servono anche: { $cards }
needs-attack-spell = { $n ->
    [one] { $n } Incantesimo attacco
   *[other] { $n } Incantesimi attacco
 }
needs-defence-spell = { $n ->
    [one] { $n } Incantesimo difesa
   *[other] { $n } Incantesimi difesa
 }
needs-attack-potion = { $n ->
    [one] { $n } Pozione attacco
   *[other] { $n } Pozioni attacco
 }
needs-defence-potion = { $n ->
    [one] { $n } Pozione difesa
   *[other] { $n } Pozioni difesa
 }
exam-in = esame di { $class ->
    [charms] Incantesimi
    [transfiguration] Trasfigurazione
    [defence] Difesa contro le Arti Oscure
    [potions] Pozioni
    [herbology] Erbologia
   *[creatures] Cura delle Creature Magiche
 }
immune-to = { $kind ->
    [spell] immune agli Incantesimi
   *[potion] immune alle Pozioni
 }
begins-with = comincia con { $cards }
hand-book = { $n ->
    [one] { $n } Libro
   *[other] { $n } Libri
 }
hand-spell = { $n ->
    [one] { $n } Incantesimo
   *[other] { $n } Incantesimi
 }
hand-potion = { $n ->
    [one] { $n } Pozione
   *[other] { $n } Pozioni
 }
sort-attack = carta attacco
sort-defence = carta difesa
