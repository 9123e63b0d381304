### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (quidditch).
do-seeker-steps = il tuo Cercatore avanza di { $n }
do-rival-steps = il Cercatore rivale si sposta di { $n }
do-seeker-reroll = rilancia il dado del Cercatore
do-seeker-roll-two = in questo turno lancia 2 dadi del Cercatore
do-rival-skips = il Cercatore rivale perde il prossimo turno
