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
reason-gains-danger = corri meno pericoli
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
reason-spares-danger = l’altra risposta ti esporrebbe al pericolo
reason-spares-cards = salva una buona carta
reason-spares-rivals = l’altra risposta aiuterebbe un rivale
chance-score = i punti se la partita finisse ora
chance-score-late = quei punti, quanto più vicina è la fine
chance-lead = il vantaggio sul migliore degli altri
chance-lead-late = quel vantaggio, quanto più vicina è la fine
chance-lead-last = il vantaggio negli ultimi turni
chance-over-rival = il vantaggio sul Rivale
chance-over-rival-late = il vantaggio sul Rivale, quanto più vicina è la fine
chance-over-rose = il vantaggio sulla Rosa Nera
chance-over-rose-late = il vantaggio sulla Rosa Nera, quanto più vicina è la fine
chance-rival-fights = i danni del Rivale sugli altri
chance-rose-rooms = il dominio della Rosa Nera sulle Stanze
chance-fights = i danni sugli altri
chance-fights-late = i danni sugli altri, verso la fine
chance-rooms = il dominio sulle Stanze
chance-rooms-late = il dominio sulle Stanze, verso la fine
chance-quests-done = le Missioni completate
chance-quests-held = le Missioni vicine a compiersi
chance-quests-late = le Missioni vicine a compiersi, verso la fine
chance-trophies = i Trofei
chance-evocations = le Evocazioni
chance-spells = gli Incantesimi preparati e piazzati
chance-hand = le carte in mano
chance-deck = le carte del Grimorio
chance-tokens = i segnalini Azione pronti
chance-danger = il rischio di una sconfitta in questo turno
chance-danger-late = quel rischio, verso la fine
chance-wounds = i danni subiti
chance-in-cell = un Mago nella propria Cella
chance-crown = la Corona
chance-over-line = i punti che chiudono la partita
chance-first = il primo posto nell’ordine di gioco
