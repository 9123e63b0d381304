# Che cosa dice l'atrio di L'Ascesa dei Mangiamorte.

death-eaters-rising-title = L’Ascesa dei Mangiamorte
death-eaters-rising-nobody = Squadra { $number }
death-eaters-rising-summary = Da due a quattro squadre viaggiano, tirano dadi e reclutano maghi insieme, mentre Voldemort si volta da una località all’altra e i suoi Mangiamorte si radunano.
death-eaters-rising-goal = Si vince sconfiggendo Voldemort con { $damage ->
    [4] quattro
    [5] cinque
   *[other] { $damage }
    } colpi prima che si perdano { $places ->
    [4] quattro
   *[other] { $places }
    } luoghi o cadano { $wizards ->
    [8] otto
    [10] dieci
    [12] dodici
   *[other] { $wizards }
    } maghi.
death-eaters-rising-table = L’Ascesa dei Mangiamorte

death-eaters-rising-option-voldemort-damage-label = Difficoltà
death-eaters-rising-option-voldemort-damage-help = I danni che sconfiggono Voldemort. Prima devono esserci altrettanti Mangiamorte ad Azkaban.
death-eaters-rising-note-voldemort_damage-4 = Più facile: quattro Mangiamorte, quattro colpi.
death-eaters-rising-note-voldemort_damage-5 = Il gioco normale: cinque Mangiamorte, cinque colpi.
death-eaters-rising-note-voldemort_damage-6 = Più difficile: sei Mangiamorte, sei colpi.
death-eaters-rising-note-voldemort_damage-7 = Ancora più difficile: sette dei dieci Mangiamorte.
death-eaters-rising-note-voldemort_damage-8 = Molto difficile: otto dei dieci Mangiamorte.
death-eaters-rising-note-voldemort_damage-9 = Quasi disperato: nove dei dieci Mangiamorte.
death-eaters-rising-note-voldemort_damage-10 = Prima devono cadere tutti i Mangiamorte della scatola.

death-eaters-rising-option-starters-label = Primo mago
death-eaters-rising-value-starters-harry-potter = Harry Potter (Esercito di Silente)
death-eaters-rising-value-starters-hermione-granger = Hermione Granger (Esercito di Silente)
death-eaters-rising-value-starters-nymphadora-tonks = Ninfadora Tonks (Ordine della Fenice)
death-eaters-rising-value-starters-sirius-black = Sirius Black (Ordine della Fenice)
death-eaters-rising-value-starters-albus-dumbledore = Albus Silente (Hogwarts)
death-eaters-rising-value-starters-minerva-mcgonagall = Minerva McGranitt (Hogwarts)

death-eaters-rising-option-first-player-label = Chi comincia
death-eaters-rising-option-first-player-help = Comincia il primo posto, o decide il caso.
death-eaters-rising-value-first-player-first-seat = Il primo posto
death-eaters-rising-value-first-player-chance = Il caso
death-eaters-rising-option-order-label = Ordine del lato oscuro
death-eaters-rising-option-order-help = Dove agiscono più Mangiamorte o luoghi perduti, l’ordine lo sceglie il giocatore di turno, o è fisso.
death-eaters-rising-value-order-choose = A scelta
death-eaters-rising-value-order-fixed = Fisso
