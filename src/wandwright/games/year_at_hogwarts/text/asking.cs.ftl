### Co chce karta Roku v Bradavicích, česky: mise, učebnice, protivníci, listy.

mission-at = místo: { $space }; předměty: { $items }
mission-needs = plnoletí a Týmy potřebují také: { $cards }
needs-attack-spell = { $n ->
    [one] { $n } útočné kouzlo
    [few] { $n } útočná kouzla
   *[other] { $n } útočných kouzel
 }
needs-defence-spell = { $n ->
    [one] { $n } obranné kouzlo
    [few] { $n } obranná kouzla
   *[other] { $n } obranných kouzel
 }
needs-attack-potion = { $n ->
    [one] { $n } útočný lektvar
    [few] { $n } útočné lektvary
   *[other] { $n } útočných lektvarů
 }
needs-defence-potion = { $n ->
    [one] { $n } obranný lektvar
    [few] { $n } obranné lektvary
   *[other] { $n } obranných lektvarů
 }
exam-in = zkouška: { $class ->
    [charms] kouzelné formule
    [transfiguration] přeměňování
    [defence] obrana proti černé magii
    [potions] lektvary
    [herbology] bylinkářství
   *[creatures] péče o kouzelné tvory
 }
immune-to = { $kind ->
    [spell] imunní vůči kouzlům
   *[potion] imunní vůči lektvarům
 }
begins-with = začíná s: { $cards }
hand-book = { $n ->
    [one] { $n } učebnice
    [few] { $n } učebnice
   *[other] { $n } učebnic
 }
hand-spell = { counted-spell }
hand-potion = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
 }
sort-attack = útočná karta
sort-defence = obranná karta
