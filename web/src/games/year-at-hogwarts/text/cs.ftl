# Slova stolu hry Rok v Bradavicích.

region-map = Mapa
region-sheet = List
region-notes = Zápisník
region-race = Pohár
region-others = Ostatní
map = Bradavice a kouzelnický svět
title = Rok v Bradavicích
board-d = Příčná ulice
board-p = Místa
village = Prasinky
lake = Černé jezero
death-eater = Smrtijed
waits-death-eater = Čeká tu Smrtijed.
here = Stojí tu: { $names }
choose-here = Vybrat tady
note-tower = Tah tu smí skončit dřív. Funguje tu letax.
note-mission = Místo misí.
note-stop = Každý tah tu končí.
note-class = Skládají se tu zkoušky z tohoto předmětu.
dice = Útočné kostky
resistance = Odolnost
floo = Letax
portkey = Přenášedla
pv = { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}
points = Body
slots = Předměty, nejvýš šest
lost-turns = vynechá tahů: { $n }
notebook = Zápisník misí
no-missions = Žádná mise není otevřená.
with = má { $name }
missions-done = Splněné mise
kind-attack_spell = { $n } × útočné kouzlo
kind-defence_spell = { $n } × obranné kouzlo
kind-attack_potion = { $n } × útočný lektvar
kind-defence_potion = { $n } × obranný lektvar
gryffindor = Nebelvír
hufflepuff = Mrzimor
ravenclaw = Havraspár
slytherin = Zmijozel
hourglasses = Přesýpací hodiny čtyř kolejí
hourglass = { $house }: { $names }; víc než { $goal } ukončí rok
calendar = Kolo { $round }/{ $rounds }
round = Kolo { $round }
hand = Karty v ruce
spells = Kouzla
potions = Lektvary
books = Učebnice
why-not = Toto teď použít nejde. Vybrat můžeš to, co svítí.
kind-spell = Kouzlo
kind-potion = Lektvar
kind-book = Učebnice
kind-action = Akce
kind-event = Událost
kind-duel = Souboj
kind-combat = Protivník
kind-mission = Mise
kind-item = Předmět
kind-character = Postava
kind-quidditch = Famfrpál
kind-space = Pole
character-harry = Harry
character-ron = Ron
character-hermione = Hermiona
character-neville = Neville
character-draco = Draco
character-luna = Lenka
character-ginny = Ginny
character-cedric = Cedrik
character-peter = Petr
character-voldemort = Voldemort
goal = Cíl: víc než { $points } bodů a { $missions ->
    [one] splněná mise
    [few] { $missions } splněné mise
   *[other] { $missions } splněných misí
}.
fold-tower = Věže
fold-named = Pojmenovaná místa
fold-others = Ostatní pole

fight = Boj
against = zásah od { $n }
pitch = Famfrpálové hřiště
actions = zbývá akcí: { $n }
phase-snitch = Hon za zlatonkou
hoops = Obruče
seeker = Chytač, krok { $n }/{ $of }
role-keeper = Brankář
role-beater = Odrážeč
role-chaser = Střelec
ball-quaffle = s camrálem
ball-bludger = s potloukem
seals = Šest viteálů
seal-whole = celý
seal-broken = zničený
match-turn = { $n }. tah zápasu
quidditch = Famfrpál
match-cards = karty: { $n }
match-team = { $name }, { $house }: góly { $n }
match-hint-1 = Kdo dá první dva góly, má náskok a karty famfrpálu pro hon za zlatonkou.
match-hint-2 = Každý chytač hodí kostkou a letí dál. Kdo je u zlatonky první, vyhrává.
near = { $name }, poblíž: { $place }
queue = Voldemortovy figurky
pawn-moves = táhne teď
pawn-moved = už táhl
pawn-waits = čeká na tah
pawn-beaten = poražen
attacks = na řadě
rolled = { $n ->
    [one] 1 krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
goal-dusk = Hrdinové: zničit šest viteálů. Petr: přivést Voldemorta zpět.
goal-night = { $n ->
    [0] Všechny viteály jsou zničené: až se potkají, vyhraje vyšší kostka.
    [one] Zbývá 1 viteál: když se teď potkají, vyhraje Voldemort.
    [few] Zbývají { $n } viteály: když se teď potkají, vyhraje Voldemort.
   *[other] Zbývá { $n } viteálů: když se teď potkají, vyhraje Voldemort.
}

# What one looks for, and how far it is.
far-floo = letaxem
far-portkey = přenášedlem
show-on-map = Ukázat na mapě
place-of = Místo tvé mise: { $mission }
goal-here = Sem máš dojít.
needed-for = potřebuješ na misi: { $missions }
needed = tvá strana to potřebuje
errands = Co je třeba
errands-dark-dusk = Seber tyto čtyři věci a dojdi na famfrpálové hřiště: odtud na hřbitov, a Voldemort se vrátí.
errands-heroes-dusk = Zbraň ničí viteály: skonči tah na viteálu, hoď kostkou a hoď víc než druhá strana.
errands-dark-night = Bezovou hůlku bere sám Voldemort. Pak musí potkat Harryho, dokud je nějaký viteál celý, nebo hodit víc.
errands-heroes-night = Zničte všech šest viteálů; Kámen vzkříšení bere sám Harry. Pak musí potkat Voldemorta.
task-take = { $item }
task-break = Zničit: { $item }
task-graveyard = Se všemi čtyřmi na místo: { $space }
task-meet = Harry a Voldemort se potkají

# In a fight: what the dice will do, and what was learned.
odds = Další hod: { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
 }, zasahuje { $needed } a víc. Aspoň tolik zásahů:
odds-hits = Aspoň tolik zásahů
odds-of = { $n ->
    [one] Aspoň 1 zásah
    [few] Aspoň { $n } zásahy
   *[other] Aspoň { $n } zásahů
 }: { $chance } %
# R246: what each number of defence dice costs and gains.
defence = Obranné kostky a co stojí: { $name }
defence-dice = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
defence-loss = průměrně −{ $loss } životů
defence-falls = prohra: { $n } %
defence-fells = prohra útočníka: { $n } %
met-before = Potkáno: { $foe }

# A match of Quidditch.
slot = { $side ->
    [a] vlevo
    [b] vpravo
   *[none] uprostřed
 }, { $area ->
    [throw] u obručí, řada
    [defence] obrana, řada
    [attack] útok, řada
   *[centre] čára, řada
 } { $n }
knocked-out = Vyřazeni: { $names }
match-won = Zápas vyhraje, kdo chytí Zlatonku.
match-shoot = Gól: střelec s camrálem u soupeřových obručí; musí ti padnout víc než brankáři.
match-pass = Přihrávka: jen brankář, a to střelci poblíž.
match-steal = Krádež: střelec vstoupí na soupeře s camrálem.
match-throw = Vyřazení: odrážeč hodí potlouk po přímce.
