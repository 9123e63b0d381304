# Le parole del tavolo di Le guerre della Rosa Nera.

region-lodge = Loggia
region-spells = Incantesimi
region-events = Eventi
region-sheets = Schede
lodge = La Loggia
cell-of = Cella di { $name }
black-rose = Rosa Nera
seat = Posto { $n }
bull = il Toro
creature-of = { $kind } ({ $name })
destroyed = distrutta
unstable = instabile: cade nel Riordino
instability = Instabilità { $n } di { $limit }
token-ready = si può attivare, segnalino da { $n } PP
token-used = già usata in questo turno
token-waiting = il suo segnalino arriva con la Seconda Luna
token-taken = il suo segnalino è stato preso
set-here = { $n ->
    [one] una carta piazzata
   *[other] { $n } carte piazzate
} di { $name }
set-on-sheet = una carta piazzata sulla scheda
on-sheet = sulla scheda
face-down = Questa carta è coperta.
taker = Se cade ora, { $name } prende il segnalino.
here = Qui: { $names }
nobody = nessuno
where = Che cosa è dove
damage-of = danni: { $n }/{ $health }
to-fall = cade con { $n }
to-fall-whole = { $mage }: { $n ->
    [one] ancora { $n } danno
   *[other] ancora { $n } danni
} e cade.
to-fall-gains = { $mage }: { $n ->
    [one] ancora { $n } danno
   *[other] ancora { $n } danni
} e cade. Con i danni di adesso: { $gains }.
gains = { $name } +{ $n } PP
reaches = Con un solo Movimento { $name } raggiunge: { $names }. Le Stanze sono segnate.
reaches-nobody = Con un solo Movimento { $name } non raggiunge nessuno. Le Stanze sono segnate.
rooms-do = Che cosa fanno le Stanze
power = Tracciato del Potere
has-points = { $name }: { $n } PP
moon-2 = Seconda Luna
moon-3 = Terza Luna
end = Fine della partita
events = Eventi
moon-name-first = Prima Luna
moon-name-second = Seconda Luna
moon-name-third = Terza Luna
works = attivo ora
empty-space = vuoto
phases = Turno { $n }, fasi
phase-black_rose = Rosa Nera
phase-study = Studio
phase-preparation = Preparazione
phase-action = Azione
phase-evocation = Evocazione
phase-cleanup = Riordino
you = tu
rival = il Rivale
crown = ha la Corona
passed = passa
thinks = sta ancora pensando
ready = pronto, sigillato
points = Punti Potere
actions = { $n ->
    [one] 1 segnalino Azione pronto
   *[other] { $n } segnalini Azione pronti
}
prepared = { $n ->
    [one] 1 Incantesimo preparato
   *[other] { $n } Incantesimi preparati
}
played = Incantesimi giocati
cards-in-hand = carte in mano
grimoire = Grimorio
memories = Memorie
quests = Missioni
no-quests = Nessuna Missione in mano.
completed = Missioni completate
trophies = Trofei
rooms-taken = segnalini delle Stanze presi
progress = { $n } di { $of }
state-abomination = Abominio
state-putrefying = putrescente
state-rooted = radicato
state-weakened = indebolito
state-no_protection = senza Protezioni
slots = Incantesimi preparati
slot-quick = Rapido
slot-standard_1 = Standard 1
slot-standard_2 = Standard 2
slot-standard_3 = Standard 3
next-slot = qui la prossima
hand = Mano: carte { $n }/{ $limit }
hand-empty = Nessuna carta in mano.
upright = dritto
inverted = rovesciato
turn-card = Gira la carta (R)
type-combat = Combattimento
type-utility = Utilità
type-evocation = Evocazione
type-trap = Trappola
type-protection = Protezione
shelf = La Biblioteca
deck-left = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
taken = { $n ->
    [one] scelta 1 volta
   *[other] scelta { $n } volte
 }
books-named = libri scelti: { $n }/{ $of }
auto-ban = Bandire una carta nello Studio
auto-discard_quest = Scartare una Missione
ask-ban = Bandire una carta in questo Studio…
asked-ban = Ti sarà chiesto quale carta bandire
ask-discard_quest = Scartare una Missione al prossimo turno…
asked-discard_quest = Ti sarà chiesto al prossimo turno
same-books = Come l’ultima volta: { $books }
name-less = { $school }: uno di meno
drawn = Pescate dalla Biblioteca
take-back = Riprendi { $card }
schools = Scuole
about-conspiracy = Si insinua, ruba punti, Missioni e incantesimi, e fa patti con la Rosa Nera.
about-destruction = Danni diretti a uno o a tutti, e Stanze sempre più vicine al crollo.
about-divination = Più carte, cure e altari; aiuta con le Missioni.
about-illusion = Sosia, specchi e trappole: nessuno sa dove sei né che cosa valga.
about-necromancy = Servitori non morti, e danni che ti curano.
about-transmutation = Un corpo più forte: colpi, pelle dura, altre forme.
recommended = La lista { $list } è adatta alla prima partita
list-name = Lista { $list }
begin-with = Comincia con { $school }
take-list = Prendi la lista { $list }
at-work = Che cosa accade ora
waits = aspetta che questo finisca
source-physical = Azione Fisica
source-spell = Incantesimo
source-evocation = Evocazione
source-trap = Trappola
source-reaction = Reazione
source-room = Stanza
source-quest = Missione
source-event = Evento
scoring = Punteggio finale
score-points = Tracciato del Potere
score-quests = Missioni completate
score-trophies = Trofei
score-rooms = Segnalini delle Stanze
score-crown = Corona
score-sum = Totale
why-not = Ora non puoi usarlo. Puoi scegliere ciò che brilla.
why-not-played = Ora non puoi giocare questo Incantesimo. Puoi solo rinunciarvi, per un passo.
give-up = Rinuncia
loses-spell = { $card } va nelle tue Memorie senza essere giocato, e tutti lo vedono. In cambio fai un passo.
mark-movement = Movimento
mark-attack = Attacco
mark-health = Salute
mark-pp = Punti Potere
mage-jafar = Jaf’ar
mage-tessa = Tessa
mage-rebecca = Rebecca
mage-nero = Nero
kind-spell = Incantesimo
kind-forgotten = Incantesimo Dimenticato
kind-personal = Incantesimo personale
kind-quest = Missione
kind-event = Evento
kind-evocation = Evocazione
kind-mage = Mago
kind-black_rose = Rosa Nera
kind-conspiracy = Cospirazione
kind-destruction = Distruzione
kind-divination = Divinazione
kind-illusion = Illusione
kind-necromancy = Negromanzia
kind-transmutation = Trasmutazione
short-black_rose_room = Rosa
short-throne_room = Trono
short-arena = Arena
short-alchemical_laboratory = Laboratorio
short-summoner_room = Evocatore
short-library_room = Lettura
short-observatory = Osservatorio
short-sanctuary = Santuario
short-garden = Giardino
short-forge = Forgia
short-treasure_room = Tesoro
short-abyss = Abisso
short-oracle_room = Oracolo
short-mirrors_room = Specchi
short-armory = Armeria
short-pleasures_room = Piaceri
short-crypt = Cripta
short-sacrificial_altar = Altare
