### Che cosa dice un consiglio accanto alle ragioni del gioco. $action è una risposta con le parole del giocatore. Nessun
### messaggio finisce con un punto: la risposta può avere il suo.

hint-only = È la sola cosa che puoi fare adesso
hint-close = Quasi altrettanto buono: { $action }
hint-next = Poi: { $action }
hint-wins = La partita è vinta
hint-spares-match = Altrimenti la partita è persa

## Come gioca ogni bot; sta dopo il suo nome.

bot-greedy = guarda un’azione avanti, gli effetti fino in fondo, e prende ciò che sembra migliore
bot-policy = gioca secondo le regole pratiche che il gioco ha per sé: il compagno abituale
bot-uniform = fa qualunque azione permessa, tutte con la stessa probabilità
