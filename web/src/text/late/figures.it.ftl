# Quanto è difficile una preparazione, misurato dai bot.

hard-title = Quanto è difficile?
hard-won = I bot hanno vinto { $won } di { $matches } partite così: { $rate }.
hard-likely = Da tante partite si può dire che vincono tra { $low } e { $high }.
hard-rivals = I bot hanno giocato { $matches } partite così.
hard-length = Una partita dura { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
    } e circa { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
    } di scelte.
hard-none = Per questa preparazione non ci sono ancora cifre.
hard-from = Da dove viene
hard-how = A ogni posto sedeva il bot abituale. Le persone giocano in altro modo: meglio confrontare preparazioni che fidarsi del numero. I minuti sono una stima. Questo comando lo misura di nuovo:
hard-earlier = Da allora le carte o le regole sono un po’ cambiate.
