## Encounters: what completes them

to-complete = { $span ->
    [turn] ke splnění v jednom tahu
   *[kept] ke splnění v libovolném počtu tahů
}: { $text }

asks-attack-assigned = přiděl { counted-attack }
asks-cards-played = zahraj { $cards }
asks-played-each = zahraj { $cards }
asks-different-costs-played = zahraj { counted-card } s různou cenou
asks-cards-acquired = získej { $cards }
asks-cost-acquired = získej { $kind } v celkové ceně alespoň { $n }
asks-influence-gained = získej { counted-influence }
asks-foes-defeated = poraz { $n ->
    [one] { $n } nepřítele
    [few] { $n } nepřátele
   *[other] { $n } nepřátel
}
asks-attack-on-this = přiděl této kartě { counted-attack }
asks-cards-banished = vyhosť { $cards }
asks-control-removed = odeber { counted-control }
asks-dark-arts-resolved = vyhodnoť { $n ->
    [one] { $n } kartu černé magie
    [few] { $n } karty černé magie
   *[other] { $n } karet černé magie
}
asks-stuns = hrdinové jsou { $n ->
    [1] jednou
    [2] dvakrát
   *[other] { $n }krát
} omráčeni
asks-symbols = přiřaď kostky: { $faces }

asked-cards = { $n ->
    [0] {""}
   *[other] { $n }
} { $type ->
    [spell] { $n ->
        [0] kouzla
        [one] kouzlo
        [few] kouzla
       *[other] kouzel
    }
    [item] { $n ->
        [0] předměty
        [one] předmět
        [few] předměty
       *[other] předmětů
    }
    [ally] { $n ->
        [0] spojence
        [one] spojence
        [few] spojence
       *[other] spojenců
    }
    [potion] { $n ->
        [0] lektvary
        [one] lektvar
        [few] lektvary
       *[other] lektvarů
    }
   *[card] { $n ->
        [0] karty
        [one] kartu
        [few] karty
       *[other] karet
    }
}
asked-with-parity = { $cards } { $value ->
    [even] se sudou cenou
   *[odd] s lichou cenou
}
asked-with-cost = { $cards } s cenou { $value }
asked-with-cost-at-least = { $cards } s cenou alespoň { $value }
asked-with-cost-at-most = { $cards } s cenou nejvýše { $value }
asked-with-tag = { $cards } se značkou „{ $value }“

do-collect-reward = získej odměnu naposledy poraženého nepřítele
do-surcharge = získání každé karty stojí o { counted-influence } víc

prompt-collect = { $hero }: karta { $card } je splněna – vezmeš si ji, nebo ji necháš ležet?
label-collect = Vzít si ji
label-leave = Nechat ji ležet
event-collects = { $hero } si bere kartu { $card }
event-trial-open = na řadě je { $card }; začne působit v příštím tahu
event-attacks-trial = { $hero } přiděluje útok kartě { $card }: { $n }

name-progress = splněno
name-collectable = na konci tahu si ji můžeš vzít
