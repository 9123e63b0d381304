# Perché una risposta è consigliata.
reason-gains-points = porta { $n } { $n ->
    [one] punto
   *[other] punti
}
reason-gains-pv = porta { $n } PV
reason-gains-cards = porta { $n } { $n ->
    [one] Pozione o Incantesimo
   *[other] tra Pozioni e Incantesimi
}
reason-gains-items = porta { $n } { $n ->
    [one] segnalino Oggetto
   *[other] segnalini Oggetto
}
reason-gains-powder = porta Polvere Volante o una Passaporta
reason-nearer-done = completa una missione
reason-nearer-missions = avvicina una missione
reason-nearer-books = ti avvicina a una classe per i tuoi Libri
reason-nearer-match = avvicina la partita che ti serve ancora
reason-spares-points = ti fa risparmiare { $n } { $n ->
    [one] punto
   *[other] punti
}
reason-spares-pv = ti fa risparmiare { $n } PV
reason-spares-cards = ti fa risparmiare { $n } { $n ->
    [one] carta
   *[other] carte
}
reason-spares-items = ti lascia un segnalino Oggetto
reason-spares-powder = ti fa risparmiare Polvere Volante o una Passaporta
