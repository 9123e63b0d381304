# I segni di questo gioco: che cosa significa ciascuno.

sign-attack = Attacco: mettilo su un malvagio
sign-influence = Influenza: compra carte
sign-health = Salute
sign-control = Controllo: il male prende il luogo
sign-card = Carta: pesca (+) o scarta (−)
sign-stunned = Senza sensi: salute finita
sign-silenced = L’abilità non vale
sign-die = Si tira un dado
sign-all = Più eroi
sign-one = Un eroe
sign-discarded = Quando si scarta una carta
sign-take = Riprendi dagli scarti
sign-deck = Cima del mazzo
sign-again = Ancora una volta
sign-reveal = Rivela o guarda
sign-reward = Ricompensa
sign-gone = Bandita dalla partita
