### Incanti, Patronus e carte attive, in italiano; en.ftl spiega gli argomenti.

when-card-played-if-cost-at-most = { $n ->
    [0] quando giochi una carta senza costo
   *[other] quando giochi una carta che costa { $n } o meno
}
when-ally-played-if-items-played = quando nel tuo turno giochi un alleato dopo un oggetto
when-action-if-health-gained = nel tuo turno, dopo che hai ottenuto salute
when-action-if-spells-played = nel tuo turno, dopo che hai giocato { $n ->
    [one] un incantesimo
   *[other] { $n } incantesimi
}
when-action-if-allies-played = nel tuo turno, dopo che hai giocato un alleato

pay-health = perdere { counted-health }

do-move-attack = sposta quanti punti attacco vuoi da un nemico a un altro
do-keep-tokens-influence = puoi tenere la tua influenza per il tuo prossimo turno
do-keep-tokens-both = puoi tenere i tuoi punti attacco e la tua influenza per il tuo prossimo turno
do-keep-tokens = puoi tenere i tuoi segnalini per il tuo prossimo turno
do-give-tokens = puoi dare i tuoi punti attacco e la tua influenza a { $subject }
do-repeat-card = il suo effetto avviene ancora una volta
do-share-gains = se in questo turno hai ottenuto salute, un altro eroe ottiene i punti attacco, l’influenza, la salute e le carte extra che ha dato a te
do-rescue = quell’eroe non resta senza sensi, ha { counted-health } e non ne perde altri in questo turno
do-suppress-ability-end-of-turn = l’abilità di un malvagio non ha effetto in questo turno

charm-tier = { $tier } – { $text }

tier-8-10 = salute 8–10
tier-4-7 = salute 4–7
tier-1-3 = salute 1–3

table-charm = Incanto (aperto: { $tier })
table-charm-closed = Incanto (nessun effetto aperto)
table-charm-declared = Incanto (dichiarato: { $tier })

prompt-hero-card = { $hero }: scegli la tua carta eroe
prompt-charm = { $hero }: scegli un Incanto
prompt-active = { $group ->
    [0] { $hero }: scegli la carta eroe attiva fino al tuo prossimo turno
   *[1] { $hero }: scegli la Competenza attiva fino al tuo prossimo turno
}
prompt-use-charm = { $hero }: vuoi usare { $card } adesso?
prompt-rescue = { $hero }: { $fallen } sta per perdere i sensi. Vuoi usare { $card }?
prompt-move-from = { $hero }: scegli il nemico da cui sposti i punti attacco
prompt-move-to = { $hero }: scegli il nemico che riceve i punti attacco
prompt-move-how-many = { $hero }: scegli quanti punti attacco sposti
prompt-share = { $hero }: scegli l’eroe che ottiene lo stesso
prompt-silence-this-turn = { $hero }: scegli un malvagio la cui abilità non ha effetto in questo turno

label-activate = { $card }
label-leave-charm = Non ora
label-use-charm = Usa l’Incanto
label-leave-hero = Lascia che accada
label-rescue = In soccorso
label-move-from = Dalla carta «{ $card }»
label-move-to = Alla carta «{ $card }»
label-move = { counted-attack }
label-share = { $hero }

event-takes-hero-card = { $hero } prende la carta eroe { $card }
event-takes-charm = { $hero } prende { $card }
event-activates = { $hero }: carta attiva { $card }
event-declares = { $hero } dichiara { $card }: { $tier }
event-keeps-tokens = { $n ->
    [one] { $hero } tiene { $n } segnalino
   *[other] { $hero } tiene { $n } segnalini
}
event-moves-attack = { $n ->
    [one] { $hero } sposta { $n } punto attacco sulla carta «{ $card }»
   *[other] { $hero } sposta { $n } punti attacco sulla carta «{ $card }»
}
event-rescued = { $hero } è in salvo, con { counted-health }

event-charm-forbidden = { $hero } non può usare un Incanto in questo turno
