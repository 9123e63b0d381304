### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (walking).

## Prompts

prompt-start = { $who }: lancia i dadi, o fai prima qualcosa
prompt-total = { $who }: quanti passi?
prompt-move = { $who }: dove finisce il tuo movimento?
prompt-way = { $who }: davanti a quali oggetti?
prompt-take = { $who }: prendi un oggetto?
prompt-leave = { $who }: quale oggetto lasci in cambio?
prompt-slip = { $who }: combatti o passi inosservato?
prompt-common-room = { $who }: pesca una carta o proponi uno scambio
prompt-offered-item = { $who }: che cosa offri?
prompt-wanted-item = { $who }: che cosa vuoi in cambio?
prompt-accept = { $who }: accetti lo scambio?
prompt-exam = { $who }: quale Libro risolvi?
prompt-floo = { $who }: viaggi con la Polvere Volante?
prompt-pitch = { $who }: sfidi qualcuno o usi una Passaporta?
prompt-fly = { $who }: dove ti porta Fierobecco?
prompt-passage = { $who }: attraversi il passaggio?
prompt-put-item = { $who }: dove metti l’oggetto?
prompt-finish = { $who }: finisci il turno o usa un oggetto
prompt-fetch = { $who }: quale oggetto richiami?
prompt-stay = { $who }: resti qui per la squadra o torni?
prompt-swap-mission = { $who }: scambi una missione invece di fare altro qui?

## Answers

label-return = Torna indietro
label-stay = Resta qui
label-swap-mission = Scambia { $card }
label-roll = Lancia i dadi
label-wait = Aspetta qui la squadra
label-use-item = Usa { $item }
label-play-card = Gioca { $card }
label-begin-mission = Inizia { $card }
label-try-horcrux = Prova a distruggere l’Horcrux: { $space }
label-total = { $n } passi
label-reroll-movement = Rilancia
label-go = Vai a { $space }
label-fly-away = Vola invece con Fierobecco
label-way = Davanti a { $items }
label-take = Prendi { $item }
label-leave = Lascia stare
label-leave-item = Lascia { $item }
label-fight = Combatti
label-slip = Passa inosservato
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
label-resolve-book = Risolvi { $card }
label-done = Fatto
label-floo = Con la Polvere a { $space }
label-challenge = Sfida { $who }
label-portkey = Con la Passaporta al Cimitero
label-fly = Vola a { $space }
label-through = Passa a { $space }
label-put = Mettilo su { $space }
label-end-turn = Finisci il turno
label-fetch = Richiama { $item }

## Events

event-waits = { $who } aspetta
event-swaps-mission = { $who } scambia una missione
event-turn = Turno { $n }: { $who }
event-rolls = { $who } lancia { $dice }
event-walks = { $who } cammina fino a { $space }
event-points = { $who }: { $n } punti
event-gains-pv = { $who } guadagna { $n } PV
event-loses-pv = { $who } perde { $n } PV
event-gains-floo = { $who } riceve { $n } Polvere Volante
event-gains-portkey = { $who } riceve { $n } Passaporta
event-draws = { $who } pesca { $card }
event-draws-hidden = { $who } pesca una carta
event-discards = { $card } va sotto il suo mazzo
event-recovers = { $who } si riprende con { $n } PV
event-is-put = { $who } viene messo su { $space }
event-takes = { $who } prende { $item }
event-swaps = { $who } ottiene { $item }
event-puts = { $item } ora è su { $space }
event-uses = { $who } usa { $item }
event-flies = { $who } vola a { $space }
event-travels = { $who } va a { $space } { $by }
event-returns = { $who } torna a { $space }
event-passes-exam = { $who } supera un esame con { $card }: { $n } punti
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
do-gain-points = guadagna { $n } punti
do-lose-points = perdi { $n } punti
do-gain-pv = guadagna { $n } PV
do-lose-pv = perdi { $n } PV
do-raise-pv-to = abbi almeno { $n } PV
do-gain-floo = ricevi { $n } Polvere Volante
do-gain-portkey = ricevi { $n } Passaporta
do-move-to = vai a { $space }
do-skip-turn = perdi il prossimo turno
do-extra-turn = dopo questo giochi un altro turno
do-take-item-token = prendi un oggetto da una casella del tuo tabellone
do-free-stop-this-turn = in questo turno puoi fermarti su ogni casella con un nome
do-movement-bonus = in questo turno puoi aggiungere { $n } passi
do-exam-bonus = fino al tuo prossimo turno ogni Libro risolto dà { $n } punti in più
do-fly-to = vai su una casella di Diagon Alley o dei Luoghi
do-common-room-choice = pesca una carta Azione, un Libro, una Pozione o un Incantesimo, o proponi uno scambio di oggetti
do-quidditch-or-portkey = sfida un giocatore a Quidditch o usa una Passaporta

## Movement abilities

ability-adjust-roll = puoi cambiare il totale fino a { $n }
ability-reroll-movement = una volta per turno puoi rilanciare i dadi di movimento
ability-extra-book = dove peschi Libri, pescane { $n } in più
ability-extra-potion = sulle caselle Pozione pescane { $n } in più
ability-choose-action = sulle caselle Azione pescane 2 e risolvine una
ability-slip-past = una volta per turno puoi passare una casella occupata senza combattere
ability-roll-3-keep-2 = lancia 3 dadi di movimento e tienine 2
ability-stop-on-class = puoi fermarti prima in ogni aula
ability-move-up-to = puoi usare meno passi
ability-rat-form = gli eroi non ti fermano
ability-free-passages = i passaggi segreti non costano nulla
ability-stop-early = puoi fermarti fino a { $n } passi prima
ability-minimum = un lancio sotto { $n } vale { $n }
ability-plus-steps = sempre { $n } passo in più
