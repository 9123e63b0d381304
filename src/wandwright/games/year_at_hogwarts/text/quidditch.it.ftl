### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (quidditch).
do-seeker-steps = { $n ->
    [one] il tuo cercatore avanza di { $n } passo
   *[other] il tuo cercatore avanza di { $n } passi
 }
do-rival-steps = il cercatore avversario va { $towards ->
    [back] indietro
   *[on] avanti
 } di { $size ->
    [one] { $size } passo
   *[other] { $size } passi
 }
do-seeker-reroll = ritira il dado del cercatore
do-seeker-roll-two = in questo turno tira 2 dadi del cercatore
do-rival-skips = il cercatore avversario perde il prossimo turno
