### Ciò che legge chi gioca a L’Ascesa dei Mangiamorte, in italiano.
###
### Il significato degli argomenti è spiegato in en.ftl. Una località (tabellone) ha due luoghi (carte).

## Names

name-locations = località
name-foes = nemici
name-teams = squadre
name-dice = dadi
name-damage = danni
name-corruption = corruzione
name-deck = mazzo
name-below = sotto
name-azkaban = Azkaban
name-defeated = maghi sconfitti
name-corrupted = luoghi corrotti
name-pool = riserva
name-aside = da parte
name-wizards = maghi
name-tokens = segnalini incantesimo
name-assigned = assegnati
name-begun = iniziati
name-not-rolled = non tirato
name-ability = { $card }, abilità { $n }

sign-mission = missione
sign-voldemort = Voldemort guarda qui
sign-hidden = non ancora rivelato
sign-complete = completo

kind-affiliation = fazione
kind-location = località
kind-place = luogo
kind-headquarters = quartier generale
kind-wizard = mago
kind-death-eater = Mangiamorte
kind-voldemort = il Signore Oscuro
kind-villain-card = carta del Signore Oscuro
kind-wizard-die = dado dei maghi
kind-voldemort-die = dado a otto facce
kind-spell-token = segnalino incantesimo

confidence-high = confermato
confidence-medium = probabile
confidence-low = incerto
confidence-reconstructed = ricostruito

symbol-friendship = amicizia
symbol-knowledge = conoscenza
symbol-loyalty = lealtà
symbol-courage = coraggio

# Tanti simboli di un tipo.
symbols-friendship = { $n ->
    [one] { $n } simbolo amicizia
   *[other] { $n } simboli amicizia
}
symbols-knowledge = { $n ->
    [one] { $n } simbolo conoscenza
   *[other] { $n } simboli conoscenza
}
symbols-loyalty = { $n ->
    [one] { $n } simbolo lealtà
   *[other] { $n } simboli lealtà
}
symbols-courage = { $n ->
    [one] { $n } simbolo coraggio
   *[other] { $n } simboli coraggio
}
symbols-none = nulla

# Il colore di $n dadi; shade-… sta da solo.
color-orange = { $n ->
    [one] arancione
   *[other] arancioni
}
color-blue = blu
color-red = { $n ->
    [one] rosso
   *[other] rossi
}
color-purple = viola
shade-orange = arancione
shade-blue = blu
shade-red = rosso
shade-purple = viola

# Una faccia di un dado dei maghi, e la stessa con il colore del dado.
face = { $n ->
    [1] { $symbol }
   *[other] { $symbol } ×{ $n }
}
die = { $face } ({ $color })
die-on = { $die } su { $card }

# Un mago con i danni subiti, e i numeri stampati su una carta.
damaged = { $card } { $damage }/{ $health }
about-health = salute { $n }
about-cost = richiede { $needs }
about-spaces = { $n ->
    [one] { $n } spazio per la corruzione
   *[other] { $n } spazi per la corruzione
}
about-copies = { $n } nella scatola

turn-clockwise = rotazione in senso orario
turn-counterclockwise = rotazione in senso antiorario
turn-dark-mark = Marchio Nero

# Come si chiama una squadra. team-of vale per i personaggi iniziali che qui mancano.
team-harry_potter = squadra di Harry
team-hermione_granger = squadra di Hermione
team-albus_dumbledore = squadra di Silente
team-minerva_mcgonagall = squadra della McGranitt
team-nymphadora_tonks = squadra di Tonks
team-sirius_black = squadra di Sirius
team-of = squadra di { $name }

## Triggers

when-pool = quando prendi i dadi
when-after-roll = una volta per turno, dopo un tiro
when-assign = assegna { $cost }
when-once-per-turn = una volta per turno
when-self-damage = una volta per turno, metti { counted-damage } su { $card }
when-end-turn = alla fine del tuo turno
when-regular = in ogni turno in cui Voldemort guarda qui
when-dark-mark = con un Marchio Nero
when-penalty = una volta corrotto, a ogni Marchio Nero
when-if = { $trigger }, { $condition }

## Conditions

if-team-has-other = se nella tua squadra c’è un altro mago della fazione { $name }
if-team-has = se nella tua squadra c’è un mago della fazione { $name }
if-mission-at = se la località della tua missione è { $name }
if-death-eater-at-mission = se un Mangiamorte è nella località della missione
if-dealt-death-eater-damage = se in questo turno un Mangiamorte ha subìto danni

## Counts

per-death-eater-damage-dealt = per ogni danno subìto dai Mangiamorte in questo turno

## Effects

do-gain-die = { $side ->
    [token] il giocatore attivo ottiene
   *[own] ottieni
} { $mixed ->
    [yes] { $n ->
        [one] { $n } dado
       *[other] { $n } dadi, ognuno
    } { $colors }
   *[no] { $n } { $n ->
        [one] dado
       *[other] dadi
    } { $colors }
}
do-reroll = ritira { $n ->
    [one] { $n } dado non assegnato
   *[other] { $n } dadi non assegnati
}
do-change-face = gira { $n ->
    [one] { $n } dado non assegnato che mostra { $symbols } su un’altra delle sue facce
   *[other] { $n } dadi non assegnati che mostrano { $symbols }, ognuno su un’altra delle sue facce
}
do-heal = rimuovi { counted-damage } { $wizards ->
    [one] da un mago
   *[other] ciascuno da un massimo di { $wizards } maghi
} { $target ->
    [own_team] della tua squadra
   *[any_wizard] {""}
}
do-remove-corruption = rimuovi { $n ->
    [one] { $n } segnalino corruzione
   *[other] { $n } segnalini corruzione
} { $target ->
    [any_place] da un luogo a scelta
   *[mission_place] dal luogo della missione
}
do-gain-token = pesca { $draw ->
    [one] { $draw } segnalino incantesimo
   *[other] { $draw } segnalini incantesimo
}{ $all ->
    [yes] {""}
   *[no] , tienine { $keep } e scarta gli altri
}
do-damage-death-eater = infliggi { counted-damage } a un Mangiamorte { $undamaged ->
    [yes] illeso
   *[no] {""}
} nella località della missione
do-assign-symbol = assegna { $symbols } a una carta
do-swap-wizard = scambia un mago della tua squadra con uno di un’altra squadra
do-damage-wizards = { $target ->
    [active_team_all] ogni mago della squadra attiva subisce
    [active_team_most_damaged] il mago con più danni della squadra attiva subisce
    [active_team_least_damaged] il mago con meno danni della squadra attiva subisce
    [each_team_most_damaged] in ogni squadra il mago con più danni subisce
    [here_affiliation] ogni mago della fazione { $affiliation } in questa località subisce
   *[here_all] ogni mago in questa località subisce
} { counted-damage } { $target ->
    [active_team_most_damaged] (in caso di parità, tutti)
    [active_team_least_damaged] (in caso di parità, tutti)
    [each_team_most_damaged] (in caso di parità, tutti)
   *[here_all] {""}
}
do-add-corruption = aggiungi { $n ->
    [one] { $n } segnalino corruzione
   *[other] { $n } segnalini corruzione
} { $target ->
    [most_corrupted] al luogo più corrotto
    [voldemort_location] nella località che Voldemort guarda
   *[here] in questa località
}
do-heal-death-eaters = rimuovi { counted-damage } { $target ->
    [here_others] da ogni altro Mangiamorte in questa località
   *[all] da ogni Mangiamorte
}
do-discard-token = il giocatore attivo scarta { $n ->
    [one] { $n } segnalino incantesimo
   *[other] { $n } segnalini incantesimo
}
do-lose-die = il giocatore attivo mette da parte { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
} prima del primo tiro di questo turno

## A Death Eater in as few words as its card has room for

brief-damage-wizards = { $target ->
    [active_team_all] squadra attiva: { counted-damage } a ciascuno
    [active_team_most_damaged] squadra attiva, chi ha più danni: { counted-damage }
    [active_team_least_damaged] squadra attiva, chi ha meno danni: { counted-damage }
    [each_team_most_damaged] ogni squadra, chi ha più danni: { counted-damage }
    [here_affiliation] { $affiliation }, qui: { counted-damage } a ciascuno
   *[here_all] maghi qui: { counted-damage } a ciascuno
}
brief-add-corruption = { $n ->
    [one] { $n } corruzione
   *[other] { $n } corruzioni
} { $target ->
    [most_corrupted] sul luogo più corrotto
    [voldemort_location] dove guarda Voldemort
   *[here] qui
}
brief-heal-death-eaters = { $target ->
    [here_others] altri Mangiamorte qui: { counted-damage } in meno
   *[all] tutti i Mangiamorte: { counted-damage } in meno
}
brief-discard-token = giocatore attivo: { $n ->
    [one] { $n } segnalino incantesimo
   *[other] { $n } segnalini incantesimo
} in meno
brief-lose-die = primo tiro con { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
} in meno
brief-otherwise = { $text }; se no, { $otherwise }

## Rules that a kind of card carries

rule-location = quando tutti i suoi luoghi sono corrotti, la corruzione si aggiunge alla località stessa; quando è piena, i giocatori perdono
rule-voldemort = una volta rivelata la sua carta, lo si può attaccare dalla località che guarda; non ha mai più danni di quanti Mangiamorte sono ad Azkaban
headquarters = quartier generale: { $card }
starters = personaggio iniziale: { $cards }
lose-defeated = con { $seats } giocatori: sconfitta con { $n ->
    [one] { $n } mago sconfitto
   *[other] { $n } maghi sconfitti
}
lose-corrupted = i giocatori perdono con { $n ->
    [one] { $n } luogo corrotto
   *[other] { $n } luoghi corrotti
}

## Joints

sentence = { $text }.
triggered = { $trigger }: { $text }
counted = { $per }, { $text }
otherwise = { $text }; se non ne ha, { $otherwise }
dice = dadi: { $dice }
dice-count = { $n } × { $shade }
faces = facce: { $faces }
face-count = { $n } × { $face }

list-and = { $first } e { $rest }
list-or = { $first } o { $rest }
list-comma = { $first }, { $rest }
list-then = { $first }; poi { $rest }
list-anyway = { $first }; in ogni caso, { $rest }

## Prompts
## Chi deve fare che cosa, al tavolo. $team è la squadra interpellata, $card la carta che chiede, $amount un numero.

prompt-travel = { $team }: manda i tuoi maghi in una località
prompt-order = { $team }: { $sort ->
    [0] scegli il Mangiamorte che agisce ora
    [1] scegli il Mangiamorte che agisce ora per il Marchio Nero
   *[other] scegli la penalità che si applica ora
}
prompt-corrupt = { $team }: più luoghi hanno la corruzione massima. Scegli quello che ne riceve altra
prompt-drop-token = { $team }: scegli un segnalino incantesimo da scartare
prompt-colour = { $team }: scegli il colore del dado ({ $card })
prompt-lose-die = { $team }: scegli un dado da mettere da parte per questo turno
prompt-act-begin = { $team }: tira i dadi
prompt-act-begin-or-move = { $team }: tira i dadi, o mettine da parte uno e spostati da Voldemort
prompt-act-rolled = { $team }: assegna almeno un dado, o mettine da parte uno
prompt-act-misfit = { $team }: nessun dado va bene. Mettine da parte uno
prompt-act-assigned = { $team }: assegna altri dadi, tira il resto o fermati
prompt-act-done = { $team }: nessun dado si può più assegnare. Fai ciò che puoi ancora fare, o termina il turno
prompt-act-over = { $team }: nessun dado si può più assegnare. Termina il turno
prompt-spell = La { $team } può usare un segnalino incantesimo
prompt-first-call = { $team }: usa un segnalino incantesimo prima del primo tiro, o passa
prompt-last-call = { $team }: usa un segnalino incantesimo prima che il turno finisca, o passa
prompt-reroll = { $team }: scegli un dado da ritirare
prompt-change-die = { $team }: scegli un dado da girare
prompt-change-face = { $team }: scegli la faccia che il dado { $color } mostra
prompt-heal = { $team }: scegli un mago a cui curare { $amount ->
    [one] { $amount } danno
   *[other] { $amount } danni
}
prompt-cleanse = { $team }: scegli un luogo da cui togliere { $amount ->
    [one] { $amount } segnalino corruzione
   *[other] { $amount } segnalini corruzione
}
prompt-hit = { $team }: scegli un Mangiamorte che subisce { $amount ->
    [one] { $amount } danno
   *[other] { $amount } danni
}
prompt-keep-token = { $team }: scegli un segnalino incantesimo da tenere
prompt-place-symbol = { $team }: scegli la carta a cui assegnare { $symbol }
prompt-swap-mine = { $team }: scegli il mago che cedi
prompt-swap-with = { $team }: scegli la squadra con cui scambiare
prompt-swap-theirs = { $team }: scegli il mago che dai in cambio

## Answers

label-travel = Manda la squadra in missione: { $card }
label-resolve = { $card }
label-corrupt = { $card } (corruzione { $n } su { $spaces })
label-drop-token = Scarta «{ $card }»
label-colour = Dado { $color ->
    [orange] arancione
    [blue] blu
    [red] rosso
   *[purple] viola
}
label-lose-die = Metti da parte un dado { $color ->
    [orange] arancione
    [blue] blu
    [red] rosso
   *[purple] viola
}
label-roll = Tira i dadi
label-roll-rest = Tira il resto
label-stop = Termina il turno (dadi da parte)
label-end = Termina il turno
label-pass = Passa
label-use = Usa { $card }
label-cast = Usa «{ $card }»
label-discard = Metti da parte { $die } e tira il resto
label-discard-last = Metti da parte { $die }
label-relocate = Metti da parte il dado { $color ->
    [orange] arancione
    [blue] blu
    [red] rosso
   *[purple] viola
} e spostati: { $card }
label-assign = Assegna { $die } a { $target }
label-on = A { $target }
# A che cosa si può assegnare un dado o un simbolo, con ciò che manca ancora.
target-card = { $card } (manca ancora: { $needs })
target-recruit = { $card }, da reclutare (manca ancora: { $needs })
target-attack = { $card }, da attaccare (manca ancora: { $needs })
target-ability = { $card }, abilità «{ $text }» (manca ancora: { $needs })
label-reroll = Ritira { $die }
label-change-die = Gira { $die }
label-change-face = { $face }
label-heal = Cura { $card } (danni { $damage } su { $health })
label-heal-nobody = Nessuno
label-no-more = Nessun altro
label-cleanse = { $card } (corruzione { $n } su { $spaces })
label-hit = { $card } (danni { $damage } su { $health })
label-keep-token = Tieni «{ $card }»
label-give = Cedi { $card } (danni { $damage } su { $health })
label-with = { $team }

## Events
## Che cosa è successo, una riga per volta. $team l’ha fatto o subìto, $card è la carta in questione.

event-turn = turno { $n }: { $team }
event-travels = la { $team } va in missione: { $card }
event-relocates = la { $team } si sposta: { $card }
event-voldemort-die = il dado di Voldemort: { $face }
event-faces = Voldemort guarda la località { $card }
event-attacks = Voldemort attacca: { $card }
event-damage = { counted-damage } su { $card }
event-damage-several-card = { $n ->
    [one] { $n } danno ciascuno: { $list }
   *[other] { $n } danni ciascuno: { $list }
}
event-heals = { $n ->
    [one] { $n } danno in meno
   *[other] { $n } danni in meno
} su { $card }
event-corruption = { $n ->
    [one] { $n } segnalino corruzione in più
   *[other] { $n } segnalini corruzione in più
} su { $card }
event-no-room = non c’è più spazio per la corruzione su { $card }
event-cleanses = { $n ->
    [one] { $n } segnalino corruzione in meno
   *[other] { $n } segnalini corruzione in meno
} su { $card }
event-resolves = { $card } usa la sua abilità
event-dark-mark = il Marchio Nero: { $card }
event-penalty = la penalità: { $card }
event-in-vain = senza effetto: { $card }
die-taken = { $color ->
    [orange] dado arancione
    [blue] dado blu
    [red] dado rosso
   *[purple] dado viola
}
event-gains-die = la { $team } prende: { $die }
event-gains-die-several-die = la { $team } prende: { $list }
event-loses-die = la { $team } mette da parte un { $die }
event-loses-die-several-die = la { $team } mette da parte: { $list }
event-rolls = la { $team } tira: { $die }
event-rolls-several-die = la { $team } tira: { $list }
event-rerolls = la { $team } ritira: { $die }
event-rerolls-several-die = la { $team } ritira: { $list }
event-turns-die = la { $team } gira un dado: { $die }
event-assigns = la { $team } assegna { $die } a { $card }
event-assigns-several-die = la { $team } assegna { $list } a { $card }
event-assigns-symbol = la { $team } assegna { $symbol } a { $card }
event-discards-die = la { $team } mette da parte { $die }
event-discards-die-several-die = la { $team } mette da parte { $list }
event-uses = la { $team } usa { $card }
event-casts = la { $team } usa il segnalino «{ $card }»
event-draws-token = la { $team } pesca il segnalino «{ $card }»
event-drops-token = la { $team } scarta il segnalino «{ $card }»
event-swaps = la { $team } cede nello scambio { $card }
event-recruits = la { $team } recluta { $card }
event-hits = la { $team } colpisce { $card }
event-place-corrupted = Voldemort ha corrotto il luogo { $card }
event-location-falls = Voldemort ha corrotto tutta la località { $card }
event-defeated = { $card } finisce in infermeria
event-defeated-several-card = finiscono in infermeria: { $list }
event-imprisoned = { $card } finisce ad Azkaban
event-appears = nella località { $location } appare { $card }
event-voldemort-revealed = rivelata la carta: { $card }

## Outcomes

outcome-voldemort-defeated = I giocatori vincono: Voldemort è sconfitto
outcome-too-many-defeated = I giocatori perdono: troppi maghi sono sconfitti
outcome-team-lost = I giocatori perdono: una squadra è rimasta senza maghi
outcome-places-corrupted = I giocatori perdono: troppi luoghi sono corrotti
outcome-location-corrupted = I giocatori perdono: un’intera località è corrotta

## Card names

card-order_of_the_phoenix = Ordine della Fenice
card-dumbledores_army = Esercito di Silente
card-ministry_of_magic = Ministero della Magia
card-department_of_mysteries = Ufficio Misteri
card-the_atrium = Atrium
card-ollivanders_wand_shop = Bottega di Olivander
card-gringotts_bank = Gringott
card-hogs_head_inn = Testa di Porco
card-hogsmeade_train_platform = Stazione di Hogsmeade
card-dumbledores_office = Ufficio di Silente
card-grimmauld_place_12 = Grimmauld Place numero 12
card-room_of_requirement = Stanza delle Necessità
card-albus_dumbledore = Albus Silente
card-minerva_mcgonagall = Minerva McGranitt
card-severus_snape = Severus Piton
card-pomona_sprout = Pomona Sprite
card-filius_flitwick = Filius Vitious
card-sybill_trelawney = Sibilla Cooman
card-poppy_pomfrey = Poppy Chips
card-argus_filch = Argus Gazza
card-mrs_norris = Mrs Purr
card-grawp = Grop
card-nymphadora_tonks = Ninfadora Tonks
card-alastor_moody = Alastor «Malocchio» Moody
card-aberforth_dumbledore = Aberforth Silente
card-neville_longbottom = Neville Paciock
card-peter_pettigrew = Peter Minus
card-dark_lord = Carta del Signore Oscuro
card-orange_die = Dado arancione
card-blue_die = Dado blu
card-red_die = Dado rosso
card-purple_die = Dado viola
card-voldemort_die = Dado di Voldemort
card-assign_friendship = Simbolo amicizia
card-assign_knowledge = Simbolo conoscenza
card-assign_loyalty = Simbolo lealtà
card-assign_courage = Simbolo coraggio
card-gain_orange_die = Dado arancione in più
card-gain_blue_die = Dado blu in più
card-gain_red_die = Dado rosso in più
card-gain_purple_die = Dado viola in più
card-remove_corruption = Meno corruzione
card-heal_two_from_one = Cura 2 danni di un mago
card-heal_one_from_two = Cura 1 danno di due maghi
card-swap_wizard = Scambio di maghi

## La fine
## Che cosa si racconta di una partita finita.

ending-strait-hospital = { $left ->
    [one] Al turno { $turn } in infermeria restava un solo posto.
   *[other] Al turno { $turn } in infermeria restavano { $left } posti.
}
ending-strait-places = { $left ->
    [one] Al turno { $turn } bastava un altro luogo corrotto per perdere tutto.
   *[other] Al turno { $turn } bastavano altri { $left } luoghi corrotti per perdere tutto.
}
ending-hope-voldemort = Voldemort aveva subito { $done } danni su { $of }.
ending-part-recruits = { $n ->
    [one] { $n } mago reclutato
   *[other] { $n } maghi reclutati
}
ending-part-casts = { $n ->
    [one] { $n } incantesimo lanciato
   *[other] { $n } incantesimi lanciati
}
ending-part-defeated = { $n ->
    [one] { $n } mago perduto
   *[other] { $n } maghi perduti
}
ending-total-hits = Danni inflitti
ending-total-cleanses = Corruzione rimossa

## Hints
## Perché una risposta è buona. $card è il personaggio o il luogo, $n quanti, $team chi si risparmia qualcosa.

reason-hits = Colpisce { $card }
reason-covers-recruit = { $card }: tutto assegnato, si unisce alla squadra
reason-covers-hit = { $card }: tutto assegnato, il colpo è sicuro
reason-nearer-recruit = { $card }: per reclutare { $n ->
    [one] manca poi un simbolo
   *[other] mancano poi { $n } simboli
}
reason-nearer-hit = { $card }: per colpire { $n ->
    [one] manca poi un simbolo
   *[other] mancano poi { $n } simboli
}
reason-aim-recruit = { $card }: i dadi possono bastare per reclutare
reason-aim-hit = { $card }: i dadi possono bastare per colpire
reason-cleanses = { $card }: corruzione -{ $n }
reason-heals = { $card }: danni -{ $n }
reason-tokens = { $n ->
    [one] Porta un segnalino incantesimo
   *[other] Porta { $n } segnalini incantesimo
}
reason-spares-corruption = { $card }: la corruzione non cresce
reason-spares-damage = { $card }: danni evitati { $n }
reason-spares-token = La { $team } conserva un segnalino incantesimo

## Set-up. In English these stand beside the options in the code.

game-title = L’Ascesa dei Mangiamorte
summary = Squadre di maghi tirano dadi in comune per trovare alleati, combattere i Mangiamorte e abbattere Voldemort.
called-voldemort-damage = danni a Voldemort
option-starters = I maghi iniziali nell’ordine dei posti, uno per ogni posto; ognuno dice la fazione del suo giocatore.
option-voldemort-damage = I danni che sconfiggono Voldemort: 4 è più facile, 5 è il gioco normale, 6 e più è più difficile.
option-first-player = Comincia il primo posto, o decide il caso.
option-order = Dove agiscono più Mangiamorte o penalità, il loro ordine lo sceglie chi è di turno, o è fisso.

# Names that are the same here.
card-antonin_dolohov = Antonin Dolohov
card-arthur_weasley = Arthur Weasley
card-augustus_rookwood = Augustus Rookwood
card-barty_crouch_jr = Barty Crouch Junior
card-bellatrix_lestrange = Bellatrix Lestrange
card-cho_chang = Cho Chang
card-dean_thomas = Dean Thomas
card-diagon_alley = Diagon Alley
card-draco_malfoy = Draco Malfoy
card-elphias_doge = Elphias Doge
card-emmeline_vance = Emmeline Vance
card-fenrir_greyback = Fenrir Greyback
card-fred_weasley = Fred Weasley
card-george_weasley = George Weasley
card-ginny_weasley = Ginny Weasley
card-harry_potter = Harry Potter
card-hermione_granger = Hermione Granger
card-hogsmeade = Hogsmeade
card-hogwarts = Hogwarts
card-kingsley_shacklebolt = Kingsley Shacklebolt
card-lord_voldemort = Lord Voldemort
card-lucius_malfoy = Lucius Malfoy
card-luna_lovegood = Luna Lovegood
card-molly_weasley = Molly Weasley
card-mundungus_fletcher = Mundungus Fletcher
card-remus_lupin = Remus Lupin
card-rodolphus_lestrange = Rodolphus Lestrange
card-ron_weasley = Ron Weasley
card-rubeus_hagrid = Rubeus Hagrid
card-seamus_finnigan = Seamus Finnigan
card-sirius_black = Sirius Black
card-walden_macnair = Walden Macnair
