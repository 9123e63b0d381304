# Perché una risposta è consigliata.
reason-gains-points = porta { $n } { $n ->
    [one] Punto Potere
   *[other] Punti Potere
}
reason-gains-fights = i tuoi danni sugli altri si avvicinano ai loro punti
reason-gains-rooms = guadagni terreno in una Stanza
reason-gains-honours = conta nel punteggio finale
reason-gains-quests = una Missione si avvicina
reason-gains-evocations = le tue Evocazioni stanno meglio
reason-gains-chances = arrivi a portata di più cose
reason-gains-cards = le tue carte migliorano
reason-gains-rivals = fa arretrare chi è in testa tra gli altri
reason-spares-points = fa risparmiare { $n } { $n ->
    [one] Punto Potere
   *[other] Punti Potere
}
reason-spares-fights = l’altra risposta ti costerebbe una parte in una sconfitta
reason-spares-rooms = l’altra risposta ti costerebbe terreno in una Stanza
reason-spares-honours = l’altra risposta ti costerebbe punti nel punteggio finale
reason-spares-quests = l’altra risposta ti allontanerebbe da una Missione
reason-spares-evocations = risparmia le tue Evocazioni
reason-spares-chances = l’altra risposta sprecherebbe ciò che hai preparato
reason-spares-cards = salva una buona carta
reason-spares-rivals = l’altra risposta aiuterebbe un rivale
