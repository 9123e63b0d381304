# Che cosa dice l’atrio di Le guerre della Rosa Nera.

black-rose-wars-title = Le guerre della Rosa Nera
black-rose-wars-nobody = Mago { $number }
black-rose-wars-summary = Prepara Incantesimi in segreto, piazza Trappole, combatti in una Loggia che crolla e diventa Gran Maestro prima che la Rosa Nera prenda tutto. Da due a quattro Maghi, o da solo.
black-rose-wars-goal = Vince chi alla fine ha più Punti Potere. La partita finisce quando un Mago o la Rosa Nera ne ha { $points }.
black-rose-wars-table = Le guerre della Rosa Nera
black-rose-wars-door-solo = In solitario contro il Rivale

black-rose-wars-option-mages-label = Chi gioca quale Mago
black-rose-wars-option-mages-help = Si sceglie al tavolo in ordine di gioco, a caso, o qui.
black-rose-wars-value-mages-ask = Al tavolo
black-rose-wars-value-mages-random = A caso
black-rose-wars-value-mages-named = Qui

black-rose-wars-option-mage-seats-label = Mago
black-rose-wars-value-mage-seats-jafar = Jaf’ar
black-rose-wars-value-mage-seats-tessa = Tessa
black-rose-wars-value-mage-seats-rebecca = Rebecca
black-rose-wars-value-mage-seats-nero = Nero

black-rose-wars-option-schools-label = Prima scuola
black-rose-wars-option-schools-help = La scuola con cui ognuno comincia: scelta al tavolo, a caso, o qui.
black-rose-wars-value-schools-ask = Al tavolo
black-rose-wars-value-schools-random = A caso
black-rose-wars-value-schools-named = Qui

black-rose-wars-option-school-seats-label = Scuola
black-rose-wars-value-school-seats-conspiracy = Cospirazione
black-rose-wars-value-school-seats-destruction = Distruzione
black-rose-wars-value-school-seats-divination = Divinazione
black-rose-wars-value-school-seats-illusion = Illusione
black-rose-wars-value-school-seats-necromancy = Negromanzia
black-rose-wars-value-school-seats-transmutation = Trasmutazione

black-rose-wars-option-lists-label = Lista iniziale
black-rose-wars-option-lists-help = I sei Incantesimi della scuola: scelti, a caso, o indicati con lettere.
black-rose-wars-value-lists-ask = Al tavolo
black-rose-wars-value-lists-random = A caso
black-rose-wars-value-lists-named = Qui

black-rose-wars-option-list-seats-label = Lettere delle liste
black-rose-wars-option-list-seats-help = Una lettera a o b per ogni posto, per esempio abba.

black-rose-wars-option-first-player-label = Chi ha per primo la Corona
black-rose-wars-option-first-player-help = Si sceglie, a caso, o indicato con il numero del posto.
black-rose-wars-value-first-player-ask = Al tavolo
black-rose-wars-value-first-player-random = A caso
black-rose-wars-value-first-player-named = Qui

black-rose-wars-option-first-seat-label = Posto con la Corona
black-rose-wars-option-first-seat-help = Si conta da 0.

black-rose-wars-option-personal-spells-label = Incantesimi personali
black-rose-wars-option-personal-spells-help = Ogni Mago ha Incantesimi propri: uno all’inizio, un altro a ogni nuova Luna.
black-rose-wars-value-personal-spells-on = Sì
black-rose-wars-value-personal-spells-off = No

black-rose-wars-option-black-rose-wins-label = Può vincere la Rosa Nera?
black-rose-wars-option-black-rose-wins-help = Mai, o tutti i Maghi perdono se da sola ha più punti.
black-rose-wars-value-black-rose-wins-never = Mai
black-rose-wars-value-black-rose-wins-leads = Se è in testa

black-rose-wars-option-protections-label = Protezioni
black-rose-wars-option-protections-help = Si scoprono da sole, o si chiede al proprietario a ogni colpo.
black-rose-wars-value-protections-must = Da sole
black-rose-wars-value-protections-may = A scelta di chi le ha

black-rose-wars-option-library-peek-label = Vedere ogni carta nello Studio
black-rose-wars-option-library-peek-help = Ogni carta della Biblioteca si vede prima di nominare il libro seguente.
black-rose-wars-value-library-peek-on = Sì
black-rose-wars-value-library-peek-off = No

black-rose-wars-option-solo-label = In solitario
black-rose-wars-option-solo-help = Un giocatore contro un Rivale guidato dalle regole, o solo contro la Rosa Nera.
black-rose-wars-value-solo-off = No
black-rose-wars-value-solo-rival = Contro il Rivale
black-rose-wars-value-solo-alone = Contro la Rosa Nera
