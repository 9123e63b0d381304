# Com’è finita.

reason-grand_master = C’è un nuovo Gran Maestro.
reason-crown = Sono in parità, e la Corona ha nominato il Gran Maestro.
reason-black_rose = La Rosa Nera da sola ha più punti. Non vince nessuno.
reason-solo_won = Hai battuto il Rivale e la Rosa Nera.
reason-solo_lost = Non hai battuto tutti.
majorities = Le stanze crollano
takes-room = { $name } prende il suo segnalino: { $n } PP alla fine
