### Quello che legge chi gioca a Un anno a Hogwarts, in italiano.

## Names

name-players = giocatori
name-map = mappa
name-pv = PV
name-points = punti
name-floo = Polvere Volante
name-portkeys = Passaporte
name-done = missioni completate
name-books = Libri
name-potions = Pozioni
name-spells = Incantesimi
name-missions = missioni
name-items = Oggetti
title-round = Giro { $n }
sign-death-eater = Mangiamorte
deck-action = carte Azione
deck-event = carte Evento
deck-duel = carte Duello
deck-book = Libri
deck-potion = Pozioni
deck-spell = Incantesimi
deck-quidditch = carte Quidditch
deck-mission = missioni
kind-board = tabellone
kind-space = casella
kind-passage = passaggio segreto
kind-pitch = campo
kind-slot = slot del campo
kind-character = personaggio
kind-item = Oggetto
kind-mission = missione
kind-combat = avversario di missione
kind-duel = carta Duello
kind-spell = Incantesimo
kind-potion = Pozione
kind-book = Libro
kind-action = carta Azione
kind-event = carta Evento
kind-quidditch = carta Quidditch
kind-return = seconda modalità
confidence-high = confermato
confidence-medium = probabile
confidence-low = incerto
confidence-reconstructed = ricostruito
about-points = { counted-point }
about-pv = { $n } PV
about-resistance = resistenza { $n }: colpisce { $n } o più
about-dice = { $n ->
    [one] { $n } dado attacco
   *[other] { $n } dadi attacco
}
about-copies = { $n ->
    [one] { $n } copia
   *[other] { $n } copie
}
label-nothing = Niente

## Sentences

sentence = { $text }.
list-then = { $first }; { $rest }
list-comma = { $first }, { $rest }
face-count = { $n } { $face }
when-effect = { $text }
when-event = per tutti i giocatori: { $text }
when-combat = in combattimento: { $text }
when-turn-start = all’inizio del tuo turno: { $text }
when-on-reveal = alla rivelazione: { $text }
when-before-player-attack = prima di ogni tuo attacco: { $text }
when-after-player-attack = dopo ogni tuo attacco: { $text }

## Endings

outcome-year-done = L’anno è finito: l’obiettivo è raggiunto
outcome-calendar = Il calendario è finito
outcome-year-over = L’anno è finito senza raggiungere l’obiettivo
outcome-fallen = Non hai più PV

## Advice

