# I bot: i livelli da scegliere, il confronto delle risposte e lo sguardo alla partita finita.

bot-uniform = Poltergeist
bot-uniform-how = Fa tutto ciò che è permesso, come capita.
bot-first-year = Primo anno
bot-first-year-how = Sa che cosa è bene, e una volta su tre se ne dimentica.
bot-third-year = Terzo anno
bot-third-year-how = Gioca bene, con qualche svista.
bot-policy = Compagno abituale
bot-policy-how = Gioca bene e subito, secondo le regole pratiche del gioco.
bot-prefect = Prefetto
bot-prefect-how = Pensa avanti: per un decimo di secondo gioca oltre ogni risposta.
bot-professor = Professore
bot-professor-how = Il più forte: pensa avanti per un secondo intero.
bot-greedy = Un passo avanti
bot-greedy-how = Guarda che cosa porta subito ogni risposta.
bot-search = Cercatore
bot-search-how = Pensa avanti: gioca oltre ogni risposta molte volte.
bots-level = Quanto gioca bene
bots-level-of = Quanto gioca bene il bot per { $name }
bots-thinks-ahead = pensa avanti…
bots-name-thinks-ahead = { $name } sta pensando avanti

compare-open = Confronta
compare-close = Risposte
compare-title = Le risposte a confronto
compare-how = La probabilità di vincere dopo ogni risposta, se tutti continuano come gioca il compagno abituale. Premine una per vedere dov’è; non si gioca nulla.
compare-order = Dalla migliore alla meno buona. Per una partita così nessuno ha misurato la probabilità di vincere, quindi si conosce solo l’ordine. Premine una per vedere dov’è; non si gioca nulla.
compare-chance = { $chance }% di vincere
compare-best = consigliata
compare-close-call = quasi altrettanto buona
compare-behind = { $points ->
    [one] 1 punto in meno
   *[other] { $points } punti in meno
}{ $error ->
    [0] {""}
   *[other] , con un margine di { $error }
}

review-title = Dove si è vinto o perso
review-begin = Riguarda le scelte
review-begin-how = Ogni scelta viene giocata oltre di nuovo, con ciò che si sapeva allora. Ci vuole un po’; intanto puoi fare altro.
review-making = Si riguarda: { $done } di { $total } azioni
review-waits = Comincia appena arriva il suo turno.
review-failed = Questa volta non ne è venuto nulla. Niente è perduto: riprova.
review-stays = poi non si annulla più nulla
review-again = Riprova
review-file = Salva ciò che si è visto
review-no-chance = Per una partita così nessuno ha misurato la probabilità di vincere, quindi non c’è una curva. Le scelte sono nel file.
review-no-moments = Nessun momento è stato decisivo: si è vinto o perso passo dopo passo.
review-picture = La probabilità di vincere nel corso dei turni
review-team = Tutti insieme
review-turn = Turno { $turn }
review-at = Turno { $turn }: { $chances }
review-chance-of = { $name } { $chance }%
review-short = Dal { $from }% all’inizio al { $to }% alla fine.
review-axis = turni
review-moments = I momenti che hanno contato
review-rose = { $split ->
    [luck] La probabilità è salita dal { $before }% al { $after }%: le scelte erano buone come le altre, e { $rivals ->
        [yes] la fortuna e gli altri hanno aggiunto
       *[no] la fortuna ha aggiunto
    } { $luck ->
        [one] 1 punto
       *[other] { $luck } punti
    }.
   *[both] La probabilità è salita dal { $before }% al { $after }%: { $rivals ->
        [yes] la fortuna e gli altri hanno aggiunto
       *[no] la fortuna ha aggiunto
    } { $luck ->
        [one] 1 punto
       *[other] { $luck } punti
    }, e altre scelte ne avevano ancora { $choice }.
}
review-fell = { $split ->
    [luck] La probabilità è scesa dal { $before }% al { $after }%: nessuno ha scelto male, { $rivals ->
        [yes] la sfortuna e gli altri hanno tolto
       *[no] la sfortuna ha tolto
    } { $luck ->
        [one] 1 punto
       *[other] { $luck } punti
    }.
    [choice] La probabilità è scesa dal { $before }% al { $after }%: dipendeva dalla scelta; un’altra risposta avrebbe salvato { $choice ->
        [one] 1 punto
       *[other] { $choice } punti
    }.
   *[both] La probabilità è scesa dal { $before }% al { $after }%: { $rivals ->
        [yes] la sfortuna e gli altri hanno tolto
       *[no] la sfortuna ha tolto
    } { $luck ->
        [one] 1 punto
       *[other] { $luck } punti
    }, e un’altra scelta ne avrebbe salvati ancora { $choice }.
}
review-look = Guarda lì
review-what-if = E se…?
review-what-if-how = Apre un nuovo tavolo in questo punto, per provare altro.
review-what-if-title = { $what }: e se, turno { $turn }
review-choices = Le scelte di ciascuno
review-best = La migliore
review-best-of = { $played } (turno { $turn }): { $points ->
    [one] 1 punto meglio di ciò che è abituale. Ben visto!
   *[other] { $points } punti meglio di ciò che è abituale. Ben visto!
}
review-costliest = La più cara
review-costliest-of = { $played } (turno { $turn }): la prossima volta pensa anche a questo: { $best }. Valeva { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più.
review-sound = Gioco solido dall’inizio alla fine: nessuna scelta spiccava, e nessuna è costata molto.
