### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (fights).
do-draw-and-fight = pesca una carta Duello e combatti
do-damage = l’avversario perde { $n } PV
do-cancel-attack = annulla la risposta dell’avversario
do-extra-attack-die = { $n ->
    [one] { $n } dado attacco in più in questo combattimento
   *[other] { $n } dadi attacco in più in questo combattimento
 }
do-leave-combat-move = lascia il combattimento e muoviti di { $n } passi
ability-reroll-die = una volta per attacco puoi ritirare un dado
ability-first-loss-minus = la tua prima perdita in un combattimento è minore di { $n } PV
ability-extra-spell-card = { $n } Incantesimo oltre il limite
ability-last-stand = { $n } dado attacco in più con 2 PV o meno
ability-spoils-plus = dopo aver battuto un giocatore prendi { $n } carta a caso in più
ability-win-draw = dopo ogni combattimento vinto pesca { $n } carta
ability-heal-plus = le tue carte difesa danno { $n } PV in più
ability-die-plus = una volta per attacco puoi alzare un dado di { $n }
ability-underdog-die = { $n } dado attacco in più finché l’avversario ha più PV
ability-disrupt = una volta per combattimento l’avversario perde una carta a caso
ability-mend = dopo un attacco senza colpi ottieni { $n } PV
ability-pierce-defence = alla prima carta difesa dell’avversario rispondi comunque
ability-first-strike = nel primo attacco la resistenza vale { $n } in meno
ability-sixes-bite = ogni 6 vale 2 colpi
ability-final-only = combatte solo contro Harry, nella sfida finale
