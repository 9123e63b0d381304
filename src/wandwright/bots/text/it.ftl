### Che cosa dice un consiglio accanto alle ragioni del gioco. $action è una risposta con le parole del giocatore. Nessun
### messaggio finisce con un punto: la risposta può avere il suo.

hint-only = È la sola cosa che puoi fare adesso
hint-close = Quasi altrettanto buono: { $action }
hint-next = Poi: { $action }
hint-wins = La partita è vinta
hint-spares-match = Altrimenti la partita è persa
