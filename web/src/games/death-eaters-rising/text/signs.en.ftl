# The signs of this game, in the order of its icons: what each one means.

sign-friendship = Friendship
sign-knowledge = Knowledge
sign-loyalty = Loyalty
sign-courage = Courage
sign-damage = Damage
sign-corruption = Corruption
sign-spell_token = Spell token
sign-wizard_die = Wizard die
sign-unrolled = A die not rolled yet
sign-clockwise = Voldemort turns clockwise
sign-counterclockwise = Voldemort turns the other way
sign-gaze = Here Voldemort looks
sign-mission = Here a team is
sign-hospital = St Mungo's: defeated wizards
sign-azkaban = Azkaban: defeated Death Eaters
sign-done = Covered, done
sign-when-pool = Works when you take your dice
sign-when-after_roll = Works after a roll
sign-when-once_per_turn = Once a turn
sign-when-self_damage = Costs damage
sign-when-end_turn = At the end of the turn
