## Encounters: what completes them

to-complete = { $span ->
    [turn] per completarlo in un solo turno
   *[kept] per completarlo in più turni
}: { $text }

asks-attack-assigned = assegna { counted-attack }
asks-cards-played = gioca { $cards }
asks-played-each = gioca { $cards }
asks-different-costs-played = gioca { $n } carte di costo diverso
asks-cards-acquired = acquisisci { $cards }
asks-cost-acquired = acquisisci { $kind } che insieme costano almeno { $n }
asks-influence-gained = ottieni { counted-influence }
asks-foes-defeated = sconfiggi { $n ->
    [one] { $n } nemico
   *[other] { $n } nemici
}
asks-attack-on-this = assegna a questa carta { counted-attack }
asks-cards-banished = bandisci { $cards }
asks-control-removed = rimuovi { counted-control }
asks-dark-arts-resolved = risolvi { $n ->
    [one] { $n } carta delle Arti Oscure
   *[other] { $n } carte delle Arti Oscure
}
asks-stuns = gli eroi restano senza sensi { $n ->
    [1] una volta
    [2] due volte
   *[other] { $n } volte
}
asks-symbols = assegna i dadi: { $faces }

asked-cards = { $n ->
    [0] {""}
   *[other] { $n }
} { $type ->
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
}
asked-with-parity = { $cards } con costo { $value ->
    [even] pari
   *[odd] dispari
}
asked-with-cost = { $cards } con costo { $value }
asked-with-cost-at-least = { $cards } con costo di almeno { $value }
asked-with-cost-at-most = { $cards } con costo di al massimo { $value }
asked-with-tag = { $cards } con il segno «{ $value }»

do-collect-reward = ottieni la ricompensa del nemico sconfitto per ultimo
do-surcharge = acquisire una carta costa { counted-influence } in più

prompt-collect = { $hero }: l’Incontro «{ $card }» è completato – lo prendi adesso o lo lasci lì?
label-collect = Prendilo
label-leave = Lascialo lì
event-collects = { $hero } prende { $card }
event-trial-open = ora tocca alla carta «{ $card }», che ha effetto dal prossimo turno
event-attacks-trial = { $hero } assegna attacco alla carta «{ $card }»: { $n }

name-progress = fatto
name-collectable = si può prendere alla fine del turno
