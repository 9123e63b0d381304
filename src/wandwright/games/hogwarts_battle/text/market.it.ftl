## Il mercato, l’oscurità che cresce e il negozio personale (R53, da R63 a R67)

name-shop = negozio personale
name-darkness = oscurità che cresce
prompt-offered = { $hero }: scegli la carta che arriva al mercato; l’altra va sotto il mazzo
prompt-reveal = { $most ->
    [one] { $hero }: rivelare un’altra carta delle Arti Oscure o ignorarla?
   *[other] { $hero }: rivelare altre { $most } carte delle Arti Oscure o ignorarle?
}
label-sweep = Rinnova tutto il mercato
label-dismiss = Manda via { $card } per { counted-influence }
label-buy = Compra { $card } nel tuo negozio per { counted-influence }
label-lay = { $card } arriva al mercato
label-reveal = Rivela
label-ignore = Ignora
event-sweeps = { $hero } fa rinnovare tutto il mercato
event-dismisses = { $hero } paga { counted-influence } e toglie { $card } dal mercato
event-under-deck = { $card } va sotto il mazzo
event-offered = { $card } è pescata per il mercato
event-darkness = { $n ->
    [one] l’oscurità cresce: una carta delle Arti Oscure in più ogni turno
   *[other] l’oscurità cresce: { $n } carte delle Arti Oscure in più ogni turno
}
event-ignores-reveal = { $hero } ignora la richiesta di altre carte delle Arti Oscure
