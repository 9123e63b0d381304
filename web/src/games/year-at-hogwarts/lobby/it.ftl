# Ciò che la lobby dice di Un anno a Hogwarts.

year-at-hogwarts-title = Un anno a Hogwarts
year-at-hogwarts-nobody = Studente { $number }
year-at-hogwarts-summary = Gira per il castello, supera gli esami, compi missioni, gioca a Quidditch e vinci la Coppa delle Case; oppure ferma il ritorno di Voldemort. Da soli o fino in otto.
year-at-hogwarts-goal = Vince chi ha più punti alla fine dell’anno. L’anno finisce appena qualcuno ha più di { $points } punti e ha completato { $missions ->
    [1] una missione
   *[other] { $missions } missioni
    }.
year-at-hogwarts-table = Un anno a Hogwarts
year-at-hogwarts-door-quidditch = Quidditch in due
year-at-hogwarts-door-solo = Solitario
year-at-hogwarts-door-return = Il ritorno di Voldemort

year-at-hogwarts-option-mode-label = Che cosa si gioca
year-at-hogwarts-option-mode-help = L’anno scolastico, il ritorno di Voldemort o una sola partita di Quidditch.
year-at-hogwarts-value-mode-year = L’anno scolastico
year-at-hogwarts-value-mode-return = Il ritorno di Voldemort
year-at-hogwarts-value-mode-quidditch = Quidditch
year-at-hogwarts-note-mode-year = Raccogli punti per la tua Casa finché l’anno finisce.
year-at-hogwarts-note-mode-return = Uno contro tutti: il primo posto gioca Peter Minus e poi Voldemort, gli altri Harry, Ron e Hermione. Da 2 a 4 giocatori.
year-at-hogwarts-note-mode-quidditch = Un’amichevole in due, circa un quarto d’ora.

year-at-hogwarts-option-variant-label = Come si gioca
year-at-hogwarts-option-variant-help = Mago Minorenne, Mago Qualificato, Squadre o Solitario.
year-at-hogwarts-value-variant-underage = Mago Minorenne
year-at-hogwarts-value-variant-qualified = Mago Qualificato
year-at-hogwarts-value-variant-teams = Squadre
year-at-hogwarts-value-variant-solo = Solitario
year-at-hogwarts-note-variant-underage = La più facile: combattimenti brevi, e per le missioni bastano gli Oggetti.
year-at-hogwarts-note-variant-qualified = Il gioco completo: i Mangiamorte aspettano sulle torri, le missioni chiedono anche Incantesimi e Pozioni.
year-at-hogwarts-note-variant-teams = Come Mago Qualificato, ma a squadre; in missione va tutta la squadra insieme.
year-at-hogwarts-note-variant-solo = Contro il calendario. Chi scende a 0 PV ha perso.

year-at-hogwarts-option-length-label = Quanto dura
year-at-hogwarts-option-length-help = Quante missioni e quanti punti finiscono l’anno.
year-at-hogwarts-value-length-quick = Veloce
year-at-hogwarts-value-length-classic = Classica
year-at-hogwarts-value-length-long = Lunga
year-at-hogwarts-note-length-quick = 1 missione e più di 210 punti.
year-at-hogwarts-note-length-classic = 2 missioni e più di 260 punti.
year-at-hogwarts-note-length-long = 3 missioni e più di 320 punti.

year-at-hogwarts-option-solo-rules-label = Regole del Solitario
year-at-hogwarts-option-solo-rules-help = Mago Minorenne è più facile, Mago Qualificato più difficile.
year-at-hogwarts-value-solo-rules-underage = Mago Minorenne
year-at-hogwarts-value-solo-rules-qualified = Mago Qualificato

year-at-hogwarts-option-teams-label = Numero di squadre
year-at-hogwarts-option-teams-help = Una squadra ha due o tre membri; una sola può riunire tutti.
year-at-hogwarts-note-teams-0 = Quante vanno bene per i posti.
year-at-hogwarts-note-teams-1 = Una sola squadra di tutti, contro il calendario.
year-at-hogwarts-note-teams-2 = Due squadre da due o tre.
year-at-hogwarts-note-teams-3 = Tre squadre da due o tre.
year-at-hogwarts-note-teams-4 = Quattro squadre da due.
year-at-hogwarts-option-team-seats-label = Chi sta in quale squadra
year-at-hogwarts-option-team-seats-help = Una lettera per ogni posto, per esempio AABB. Vuoto: i posti vanno alle squadre a rotazione.

year-at-hogwarts-option-characters-label = Studente
year-at-hogwarts-value-characters-harry = Harry Potter (Grifondoro)
year-at-hogwarts-value-characters-hermione = Hermione Granger (Grifondoro)
year-at-hogwarts-value-characters-ron = Ron Weasley (Grifondoro)
year-at-hogwarts-value-characters-draco = Draco Malfoy (Serpeverde)
year-at-hogwarts-value-characters-luna = Luna Lovegood (Corvonero)
year-at-hogwarts-value-characters-ginny = Ginny Weasley (Grifondoro)
year-at-hogwarts-value-characters-neville = Neville Paciock (Grifondoro)
year-at-hogwarts-value-characters-cedric = Cedric Diggory (Tassorosso)
year-at-hogwarts-value-characters-peter = Peter Minus

year-at-hogwarts-option-year-rounds-label = Giri dell’anno
year-at-hogwarts-option-year-rounds-help = L’anno finisce al più tardi dopo tanti giri. -1: come dice la durata. 0: senza limite.
year-at-hogwarts-option-return-rounds-label = Giri del ritorno
year-at-hogwarts-option-return-rounds-help = Al massimo tanti giri. 0: senza limite.
year-at-hogwarts-option-finish-round-label = Completare il giro
year-at-hogwarts-option-finish-round-help = Prima che l’anno finisca si completa il giro.
year-at-hogwarts-value-finish-round-off = No
year-at-hogwarts-value-finish-round-on = Sì
year-at-hogwarts-option-stop-on-named-label = Fermarsi sulle caselle con nome
year-at-hogwarts-option-stop-on-named-help = Un movimento può finire prima anche su ogni casella con il nome scritto.
year-at-hogwarts-value-stop-on-named-off = No
year-at-hogwarts-value-stop-on-named-on = Sì
year-at-hogwarts-option-mission-swap-label = Cambio di missioni
year-at-hogwarts-option-mission-swap-help = Con 7 o 8 giocatori, chi finisce su una torre può cambiare una missione.
year-at-hogwarts-value-mission-swap-off = No
year-at-hogwarts-value-mission-swap-on = Sì
year-at-hogwarts-option-death-eater-towers-label = Le torri dei Mangiamorte
year-at-hogwarts-option-death-eater-towers-help = Le sceglie il caso, o a turno ogni giocatore mette un Mangiamorte.
year-at-hogwarts-value-death-eater-towers-chance = Il caso
year-at-hogwarts-value-death-eater-towers-table = I giocatori
year-at-hogwarts-option-defence-dice-label = Dadi difesa
year-at-hogwarts-option-defence-dice-help = Nei combattimenti con giocatori e Mangiamorte ogni colpo può essere parato con un dado.
year-at-hogwarts-value-defence-dice-off = No
year-at-hogwarts-value-defence-dice-on = Sì
year-at-hogwarts-option-voldemort-two-dice-label = Due dadi per Voldemort
year-at-hogwarts-option-voldemort-two-dice-help = Voldemort si muove con due dadi invece di uno.
year-at-hogwarts-value-voldemort-two-dice-off = No
year-at-hogwarts-value-voldemort-two-dice-on = Sì
year-at-hogwarts-option-hero-floo-refill-label = Polvere Volante per gli eroi
year-at-hogwarts-option-hero-floo-refill-help = Un eroe che finisce in una sala comune riprende 1 Polvere Volante.
year-at-hogwarts-value-hero-floo-refill-off = No
year-at-hogwarts-value-hero-floo-refill-on = Sì
year-at-hogwarts-option-first-player-label = Chi comincia
year-at-hogwarts-option-first-player-help = Comincia il primo posto, o decide il caso.
year-at-hogwarts-value-first-player-first-seat = Il primo posto
year-at-hogwarts-value-first-player-chance = Il caso
