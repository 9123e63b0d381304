# Le parole del tavolo di Un anno a Hogwarts.

region-map = Mappa
region-sheet = Scheda
region-notes = Taccuino
region-race = Coppa
region-others = Gli altri
map = Hogwarts e il mondo magico
title = Un anno a Hogwarts
board-d = Diagon Alley
board-p = Luoghi
village = Hogsmeade
lake = Il Lago Nero
death-eater = un Mangiamorte
waits-death-eater = Qui aspetta un Mangiamorte.
here = Qui: { $names }
note-tower = Il movimento può finire qui prima. Qui funziona la Polvere Volante.
note-mission = Un luogo di missioni.
note-stop = Ogni movimento finisce qui.
note-class = Qui si sostengono gli esami di questa materia.
dice = Dadi attacco
resistance = Resistenza
floo = Polvere Volante
portkey = Passaporte
pv = { $n } PV
points = Punti
slots = Oggetti, al massimo sei
lost-turns = { $n ->
    [one] salta 1 turno
   *[other] salta { $n } turni
}
notebook = Taccuino delle missioni
no-missions = Nessuna missione aperta.
with = ce l’ha { $name }
missions-done = Missioni completate
kind-attack_spell = { $n } × Incantesimo attacco
kind-defence_spell = { $n } × Incantesimo difesa
kind-attack_potion = { $n } × Pozione attacco
kind-defence_potion = { $n } × Pozione difesa
gryffindor = Grifondoro
hufflepuff = Tassorosso
ravenclaw = Corvonero
slytherin = Serpeverde
hourglasses = Le clessidre delle quattro Case
hourglass = { $house }: { $names }; più di { $goal } chiudono l’anno
calendar = Giro { $round } di { $rounds }
round = Giro { $round }
hand = Carte in mano
spells = Incantesimi
potions = Pozioni
books = Libri
why-not = Adesso non puoi usarlo. Puoi scegliere ciò che brilla.
kind-spell = Incantesimo
kind-potion = Pozione
kind-book = Libro
kind-action = Azione
kind-event = Evento
kind-duel = Duello
kind-combat = Avversario
kind-mission = Missione
kind-item = Oggetto
kind-character = Personaggio
kind-quidditch = Quidditch
kind-space = Casella
character-harry = Harry
character-ron = Ron
character-hermione = Hermione
character-neville = Neville
character-draco = Draco
character-luna = Luna
character-ginny = Ginny
character-cedric = Cedric
character-peter = Peter
character-voldemort = Voldemort
goal = Obiettivo: più di { $points } punti e { $missions ->
    [one] una missione
   *[other] { $missions } missioni
}.
fold-tower = Torri
fold-named = Luoghi con un nome
fold-others = Tutti i passi

fight = Il combattimento
against = colpisce da { $n } in su
pitch = Il campo di Quidditch
actions = azioni rimaste: { $n }
phase-snitch = La caccia al Boccino
hoops = Anelli
seeker = Cercatore, passo { $n } di { $of }
role-keeper = Portiere
role-beater = Battitore
role-chaser = Cacciatore
ball-quaffle = con la Pluffa
ball-bludger = con un Bolide
seals = I sei Horcrux
seal-whole = intatto
seal-broken = distrutto
match-turn = Turno { $n } della partita
quidditch = Quidditch
match-cards = carte: { $n }
match-team = { $name }, { $house }: { $n ->
    [one] 1 gol
   *[other] { $n } gol
}
match-hint-1 = Chi segna per primo due gol è in vantaggio e pesca carte Quidditch per la caccia.
match-hint-2 = Ogni cercatore tira un dado e vola avanti. Vince chi arriva per primo al Boccino.
near = { $name } (nei pressi: { $place })
queue = Le pedine di Voldemort
pawn-moves = si muove ora
pawn-moved = già mosso
pawn-waits = da muovere
pawn-beaten = sconfitto
attacks = agisce
rolled = { $n ->
    [one] 1 passo
   *[other] { $n } passi
}
goal-dusk = Eroi: distruggere i sei Horcrux. Peter: riportare Voldemort.
goal-night = { $n ->
    [0] Tutti gli Horcrux sono distrutti: all’incontro vince il dado più alto.
    [one] Resta 1 Horcrux: se si incontrano ora vince Voldemort.
   *[other] Restano { $n } Horcrux: se si incontrano ora vince Voldemort.
}
