### Quello che legge chi gioca a Un anno a Hogwarts, in italiano (fights).
name-fight = combattimento
do-draw-and-fight = pesca una carta Duello e combatti
do-damage = l’avversario perde { $n } PV
do-cancel-attack = annulla l’attacco dell’avversario
do-extra-attack-die = { $n ->
    [one] { $n } dado attacco in più in questo combattimento
   *[other] { $n } dadi attacco in più in questo combattimento
 }
do-leave-combat-move = lascia il combattimento e muoviti di { counted-step }
ability-reroll-die = una volta per attacco puoi ritirare un dado
ability-first-loss-minus = la tua prima perdita in un combattimento è minore di { $n } PV
ability-extra-spell-card = { $n ->
    [one] 1 Incantesimo
   *[other] { $n } Incantesimi
 } oltre il limite
ability-last-stand = { $n ->
    [one] 1 dado attacco
   *[other] { $n } dadi attacco
 } in più con 2 PV o meno
ability-spoils-plus = dopo aver battuto un giocatore prendi { $n ->
    [one] 1 carta
   *[other] { $n } carte
 } a caso in più
ability-win-draw = dopo ogni combattimento vinto pesca { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
ability-heal-plus = le tue carte difesa danno { $n } PV in più
ability-die-plus = una volta per attacco puoi alzare un dado di { $n }
ability-underdog-die = { $n ->
    [one] 1 dado attacco
   *[other] { $n } dadi attacco
 } in più finché l’avversario ha più PV
ability-disrupt = una volta per combattimento l’avversario perde una carta a caso
ability-mend = dopo un attacco senza colpi ottieni { $n } PV
ability-pierce-defence = alla prima carta difesa dell’avversario rispondi comunque
ability-first-strike = nel primo attacco la resistenza vale { $n } in meno
ability-sixes-bite = ogni 6 vale 2 colpi
ability-final-only = combatte solo contro Harry, nel combattimento finale

## Richieste

prompt-opponent = { $who }: la casella { $space } è occupata; contro chi combatti?
prompt-death-eater = { $who }: { $mover } ha incontrato un Mangiamorte; quale controlli?
prompt-act = { $who } ({ $pv } PV) contro { $foe } ({ $foepv } PV): { $choice ->
    [yes] tiri i dadi ({ $dice }, colpisce { $needed } o più) o giochi una carta (Pozioni: { $potions }, Incantesimi: { $spells })?
   *[no] tira i dadi ({ $dice }, colpisce { $needed } o più)
 }
prompt-act-servant = { $who }, controlli { $fighter } ({ $pv } PV) contro { $foe } ({ $foepv } PV): { $choice ->
    [yes] tiri i dadi ({ $dice }, colpisce { $needed } o più) o giochi una carta (Pozioni: { $potions }, Incantesimi: { $spells })?
   *[no] tira i dadi ({ $dice }, colpisce { $needed } o più)
 }
prompt-reroll-die = { $who }: hai fatto { $dice }; puoi ritirare un dado
prompt-raise-die = { $who }: hai fatto { $dice }; puoi alzare un dado di { $n }
prompt-defend = { $who }: { $fighter } subisce { $n ->
    [one] 1 colpo
   *[other] { $n } colpi
 }; per quanti tiri un dado difesa?
prompt-ready = { $who }: un dado a testa contro { $foe }; tira, oppure usa prima un segnalino
prompt-prize = { $who }: hai battuto { $loser }; prendi il tuo premio ({ $number ->
    [one] 1 Oggetto o 1 carta a caso
   *[other] 2 Oggetti o 2 carte a caso
 }, o Polvere Volante, o una Passaporta)
prompt-second-item = { $who }: puoi prendere un secondo Oggetto di { $loser }
prompt-give-for = { $who }: hai 6 Oggetti; quale dai in cambio dell’Oggetto «{ $item }»?
prompt-give-up-cards = { $who }: hai perso il duello; metti in fondo ai mazzi { $number ->
    [one] 1 carta
   *[other] { $number } carte
 }
prompt-try-mission = { $who } ({ $pv } PV): qui ({ $space }) hai tutto il necessario; tenti una missione? L’avversario si scopre solo allora e può colpire subito. Senza PV { $solo ->
    [yes] la partita è persa
   *[no] perdi tutti gli Incantesimi e le Pozioni, non la missione
 }
prompt-name-card = { $who }: quale carta indichi per «{ $card }» come { $deck ->
    [spell] { $attack ->
        [yes] Incantesimo attacco
       *[no] Incantesimo difesa
    }
   *[potion] { $attack ->
        [yes] Pozione attacco
       *[no] Pozione difesa
    }
 }?
prompt-put-required = { $who }: la missione è completata; su quale casella dei Luoghi metti { $item }?
prompt-slip-away = { $who }: lasci il combattimento sotto il Mantello; dove vai?
prompt-servant-finds = { $who }: quale carta prende dal mazzo il Mangiamorte?

## Risposte

label-fight-player = Combatti contro { $who }
label-fight-death-eater = Combatti contro il Mangiamorte
label-play-death-eater = Controlla { $card }
label-attack = Tira i dadi attacco
label-clash = Tira
label-change-die = Cambia il { $n }
label-keep-dice = Tieni i dadi
label-defend = Dadi difesa: { $n }
label-steal-item = Prendi { $item }
label-steal-floo = Prendi 1 Polvere Volante
label-steal-portkey = Prendi 1 Passaporta
label-steal-cards = Prendi carte a caso
label-no-prize = Non prendere nulla
label-give-item = Dai { $item }
label-discard = Metti via { $card }
label-no-mission = Nessuna missione ora
label-name-card = { $own ->
    [yes] { $card }
   *[no] { $card } di { $who }
 }
label-find-card = Prendi { $card }

## Eventi

event-fights = { $fighter } combatte contro { $foe }
event-attacks = { $fighter } attacca: { $dice }
event-changes-die = { $fighter } cambia un dado: { $dice }
event-defends = { $fighter } tira un dado difesa: { $dice }
event-clashes = { $who } e l’avversario tirano { $dice }
event-plays = { $who } gioca { $card }
event-plays-foe = { $who } controlla { $foe }
event-foe-loses-pv = { $foe } perde { $n } PV{ $told ->
    [yes] { " " }({ $cause })
   *[no] { "" }
 }
event-foe-gains-pv = { $foe } ottiene { $n } PV
event-is-immune = { $foe } è immune alla carta «{ $card }»
event-beats = { $who } batte { $foe }
event-is-beaten = { $foe } batte { $who }
event-steals = { $who } prende { $card } come premio
event-steals-hidden = { $who } prende una carta come premio
event-is-robbed = { $who } deve cedere { $card }
event-is-robbed-hidden = { $who } deve cedere una carta
event-steals-item = { $who } prende { $item } come premio
event-steals-floo = { $who } prende 1 Polvere Volante come premio
event-steals-portkey = { $who } prende 1 Passaporta come premio
event-reveals = { $who } rivela { $card }
event-reveals-several-card = { $who } rivela { $list }
event-tries-mission = { $who } tenta la missione { $mission }
event-wins-mission = { $who } completa la missione { $card }: { $n } punti
event-slips-away = { $who } sfugge al combattimento
event-finds = { $who } prende { $card } dal mazzo
