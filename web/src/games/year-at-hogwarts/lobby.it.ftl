# Che cosa dice l'atrio di Un anno a Hogwarts.

year-at-hogwarts-title = Un anno a Hogwarts
year-at-hogwarts-summary = Da uno a otto studenti girano per il castello, raccolgono ciò che serve alle missioni, superano esami, giocano a Quidditch e si contendono la Coppa delle Case. Oppure uno di voi riporta Voldemort.
year-at-hogwarts-goal = Abbi più punti quando l’anno finisce: appena qualcuno ha più di { $points } punti e ha compiuto { $missions ->
    [1] una missione
   *[other] { $missions } missioni
    }.
year-at-hogwarts-table = Un anno a Hogwarts

year-at-hogwarts-option-mode-label = Che cosa giocate
year-at-hogwarts-option-mode-help = L’anno scolastico, il Ritorno di Voldemort, o una partita di Quidditch.
year-at-hogwarts-value-mode-year = L’anno scolastico
year-at-hogwarts-value-mode-return = Ritorno di Voldemort (da 2 a 4)
year-at-hogwarts-value-mode-quidditch = Una partita di Quidditch (2)
year-at-hogwarts-option-variant-label = Variante
year-at-hogwarts-option-variant-help = Che cosa chiedono le missioni, e come si combatte.
year-at-hogwarts-value-variant-underage = Mago Minorenne
year-at-hogwarts-value-variant-qualified = Mago Qualificato
year-at-hogwarts-value-variant-teams = Squadre
year-at-hogwarts-value-variant-solo = In Solitario (1)
year-at-hogwarts-note-variant-underage = La più facile: per una missione bastano gli oggetti, e i combattimenti fra giocatori sono brevi.
year-at-hogwarts-note-variant-qualified = Le missioni chiedono anche Incantesimi e Pozioni; sulle torri aspettano i Mangiamorte.
year-at-hogwarts-note-variant-teams = Punti e missioni sono della squadra, e si combatte tutti insieme.
year-at-hogwarts-note-variant-solo = Tu contro il calendario.
year-at-hogwarts-option-length-label = Durata
year-at-hogwarts-option-length-help = Quante missioni e quanti punti chiudono l’anno.
year-at-hogwarts-value-length-quick = Veloce: 1 missione, 210 punti
year-at-hogwarts-value-length-classic = Classica: 2 missioni, 260 punti
year-at-hogwarts-value-length-long = Lunga: 3 missioni, 320 punti

year-at-hogwarts-option-characters-label = Personaggio
year-at-hogwarts-value-characters-harry = Harry Potter
year-at-hogwarts-value-characters-hermione = Hermione Granger
year-at-hogwarts-value-characters-ron = Ron Weasley
year-at-hogwarts-value-characters-draco = Draco Malfoy
year-at-hogwarts-value-characters-luna = Luna Lovegood
year-at-hogwarts-value-characters-ginny = Ginny Weasley
year-at-hogwarts-value-characters-neville = Neville Paciock
year-at-hogwarts-value-characters-cedric = Cedric Diggory
year-at-hogwarts-value-characters-peter = Peter Minus

year-at-hogwarts-option-solo-rules-label = Regole del Solitario
year-at-hogwarts-option-solo-rules-help = Mago Minorenne è più facile, Mago Qualificato più difficile.
year-at-hogwarts-value-solo-rules-underage = Mago Minorenne
year-at-hogwarts-value-solo-rules-qualified = Mago Qualificato
year-at-hogwarts-option-teams-label = Numero di squadre
year-at-hogwarts-option-teams-help = 1: una sola squadra. 0: secondo i posti.
year-at-hogwarts-option-team-seats-label = Chi è in quale squadra
year-at-hogwarts-option-team-seats-help = Una lettera per posto, come AABB. Vuoto: a rotazione.
year-at-hogwarts-option-year-rounds-label = Giri dell’anno
year-at-hogwarts-option-year-rounds-help = Dopo tanti giri l’anno è finito. 0: senza fine. -1: secondo la durata.
year-at-hogwarts-option-return-rounds-label = Giri del Ritorno
year-at-hogwarts-option-return-rounds-help = Dopo tanti giri il Ritorno di Voldemort è finito. 0: senza fine.
year-at-hogwarts-option-finish-round-label = Completare il giro
year-at-hogwarts-option-finish-round-help = Prima che l’anno finisca si completa il giro.
year-at-hogwarts-option-stop-on-named-label = Fermarsi sulle caselle con nome
year-at-hogwarts-option-stop-on-named-help = Il movimento può finire prima su ogni casella con un nome.
year-at-hogwarts-option-mission-swap-label = Scambiare missioni
year-at-hogwarts-option-mission-swap-help = Con 7 o 8 giocatori su una torre si può scambiare una carta Missione.
year-at-hogwarts-option-defence-dice-label = Dadi difesa
year-at-hogwarts-option-defence-dice-help = Nei combattimenti di Mago Qualificato e Squadre chi è colpito può tirare per schivare.
year-at-hogwarts-option-voldemort-two-dice-label = Due dadi per Voldemort
year-at-hogwarts-option-voldemort-two-dice-help = Cammina con due dadi, non con uno.
year-at-hogwarts-option-hero-floo-refill-label = Nuova Polvere per gli eroi
year-at-hogwarts-option-hero-floo-refill-help = Nel Ritorno un eroe ne riceve 1 in una Sala Comune.
year-at-hogwarts-value-finish-round-off = No
year-at-hogwarts-value-finish-round-on = Sì
year-at-hogwarts-value-stop-on-named-off = No
year-at-hogwarts-value-stop-on-named-on = Sì
year-at-hogwarts-value-mission-swap-off = No
year-at-hogwarts-value-mission-swap-on = Sì
year-at-hogwarts-value-defence-dice-off = No
year-at-hogwarts-value-defence-dice-on = Sì
year-at-hogwarts-value-voldemort-two-dice-off = No
year-at-hogwarts-value-voldemort-two-dice-on = Sì
year-at-hogwarts-value-hero-floo-refill-off = No
year-at-hogwarts-value-hero-floo-refill-on = Sì
year-at-hogwarts-option-first-player-label = Chi comincia
year-at-hogwarts-option-first-player-help = Comincia il primo posto, o decide il caso.
year-at-hogwarts-value-first-player-first-seat = Il primo posto
year-at-hogwarts-value-first-player-chance = Il caso
