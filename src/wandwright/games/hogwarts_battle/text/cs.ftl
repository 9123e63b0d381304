### Co čte hráč hry Hogwarts Battle, česky.
###
### Význam argumentů vysvětluje soubor en.ftl.

## Names

name-attack = útok
name-influence = vliv
name-health = zdraví
name-card = karta
name-control = žeton kontroly
name-location = lokace
name-next-locations = další lokace
name-last-foe = Poslední z nepřátel
name-market = nabídka
name-hand = ruka
name-deck = balíček
name-discard-pile = odkládací balíček
name-play-area = herní oblast

type-spell = kouzlo
type-item = předmět
type-ally = spojenec

kind-hero = hrdina
kind-starting = počáteční karta
kind-hogwarts = bradavická karta
kind-dark-arts = událost černé magie
kind-villain = padouch
kind-location = lokace
kind-horcrux = viteál
kind-proficiency = odbornost
kind-die = kostka

hero-harry = Harry Potter
hero-ron = Ron Weasley
hero-hermione = Hermiona Grangerová
hero-neville = Neville Longbottom

die-gryffindor = nebelvírská kostka
die-slytherin = zmijozelská kostka
die-ravenclaw = havraspárská kostka
die-hufflepuff = mrzimorská kostka
die-any = libovolná kolejní kostka

face-attack = útok
face-influence = vliv
face-health = zdraví
face-card = karta

tag-broom = koště
tag-house-elf = domácí skřítek
tag-morsmordre = Znamení zla
tag-owl = sova
tag-quidditch-gear = famfrpál
tag-voldemort = Voldemort
tag-weasley = Weasley

confidence-high = ověřeno
confidence-medium = pravděpodobné
confidence-low = nejisté
confidence-reconstructed = rekonstruováno

printed-cost = { counted-influence }
printed-health = { $n } zdraví
printed-for = { $what } při { $heroes } hrdinech
printed-slots = { counted-control }
printed-events = { $n ->
    [one] { $n } událost černé magie za tah
    [few] { $n } události černé magie za tah
   *[other] { $n } událostí černé magie za tah
}

## Heroes spoken of

who-self = ty
who-active = aktivní hrdina
who-all = každý hrdina
who-others = ostatní hrdinové
who-any-one = jeden libovolný hrdina
who-any-two = dva libovolní hrdinové
who-up-to-two = až dva libovolní hrdinové
who-one-other = jeden jiný hrdina
who-that = dotyčný hrdina

who-all-if-at-full-health = každý hrdina s plným zdravím
who-others-if-at-full-health = ostatní hrdinové s plným zdravím

## Triggers

when-discarded = při odhození
when-in-hand = dokud máš tuto kartu v ruce
when-villain-defeated = při příští porážce padoucha v tomto tahu
when-control-added = když na lokaci přibude žeton kontroly
when-control-removed = když je z lokace odebrán žeton kontroly
when-forced-discard = { $side ->
    [own] když tě událost černé magie nebo padouch donutí odhodit kartu
   *[foe] když událost černé magie nebo padouch donutí hrdinu odhodit kartu
}
when-villain-revealed = když je odhalen další padouch
when-morsmordre = když se vyhodnotí Morsmordre!
when-card-acquired = { $side ->
    [own] když získáš kartu
   *[foe] když hrdina získá kartu
}
when-card-played = { $side ->
    [own] když zahraješ kartu
   *[foe] když hrdina zahraje kartu
}
when-ally-played = { $side ->
    [own] když zahraješ spojence
   *[foe] když hrdina zahraje spojence
}
when-item-played = { $side ->
    [own] když zahraješ předmět
   *[foe] když hrdina zahraje předmět
}
when-spell-played = { $side ->
    [own] když zahraješ kouzlo
   *[foe] když hrdina zahraje kouzlo
}
when-attack-assigned = { $side ->
    [own] když přidělíš útok padouchovi
   *[foe] když hrdina přidělí útok padouchovi
}
when-health-gained = { $side ->
    [own] když některý hrdina ve tvém tahu získá zdraví
   *[foe] když některý hrdina získá zdraví
}
when-die-rolled = { $side ->
    [own] když hodíš kostkou
   *[foe] když hrdina hodí kostkou
}
when-passive = { $side ->
    [own] vždy
   *[foe] dokud je tato karta odkrytá
}
when-revealed = při odhalení
when-action = ve tvém tahu

when-if = { $trigger }, { $condition }
when-spell-played-if-spells-played = { $side ->
    [own] když ve svém tahu zahraješ
   *[foe] když hrdina v jednom tahu zahraje
} { counted-spell }
when-ally-played-if-allies-played = { $side ->
    [own] když ve svém tahu zahraješ
   *[foe] když hrdina v jednom tahu zahraje
} { counted-ally }
when-item-played-if-items-played = { $side ->
    [own] když ve svém tahu zahraješ
   *[foe] když hrdina v jednom tahu zahraje
} { counted-item }
when-card-played-if-kinds-played = { $side ->
    [own] když ve svém tahu zahraješ
   *[foe] když hrdina v jednom tahu zahraje
} { $n ->
    [3] spojence, předmět i kouzlo
    [2] karty dvou druhů
   *[other] kartu
}
when-attack-assigned-if-attack-assigned = { $side ->
    [own] když ve svém tahu přidělíš
   *[foe] když hrdina v jednom tahu přidělí
} { counted-attack }
when-attack-assigned-if-attack-on-villain = { $side ->
    [own] když ve svém tahu přidělíš jednomu padouchovi
   *[foe] když hrdina v jednom tahu přidělí jednomu padouchovi
} { $n ->
    [one] alespoň { $n } útok
    [few] alespoň { $n } útoky
   *[other] alespoň { $n } útoků
}, u každého padoucha jednou
when-health-gained-if-health-gained = { $side ->
    [own] když některý hrdina ve tvém tahu získá celkem
   *[foe] když některý hrdina v jednom tahu získá celkem
} { $n } zdraví
when-card-acquired-if-cost-at-least = { $side ->
    [own] když získáš
   *[foe] když hrdina získá
} kartu, která stojí { $n } nebo více
when-card-acquired-if-type = { $side ->
    [own] když získáš
   *[foe] když hrdina získá
} { $type ->
    [spell] kouzlo
    [item] předmět
   *[ally] spojence
}

## Conditions

if-spells-played = { $side ->
    [own] pokud v tomto tahu zahraješ
   *[foe] pokud aktivní hrdina v tomto tahu zahraje
} { $n ->
    [one] kouzlo
    [few] alespoň { $n } kouzla
   *[other] alespoň { $n } kouzel
}
if-allies-played = { $side ->
    [own] pokud v tomto tahu zahraješ
   *[foe] pokud aktivní hrdina v tomto tahu zahraje
} { $n ->
    [one] spojence
    [few] alespoň { $n } spojence
   *[other] alespoň { $n } spojenců
}
if-items-played = { $side ->
    [own] pokud v tomto tahu zahraješ
   *[foe] pokud aktivní hrdina v tomto tahu zahraje
} { $n ->
    [one] předmět
    [few] alespoň { $n } předměty
   *[other] alespoň { $n } předmětů
}
if-attack-assigned = { $side ->
    [own] pokud v tomto tahu přidělíš
   *[foe] pokud aktivní hrdina v tomto tahu přidělí
} { $n ->
    [one] alespoň { $n } útok
    [few] alespoň { $n } útoky
   *[other] alespoň { $n } útoků
}
if-attack-on-villain = { $side ->
    [own] pokud v tomto tahu přidělíš jednomu padouchovi
   *[foe] pokud aktivní hrdina v tomto tahu přidělí jednomu padouchovi
} { $n ->
    [one] alespoň { $n } útok
    [few] alespoň { $n } útoky
   *[other] alespoň { $n } útoků
}
if-health-gained = při zisku alespoň { $n } zdraví v tomto tahu
if-kinds-played = { $side ->
    [own] pokud v tomto tahu zahraješ
   *[foe] pokud aktivní hrdina v tomto tahu zahraje
} { $n ->
    [3] spojence, předmět i kouzlo
    [2] karty dvou druhů
   *[other] kartu
}
if-kinds-in-hand = { $side ->
    [own] pokud máš v ruce
   *[foe] pokud má aktivní hrdina v ruce
} { $n ->
    [3] spojence, předmět i kouzlo
    [2] karty dvou druhů
   *[other] kartu
}
if-cost-at-least = pokud karta stojí { $n } nebo více
if-type = pokud je karta { $type ->
    [spell] kouzlo
    [item] předmět
   *[ally] spojenec
}
if-other-holds-tag = pokud má jiný hrdina v ruce kartu „{ $tag }“
if-at-full-health = při plném zdraví
if-every-villain-hit = pokud byl v tomto tahu přidělen útok každému padouchovi

## Counts

per-ally-played = za každého spojence zahraného v tomto tahu
per-spell-played = za každé kouzlo zahrané v tomto tahu
per-item-played = za každý předmět zahraný v tomto tahu
per-ally-in-hand = za každého spojence v ruce
per-cards-in-hand-costing = za každou kartu v ruce, která stojí { $n } nebo více

## Limits

limit-turn = jednou za tah
limit-hero-turn = jednou za tah pro každého hrdinu
limit-game = jednou za partii

## Prices

pay-discard = odhodit { $filter ->
    [spell] { counted-spell }
    [item] { counted-item }
    [ally] { counted-ally }
   *[card] { counted-card }
}
pay-influence = zaplatit { counted-influence }
pay-attack = zaplatit { counted-attack }
pay-this = obětovat tuto kartu
pay = { $who ->
    [self] můžeš { $price }; pokud to uděláš, { $text }
   *[active] { $subject } může { $price }; pokud to udělá, { $text }
}

## Effects

do-gain-attack = { $who ->
    [self] získej
    [others] { $subject } získají
    [any_two] { $subject } získají
    [up_to_two] { $subject } získají
   *[active] { $subject } získá
} { counted-attack }
do-gain-influence = { $who ->
    [self] získej
    [others] { $subject } získají
    [any_two] { $subject } získají
    [up_to_two] { $subject } získají
   *[active] { $subject } získá
} { counted-influence }
do-gain-health = { $who ->
    [self] získej
    [others] { $subject } získají
    [any_two] { $subject } získají
    [up_to_two] { $subject } získají
   *[active] { $subject } získá
} { $n } zdraví
do-lose-health = { $who ->
    [self] ztrať
    [others] { $subject } ztratí
    [any_two] { $subject } ztratí
    [up_to_two] { $subject } ztratí
   *[active] { $subject } ztratí
} { $n } zdraví
do-draw = { $who ->
    [self] dober
    [others] { $subject } doberou
    [any_two] { $subject } doberou
    [up_to_two] { $subject } doberou
   *[active] { $subject } dobere
} { counted-card }
do-discard = { $who ->
    [self] odhoď
    [others] { $subject } odhodí
    [any_two] { $subject } odhodí
    [up_to_two] { $subject } odhodí
   *[active] { $subject } odhodí
} { $filter ->
    [spell] { counted-spell }
    [item] { counted-item }
    [ally] { counted-ally }
   *[card] { counted-card }
}
do-add-control = přidej { counted-control }
do-remove-control = odeber { $up_to ->
    [yes] až
   *[no] {""}
} { counted-control }
do-remove-attack = každému padouchovi odeber { counted-attack }
do-reveal-dark-arts = odhal ještě { $n ->
    [one] { $n } událost černé magie
    [few] { $n } události černé magie
   *[other] { $n } událostí černé magie
}
do-choose-heroes = { $subject }: { $text }
do-each = { $subject }: { $text }
do-repeat = { $per } { $text }
do-roll = { $who ->
    [self] hoď
   *[active] { $subject } hodí
} { $times ->
    [1] {""}
    [2] dvakrát
   *[other] { $times }krát
} { $die ->
    [gryffindor] nebelvírskou kostkou
    [slytherin] zmijozelskou kostkou
    [ravenclaw] havraspárskou kostkou
    [hufflepuff] mrzimorskou kostkou
   *[any] libovolnou kolejní kostkou
}
do-roll-dark = { $who ->
    [self] hoď
   *[active] { $subject } hodí
} { $die ->
    [gryffindor] nebelvírskou kostkou
    [slytherin] zmijozelskou kostkou
    [ravenclaw] havraspárskou kostkou
   *[hufflepuff] mrzimorskou kostkou
}: útok – { $attack }; vliv – { $influence }; zdraví – { $health }; karta – { $card }
do-suppress-ability = schopnost jednoho padoucha nemá do tvého příštího tahu žádný účinek
do-take-from-discard = { $may ->
    [yes] { $who ->
        [self] můžeš vzít
        [others] { $subject } mohou vzít
        [any_two] { $subject } mohou vzít
        [up_to_two] { $subject } mohou vzít
       *[active] { $subject } může vzít
    }
   *[no] { $who ->
        [self] vezmi
        [others] { $subject } vezmou
        [any_two] { $subject } vezmou
        [up_to_two] { $subject } vezmou
       *[active] { $subject } vezme
    }
} { $filter ->
    [spell] kouzlo
    [item] předmět
   *[ally] spojence
} z odkládacího balíčku do ruky
do-topdeck-acquired = { $filter ->
    [spell] kouzla získaná
    [item] předměty získané
   *[ally] spojence získané
} v tomto tahu můžeš dát navrch svého balíčku
do-copy-ally = můžeš zopakovat účinek spojence zahraného v tomto tahu
do-forbid = { $who ->
    [all] hrdinové
   *[active] { $subject }
} { $span ->
    [turn] v tomto tahu
   *[always] {""}
} { $who ->
    [all] nesmějí
    [others] nesmějí
   *[active] nesmí
} { $what ->
    [draw] dobírat karty navíc
    [gain_health] získávat zdraví
    [remove_control] odebírat žetony kontroly
   *[tokens_off_turn] získávat útok ani vliv v tahu jiného hrdiny
}
do-cap-attack = každému padouchovi lze v tomto tahu přidělit nejvýše { counted-attack }
do-cap-health-loss = kvůli každé události černé magie a každému padouchovi ztratíš nejvýše { $n } zdraví
do-reveal-top = { $subject } odhalí vrchní kartu svého balíčku; { $condition }, odhoď ji a { $text }
do-look-top = můžeš se podívat na vrchní kartu svého balíčku a odhodit ji, nebo ji tam nechat
do-search-deck = vezmi ze svého balíčku do ruky kartu, která stojí nejvýše { $cost_at_most }, a balíček zamíchej
do-signal = { $what ->
   *[morsmordre] karty, které čekají na Morsmordre!, teď účinkují
}
do-extra-health = { $subject } získá o { $n } více
do-discount = { $filter ->
   *[die] karty, které umožňují hodit kolejní kostkou,
} tě stojí o { counted-influence } méně
do-reroll = můžeš jí jednou hodit znovu

## Joints

sentence = { $text }.
triggered = { $trigger }: { $text }
conditional = { $condition }, { $text }
limited = { $text } ({ $limit })
counted = { $text } { $per }
if-discarded = { $text }; pokud je to { $type ->
    [spell] kouzlo
    [item] předmět
   *[ally] spojenec
}, { $then }
if-stunned = { $text }; pokud tím bude hrdina omráčen, { $then }
choose = { $who ->
    [self] vyber
    [others] { $subject } vyberou
    [any_two] { $subject } vyberou
    [up_to_two] { $subject } vyberou
   *[active] { $subject } vybere
} { $n ->
    [1] jednu možnost
    [2] dvě možnosti
    [few] { $n } možnosti
   *[other] { $n } možností
}: { $options }
reward = { $kind ->
    [horcrux] Síla vlastníka – { $text }
   *[villain] Odměna: { $text }
}
needs-any = ke zničení přiřaď jednu kostku: { $faces }
needs-all = ke zničení přiřaď kostky: { $faces }
faces = strany: { $faces }
face-count = { $n } × { $face }

list-and = { $first } a { $rest }
list-or = { $first } nebo { $rest }
list-comma = { $first }, { $rest }
list-apart = { $first }; { $rest }
list-after-choice = { $first }; potom { $rest }
list-options = { $first }; nebo { $rest }

## Rules that a tag carries

rule-voldemort = { $game ->
    [0] nelze mu přidělit útok ani vliv, dokud nejsou poraženi všichni ostatní nepřátelé a splněny všechny zkoušky; jeho porážkou hrdinové vyhrávají
    [7] nelze na něj útočit, dokud nejsou poraženi všichni ostatní padouši a zničeny všechny viteály; jeho porážkou hrdinové vyhrávají
   *[other] nelze na něj útočit, dokud nejsou poraženi všichni ostatní padouši; jeho porážkou hrdinové vyhrávají
}

## Prompts
## Kdo má u stolu co udělat. $hero je tázaný hrdina, $card karta, která se ptá, $n číslo.

prompt-act = { $hero }: hraj karty, útoč, získávej karty, nebo ukonči tah
prompt-discard = { $left ->
    [one] { $hero }: vyber kartu k odhození
    [few] { $hero }: vyber { $left } karty k odhození
   *[other] { $hero }: vyber { $left } karet k odhození
}
prompt-discard-spell = { $left ->
    [one] { $hero }: vyber kouzlo k odhození
    [few] { $hero }: vyber { $left } kouzla k odhození
   *[other] { $hero }: vyber { $left } kouzel k odhození
}
prompt-discard-item = { $left ->
    [one] { $hero }: vyber předmět k odhození
    [few] { $hero }: vyber { $left } předměty k odhození
   *[other] { $hero }: vyber { $left } předmětů k odhození
}
prompt-discard-ally = { $left ->
    [one] { $hero }: vyber spojence k odhození
    [few] { $hero }: vyber { $left } spojence k odhození
   *[other] { $hero }: vyber { $left } spojenců k odhození
}
prompt-discard-stunned = { $left ->
    [one] { $hero } – omráčení: vyber kartu k odhození
    [few] { $hero } – omráčení: vyber { $left } karty k odhození
   *[other] { $hero } – omráčení: vyber { $left } karet k odhození
}
prompt-choose = { $left ->
    [one] { $hero }: vyber jeden účinek karty { $card }
    [few] { $hero }: vyber { $left } účinky karty { $card }
   *[other] { $hero }: vyber { $left } účinků karty { $card }
}
prompt-hero-any-one = { $hero }: vyber hrdinu, na kterého působí { $card }
prompt-hero-any-two = { $hero }: vyber dva hrdiny, na které působí { $card }
prompt-hero-up-to-two = { $hero }: vyber jednoho nebo dva hrdiny, na které působí { $card }
prompt-hero-one-other = { $hero }: vyber jiného hrdinu, na kterého působí { $card }
prompt-order-discards = { $hero }: víc odhozených karet má účinek. Který přijde první?
prompt-take-back = { $hero }: vyber ze svého odkládacího balíčku kartu, kterou vezmeš do ruky
prompt-search = { $hero }: vyber ze svého balíčku kartu, kterou vezmeš do ruky
prompt-silence = { $hero }: vyber { $foe ->
    [creature] tvora
   *[villain] padoucha
}, jehož schopnost do tvého příštího tahu nepůsobí
prompt-copy = { $hero }: vyber spojence zahraného v tomto tahu, jehož účinek zopakuješ
prompt-die = { $hero }: vyber kolejní kostku, kterou hodíš
prompt-face = { $hero }: { $die } ukazuje stranu „{ $face }“. Rozhodni, co s ní
prompt-place = { $hero }: dej kartu { $card } na svůj odkládací balíček, nebo navrch svého balíčku
prompt-keep-top = { $hero }: navrchu tvého balíčku je { $card }. Nech ji tam, nebo ji odhoď
prompt-keep-top-hidden = { $hero }: nech vrchní kartu na balíčku, nebo ji odhoď
prompt-look = { $hero }: tvůj balíček je prázdný. Zamíchat odkládací balíček a podívat se na vrchní kartu?
prompt-remove = { $hero }: vyber, kolik žetonů kontroly odebereš
prompt-proficiency = { $hero }: vyber odbornost
prompt-because = kvůli kartě { $card }

## Answers

label-end = Ukončit tah
label-play = Zahrát kartu { $card }
label-attack = Zaútočit: { $card }
label-acquire = Získat kartu { $card } za { counted-influence }
label-use = Použít kartu { $card }
label-discard = Odhodit kartu { $card }
label-first = Nejdřív { $card }
label-take-back = Vzít kartu { $card }
label-nothing = Nic, děkuji
label-no-more = Nikdo další
label-copy = Zopakovat účinek: { $card }
label-silence = Umlčet: { $card }
label-roll = Hodit: { $die }
label-benefit = { $face ->
    [attack] Každý hrdina získá 1 útok
    [influence] Každý hrdina získá 1 vliv
    [health] Každý hrdina získá 1 zdraví
   *[card] Každý hrdina dobere 1 kartu
}
label-dark-benefit = Nechat proběhnout: { $text }
label-assign = Přiřadit k viteálu
label-reroll = Hodit znovu
label-to-discard = Na odkládací balíček
label-to-deck = Navrch balíčku
label-look = Zamíchat a podívat se
label-keep = Nechat navrchu
label-remove = { $n ->
    [0] Neodebrat žádný žeton
    [one] Odebrat { $n } žeton kontroly
    [few] Odebrat { $n } žetony kontroly
   *[other] Odebrat { $n } žetonů kontroly
}

## Events
## Co se stalo, po jednom řádku. $hero to udělal nebo pocítil, $card je dotčená karta.

event-turn = { $n }. tah: { $hero }
event-turn-ends = { $hero } končí tah
event-dark-arts = černá magie: { $card }
event-resolves = působí { $card }
event-plays = { $hero } hraje kartu { $card }
event-attacks = { $hero } útočí ({ $card }): { $n }/{ $health }
event-defeats = porážka: { $card }
event-reward = odměna za kartu { $card }
event-pays = { $card } vyplácí odměnu za poraženého padoucha
event-acquires = { $hero } získává kartu { $card }
event-acquires-several-card = { $hero } získává karty: { $list }
event-topdecks = { $hero } dává kartu { $card } navrch balíčku
event-uses = { $hero } používá kartu { $card }
event-gains-attack = { $hero } získává { counted-attack }
event-gains-influence = { $hero } získává { counted-influence }
event-gains-health = { $hero } získává { $n } zdraví
event-loses-health = { $hero } ztrácí { $n } zdraví
event-loss-prevented = { $hero } tentokrát zdraví neztrácí, chrání { $card }
event-protected = { $hero } ztrácí o { $n } zdraví méně, chrání { $card }
event-loss-prevented-hidden = { $hero } má ochranu a tentokrát zdraví neztrácí
event-protected-hidden = { $hero } má ochranu a ztrácí o { $n } zdraví méně
event-health-blocked = { $hero } teď nemůže získat zdraví
event-health-full = { $hero } už má plné zdraví
event-draw-blocked = { $hero } teď nemůže dobírat karty navíc
event-removal-blocked = teď nelze odebrat žádný žeton kontroly
event-tokens-blocked = { $hero } v tahu jiného hrdiny žetony nezískává
event-forbidden = { $what ->
    [draw] v tomto tahu nikdo nesmí dobírat karty navíc
    [health] v tomto tahu nikdo nesmí získávat zdraví
    [own-health] { $hero } v tomto tahu nesmí získávat zdraví
   *[removal] v tomto tahu nelze odebírat žetony kontroly
}
event-attack-capped = v tomto tahu lze každému padouchovi přidělit nejvýše { counted-attack }
event-stunned = { $hero } utrpí omráčení
event-loses-attack = { $hero } přichází o { counted-attack }
event-loses-influence = { $hero } přichází o { counted-influence }
event-returns-attack = { $hero } vrací { $n ->
    [one] { $n } nevyužitý útok
    [few] { $n } nevyužité útoky
   *[other] { $n } nevyužitých útoků
}
event-returns-influence = { $hero } vrací { $n ->
    [one] { $n } nevyužitý vliv
    [few] { $n } nevyužité vlivy
   *[other] { $n } nevyužitých vlivů
}
event-recovers = { $hero } má opět { $n } zdraví
event-draws = { $hero } dobírá kartu { $card }
event-draws-several-card = { $hero } dobírá karty: { $list }
event-draws-hidden = { $hero } dobírá kartu
event-draws-hidden-several = { $n ->
    [one] { $hero } dobírá { $n } kartu
    [few] { $hero } dobírá { $n } karty
   *[other] { $hero } dobírá { $n } karet
}
event-reshuffles = { $hero } zamíchává odkládací balíček do nového balíčku
event-dark-arts-reshuffled = odložené karty černé magie se zamíchávají do nového balíčku
event-discards = { $hero } odhazuje kartu { $card }
event-discards-several-card = { $hero } odhazuje karty: { $list }
event-reveals = { $hero } odhaluje kartu { $card }
event-reveals-several-card = { $hero } odhaluje karty: { $list }
event-looks = { $hero } se dívá na vrchní kartu balíčku: { $card }
event-looks-hidden = { $hero } se dívá na vrchní kartu balíčku
event-takes-back = { $hero } bere z odkládacího balíčku kartu { $card }
event-takes-back-several-card = { $hero } bere z odkládacího balíčku karty: { $list }
event-finds = { $hero } bere z balíčku kartu { $card }
event-finds-several-card = { $hero } bere z balíčku karty: { $list }
event-finds-hidden = { $hero } bere z balíčku kartu
event-finds-hidden-several = { $n ->
    [one] { $hero } bere z balíčku { $n } kartu
    [few] { $hero } bere z balíčku { $n } karty
   *[other] { $hero } bere z balíčku { $n } karet
}
event-copies = { $hero } opakuje účinek karty { $card }
event-silenced = { $hero } umlčuje kartu { $card }
event-silence-ends = opět může působit { $card }
event-rolls = { $hero } hází ({ $die }): { $face }
event-assigns-symbol = { $hero } přiřazuje symbol „{ $face }“ k viteálu { $card }
event-destroys-horcrux = { $hero } ničí viteál { $card }
event-horcrux-active = aktivním viteálem je teď { $card }
event-control-added = { $n ->
    [one] na lokaci přibývá { $n } žeton kontroly
    [few] na lokaci přibývají { $n } žetony kontroly
   *[other] na lokaci přibývá { $n } žetonů kontroly
}
event-control-removed = { $n ->
    [one] z lokace mizí { $n } žeton kontroly
    [few] z lokace mizí { $n } žetony kontroly
   *[other] z lokace mizí { $n } žetonů kontroly
}
event-control-full = lokace je plná: žádný žeton nepřibývá
event-location-falls = padouši ovládli lokaci { $card }
event-location-revealed = hrdinové se přesouvají do lokace { $card }
event-villain-revealed = { $several ->
    [yes] objevují se { $card }
   *[no] objevuje se { $card }
}
event-attack-removed = { $card }: { $n ->
    [one] odebrán { $n } přidělený útok
    [few] odebrány { $n } přidělené útoky
   *[other] odebráno { $n } přidělených útoků
}
event-market = do nabídky přichází karta { $card }
event-market-several-card = do nabídky přicházejí karty: { $list }
event-proficiency = { $hero } se učí: { $card }

## Outcomes

outcome-villains-defeated = Hrdinové vítězí: všichni padouši jsou poraženi
outcome-last-location-fell = Hrdinové prohrávají: padla poslední lokace

## Cards that speak of several people, so that their verbs do too

several-crabbe_and_goyle = yes

## Card names

card-hermione_granger_hero_g1 = { hero-hermione }
card-hermione_granger_hero_g3 = { hero-hermione }
card-hermione_granger_hero_g7 = { hero-hermione }
card-firebolt = Kulový blesk
card-hedwig = Hedvika
card-invisibility_cloak = Neviditelný plášť
card-the_tales_of_beedle_the_bard = Bajky barda Beedleho
card-time_turner = Obraceč času
card-crookshanks = Křivonožka
card-every_flavour_beans = Bertíkovy lentilky tisíckrát jinak
card-cleansweep_11 = Zameták 11
card-pigwidgeon = Papušík
card-remembrall = Pamatováček
card-mandrake = Mandragora
card-essence_of_dittany = Výtažek z třemdavy
card-quidditch_gear = Famfrpálová výstroj
card-sorting_hat = Moudrý klobouk
card-golden_snitch = Zlatonka
card-albus_dumbledore = Albus Brumbál
card-polyjuice_potion = Mnoholičný lektvar
card-nimbus_2001 = Nimbus 2001
card-gilderoy_lockhart = Zlatoslav Lockhart
card-dobby = Domácí skřítek Dobby
card-ginny_weasley_ally = Ginny Weasleyová
card-fawkes = Fénix Fawkes
card-molly_weasley = Molly Weasleyová
card-chocolate_frog = Čokoládová žabka
card-butterbeer = Máslový ležák
card-crystal_ball = Křišťálová koule
card-marauders_map = Pobertův plánek
card-sybill_trelawney = Sibyla Trelawneyová
card-hogwarts_a_history = Dějiny bradavické školy
card-pensieve = Myslánka
card-triwizard_cup = Pohár tří kouzelníků
card-fleur_delacour = Fleur Delacourová
card-mad_eye_moody = Alastor „Pošuk“ Moody
card-pomona_sprout = Pomona Prýtová
card-filius_flitwick = Filius Kratiknot
card-minerva_mcgonagall = Minerva McGonagallová
card-owls = NKÚ
card-cho_chang = Cho Changová
card-nymphadora_tonks = Nymfadora Tonksová
card-luna_lovegood_ally = Lenka Láskorádová
card-kingsley_shacklebolt = Kingsley Pastorek
card-bezoar = Bezoár
card-deluminator = Zhasínadlo
card-advanced_potion_making = Lektvary pro pokročilé
card-elder_wand = Bezová hůlka
card-horace_slughorn = Horacio Křiklan
card-sword_of_gryffindor = Nebelvírův meč
card-he_who_must_not_be_named = Ten, jehož jméno nesmíme vyslovit
card-petrification = Zkamenění
card-hand_of_glory = Ruka slávy
card-poison = Jed
card-dementors_kiss = Mozkomorův polibek
card-heir_of_slytherin = Zmijozelův dědic
card-regeneration = Regenerace
card-educational_decree = Vzdělávací výnos
card-legilimency = Nitrozpyt
card-fiendfyre = Zložár
card-crabbe_and_goyle = Crabbe a Goyle
card-tom_riddle = Tom Raddle
card-basilisk = Bazilišek
card-dementor = Mozkomor
card-peter_pettigrew = Petr Pettigrew
card-death_eater = Smrtijed
card-barty_crouch_jr = Barty Skrk mladší
card-dolores_umbridge = Dolores Umbridgeová
card-bellatrix_lestrange = Belatrix Lestrangeová
card-fenrir_greyback = Fenrir Šedohřbet
card-diagon_alley_location = Příčná ulice
card-mirror_of_erised_location = Zrcadlo z Erisedu
card-forbidden_forest_location = Zapovězený les
card-quidditch_pitch_location = Famfrpálové hřiště
card-chamber_of_secrets_location = Tajemná komnata
card-hogwarts_express_location = Bradavický expres
card-hogsmeade_village_location = Prasinky
card-shrieking_shack_location = Chroptící chýše
card-quidditch_world_cup_location = Mistrovství světa ve famfrpálu
card-triwizard_tournament_location = Turnaj tří kouzelníků
card-graveyard_location = Hřbitov
card-hall_of_prophecy_location = Síň věšteb
card-ministry_of_magic_location = Ministerstvo kouzel
card-knockturn_alley_location = Obrtlá ulice
card-the_burrow_location = Doupě
card-astronomy_tower_location = Astronomická věž
card-godrics_hollow_location = Godrikův Důl
card-gringotts_location = Gringottova banka
card-room_of_requirement_location = Komnata nejvyšší potřeby
card-hogwarts_castle_location = Bradavický hrad
card-horcrux_diary = Deník
card-horcrux_ring = Prsten
card-horcrux_locket = Medailonek
card-horcrux_cup = Pohár
card-horcrux_diadem = Diadém
card-proficiency_arithmancy = Věštění z čísel
card-proficiency_charms = Kouzelné formule
card-proficiency_defense_against_the_dark_arts = Obrana proti černé magii
card-proficiency_divination = Jasnovidectví
card-proficiency_flying_lessons = Hodiny létání
card-proficiency_herbology = Bylinkářství
card-proficiency_history_of_magic = Dějiny čar a kouzel
card-proficiency_potions = Lektvary
card-proficiency_transfiguration = Přeměňování
card-die_gryffindor = Nebelvírská kostka
card-die_slytherin = Zmijozelská kostka
card-die_ravenclaw = Havraspárská kostka
card-die_hufflepuff = Mrzimorská kostka

## Konec
## Co se vypráví o dohrané partii.

ending-sequel = Hra { $game }
ending-strait-health = { $left ->
    [0] { $turn }. tah: { $hero } – omráčení.
   *[other] { $turn }. tah: { $hero } má už jen { $left } zdraví.
}
ending-strait-location = { $left ->
    [0] { $turn }. tah: poslední lokace je plná a na konci tahu by padla.
    [one] { $turn }. tah: poslední lokaci dělí od pádu jediný žeton.
    [few] { $turn }. tah: poslední lokaci dělí od pádu { $left } žetony.
   *[other] { $turn }. tah: poslední lokaci dělí od pádu { $left } žetonů.
}
ending-hope-villains = Poražení padouši: { $done } z { $of }.
ending-part-attacks = { $n ->
    [one] { $n } zasazený útok
    [few] { $n } zasazené útoky
   *[other] { $n } zasazených útoků
}
ending-part-acquires = { $n ->
    [one] { $n } získaná karta
    [few] { $n } získané karty
   *[other] { $n } získaných karet
}
ending-part-stunned = omráčení: { $n }×
ending-total-gains-attack = Útok
ending-total-gains-influence = Vliv
ending-total-gains-health = Vyléčené zdraví

## Hints
## Proč je odpověď dobrá. $hero něco získá nebo o něco nepřijde, $card je padouch nebo viteál, $n kolik.

reason-defeats = Tím padne { $card }
reason-destroys-horcrux = Tím je zničen viteál: { $card }
reason-symbol = Viteál je blíž svému konci: { $card }
reason-wounds = { $card }: útok { $n }, do porážky už zbývá jen { $left }
reason-silences = { $card } ztratí svou schopnost
reason-removes-control = { $n ->
    [one] Ubude žeton kontroly
    [few] Ubudou { $n } žetony kontroly
   *[other] Ubude { $n } žetonů kontroly
}
reason-heals = { $hero }: zdraví o { $n } víc
reason-attack = { $hero }: útok o { $n } víc
reason-influence = { $hero }: vliv o { $n } víc
reason-draws = { $hero } má v ruce o { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
} víc
reason-better-deck = { $hero } bude mít lepší balíček
reason-spares-control = { $n ->
    [one] Jinak by přibyl žeton kontroly
    [few] Jinak by přibyly { $n } žetony kontroly
   *[other] Jinak by přibylo { $n } žetonů kontroly
}
reason-spares-stun = { $hero } se udrží na nohou
reason-spares-health = { $hero } si udrží o { $n } zdraví víc
reason-spares-deck = { $hero } si nezaplní balíček slabší kartou
reason-spares-hand = { $hero } si nechá v ruce lepší karty

## The New Rules: names

type-potion = lektvar

kind-creature = tvor
kind-villain-creature = padouch-tvor
kind-encounter = střetnutí
kind-charm = formule
kind-patronus = patron
kind-potion = lektvar
kind-ingredient = přísada
kind-dark-arts-potion = lektvar černé magie
kind-detention = Školní trest!

hero-luna = Lenka Láskorádová
hero-ginny = Ginny Weasleyová

die-creature = kostka tvorů

face-health2 = dvojité zdraví
face-card2 = dvě karty
face-control = lebka

tag-detention = Školní trest!

ingredient-bicorn-horn = Roh dvourožce
ingredient-mandrake-leaf = List mandragory
ingredient-flobberworm = Tlustočerv
ingredient-hellebore = Čemeřice
ingredient-lacewing-fly = Zlatoočka
ingredient-wild = Libovolná přísada

several-cornish_pixies = yes
several-inferi = yes
several-howlers = yes
several-argus_filch_and_mrs_norris = yes
several-padma_and_parvati_patil = yes

scenario-game-1 = Hra 1
scenario-game-2 = Hra 2
scenario-game-3 = Hra 3
scenario-game-4 = Hra 4
scenario-game-5 = Hra 5
scenario-game-6 = Hra 6
scenario-game-7 = Hra 7
scenario-monster-box-1 = Obludná krabice 1
scenario-monster-box-2 = Obludná krabice 2
scenario-monster-box-3 = Obludná krabice 3
scenario-monster-box-4 = Obludná krabice 4
scenario-charms-potions-1 = Formule a lektvary 1
scenario-charms-potions-2 = Formule a lektvary 2
scenario-charms-potions-3 = Formule a lektvary 3
scenario-charms-potions-4 = Formule a lektvary 4
scenario-year-1 = Rok 1
scenario-year-2 = Rok 2
scenario-year-3 = Rok 3
scenario-year-4 = Rok 4
scenario-year-5 = Rok 5
scenario-year-6 = Rok 6
scenario-year-7 = Rok 7
scenario-battle-for-hogwarts = Bitva o Bradavice

card-hermione_granger_hero_mb = { hero-hermione }
card-luna_lovegood_hero = { hero-luna }
card-crumple_horned_snorkack = Muchlorohý chropotal
card-spectrespecs = Duchobrýle
card-lion_hat = Lví klobouk
card-old_sock = Stará ponožka
card-harp = Harfa
card-fang = Tesák
card-argus_filch_and_mrs_norris = Argus Filch a paní Norrisová
card-blast_ended = Třaskavý skvorejš
card-inquisitorial_squad = Vyšetřovací sbor
card-menacing_growl = Hrozivé vrčení
card-raging_troll = Rozzuřený trol
card-basilisk_creature = { card-basilisk }
card-dementor_creature = { card-dementor }
card-cornish_pixies = Cornwallští raraši
card-fluffy = Chloupek
card-troll = Trol
card-castle_gates_location = Hradní brána
card-hagrids_hut_location = Hagridova hájenka
card-great_hall_location_mb1 = Velká síň
card-proficiency_care_of_magical_creatures = Péče o kouzelné tvory
card-encounter_students_out_of_bed = Studenti mimo postel
card-encounter_third_floor_corridor = Chodba ve třetím patře
card-detention = Školní trest!
card-monster_book_of_monsters = Obludné obludárium
card-buckbeak = Klofan
card-the_grim = Smrtonoš
card-transformed = Proměna
card-vicious_bite = Zuřivé kousnutí
card-scabbers = Prašivka
card-boggart = Bubák
card-werewolf = Vlkodlak
card-d_a_d_a_classroom_location = Učebna obrany proti černé magii
card-castle_hallways_location = Hradní chodby
card-whomping_willow_location = Vrba mlátička
card-encounter_unregistered_animagus = Neregistrovaný zvěromág
card-encounter_full_moon_rises = Vychází úplněk
card-encounter_defensive_training = Nácvik obrany
card-die_creature = Kostka tvorů
card-erumpent_horn = Roh erumpenta
card-lacewing_flies = Zlatoočky
card-kreacher = Domácí skřítek Krátura
card-thestral = Testrál
card-acromantula_attack = Útok akromantulí
card-centaur_attack = Útok kentaurů
card-fight_and_flight = Boj a útěk
card-seriously_misunderstood_creatures = Vážně nepochopení tvorové
card-centaur = Kentaur
card-grawp = Dráp
card-ukrainian_ironbelly = Ukrajinský ocelobřichý drak
card-unicorn_hollow_location = Údolí jednorožců
card-aragogs_lair_location = Aragogovo doupě
card-giant_clearing_location = Obrova mýtina
card-encounter_forbidden_forest = { card-forbidden_forest_location }
card-encounter_filthy_half_breed = Špinavý míšenec
card-encounter_escape = Únik!
card-stag_patronus = Patron jelen
card-otter_patronus = Patron vydra
card-terrier_patronus = Patron teriér
card-non_corporeal_patronus = Beztvarý patron
card-rabbit_patronus = Patron králík
card-golden_egg = Zlaté vejce
card-gillyweed = Žaberník
card-dragons_blood = Dračí krev
card-dragons_breath = Dračí dech
card-leprechaun_gold = Leprikónské zlato
card-chinese_fireball = Čínský ohniváč
card-common_welsh_green = Velšský zelený drak
card-grindylow = Ďasovec
card-hungarian_horntail = Maďarský trnoocasý drak
card-mermaid = Jezerní panna
card-swedish_short_snout = Švédský krátkorypý drak
card-selection_of_champions_location = Volba šampionů
card-dragon_arena_location = Dračí aréna
card-mermaid_village_location = Vesnice jezerních lidí
card-triwizard_maze_location = Bludiště tří kouzelníků
card-encounter_the_first_task = První úkol
card-encounter_the_second_task = Druhý úkol
card-encounter_the_third_task = Třetí úkol
card-ginny_weasley_hero = { hero-ginny }
card-bat_bogey_hex = Netopýří zaklínadlo
card-self_correcting_ink = Samoopravný inkoust
card-auto_answer_quill = Samoodpovídací brk
card-barn_owl = Sova pálená
card-screech_owl = Výreček
card-lavender_brown = Levandule Brownová
card-padma_and_parvati_patil = Padma a Parvati Patilovy
card-hermione_granger_ally = { hero-hermione }
card-caught_at_a_d_a_meeting = Přistiženi na schůzce BA
card-howlers = Huláci
card-weasley_is_our_king = Weasley je náš král
card-cornelius_fudge = Kornelius Popletal
card-pansy_parkinson = Pansy Parkinsonová
card-the_black_lake_location = Černé jezero
card-the_hospital_wing_location = Ošetřovna
card-the_hogwarts_library_location = Bradavická knihovna
card-encounter_sneaking_in_the_halls = Plížení po chodbách!
card-encounter_the_ministry_is_meddling = Ministerstvo se vměšuje
card-encounter_detention_with_dolores = Školní trest s Dolores
card-apparition_charm = Přemisťovací kouzlo
card-cheering_charm = Rozveselovací kouzlo
card-defensive_charm = Obranné kouzlo
card-healing_charm = Léčivé kouzlo
card-hover_charm = Vznášecí kouzlo
card-memory_charm = Paměťové kouzlo
card-permanent_sticking_charm = Trvale lepicí kouzlo
card-protean_charm = Proteovo kouzlo
card-summoning_charm = Přivolávací kouzlo
card-undetectable_extension_charm = Nezjistitelné zvětšovací kouzlo
card-horse_patronus = Patron kůň
card-arabella_figg = Arabella Figgová
card-school_owl = Školní sova
card-eagle_owl = Výr velký
card-beyond_the_veil = Za závojem
card-devils_snare = Ďáblovo osidlo
card-in_the_hall_of_prophecy = V Síni věšteb
card-quick_quotes_quill = Bleskobrk
card-pius_thicknesse = Pius Břichnáč
card-rita_skeeter = Rita Holoubková
card-rufus_scrimgeour = Rufus Brousek
card-ministry_of_magic_atrium_location = Atrium Ministerstva kouzel
card-ministry_courtroom_location = Soudní síň ministerstva
card-ministry_lift_location = Výtah na ministerstvu
card-encounter_before_the_wizengamot = Před Starostolcem
card-encounter_ministers_of_magic = Ministři kouzel
card-encounter_magic_is_might = Magie je moc!
card-ageing_potion = Lektvar na zestárnutí
card-amortentia = Amortencie
card-calming_draught = Uklidňující lektvar
card-mandrake_restorative_draught = Oživovací lektvar z mandragor
card-pepperup_potion = Životabudič
card-ingredient_bicorn_horn = { ingredient-bicorn-horn }
card-ingredient_mandrake_leaf = { ingredient-mandrake-leaf }
card-ingredient_flobberworm = { ingredient-flobberworm }
card-ingredient_hellebore = { ingredient-hellebore }
card-ingredient_lacewing_fly = { ingredient-lacewing-fly }
card-ingredient_wild_ingredient = { ingredient-wild }
card-cauldron = Kotlík
card-potions_kit = Souprava na lektvary
card-shrunken_head = Zmenšená hlava
card-romilda_vane = Romilda Vaneová
card-great_horned_owl = Výr virginský
card-narcissa_malfoy = Narcisa Malfoyová
card-inferi = Neživí
card-malfoy_manor_location = Malfoyovo sídlo
card-cave_location = Jeskyně
card-atop_the_tower_location = Na vrcholu věže
card-encounter_a_family_disgraced = Rod v nemilosti
card-encounter_view_slughorns_memory = Křiklanova vzpomínka
card-encounter_dumbledores_request = Brumbálova prosba
card-beguiling_bubbles = Okouzlující bublinky
card-elixir_of_life = Elixír života
card-hair_raising_potion = Vlasoježivý lektvar
card-skele_gro = Kostirost
card-draught_of_living_death = Doušek živé smrti
card-flesh_eating_slug_repellent = Odpuzovač masožravých slimáků
card-garroting_gas = Škrtivý plyn
card-memory_potion = Paměťový lektvar
card-truth_potion = Lektvar pravdy
card-aberforth_dumbledore = Aberforth Brumbál
card-tawny_owl = Puštík obecný
card-alecto_carrow = Alecto Carrowová
card-great_hall_location_cp4 = { card-great_hall_location_mb1 }
card-forest_clearing_location = Lesní mýtina
card-castle_courtyard_location = Hradní nádvoří
card-encounter_staffing_changes = Změny ve sboru
card-encounter_the_seventh_horcrux = Sedmý viteál
card-encounter_battle_of_hogwarts = Bitva o Bradavice
card-murtlap_essence = Murtlapová esence
card-babbling_beverage = Blábolivý nápoj
card-confusing_concoction = Matoucí odvar
card-forgetfulness_potion = Lektvar zapomnění
card-sleeping_draught = Uspávací lektvar

## Set-up. In English these stand beside the options in the code.

summary = Hrdinové společně budují své balíčky a čelí padouchům, od Hry 1 po Hru 7.
called-game = Hra
option-game = Která Hra z krabice se hraje.
option-heroes = Hrdinové v pořadí míst, na každé místo jeden.
option-proficiencies = Od Hry 6: každý hrdina si odbornost vybere (choose), nebo se rozdají (deal).
option-hands = Odkryté (open): každý vidí všechny karty v ruce. Skryté (closed): každý jen své.
option-defeat-bonus = Karty, které odměňují poražení padoucha, platí jednou za tah, nebo u každého padoucha jednou.
option-stun-discards = Odhazování při omráčení se počítá jako vynucené temnou stranou, nebo ne.
option-cloak = Neviditelný plášť propustí 1 zdraví z každé události černé magie a od každého padoucha, nebo z každé jednotlivé ztráty.
option-counting = Karty, které počítají jiné karty tahu, počítají celý tah, nebo jen to, co bylo zahráno před nimi.
option-stunned-choices = Omráčený hrdina, který by měl volit ztrátu, se přeskočí, nebo se ho ptáme.
option-empty-discard = Ztratit, nebo odhodit: odhození lze zvolit jen s kartou k odhození, nebo vždy.
option-voldemort = Voldemort přichází po porážce všech ostatních padouchů, nebo jako poslední karta balíčku.

# Names that are the same here.
card-accio = Accio!
card-alohomora_ginny = Alohomora!
card-alohomora_harry = Alohomora!
card-alohomora_hermione = Alohomora!
card-alohomora_luna = Alohomora!
card-alohomora_neville = Alohomora!
card-alohomora_ron = Alohomora!
card-amycus_carrow = Amycus Carrow
card-aragog = Aragog
card-arnold = Arnold
card-arresto_momentum = Arresto Momentum!
card-arthur_weasley = Artur Weasley
card-ascendio = Ascendio!
card-avada_kedavra = Avada Kedavra!
card-azkaban_location = Azkaban
card-bill_weasley = Bill Weasley
card-bombarda = Bombarda!
card-cave_inimicum = Cave Inimicum!
card-cedric_diggory = Cedrik Diggory
card-confringo = Confringo!
card-confundus = Confundus!
card-corban_yaxley = Corban Yaxley
card-crucio = Crucio!
card-dean_thomas = Dean Thomas
card-densaugeo = Densaugeo!
card-depulso = Depulso!
card-descendo = Descendo!
card-draco_malfoy = Draco Malfoy
card-encounter_peskipiksi_pesternomi = Peskipiksi Pesternomi!
card-engorgio = Engorgio!
card-errol = Errol
card-evanesco = Evanesco!
card-expecto_patronum = Expecto Patronum!
card-expelliarmus = Expelliarmus!
card-expulso = Expulso!
card-felix_felicis = Felix Felicis
card-finite = Finite!
card-finite_incantatem = Finite Incantatem!
card-flagrante = Flagrante!
card-flipendo = Flipendo!
card-fred_weasley = Fred Weasley
card-george_weasley = George Weasley
card-griphook = Griphook
card-harry_potter_ally = Harry Potter
card-harry_potter_hero_g1 = Harry Potter
card-harry_potter_hero_g3 = Harry Potter
card-harry_potter_hero_g7 = Harry Potter
card-harry_potter_hero_mb = Harry Potter
card-horcrux_nagini = Nagini
card-igor_karkaroff = Igor Karkaroff
card-immobulus = Immobulus!
card-imperio = Imperio!
card-incendio = Incendio!
card-locomotor = Locomotor!
card-lord_voldemort_cp4 = Lord Voldemort
card-lord_voldemort_g5 = Lord Voldemort
card-lord_voldemort_g6 = Lord Voldemort
card-lord_voldemort_g7 = Lord Voldemort
card-lord_voldemort_mb4 = Lord Voldemort
card-lucius_malfoy = Lucius Malfoy
card-lumos = Lumos!
card-madame_maxime = Madame Maxime
card-marcus_flint = Marcus Flint
card-morsmordre = Morsmordre!
card-mundungus_fletcher = Mundungus Fletcher
card-nagini_villain = Nagini
card-neville_longbottom_ally = Neville Longbottom
card-neville_longbottom_hero_g1 = Neville Longbottom
card-neville_longbottom_hero_g3 = Neville Longbottom
card-neville_longbottom_hero_g7 = Neville Longbottom
card-neville_longbottom_hero_mb = Neville Longbottom
card-nimbus_2000 = Nimbus 2000
card-norbert = Norbert
card-nox = Nox!
card-obliviate = Obliviate!
card-oliver_wood = Oliver Wood
card-oppugno = Oppugno!
card-percy_weasley = Percy Weasley
card-petrificus_totalus = Petrificus Totalus!
card-priori_incantatem = Priori Incantatem!
card-protego = Protego!
card-quirinus_quirrell = Quirinus Quirrell
card-relashio = Relashio!
card-remus_lupin = Remus Lupin
card-reparo = Reparo!
card-revelio = Revelio!
card-ron_weasley_ally = Ron Weasley
card-ron_weasley_hero_g1 = Ron Weasley
card-ron_weasley_hero_g3 = Ron Weasley
card-ron_weasley_hero_g7 = Ron Weasley
card-ron_weasley_hero_mb = Ron Weasley
card-rubeus_hagrid = Rubeus Hagrid
card-scourgify = Scourgify!
card-sectumsempra = Sectumsempra!
card-severus_snape = Severus Snape
card-sirius_black = Sirius Black
card-slugulus_eructo = Slugulus Eructo!
card-stupefy = Mdloby na tebe!
card-tarantallegra = Tarantallegra!
card-tergeo = Tergeo!
card-trevor = Trevor
card-viktor_krum = Viktor Krum
card-wingardium_leviosa = Wingardium Leviosa!
