# I segni di questo gioco: che cosa significa ciascuno.

sign-friendship = Amicizia
sign-knowledge = Conoscenza
sign-loyalty = Lealtà
sign-courage = Coraggio
sign-damage = Danni
sign-corruption = Corruzione
sign-spell_token = Segnalino incantesimo
sign-wizard_die = Dado mago
sign-unrolled = Dado non ancora tirato
sign-clockwise = Voldemort gira in senso orario
sign-counterclockwise = Voldemort gira in senso antiorario
sign-gaze = Qui guarda Voldemort
sign-mission = Qui c’è una squadra
sign-hospital = San Mungo: maghi sconfitti
sign-azkaban = Azkaban: Mangiamorte sconfitti
sign-done = Coperto, fatto
sign-when-pool = Vale quando prendi i dadi
sign-when-after_roll = Vale dopo un tiro
sign-when-once_per_turn = Una volta per turno
sign-when-self_damage = Costa danni
sign-when-end_turn = Alla fine del turno
