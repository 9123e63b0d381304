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
choose-here = Scegli qui
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
fold-others = Altri spazi

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

# What one looks for, and how far it is.
far-floo = con la Polvere Volante
far-portkey = con una Passaporta
show-on-map = Mostra sulla mappa
place-of = Luogo della tua missione: { $mission }
goal-here = Devi venire qui.
needed-for = serve per { $missions }
needed = serve alla tua parte
errands = Che cosa fare
errands-dark-dusk = Prendi queste quattro cose, poi vai al campo di Quidditch: da lì al Cimitero, e Voldemort ritorna.
errands-heroes-dusk = Un’arma distrugge gli Horcrux: termina il movimento su uno, tira un dado e fai più dell’altra parte.
errands-dark-night = Voldemort in persona prende la Bacchetta di Sambuco; poi deve incontrare Harry finché resta un Horcrux, o tirare più alto.
errands-heroes-night = Distruggete tutti e sei gli Horcrux; Harry in persona prende la Pietra della Resurrezione. Poi deve incontrare Voldemort.
task-take = { $item }
task-break = Distruggi: { $item }
task-graveyard = Con tutte e quattro: vai a { $space }
task-meet = Harry e Voldemort si incontrano

# In a fight: what the dice will do, and what was learned.
odds = Prossimo tiro: { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 }, colpisce { $needed } o più. Almeno tanti colpi:
odds-hits = Almeno tanti colpi
odds-of = { $n ->
    [one] Almeno 1 colpo
   *[other] Almeno { $n } colpi
 }: { $chance } %
# R246: what each number of defence dice costs and gains.
defence = Dadi difesa, e quanto costano: { $name }
defence-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
}
defence-loss = in media −{ $loss } PV
defence-falls = sconfitta: { $n } %
defence-fells = sconfitta dell’attaccante: { $n } %
met-before = Hai incontrato: { $foe }

# A match of Quidditch.
slot = { $area ->
    [throw] anelli
    [defence] difesa
    [attack] attacco
   *[centre] linea
 }, { $side ->
    [a] a sinistra
    [b] a destra
   *[none] in mezzo
 }, fila { $n }
knocked-out = Fuori: { $names }
match-won = Vince la partita chi prende il Boccino.
match-shoot = Gol: un Cacciatore con la Pluffa accanto agli anelli avversari; il tuo dado deve superare quello del Portiere.
match-pass = Passaggio: solo il Portiere, a un Cacciatore vicino.
match-steal = Furto: un Cacciatore entra dove sta l’avversario con la Pluffa.
match-throw = Fuori gioco: un Battitore tira un Bolide lungo una linea.
