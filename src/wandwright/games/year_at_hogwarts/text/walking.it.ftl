### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (walking).

## Prompts

prompt-start = { $who }: { $choice ->
    [yes] tiri i dadi o fai prima qualcosa?
   *[no] tira i dadi
 }
prompt-total = { $who }: quanti passi fai, e verso dove?
prompt-move = { $who }: dove finisce il tuo movimento?
prompt-way = { $who }: passando davanti a quali Oggetti?
prompt-take = { $who }: prendi un Oggetto?
prompt-leave = { $who }: quale Oggetto lasci in cambio?
prompt-slip = { $who }: combatti o passi senza farti notare?
prompt-common-room = { $who }: pesca una carta o proponi uno scambio
prompt-offered-item = { $who }: che cosa offri?
prompt-wanted-item = { $who }: che cosa vuoi in cambio?
prompt-accept = { $who }: accetti lo scambio?
prompt-exam = { $who }: con quale Libro superi l’esame?
prompt-floo = { $who }: viaggi con la Polvere Volante?
prompt-pitch = { $who }: sfidi qualcuno o usi una Passaporta?
prompt-fly = { $who }: dove ti porta Fierobecco?
prompt-passage = { $who }: attraversi il passaggio?
prompt-tower = { $who }: su quale torre sta un Mangiamorte?
prompt-put-item = { $who }: dove metti l’Oggetto?
prompt-finish = { $who }: finisci il turno o usa un Oggetto
prompt-fetch = { $who }: quale Oggetto richiami?
prompt-stay = { $who }: resti qui per la squadra o torni?
prompt-swap-mission = { $who }: scambi una missione invece di fare altro qui?

## Answers

label-return = Torna indietro
label-stay = Resta qui
label-swap-mission = Scambia { $card }
label-roll = Tira i dadi
label-wait = Aspetta qui la squadra
label-use-item = Usa { $item }
label-play-card = Gioca { $card }
label-begin-mission = Inizia { $card }
label-try-horcrux = Prova a distruggere l’Horcrux: { $space }
label-total = { counted-step }
label-reroll-movement = Ritira
label-go = Vai: { $space }
label-fly-away = Vola invece con Fierobecco
label-way = { $n ->
    [0] Senza passare davanti a Oggetti
   *[other] { $meets ->
        [0] Passando davanti a { $items }
       *[other] Passando davanti a { $items }, poi incontri { $foe }
    }
 }
label-take = Prendi { $item }{ $use ->
    [mission] { " " }(serve per { $missions })
    [ritual] { " " }(per il rito nel Cimitero)
    [weapon] { " " }(distrugge gli Horcrux)
    [final] { " " }(per l’incontro finale)
   *[none] { "" }
 }
label-leave = Lascia stare
label-leave-item = Lascia { $item }
label-fight = Combatti
label-slip = Passa senza farti notare
label-draw-deck = Pesca: { $deck ->
    [action] una carta Azione
    [book] un Libro
    [potion] una Pozione
   *[spell] un Incantesimo
 }
label-swap-with = Proponi uno scambio a { $who }
label-offer = Offri { $item }
label-ask = Chiedi { $item }
label-refuse = Rifiuta
label-accept = Accetta
label-resolve-book = Supera l’esame: { $card }
label-done = Fatto
label-floo = Con la Polvere Volante: { $space }{ $lies ->
    [yes] : { $items }
   *[no] { "" }
 }
label-challenge = Sfida { $who }
label-portkey = Con la Passaporta al Cimitero
label-fly = Vola: { $space }
label-through = Passa: { $space }
label-tower = Un Mangiamorte qui: { $space }
label-put = Mettilo qui: { $space }
label-end-turn = Finisci il turno
label-fetch = Richiama { $item }

# A space whose sort comes again and again, by the place beside it.
place-near = { $name } (nei pressi: { $place })

## Events

event-waits = { $who } aspetta
event-swaps-mission = { $who } scambia una missione
event-turn = turno { $n }: { $who }
event-rolls = { $who } tira { $dice }
event-walks = { $who } arriva: { $space }
event-points = { $who }: { counted-point }
event-gains-pv = { $who } ottiene { $n } PV
event-loses-pv = { $who } perde { $n } PV{ $told ->
    [yes] { " " }({ $cause })
   *[no] { "" }
 }
event-gains-floo = { $who } riceve { $n ->
    [one] { $n } segnalino Polvere Volante
   *[other] { $n } segnalini Polvere Volante
 }
event-gains-portkey = { $who } riceve { $n ->
    [one] { $n } Passaporta
   *[other] { $n } Passaporte
 }
event-draws = { $who } pesca { $card }
event-draws-several-card = { $who } pesca { $list }
event-draws-hidden = { $who } pesca una carta
event-discards = { $card } va sotto il suo mazzo
event-discards-several-card = vanno sotto il loro mazzo: { $list }
event-recovers = { $who } si riprende con { $n } PV
event-is-put = { $who } si ritrova qui: { $space }
event-takes = { $who } prende { $item }
event-takes-several-item = { $who } prende { $list }
event-swaps = { $who } ottiene { $item }
event-guards = un Mangiamorte sta qui: { $space }
event-puts = { $item } ora è qui: { $space }
event-uses = { $who } usa { $item }
event-flies = { $who } vola: { $space }
event-travels = { $who } viaggia { $by }: { $space }
event-returns = { $who } torna: { $space }
event-passes-exam = { $who } supera un esame con il Libro «{ $card }»: { $n } punti
event-loses-turn = { $who } perde il turno
by-floo = con la Polvere Volante
by-portkey = con la Passaporta
by-passage = per il passaggio

## Words of cards and spaces

do-draw = pesca { $n } { $deck ->
    [book] { $n ->
        [one] Libro
       *[other] Libri
    }
    [potion] { $n ->
        [one] Pozione
       *[other] Pozioni
    }
   *[spell] { $n ->
        [one] Incantesimo
       *[other] Incantesimi
    }
 }
do-gain-points = ottieni { counted-point }
do-lose-points = perdi { counted-point }
do-gain-pv = ottieni { $n } PV
do-lose-pv = perdi { $n } PV{ $floor ->
    [0] {""}
   *[other] , ma ne resta almeno { $floor }
 }
do-raise-pv-to = se ne hai meno, sali a { $n } PV
do-gain-floo = ricevi { $n ->
    [one] { $n } segnalino Polvere Volante
   *[other] { $n } segnalini Polvere Volante
 }
do-gain-portkey = ricevi { $n ->
    [one] { $n } Passaporta
   *[other] { $n } Passaporte
 }
do-move-to = vai qui: { $space }
do-skip-turn = perdi il prossimo turno
do-extra-turn = dopo questo giochi un altro turno
do-take-item-token = prendi un Oggetto da una casella del tuo tabellone
do-free-stop-this-turn = in questo turno puoi fermarti su ogni casella con un nome
do-movement-bonus = in questo turno puoi aggiungere { counted-step }
do-exam-bonus = fino al prossimo turno di chi l’ha pescata ogni Libro superato dà { counted-point } in più
do-fly-to = vai su una casella di Diagon Alley o dei Luoghi
do-common-room-choice = pesca una carta Azione, un Libro, una Pozione o un Incantesimo, o proponi uno scambio di Oggetti
do-quidditch-or-portkey = sfida un giocatore a Quidditch o usa una Passaporta

## Movement abilities

ability-adjust-roll = puoi alzare o abbassare il totale fino a { $n }
ability-reroll-movement = una volta per turno puoi ritirare i dadi di movimento
ability-extra-book = dove peschi Libri, pescane { $n } in più
ability-extra-potion = sulle caselle Pozione pescane { $n } in più
ability-choose-action = sulle caselle Azione pescane 2 e risolvine una
ability-slip-past = una volta per turno puoi passare una casella occupata senza combattere
ability-roll-3-keep-2 = tira 3 dadi di movimento e tienine 2
ability-stop-on-class = puoi fermarti prima in ogni classe
ability-move-up-to = puoi usare meno passi
ability-rat-form = gli eroi non ti fermano
ability-free-passages = i passaggi segreti non costano nulla
ability-stop-early = puoi fermarti prima (passi: fino a { $n })
ability-minimum = un tiro sotto { $n } vale { $n }
ability-plus-steps = { $n ->
    [one] sempre { $n } passo in più
   *[other] sempre { $n } passi in più
 }
