# La guida della prima partita.

guide-goal-title = Di che cosa si tratta
