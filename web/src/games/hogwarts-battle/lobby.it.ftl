# Che cosa dice l'ingresso di Hogwarts Battle.

hogwarts-battle-first = Gioca a Hogwarts Battle, Partita { $game }, con un bot al tuo fianco
hogwarts-battle-title = Hogwarts Battle
hogwarts-battle-summary = Da due a quattro eroi costruiscono insieme i loro mazzi e affrontano i cattivi, dalla Partita 1 alla Partita 7.
hogwarts-battle-goal = Sconfiggete { $villains ->
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
hogwarts-battle-note-game-1 = La prima sera: un cattivo alla volta, le carte più semplici.
hogwarts-battle-note-game-2 = Nuovi luoghi, altri cattivi e altre carte da acquisire.
hogwarts-battle-note-game-3 = Gli eroi ricevono abilità proprie; due cattivi insieme.
hogwarts-battle-note-game-4 = Arrivano i dadi delle Case.
hogwarts-battle-note-game-5 = Tre cattivi insieme, e Voldemort aspetta dietro gli altri.
hogwarts-battle-note-game-6 = Ogni eroe prende una Competenza.
hogwarts-battle-note-game-7 = Bisogna distruggere gli Horcrux prima di attaccare Voldemort. La più difficile.

hogwarts-battle-option-heroes-label = Eroe
hogwarts-battle-value-heroes-harry = Harry Potter
hogwarts-battle-value-heroes-ron = Ron Weasley
hogwarts-battle-value-heroes-hermione = Hermione Granger
hogwarts-battle-value-heroes-neville = Neville Paciock

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

hogwarts-battle-option-defeat-bonus-label = Premio per un cattivo sconfitto
hogwarts-battle-option-defeat-bonus-help = Le carte che premiano un cattivo sconfitto valgono una volta per turno, o per ogni cattivo.
hogwarts-battle-value-defeat-bonus-once = Una volta per turno
hogwarts-battle-value-defeat-bonus-every = Per ogni cattivo

hogwarts-battle-option-stun-discards-label = Scarti per stordimento
hogwarts-battle-option-stun-discards-help = Contano come imposti dal lato oscuro (Tiger e Goyle, Difesa contro le Arti Oscure), oppure no.
hogwarts-battle-value-stun-discards-forced = Imposti
hogwarts-battle-value-stun-discards-free = Non imposti

hogwarts-battle-option-cloak-label = Mantello dell'Invisibilità
hogwarts-battle-option-cloak-help = Lascia passare 1 salute da ogni evento delle Arti Oscure e da ogni cattivo, o da ogni singola perdita.
hogwarts-battle-value-cloak-source = Per evento e cattivo
hogwarts-battle-value-cloak-loss = Per singola perdita

hogwarts-battle-option-counting-label = Carte che contano le altre
hogwarts-battle-option-counting-help = Contano l'intero turno, o solo ciò che è stato giocato prima di loro.
hogwarts-battle-value-counting-whole-turn = L'intero turno
hogwarts-battle-value-counting-before = Solo prima

hogwarts-battle-option-stunned-choices-label = Scelte di un eroe stordito
hogwarts-battle-option-stunned-choices-help = Un eroe stordito che dovrebbe scegliere una perdita (Tom Riddle e altri) viene saltato, o interpellato.
hogwarts-battle-value-stunned-choices-skip = Saltato
hogwarts-battle-value-stunned-choices-ask = Interpellato

hogwarts-battle-option-empty-discard-label = Perdere o scartare
hogwarts-battle-option-empty-discard-help = Si può scegliere di scartare solo con una carta da scartare, o sempre.
hogwarts-battle-value-empty-discard-able = Solo con una carta
hogwarts-battle-value-empty-discard-allowed = Sempre

hogwarts-battle-option-voldemort-label = Voldemort appare
hogwarts-battle-option-voldemort-help = Dopo che tutti gli altri cattivi sono sconfitti, o come ultima carta del mazzo.
hogwarts-battle-value-voldemort-after-all = Dopo tutti gli altri
hogwarts-battle-value-voldemort-from-stack = Come ultima carta
