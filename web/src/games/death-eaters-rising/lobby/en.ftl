# What the lobby says about Death Eaters Rising.

death-eaters-rising-title = Death Eaters Rising
death-eaters-rising-nobody = Team { $number }
death-eaters-rising-summary = Two to four teams travel, roll dice and recruit wizards together, while Voldemort turns from place to place and his Death Eaters gather.
death-eaters-rising-goal = Defeat Voldemort with { $damage ->
    [4] four
    [5] five
   *[other] { $damage }
    } hits before { $places ->
    [4] four
   *[other] { $places }
    } places are lost or { $wizards ->
    [8] eight
    [10] ten
    [12] twelve
   *[other] { $wizards }
    } wizards fall.
death-eaters-rising-table = Death Eaters Rising

death-eaters-rising-option-voldemort-damage-label = How hard
death-eaters-rising-option-voldemort-damage-help = The damage that defeats Voldemort. So many Death Eaters must be in Azkaban first.
death-eaters-rising-note-voldemort_damage-4 = Easier: four Death Eaters, four hits.
death-eaters-rising-note-voldemort_damage-5 = The standard game: five Death Eaters, five hits.
death-eaters-rising-note-voldemort_damage-6 = Harder: six Death Eaters, six hits.
death-eaters-rising-note-voldemort_damage-7 = Harder still: seven of the ten Death Eaters.
death-eaters-rising-note-voldemort_damage-8 = Very hard: eight of the ten Death Eaters.
death-eaters-rising-note-voldemort_damage-9 = Nearly hopeless: nine of the ten Death Eaters.
death-eaters-rising-note-voldemort_damage-10 = Every Death Eater of the box must fall first.

death-eaters-rising-option-starters-label = First wizard
death-eaters-rising-value-starters-harry-potter = Harry Potter (Dumbledore's Army)
death-eaters-rising-value-starters-hermione-granger = Hermione Granger (Dumbledore's Army)
death-eaters-rising-value-starters-nymphadora-tonks = Nymphadora Tonks (Order of the Phoenix)
death-eaters-rising-value-starters-sirius-black = Sirius Black (Order of the Phoenix)
death-eaters-rising-value-starters-albus-dumbledore = Albus Dumbledore (Hogwarts)
death-eaters-rising-value-starters-minerva-mcgonagall = Minerva McGonagall (Hogwarts)

death-eaters-rising-option-first-player-label = Who begins
death-eaters-rising-option-first-player-help = The first seat begins, or chance decides.
death-eaters-rising-value-first-player-first-seat = The first seat
death-eaters-rising-value-first-player-chance = Chance
death-eaters-rising-option-order-label = Order of the dark side
death-eaters-rising-option-order-help = Where several Death Eaters or lost places act, the active player chooses their order, or it is fixed.
death-eaters-rising-value-order-choose = Chosen
death-eaters-rising-value-order-fixed = Fixed
