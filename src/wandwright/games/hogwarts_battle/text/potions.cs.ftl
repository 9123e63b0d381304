## Potions: what shelves ask for, beyond what Encounters do

asks-spells-played = zahraj { counted-spell }
asks-items-played = zahraj { counted-item }
asks-allies-played = zahraj { counted-ally }
asks-influence-spent = utrať { counted-influence }
asks-cards-drawn = dober si { counted-card } navíc
asks-cards-discarded = odhoď { counted-card }
asks-house-dice-rolled = hoď { $n ->
    [one] { $n } kolejní kostkou
   *[other] { $n } kolejními kostkami
}
asks-villains-defeated = poraz { $n ->
    [one] { $n } padoucha
    [few] { $n } padouchy
   *[other] { $n } padouchů
}
asks-tokens-given = dej jinému hrdinovi útok nebo vliv (alespoň { $n })
asks-tokens-saved = začni tah s útokem nebo vlivem (alespoň { $n })
asks-others-healed = ať { $n ->
    [one] { $n } další hrdina získá
    [few] { $n } další hrdinové získají
   *[other] { $n } dalších hrdinů získá
} zdraví
asks-both-tokens-on-villains = přiděl padouchům útok i vliv
asks-charm-used = použij svou formuli
asks-heroes-stunned = { $n ->
    [one] { $n } hrdina je omráčen
    [few] { $n } hrdinové jsou omráčeni
   *[other] { $n } hrdinů je omráčeno
}
asks-any-health-gained = některý hrdina získá celkem { $n } zdraví
asks-any-health-at-least = některý hrdina má { $n } zdraví
asks-any-health-at-most = některý hrdina má nejvýše { $n } zdraví
asks-health-lost = ztrať celkem { $n } zdraví
asks-in-market = v nabídce: { $cards }
asks-control-at-least = na lokaci { $n ->
    [one] je { $n } žeton kontroly
    [few] jsou { $n } žetony kontroly
   *[other] je { $n } žetonů kontroly
}
asks-dark-potions-face-up = { $n ->
    [one] leží { $n } lektvar
    [few] leží { $n } lektvary
   *[other] leží { $n } lektvarů
} černé magie

## Potions: cards

brewed-from = přísady: { $ingredients }
banish-for = Vyhosť ho: { $text }
do-take-ingredients = vezmi z libovolných polic { $n ->
    [one] { $n } přísadu
    [few] { $n } přísady
   *[other] { $n } přísad
}
do-cap-spells = její majitel zahraje nejvýše { counted-spell } za tah
do-swap-symbols = v tahu jejího majitele je zdraví z bradavických karet vlivem a vliv zdravím
do-banish-this = vyhosť tuto kartu

## Potions: questions and events

prompt-take-token = { $hero }: vezmi z této police přísadu, nebo je nech ležet
prompt-take-any-token = { $hero }: vezmi přísadu z libovolné police
prompt-place-token = { $hero }: přidej do lektvaru přísadu { $card }, nebo ji odhoď
prompt-finish-potion = { $hero }: lektvar { $card } je hotový – vyhostíš ho hned, nebo si ho necháš do balíčku?
label-take-token = Vzít z police { $n }: { $card }
label-leave-token = Nechat je ležet
label-add-token = Přidat: { $card } ({ $space })
label-drop-token = Odhodit
label-banish-potion = Vyhostit pro jeho účinek
event-gathers-nothing = { $hero } nesbírá žádné přísady
event-adds-token = { $hero } přidává: { $card }
event-discards-token = { $hero } odhazuje: { $card }
event-brews = { $hero } dokončuje: { $card }
event-keeps-potion = { $hero } si nechává: { $card }
event-shelf-filled = na police přibývá { $card }
event-potion-revealed = teď lze vařit: { $card }
event-dark-potion-lies-down = { $card } zůstává ležet před hrdinou ({ $hero })
event-dark-potion-acts = { $card } účinkuje

## Potions: the table

name-brewing = Lektvary
name-shelves = Police
name-shelf = Police { $n }: { $text }
name-ingredients = přísady
name-supply = přísady lícem dolů
name-met = splněno

## Set-up. In English this stands beside the option in the code.

option-shelves = S lektvary: která strana listu s policemi (A, B) leží nahoře; random: náhodná.

event-gathering-forbidden = { $hero } v tomto tahu nesmí sbírat přísady
