# Com’è finita.

reason-grand_master = { $who } è il nuovo Gran Maestro.
reason-crown = Tutti sono pari, e la Corona ha nominato { $who } Gran Maestro.
reason-black_rose = La Rosa Nera da sola ha più punti. Non vince nessuno.
reason-solo_won = Hai battuto il Rivale e la Rosa Nera.
reason-solo_lost = Non hai battuto tutti.
majorities = Le stanze crollano
takes-room = { $name } prende il suo segnalino: { $n } PP alla fine
