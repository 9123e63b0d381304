### Karty Nových pravidel, česky; jak se zprávy skládají, říká en.ftl.

## Heroes spoken of

who-active-and-neighbors = aktivní hrdina i každý jeho soused
who-neighbors = každý soused
who-next = další hrdina na řadě
who-previous = předchozí hrdina
who-weakest = každý hrdina s nejnižším zdravím

## Which cards: what stands behind the noun

filter-tag = „{ $tag }“
filter-cost = s cenou { $value }
filter-cost-at-least = s cenou aspoň { $value }
filter-cost-at-most = s cenou nejvýše { $value }
filter-parity = { $value ->
    [even] se sudou
   *[odd] s lichou
} cenou

## Triggers

when-token-assigned = když přidělíš útok nebo vliv nepříteli
when-token-assigned-if-tokens-assigned = když ve svém tahu přidělíš { $n ->
    [one] útok nebo vliv
    [few] dohromady { $n } útoky a vlivy
   *[other] dohromady { $n } útoků a vlivů
}
when-token-assigned-if-villains-assigned = když ve svém tahu přidělíš útok nebo vliv { $n } padouchům
when-token-assigned-if-foe-is = když přidělíš útok nebo vliv { $value ->
    [creature] tvorovi
   *[villain] padouchovi
}
when-creature-defeated = { $side ->
    [own] { $span ->
        [always] když porazíš tvora
       *[turn] při příští porážce tvora v tomto tahu
    }
   *[foe] když je poražen tvor
}
when-creature-revealed = když je odhalen další tvor
when-card-drawn = když si ve svém tahu dobereš kartu navíc
when-health-lost = když aktivní hrdina ztratí zdraví
when-health-lost-if-health-lost = když aktivní hrdina ztratí v tahu celkem { $n } zdraví
when-health-lost-to-villain = když aktivní hrdina ztratí zdraví kvůli jinému padouchovi
when-hero-stunned = když je hrdina omráčen
when-deck-shuffled = než hrdina zamíchá balíček
when-new-hand = než si aktivní hrdina dobere novou ruku

## Conditions

if-holds = { $side ->
    [own] pokud máš v ruce
   *[foe] pokud má aktivní hrdina v ruce
} { $n ->
    [one] { $filter ->
        [spell] kouzlo
        [item] předmět
        [ally] spojence
        [potion] lektvar
       *[card] kartu
    }
   *[other] aspoň { $n } { $filter ->
        [spell] { $n ->
            [few] kouzla
           *[other] kouzel
        }
        [item] { $n ->
            [few] předměty
           *[other] předmětů
        }
        [ally] { $n ->
            [few] spojence
           *[other] spojenců
        }
        [potion] { $n ->
            [few] lektvary
           *[other] lektvarů
        }
       *[card] { $n ->
            [few] karty
           *[other] karet
        }
    }
}{ $which }
if-holds-no = { $side ->
    [own] pokud nemáš v ruce
   *[foe] pokud aktivní hrdina nemá v ruce
} { $filter ->
    [spell] žádné kouzlo
    [item] žádný předmět
    [ally] žádného spojence
    [potion] žádný lektvar
   *[card] žádnou kartu
}{ $which }
if-in-market = pokud { $n ->
    [few] jsou
   *[other] je
} v nabídce { $n ->
    [one] { $filter ->
        [spell] kouzlo
        [item] předmět
        [ally] spojenec
       *[card] karta
    }
   *[other] aspoň { $n } { $filter ->
        [spell] { $n ->
            [few] kouzla
           *[other] kouzel
        }
        [item] { $n ->
            [few] předměty
           *[other] předmětů
        }
        [ally] { $n ->
            [few] spojenci
           *[other] spojenců
        }
       *[card] { $n ->
            [few] karty
           *[other] karet
        }
    }
}{ $which }
if-cost-at-most = { $n ->
    [0] pokud je karta bez ceny
   *[other] pokud karta stojí nejvýše { $n }
}
if-parity = pokud je cena karty { $value ->
    [even] sudá
   *[odd] lichá
}
if-starting = pokud je to počáteční karta
if-health-at-most = při nejvýše { $n } zdraví
if-health-lost = pokud hrdina ztratil v tomto tahu aspoň { $n } zdraví
if-control-at-least = { $n ->
    [one] pokud je na lokaci žeton kontroly
    [few] pokud jsou na lokaci aspoň { $n } žetony kontroly
   *[other] pokud je na lokaci aspoň { $n } žetonů kontroly
}
if-creatures-face-up = { $n ->
    [one] pokud je odhalený tvor
    [few] pokud jsou odhalení aspoň { $n } tvorové
   *[other] pokud je odhaleno aspoň { $n } tvorů
}
if-tokens-assigned = { $n ->
    [one] pokud byl v tomto tahu přidělen útok nebo vliv
    [few] pokud byly v tomto tahu přiděleny dohromady aspoň { $n } útoky a vlivy
   *[other] pokud bylo v tomto tahu přiděleno dohromady aspoň { $n } útoků a vlivů
}
if-villains-assigned = pokud byl v tomto tahu útok nebo vliv přidělen aspoň { $n } padouchům
if-attack-on-foe = { $n ->
    [one] pokud byl v tomto tahu jednomu nepříteli přidělen útok
    [few] pokud byly v tomto tahu jednomu nepříteli přiděleny aspoň { $n } útoky
   *[other] pokud bylo v tomto tahu jednomu nepříteli přiděleno aspoň { $n } útoků
}
if-foe-is = pokud je nepřítel { $value ->
    [creature] tvor
   *[villain] padouch
}
if-hand-at-step-3 = pokud tvá ruka měla na začátku tvých akcí přesně { counted-card }

## Counts

per-card-in-hand = za { $filter ->
    [spell] každé kouzlo
    [item] každý předmět
    [ally] každého spojence
    [potion] každý lektvar
   *[card] každou kartu
}{ $which } v ruce
per-creature-face-up = za každého odhaleného tvora
per-villain-face-up = za každého odhaleného padoucha
per-dark-arts-resolved = za každou událost černé magie vyhodnocenou v tomto tahu
per-control-token = za každý žeton kontroly na lokaci

## Effects

do-banish = { $must ->
    [yes] { $who ->
        [self] vyhosť
       *[active] { $subject } vyhostí
    }
   *[no] { $who ->
        [self] můžeš vyhostit
        [any_two] { $subject } mohou vyhostit
       *[active] { $subject } může vyhostit
    }
} { $from ->
    [top_of_deck] vrchní kartu svého balíčku
   *[hand] { $filter ->
        [spell] { counted-spell }
        [item] { counted-item }
        [ally] { counted-ally }
        [potion] { $n ->
            [one] { $n } lektvar
            [few] { $n } lektvary
           *[other] { $n } lektvarů
        }
       *[card] { counted-card }
    }{ $which } { $from ->
        [hand] z ruky
        [discard] z odkládacího balíčku
        [hand_or_discard] z ruky nebo odkládacího balíčku
       *[any_discard] z odkládacího balíčku libovolného hrdiny
    }
}
do-gain-detention = { $who ->
    [self] získej
   *[active] { $subject } získá
} { counted-card } Školní trest! { $to ->
    [hand] do ruky
    [discard] na odkládací balíček
   *[deck] do balíčku
}
do-look-dark-arts = odhal vrchní událost černé magie; { $to ->
    [banish] můžeš ji vyhostit
   *[discard] můžeš ji odhodit
}
do-cap-dark-arts = ve tvém tahu se odhalí nejvýše { $n ->
    [one] { $n } událost
    [few] { $n } události
   *[other] { $n } událostí
} černé magie
do-skip-dark-arts = { $all ->
    [yes] { $who ->
        [self] ve svém příštím kroku 1 neodhaluj žádnou událost černé magie
       *[active] { $subject } ve svém příštím kroku 1 neodhalí žádnou událost černé magie
    }
   *[no] { $who ->
        [self] ve svém příštím kroku 1 odhal
       *[active] { $subject } ve svém příštím kroku 1 odhalí
    } o { $n ->
        [one] { $n } událost
        [few] { $n } události
       *[other] { $n } událostí
    } černé magie méně
}
do-banish-dark-arts = vyhosť { $n ->
    [one] vrchní událost
    [few] vrchní { $n } události
   *[other] vrchních { $n } událostí
} z odkládacího balíčku černé magie
do-drop-tokens = { $who ->
    [self] vrať všechen svůj
   *[active] { $subject } vrátí všechen svůj
} { $what ->
    [influence] vliv
   *[both] útok i vliv
}
do-full-health = { $who ->
    [self] doplň si plné zdraví
   *[active] { $subject } má zase plné zdraví
}
do-hand-size = nová ruka má { counted-card }
do-copy-spell = můžeš zopakovat účinek kouzla zahraného v tomto tahu
do-show-top = odhal vrchní kartu svého balíčku; { $condition }, { $take ->
    [yes] { $then ->
        [yes] dober ji a { $text }
       *[no] dober ji
    }
   *[no] { $text }
}
do-arrange-top = podívej se na { $n ->
    [one] vrchní kartu
    [few] vrchní { $n } karty
   *[other] vrchních { $n } karet
} svého balíčku a vrať { $n ->
    [one] ji zpět
   *[other] je v libovolném pořadí
}
do-restack = { $who ->
    [self] zamíchej svůj odkládací balíček a dej ho navrch svého balíčku
   *[active] { $subject } zamíchá svůj odkládací balíček a dá ho navrch svého balíčku
}
do-give-card = můžeš dát kartu ze svého odkládacího balíčku do ruky jinému hrdinovi
do-replace-market = { $which ->
    [dearest] nejdražší karty nabídky jdou
   *[all] karty nabídky jdou
} pod balíček a přijdou nové
do-remove-influence = každému { $foe ->
    [villain] padouchovi
    [creature] tvorovi
   *[any] nepříteli
} odeber { counted-influence }
do-assign-attack = každému { $foe ->
    [villain] padouchovi
    [creature] tvorovi
   *[any] nepříteli
} přiděl { counted-attack }
do-raise-influence-limit = každému { $foe ->
    [villain] padouchovi
    [creature] tvorovi
   *[any] nepříteli
} lze v tomto tahu přidělit o { counted-influence } více

# Other forms of words that Games 1 to 7 have.
do-discard-all = { $who ->
    [self] odhoď
   *[active] { $subject } odhodí
} { $filter ->
    [spell] všechna kouzla
    [item] všechny předměty
    [ally] všechny spojence
   *[card] všechny karty
}{ $which } z ruky
do-remove-attack-foe = každému { $foe ->
    [creature] tvorovi
   *[any] nepříteli
} odeber { counted-attack }
do-suppress-ability-foe = schopnost jednoho { $foe ->
    [creature] tvora
   *[any] nepřítele
} nemá do tvého příštího tahu žádný účinek
do-take-from-discard-card = { $may ->
    [yes] { $who ->
        [self] můžeš vzít
       *[active] { $subject } může vzít
    }
   *[no] { $who ->
        [self] vezmi
       *[active] { $subject } vezme
    }
} z odkládacího balíčku do ruky { $filter ->
    [spell] kouzlo
    [item] předmět
    [ally] spojence
    [potion] lektvar
   *[card] kartu
}{ $which }
do-roll-creature = { $who ->
    [self] hoď kostkou tvorů
   *[active] { $subject } hodí kostkou tvorů
}
do-roll-turn = { $who ->
    [self] hoď libovolnou kolejní kostkou; můžeš
   *[active] { $subject } hodí libovolnou kolejní kostkou a může
} ji za { $turn ->
    [one] { $turn } vliv
    [few] { $turn } vlivy
   *[other] { $turn } vlivů
} otočit na jinou stranu
do-roll-dark-creature = { $who ->
    [self] hoď
   *[active] { $subject } hodí
} kostkou tvorů: útok – { $attack }; zdraví – { $health }; dvojité zdraví – { $health2 }; karta – { $card }; dvě karty – { $card2 }; kontrola – { $control }
do-forbid-attack-others = na jiného nepřítele nelze útočit
do-forbid-tokens-from-allies = spojenci nedávají útok ani vliv

more-if-banished = { $text }; pokud je to { $type ->
    [spell] kouzlo
    [item] předmět
   *[ally] spojenec
}, { $then }
more-for-each = { $text }; za každou z nich { $then }
more-rest = { $text }; { $then }
if-dropped = { $text }; pokud nějaký byl, { $then }

## Prompts and answers

prompt-banish = { $number ->
    [one] { $hero }: vyber kartu k vyhoštění
    [few] { $hero }: vyber { $number } karty k vyhoštění
   *[other] { $hero }: vyber { $number } karet k vyhoštění
}
prompt-event = { $hero }: nech událost černé magie navrchu, nebo ji dej pryč
prompt-copy-spell = { $hero }: vyber kouzlo zahrané v tomto tahu, jehož účinek zopakuješ
prompt-arrange = { $hero }: vyber, která karta leží na tvém balíčku jako další
prompt-gift = { $hero }: vyber ze svého odkládacího balíčku kartu, kterou dáš jinému
prompt-receiver = { $hero }: vyber, kdo kartu dostane
prompt-turn-die = { $hero }: otoč kostku na jinou stranu (vliv: { $price }), nebo ji nech být

label-persuade = Přidělit vliv: { $card }
label-banish = { $pile ->
    [hand] Vyhostit kartu { $card }
    [own] Vyhostit kartu { $card } ze svého odkládacího balíčku
   *[other] Vyhostit kartu { $card } z odkládacího balíčku ({ $hero })
}
label-event-keep = Nechat navrchu
label-event-discard = Odhodit bez účinku
label-event-banish = Vyhostit
label-next = Jako další { $card }
label-give = Dát kartu { $card }
label-to = Dostane { $hero }
label-turn = Otočit na: { $face }
label-leave-die = Nechat kostku být
label-benefit-health2 = Každý hrdina získá 2 zdraví
label-benefit-card2 = Každý hrdina dobere 2 karty
label-benefit-control = Odebrat 1 žeton kontroly

## Events

event-persuades = { $hero } přiděluje vliv – { $card }: { $n }/{ $influence }
event-influence-removed = { $card } přichází o { counted-influence }
event-banishes = { $hero } vyhošťuje kartu { $card }
event-banishes-several-card = { $hero } vyhošťuje karty: { $list }
event-gains-detention = { $hero } získává kartu { $card }
event-dark-arts-seen = { $hero } odhaluje další událost černé magie: { $card }
event-dark-arts-discarded = { $hero } odhazuje událost { $card } bez účinku
event-restacks = { $hero } míchá odkládací balíček a dává ho navrch balíčku
event-market-replaced = { $n ->
    [one] pod balíček jde { $n } karta nabídky
    [few] pod balíček jdou { $n } karty nabídky
   *[other] pod balíček jde { $n } karet nabídky
}
event-is-given = { $hero } dostává kartu { $card }
event-turns-die = { $hero } otáčí – { $die }: { $face }
event-ally-silenced = { $card } teď nedává útok ani vliv

who-self-and-neighbors = { $side ->
    [own] každý z vás (ty i tvoji sousedé)
   *[foe] aktivní hrdina i každý jeho soused
}
when-hero-falling = když by byl omráčen jiný hrdina
when-tokens-cleared = než vrátíš nevyužité žetony
when-turn-begins = před tvým tahem
if-dark-potions-face-up = { $n ->
    [one] pokud je odhalený lektvar černé magie
    [few] pokud jsou odhaleny aspoň { $n } lektvary černé magie
   *[other] pokud je odhaleno aspoň { $n } lektvarů černé magie
}
per-dark-potion-face-up = za každý odhalený lektvar černé magie
do-forbid-gather = v tomto tahu nelze sbírat přísady
do-forbid-charm = v tomto tahu nelze použít formuli
