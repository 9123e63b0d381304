# Che cosa ha fatto un Mago nel turno, dopo il nome e i due punti, in poche parole.
deed-is_defeated = sconfitta
deed-casts = { $cards }
deed-enters = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
deed-activates = { $count ->
    [one] { $count } stanza attivata
   *[other] { $count } stanze attivate
}
deed-places_instability = { $n } Instabilità
deed-completes = Missione { $names }
deed-gains = { $n } PP
deed-takes_trophy = { $count ->
    [one] un trofeo
   *[other] { $count } trofei
}

now-event = Ora l’Evento
now-moon = Comincia una Luna
now-destroyed = Una stanza crolla
now-turn = Un nuovo turno
