### Le carte delle Nuove Regole, in italiano; en.ftl dice come si compongono i messaggi.

## Heroes spoken of

who-active-and-neighbors = ciascuno tra l’eroe attivo e i suoi vicini
who-neighbors = ogni vicino
who-next = l’eroe successivo
who-previous = l’eroe precedente
who-weakest = ogni eroe con la salute più bassa

## Which cards: what stands behind the noun

filter-tag = «{ $tag }»
filter-cost = di costo { $value }
filter-cost-at-least = di costo { $value } o più
filter-cost-at-most = di costo { $value } o meno
filter-parity = di costo { $value ->
    [even] pari
   *[odd] dispari
}

## Triggers

when-token-assigned = quando assegni attacco o influenza a un nemico
when-token-assigned-if-tokens-assigned = quando nel tuo turno hai assegnato { $n ->
    [one] { $n } punto attacco o influenza
   *[other] in tutto { $n } punti attacco e influenza
}
when-token-assigned-if-villains-assigned = quando nel tuo turno hai assegnato attacco o influenza a { $n ->
    [one] un malvagio
   *[other] { $n } malvagi
}
when-token-assigned-if-foe-is = quando assegni attacco o influenza a { $value ->
    [creature] una creatura
   *[villain] un malvagio
}
when-creature-defeated = { $side ->
    [own] { $span ->
        [always] quando sconfiggi una creatura
       *[turn] la prossima volta che sconfiggi una creatura in questo turno
    }
   *[foe] quando viene sconfitta una creatura
}
when-creature-revealed = quando viene rivelata un’altra creatura
when-card-drawn = quando peschi una carta extra nel tuo turno
when-health-lost = quando l’eroe attivo perde salute
when-health-lost-if-health-lost = quando l’eroe attivo ha perso in tutto { counted-health } nel turno
when-health-lost-to-villain = quando l’eroe attivo perde salute per un altro malvagio
when-hero-stunned = quando un eroe resta senza sensi
when-deck-shuffled = prima che un eroe mescoli il mazzo
when-new-hand = prima che l’eroe attivo peschi la nuova mano

## Conditions

if-holds = { $side ->
    [own] se hai in mano
   *[foe] se l’eroe attivo ha in mano
} { $n ->
    [one] { $filter ->
        [spell] un incantesimo
        [item] un oggetto
        [ally] un alleato
        [potion] una pozione
       *[card] una carta
    }
   *[other] almeno { $n } { $filter ->
        [spell] incantesimi
        [item] oggetti
        [ally] alleati
        [potion] pozioni
       *[card] carte
    }
}{ $which }
if-holds-no = { $side ->
    [own] se non hai in mano
   *[foe] se l’eroe attivo non ha in mano
} { $filter ->
    [spell] nessun incantesimo
    [item] nessun oggetto
    [ally] nessun alleato
    [potion] nessuna pozione
   *[card] nessuna carta
}{ $which }
if-in-market = se nel mercato { $n ->
    [one] c’è { $filter ->
        [spell] un incantesimo
        [item] un oggetto
        [ally] un alleato
       *[card] una carta
    }
   *[other] ci sono almeno { $n } { $filter ->
        [spell] incantesimi
        [item] oggetti
        [ally] alleati
       *[card] carte
    }
}{ $which }
if-cost-at-most = { $n ->
    [0] se la carta non ha costo
   *[other] se la carta costa { $n } o meno
}
if-parity = se il costo della carta è { $value ->
    [even] pari
   *[odd] dispari
}
if-starting = se è una carta iniziale
if-health-at-most = con { counted-health } o meno
if-health-lost = se l’eroe ha perso almeno { counted-health } in questo turno
if-control-at-least = { $n ->
    [one] se sul Luogo c’è un segnalino controllo
   *[other] se sul Luogo ci sono almeno { $n } segnalini controllo
}
if-creatures-face-up = { $n ->
    [one] se c’è una creatura scoperta
   *[other] se ci sono almeno { $n } creature scoperte
}
if-tokens-assigned = se in questo turno { $n ->
    [one] è stato assegnato almeno { $n } punto attacco o influenza
   *[other] sono stati assegnati in tutto almeno { $n } punti attacco e influenza
}
if-villains-assigned = se in questo turno { $n ->
    [one] almeno un malvagio ha ricevuto
   *[other] almeno { $n } malvagi hanno ricevuto
} attacco o influenza
if-attack-on-foe = se in questo turno un nemico ha ricevuto almeno { counted-attack }
if-foe-is = se il nemico è { $value ->
    [creature] una creatura
   *[villain] un malvagio
}
if-hand-at-step-3 = se hai iniziato le tue azioni con esattamente { counted-card } in mano

## Counts

per-card-in-hand = per ogni { $filter ->
    [spell] incantesimo
    [item] oggetto
    [ally] alleato
    [potion] pozione
   *[card] carta
}{ $which } in mano
per-creature-face-up = per ogni creatura scoperta
per-villain-face-up = per ogni malvagio scoperto
per-dark-arts-resolved = per ogni evento delle Arti Oscure risolto in questo turno
per-control-token = per ogni segnalino controllo sul Luogo

## Effects

do-banish = { $must ->
    [yes] { $who ->
        [self] bandisci
       *[active] { $subject } bandisce
    }
   *[no] { $who ->
        [self] puoi bandire
        [any_two] { $subject } possono bandire
       *[active] { $subject } può bandire
    }
} { $from ->
    [top_of_deck] la prima carta del { $who ->
        [self] tuo
       *[active] proprio
    } mazzo
   *[hand] { $n } { $filter ->
        [spell] { $n ->
            [one] incantesimo
           *[other] incantesimi
        }
        [item] { $n ->
            [one] oggetto
           *[other] oggetti
        }
        [ally] { $n ->
            [one] alleato
           *[other] alleati
        }
        [potion] { $n ->
            [one] pozione
           *[other] pozioni
        }
       *[card] { $n ->
            [one] carta
           *[other] carte
        }
    }{ $which } { $from ->
        [hand] dalla mano
        [discard] dalla pila degli scarti
        [hand_or_discard] dalla mano o dalla pila degli scarti
       *[any_discard] dalla pila degli scarti di un eroe a scelta
    }
}
do-gain-detention = { $who ->
    [self] ottieni
   *[active] { $subject } ottiene
} { counted-card } Punizione! { $to ->
    [hand] in mano
    [discard] sulla pila degli scarti
   *[deck] nel mazzo
}
do-look-dark-arts = rivela il primo evento delle Arti Oscure; { $to ->
    [banish] puoi bandirlo
   *[discard] puoi scartarlo
}
do-cap-dark-arts = nel tuo turno { $n ->
    [one] si rivela al massimo { $n } evento
   *[other] si rivelano al massimo { $n } eventi
} delle Arti Oscure
do-skip-dark-arts = { $who ->
    [self] nella tua prossima fase 1
   *[active] { $subject } nella sua prossima fase 1
} { $all ->
    [yes] { $who ->
        [self] non rivelare eventi
       *[active] non rivela eventi
    }
   *[no] rivela { $n ->
        [one] { $n } evento
       *[other] { $n } eventi
    } in meno
} delle Arti Oscure
do-banish-dark-arts = bandisci { $n ->
    [one] il primo evento
   *[other] i primi { $n } eventi
} degli scarti delle Arti Oscure
do-drop-tokens = { $who ->
    [self] restituisci
   *[active] { $subject } restituisce
} { $what ->
    [influence] tutta l’influenza
   *[both] tutto l’attacco e tutta l’influenza
}
do-full-health = { $who ->
    [self] torni alla salute massima
   *[active] { $subject } torna alla salute massima
}
do-hand-size = la nuova mano è di { counted-card }
do-copy-spell = puoi copiare l’effetto di un incantesimo che hai giocato in questo turno
do-show-top = rivela la prima carta del tuo mazzo; { $condition }, { $take ->
    [yes] { $then ->
        [yes] pescala e { $text }
       *[no] pescala
    }
   *[no] { $text }
}
do-arrange-top = guarda { $n ->
    [one] la prima carta
   *[other] le prime { $n } carte
} del tuo mazzo e { $n ->
    [one] rimettila al suo posto
   *[other] rimettile nell’ordine che vuoi
}
do-restack = { $who ->
    [self] mescola la tua pila degli scarti e mettila in cima al tuo mazzo
   *[active] { $subject } mescola la propria pila degli scarti e la mette in cima al proprio mazzo
}
do-give-card = puoi mettere una carta della tua pila degli scarti nella mano di un altro eroe
do-replace-market = { $which ->
    [dearest] le carte più costose del mercato vanno
   *[all] le carte del mercato vanno
} sotto il mazzo e ne arrivano di nuove
do-remove-influence = rimuovi { counted-influence } da ogni { $foe ->
    [villain] malvagio
    [creature] creatura
   *[any] nemico
}
do-assign-attack = metti { counted-attack } su ogni { $foe ->
    [villain] malvagio
    [creature] creatura
   *[any] nemico
}
do-raise-influence-limit = in questo turno ogni { $foe ->
    [villain] malvagio
    [creature] creatura
   *[any] nemico
} può ricevere { counted-influence } in più

# Other forms of words that Games 1 to 7 have.
do-discard-all = { $who ->
    [self] scarta
   *[active] { $subject } scarta
} { $filter ->
    [spell] tutti gli incantesimi
    [item] tutti gli oggetti
    [ally] tutti gli alleati
   *[card] tutte le carte
}{ $which } in mano
do-remove-attack-foe = rimuovi { counted-attack } da ogni { $foe ->
    [creature] creatura
   *[any] nemico
}
do-suppress-ability-foe = l’abilità di { $foe ->
    [creature] una creatura
   *[any] un nemico
} non ha effetto fino al tuo prossimo turno
do-take-from-discard-card = { $may ->
    [yes] { $who ->
        [self] puoi prendere
       *[active] { $subject } può prendere
    }
   *[no] { $who ->
        [self] prendi
       *[active] { $subject } prende
    }
} in mano dalla pila degli scarti { $filter ->
    [spell] un incantesimo
    [item] un oggetto
    [ally] un alleato
    [potion] una pozione
   *[card] una carta
}{ $which }
do-roll-creature = { $who ->
    [self] tira il dado delle creature
   *[active] { $subject } tira il dado delle creature
}
do-roll-turn = { $who ->
    [self] tira un dado della Casa a scelta; puoi
   *[active] { $subject } tira un dado della Casa a scelta e può
} girarlo su un’altra faccia per { $turn ->
    [one] { $turn } punto influenza
   *[other] { $turn } punti influenza
}
do-roll-dark-creature = { $who ->
    [self] tira
   *[active] { $subject } tira
} il dado delle creature: con attacco, { $attack }; con salute, { $health }; con doppia salute, { $health2 }; con carta, { $card }; con due carte, { $card2 }; con controllo, { $control }
do-forbid-attack-others = nessun altro nemico può essere attaccato
do-forbid-tokens-from-allies = gli alleati non danno attacco né influenza

more-if-banished = { $text }; se è { $type ->
    [spell] un incantesimo
    [item] un oggetto
   *[ally] un alleato
}, { $then }
more-for-each = { $text }; per ognuna di esse, { $then }
more-rest = { $text }; { $then }
if-dropped = { $text }; se ce n’era, { $then }

## Prompts and answers

prompt-banish = { $number ->
    [one] { $hero }: scegli una carta da bandire
   *[other] { $hero }: scegli { $number } carte da bandire
}
prompt-event = { $hero }: lascia l’evento delle Arti Oscure in cima o mettilo via
prompt-copy-spell = { $hero }: scegli un incantesimo giocato in questo turno da copiare
prompt-arrange = { $hero }: scegli la prossima carta in cima al tuo mazzo
prompt-gift = { $hero }: scegli una carta della tua pila degli scarti da dare
prompt-receiver = { $hero }: scegli chi riceve la carta
prompt-turn-die = { $hero }: gira il dado su un’altra faccia per { $price ->
    [one] { $price } punto influenza
   *[other] { $price } punti influenza
} o lascialo così

label-persuade = Influenza: { $card }
label-banish = { $pile ->
    [hand] Bandisci { $card }
    [own] Bandisci { $card } dalla tua pila degli scarti
   *[other] Bandisci { $card } dalla pila degli scarti di { $hero }
}
label-event-keep = Lascialo in cima
label-event-discard = Scartalo senza effetto
label-event-banish = Bandiscilo
label-next = Poi { $card }
label-give = Dai { $card }
label-to = A { $hero }
label-turn = Giralo su: { $face }
label-leave-die = Lascia il dado così
label-benefit-health2 = Ogni eroe ottiene 2 punti salute
label-benefit-card2 = Ogni eroe pesca 2 carte
label-benefit-control = Rimuovi 1 segnalino controllo

## Events

event-persuades = { $hero } mette influenza sulla carta «{ $card }»: { $n }/{ $influence }
event-influence-removed = { $card } perde { counted-influence }
event-banishes = { $hero } bandisce { $card }
event-banishes-several-card = { $hero } bandisce { $list }
event-gains-detention = { $hero } ottiene { $card }
event-dark-arts-seen = { $hero } rivela il prossimo evento delle Arti Oscure: { $card }
event-dark-arts-discarded = { $hero } scarta l’evento { $card } senza effetto
event-restacks = { $hero } mescola la pila degli scarti e la mette in cima al mazzo
event-market-replaced = { $n ->
    [one] { $n } carta del mercato va sotto il mazzo
   *[other] { $n } carte del mercato vanno sotto il mazzo
}
event-is-given = { $hero } riceve { $card }
event-turns-die = { $hero } gira – { $die }: { $face }
event-ally-silenced = { $card } ora non dà attacco né influenza

who-self-and-neighbors = { $side ->
    [own] ciascuno tra te e i tuoi vicini
   *[foe] ciascuno tra l’eroe attivo e i suoi vicini
}
when-hero-falling = quando un altro eroe resterebbe senza sensi
when-tokens-cleared = prima di restituire i segnalini non usati
when-turn-begins = prima del tuo turno
if-dark-potions-face-up = { $n ->
    [one] se c’è una pozione delle Arti Oscure scoperta
   *[other] se ci sono almeno { $n } pozioni delle Arti Oscure scoperte
}
per-dark-potion-face-up = per ogni pozione delle Arti Oscure scoperta
do-forbid-gather = in questo turno non si possono raccogliere ingredienti
do-forbid-charm = in questo turno non si può usare un Incanto
