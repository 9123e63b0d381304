### Che cosa dice un consiglio accanto alle ragioni del gioco. $action è una risposta con le parole del giocatore. Nessun
hint-ahead = { $points ->
    [one] Un punto di probabilità di vincere più di: { $action }
   *[other] { $points } punti di probabilità di vincere più di: { $action }
}
hint-term = Conta soprattutto questo: { $term }
hint-term-others = Conta soprattutto questo, per gli altri: { $term }

### messaggio finisce con un punto: la risposta può avere il suo.

hint-only = È la sola cosa che puoi fare adesso
hint-close = Quasi altrettanto buono: { $action }
hint-next = Poi: { $action }
hint-wins = La partita è vinta
hint-spares-match = Altrimenti la partita è persa

## Come gioca ogni bot; sta dopo il suo nome.

bot-first-year = conosce le regole pratiche, ma una volta su tre se ne dimentica
bot-greedy = guarda un’azione avanti, gli effetti fino in fondo, e prende ciò che sembra migliore
bot-policy = gioca secondo le regole pratiche che il gioco ha per sé: il compagno abituale
bot-prefect = per un decimo di secondo guarda alcuni turni avanti, per tutti
bot-professor = guarda alcuni turni avanti per un secondo intero: il più forte
bot-search = gioca ogni risposta in molte ipotesi e prende quella che vince di più
bot-third-year = gioca bene, con qualche svista
bot-uniform = fa qualunque azione permessa, tutte con la stessa probabilità
