# Znaky této hry: co který znamená.

sign-friendship = Přátelství
sign-knowledge = Vědomosti
sign-loyalty = Loajalita
sign-courage = Odvaha
sign-damage = Zranění
sign-corruption = Vliv
sign-spell_token = Žeton kouzla
sign-wizard_die = Kouzelnická kostka
sign-unrolled = Kostka, kterou ještě nikdo nehodil
sign-clockwise = Voldemort se otočí doprava
sign-counterclockwise = Voldemort se otočí doleva
sign-gaze = Sem se dívá Voldemort
sign-mission = Tady je tým
sign-hospital = U svatého Munga: poražení kouzelníci
sign-azkaban = Azkaban: poražení Smrtijedi
sign-done = Zakryto, hotovo
sign-when-pool = Platí, když si bereš kostky
sign-when-after_roll = Platí po hodu
sign-when-once_per_turn = Jednou za tah
sign-when-self_damage = Stojí zranění
sign-when-end_turn = Na konci tahu
