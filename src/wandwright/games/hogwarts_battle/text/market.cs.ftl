## Nabídka, sílící temnota a osobní obchod (R53, R63 až R67)

name-shop = osobní obchod
name-darkness = sílící temnota
prompt-offered = { $hero }: vyber kartu, která přijde do nabídky; druhá jde pod balíček
prompt-reveal = { $most ->
    [one] { $hero }: odhalit ještě jednu kartu černé magie, nebo ji ignorovat?
    [few] { $hero }: odhalit ještě { $most } karty černé magie, nebo je ignorovat?
   *[other] { $hero }: odhalit ještě { $most } karet černé magie, nebo je ignorovat?
}
label-sweep = Obnovit celou nabídku
label-dismiss = Odklidit kartu { $card } za { counted-influence }
label-buy = Koupit kartu { $card } ve svém obchodě za { counted-influence }
label-lay = Do nabídky: { $card }
label-reveal = Odhalit
label-ignore = Ignorovat
event-sweeps = { $hero } obnovuje celou nabídku
event-dismisses = { $hero } platí { counted-influence } a odklízí kartu { $card }
event-under-deck = karta { $card } jde pod balíček
event-offered = pro nabídku je dobrána karta { $card }
event-darkness = { $n ->
    [one] temnota sílí: každý tah o jednu kartu černé magie víc
    [few] temnota sílí: každý tah o { $n } karty černé magie víc
   *[other] temnota sílí: každý tah o { $n } karet černé magie víc
}
event-ignores-reveal = { $hero } ignoruje výzvu k dalším kartám černé magie
