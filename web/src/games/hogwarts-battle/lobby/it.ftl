# Che cosa dice l'ingresso di Hogwarts Battle.

hogwarts-battle-first = Gioca a Hogwarts Battle, Partita { $game }, con un bot al tuo fianco
hogwarts-battle-title = Hogwarts Battle
hogwarts-battle-nobody = Eroe { $number }
hogwarts-battle-summary = Da due a cinque eroi costruiscono insieme i loro mazzi e affrontano i malvagi, dalla Partita 1 alla Partita 7.
hogwarts-battle-goal = Si vince sconfiggendo { $villains ->
    [3] tre
   *[other] { $villains }
    } malvagi prima che conquistino { $locations ->
    [2] due
    [3] tre
    [4] quattro
   *[other] { $locations }
    } Luoghi.
hogwarts-battle-table = Hogwarts Battle, Partita { $game }

hogwarts-battle-option-game-label = Partita
hogwarts-battle-option-game-help = La scatola cresce di partita in partita. Comincia dalla prima.
hogwarts-battle-note-game-1 = La prima sera: un malvagio alla volta, le carte più semplici.
hogwarts-battle-note-game-2 = Nuovi luoghi, altri malvagi e altre carte da acquisire.
hogwarts-battle-note-game-3 = Gli eroi ricevono abilità proprie; due malvagi insieme.
hogwarts-battle-note-game-4 = Arrivano i dadi delle Case.
hogwarts-battle-note-game-5 = Tre malvagi insieme, e Voldemort aspetta dietro gli altri.
hogwarts-battle-note-game-6 = Ogni eroe prende una Competenza.
hogwarts-battle-note-game-7 = Bisogna distruggere gli Horcrux prima di attaccare Voldemort. La più difficile.

hogwarts-battle-option-heroes-label = Eroe
hogwarts-battle-value-heroes-harry = Harry Potter
hogwarts-battle-value-heroes-ron = Ron Weasley
hogwarts-battle-value-heroes-hermione = Hermione Granger
hogwarts-battle-value-heroes-neville = Neville Paciock
hogwarts-battle-value-heroes-luna = Luna Lovegood
hogwarts-battle-value-heroes-ginny = Ginny Weasley

hogwarts-battle-option-hands-label = Carte in mano
hogwarts-battle-option-hands-help = Scoperte: tutti vedono ogni mano. Coperte: ognuno solo la propria.
hogwarts-battle-value-hands-open = Scoperte
hogwarts-battle-value-hands-closed = Coperte

hogwarts-battle-option-proficiencies-label = Competenze
hogwarts-battle-option-proficiencies-help = Dalla Partita 6: ogni eroe sceglie una Competenza, oppure si distribuiscono.
hogwarts-battle-value-proficiencies-choose = A scelta
hogwarts-battle-value-proficiencies-deal = Distribuite
hogwarts-battle-option-charms-label = Incanti
hogwarts-battle-option-charms-help = Ogni eroe sceglie un Incanto, oppure vengono distribuiti.
hogwarts-battle-value-charms-choose = Ogni eroe sceglie
hogwarts-battle-value-charms-deal = Distribuiti a caso
hogwarts-battle-option-one-active-label = Una carta attiva per tipo
hogwarts-battle-option-one-active-help = Di più carte eroe o Competenze una sola è attiva alla volta, scelta prima di ogni proprio turno.
hogwarts-battle-value-one-active-scenario = Come dice lo scenario
hogwarts-battle-value-one-active-on = Sì
hogwarts-battle-value-one-active-off = No

hogwarts-battle-option-defeat-bonus-label = Premio per un malvagio sconfitto
hogwarts-battle-option-defeat-bonus-help = Le carte che premiano un malvagio sconfitto valgono una volta per turno, o per ogni malvagio.
hogwarts-battle-value-defeat-bonus-once = Una volta per turno
hogwarts-battle-value-defeat-bonus-every = Per ogni malvagio

hogwarts-battle-option-stun-discards-label = Scarti di chi resta senza sensi
hogwarts-battle-option-stun-discards-help = Contano come imposti dal lato oscuro (Tiger e Goyle, Difesa contro le Arti Oscure), oppure no.
hogwarts-battle-value-stun-discards-forced = Imposti
hogwarts-battle-value-stun-discards-free = Non imposti

hogwarts-battle-option-cloak-label = Mantello dell’Invisibilità
hogwarts-battle-option-cloak-help = Lascia passare 1 salute da ogni evento delle Arti Oscure e da ogni malvagio, o da ogni singola perdita.
hogwarts-battle-value-cloak-source = Per evento e malvagio
hogwarts-battle-value-cloak-loss = Per singola perdita

hogwarts-battle-option-counting-label = Carte che contano le altre
hogwarts-battle-option-counting-help = Contano l’intero turno, o solo ciò che è stato giocato prima di loro.
hogwarts-battle-value-counting-whole-turn = L’intero turno
hogwarts-battle-value-counting-before = Solo prima

hogwarts-battle-option-stunned-choices-label = Scelte di un eroe senza sensi
hogwarts-battle-option-stunned-choices-help = Un eroe senza sensi che dovrebbe scegliere una perdita (Tom Riddle e altri) viene saltato, o interpellato.
hogwarts-battle-value-stunned-choices-skip = Saltato
hogwarts-battle-value-stunned-choices-ask = Interpellato

hogwarts-battle-option-empty-discard-label = Perdere o scartare
hogwarts-battle-option-empty-discard-help = Si può scegliere di scartare solo con una carta da scartare, o sempre.
hogwarts-battle-value-empty-discard-able = Solo con una carta
hogwarts-battle-value-empty-discard-allowed = Sempre

hogwarts-battle-option-voldemort-label = Voldemort appare
hogwarts-battle-option-voldemort-help = Dopo che tutti gli altri malvagi sono sconfitti, o come ultima carta del mazzo.
hogwarts-battle-value-voldemort-after-all = Dopo tutti gli altri
hogwarts-battle-value-voldemort-from-stack = Come ultima carta

hogwarts-battle-table-of = Hogwarts Battle: { $what }
hogwarts-battle-option-scenario-label = Scenario
hogwarts-battle-option-scenario-help = La Scatola dei Mostri, Incanti e Pozioni e i singoli livelli della campagna portano le Nuove Regole, fino a cinque eroi.
hogwarts-battle-group-monster-box = La Scatola dei Mostri
hogwarts-battle-group-charms-potions = Incanti e Pozioni
hogwarts-battle-group-campaign = Campagna
hogwarts-battle-value-scenario-none = Nessuno: una Partita della scatola
hogwarts-battle-value-scenario-game-1 = Partita 1
hogwarts-battle-value-scenario-game-2 = Partita 2
hogwarts-battle-value-scenario-game-3 = Partita 3
hogwarts-battle-value-scenario-game-4 = Partita 4
hogwarts-battle-value-scenario-game-5 = Partita 5
hogwarts-battle-value-scenario-game-6 = Partita 6
hogwarts-battle-value-scenario-game-7 = Partita 7
hogwarts-battle-value-scenario-monster-box-1 = Scatola dei Mostri 1
hogwarts-battle-value-scenario-monster-box-2 = Scatola dei Mostri 2
hogwarts-battle-value-scenario-monster-box-3 = Scatola dei Mostri 3
hogwarts-battle-value-scenario-monster-box-4 = Scatola dei Mostri 4
hogwarts-battle-value-scenario-charms-potions-1 = Incanti e Pozioni 1
hogwarts-battle-value-scenario-charms-potions-2 = Incanti e Pozioni 2
hogwarts-battle-value-scenario-charms-potions-3 = Incanti e Pozioni 3
hogwarts-battle-value-scenario-charms-potions-4 = Incanti e Pozioni 4
hogwarts-battle-value-scenario-year-1 = Anno 1
hogwarts-battle-value-scenario-year-2 = Anno 2
hogwarts-battle-value-scenario-year-3 = Anno 3
hogwarts-battle-value-scenario-year-4 = Anno 4
hogwarts-battle-value-scenario-year-5 = Anno 5
hogwarts-battle-value-scenario-year-6 = Anno 6
hogwarts-battle-value-scenario-year-7 = Anno 7
hogwarts-battle-value-scenario-battle-for-hogwarts = Battaglia di Hogwarts
hogwarts-battle-note-scenario-monster-box-1 = Tra i nemici arrivano le creature: alcune vogliono attacco, altre influenza, altre entrambi. Gli Incontri si possono prendere.
hogwarts-battle-note-scenario-monster-box-2 = Tra i nemici arrivano le creature: alcune vogliono attacco, altre influenza, altre entrambi. Gli Incontri si possono prendere.
hogwarts-battle-note-scenario-monster-box-3 = Tra i nemici arrivano le creature: alcune vogliono attacco, altre influenza, altre entrambi. Gli Incontri si possono prendere.
hogwarts-battle-note-scenario-monster-box-4 = Tra i nemici arrivano le creature: alcune vogliono attacco, altre influenza, altre entrambi. Gli Incontri si possono prendere.
hogwarts-battle-note-scenario-charms-potions-1 = Incanti secondo la salute e un Patronus; dal secondo si preparano pozioni.
hogwarts-battle-note-scenario-charms-potions-2 = Incanti secondo la salute e un Patronus; dal secondo si preparano pozioni.
hogwarts-battle-note-scenario-charms-potions-3 = Incanti secondo la salute e un Patronus; dal secondo si preparano pozioni.
hogwarts-battle-note-scenario-charms-potions-4 = Incanti secondo la salute e un Patronus; dal secondo si preparano pozioni.
hogwarts-battle-note-scenario-year-1 = Un livello della campagna come partita singola.
hogwarts-battle-note-scenario-year-2 = Un livello della campagna come partita singola.
hogwarts-battle-note-scenario-year-3 = Un livello della campagna come partita singola.
hogwarts-battle-note-scenario-year-4 = Un livello della campagna come partita singola.
hogwarts-battle-note-scenario-year-5 = Un livello della campagna come partita singola.
hogwarts-battle-note-scenario-year-6 = Un livello della campagna come partita singola.
hogwarts-battle-note-scenario-year-7 = Un livello della campagna come partita singola.
hogwarts-battle-note-scenario-battle-for-hogwarts = Un livello della campagna come partita singola.
