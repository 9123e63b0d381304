## Potions: what shelves ask for, beyond what Encounters do

asks-spells-played = gioca { counted-spell }
asks-items-played = gioca { $n ->
    [one] { $n } oggetto
   *[other] { $n } oggetti
}
asks-allies-played = gioca { $n ->
    [one] { $n } alleato
   *[other] { $n } alleati
}
asks-influence-spent = spendi { counted-influence }
asks-cards-drawn = pesca { counted-card } extra
asks-cards-discarded = scarta { counted-card }
asks-house-dice-rolled = tira { $n ->
    [one] { $n } dado della Casa
   *[other] { $n } dadi delle Case
}
asks-villains-defeated = sconfiggi { $n ->
    [one] { $n } malvagio
   *[other] { $n } malvagi
}
asks-tokens-given = dai a un altro eroe attacco o influenza (almeno { $n })
asks-tokens-saved = comincia il turno con attacco o influenza (almeno { $n })
asks-others-healed = fai ottenere salute { $n ->
    [one] a { $n } altro eroe
   *[other] ad altri { $n } eroi
}
asks-both-tokens-on-villains = assegna ai malvagi sia attacco sia influenza
asks-charm-used = usa il tuo Incanto
asks-heroes-stunned = { $n ->
    [one] { $n } eroe resta senza sensi
   *[other] { $n } eroi restano senza sensi
}
asks-any-health-gained = un eroe ottiene in tutto { counted-health }
asks-any-health-at-least = un eroe ha { counted-health }
asks-any-health-at-most = un eroe ha al massimo { counted-health }
asks-health-lost = perdi in tutto { counted-health }
asks-in-market = nel mercato: { $cards }
asks-control-at-least = sul Luogo { $n ->
    [one] c’è { $n } segnalino controllo
   *[other] ci sono { $n } segnalini controllo
}
asks-dark-potions-face-up = { $n ->
    [one] è scoperta { $n } pozione
   *[other] sono scoperte { $n } pozioni
} delle Arti Oscure

## Potions: cards

brewed-from = ingredienti: { $ingredients }
banish-for = Bandiscila: { $text }
do-take-ingredients = prendi { $n ->
    [one] { $n } ingrediente
   *[other] { $n } ingredienti
} da qualsiasi ripiano
do-cap-spells = chi la possiede gioca al massimo { counted-spell } per turno
do-swap-symbols = nel turno di chi la possiede la salute delle carte Hogwarts è influenza, e l’influenza è salute
do-banish-this = bandisci questa carta

## Potions: questions and events

prompt-take-token = { $hero }: prendi un ingrediente da questo ripiano, o lasciali lì
prompt-take-any-token = { $hero }: prendi un ingrediente da un ripiano qualsiasi
prompt-place-token = { $hero }: aggiungi l’ingrediente «{ $card }» a una pozione, o scartalo
prompt-finish-potion = { $hero }: la pozione «{ $card }» è pronta – la bandisci subito o la tieni per il tuo mazzo?
label-take-token = Prendi { $card } dal ripiano { $n }
label-leave-token = Lasciali lì
label-add-token = Aggiungilo alla pozione «{ $card }» ({ $space })
label-drop-token = Scartalo
label-banish-potion = Bandiscila per il suo effetto
event-gathers-nothing = { $hero } non raccoglie ingredienti
event-adds-token = { $hero } aggiunge { $card }
event-discards-token = { $hero } scarta { $card }
event-brews = { $hero } completa { $card }
event-keeps-potion = { $hero } tiene { $card }
event-shelf-filled = { $card } arriva sui ripiani
event-potion-revealed = ora si può preparare { $card }
event-dark-potion-lies-down = { $card } resta davanti a { $hero }
event-dark-potion-acts = { $card } agisce

## Potions: the table

name-brewing = Pozioni
name-shelves = Ripiani
name-shelf = Ripiano { $n }: { $text }
name-ingredients = ingredienti
name-supply = ingredienti coperti
name-met = soddisfatto

## Set-up. In English this stands beside the option in the code.

option-shelves = Con le pozioni: quale lato del foglio dei ripiani (A, B) è scoperto; random: a caso.

event-gathering-forbidden = { $hero } non può raccogliere ingredienti in questo turno
