### Kouzelné formule, Patroni a aktivní karty, česky; argumenty vysvětluje en.ftl.

when-card-played-if-cost-at-most = { $n ->
    [0] když zahraješ kartu bez ceny
   *[other] když zahraješ kartu, která stojí nejvýše { $n }
}
when-ally-played-if-items-played = když ve svém tahu zahraješ spojence po předmětu
when-action-if-health-gained = ve tvém tahu, až ti přibude zdraví
when-action-if-spells-played = ve tvém tahu, až zahraješ { $n ->
    [one] kouzlo
    [few] { $n } kouzla
   *[other] { $n } kouzel
}
when-action-if-allies-played = ve tvém tahu, až zahraješ spojence

pay-health = ztratit { $n } zdraví

do-move-attack = přesuň libovolný počet útoků z jednoho nepřítele na jiného
do-keep-tokens-influence = můžeš si nechat svůj vliv do svého příštího tahu
do-keep-tokens-both = můžeš si nechat své útoky a svůj vliv do svého příštího tahu
do-keep-tokens = můžeš si nechat své žetony do svého příštího tahu
do-give-tokens = můžeš dát své útoky a svůj vliv jinému hrdinovi
do-repeat-card = její účinek se stane ještě jednou
do-share-gains = pokud ti v tomto tahu přibylo zdraví, jeden jiný hrdina získá totéž, co tato karta dala tobě: útok, vliv, zdraví a karty navíc
do-rescue = ten hrdina není omráčen, má { $n } zdraví a v tomto tahu už žádné neztratí
do-suppress-ability-end-of-turn = schopnost jednoho padoucha nemá v tomto tahu žádný účinek

charm-tier = { $tier } – { $text }

tier-8-10 = 8–10 zdraví
tier-4-7 = 4–7 zdraví
tier-1-3 = 1–3 zdraví

table-charm = Formule (dostupné: { $tier })
table-charm-closed = Formule (žádný účinek není dostupný)
table-charm-declared = Formule (ohlášeno: { $tier })

prompt-hero-card = { $hero }: vyber svou kartu hrdiny
prompt-charm = { $hero }: vyber formuli
prompt-active = { $group ->
    [0] { $hero }: vyber kartu hrdiny, která platí do tvého příštího tahu
   *[1] { $hero }: vyber odbornost, která platí do tvého příštího tahu
}
prompt-use-charm = { $hero }: použiješ teď kartu { $card }?
prompt-rescue = { $hero }: { $fallen } přichází o poslední zdraví. Použiješ kartu { $card }?
prompt-move-from = { $hero }: vyber nepřítele, ze kterého přesuneš útok
prompt-move-to = { $hero }: vyber nepřítele, na kterého útok přejde
prompt-move-how-many = { $hero }: vyber, kolik útoků přesuneš
prompt-share = { $hero }: vyber hrdinu, který získá totéž
prompt-silence-this-turn = { $hero }: vyber padoucha, jehož schopnost v tomto tahu nepůsobí

label-activate = { $card }
label-leave-charm = Teď ne
label-use-charm = Použít formuli
label-leave-hero = Nechat být
label-rescue = Zachránit
label-move-from = Odsud: { $card }
label-move-to = Sem: { $card }
label-move = Útok: { $n }
label-share = { $hero }

event-takes-hero-card = { $hero } si bere kartu hrdiny { $card }
event-takes-charm = { $hero } si bere kartu { $card }
event-activates = { $hero }: platí { $card }
event-declares = { $hero } ohlašuje { $card }: { $tier }
event-keeps-tokens = { $hero } si nechává žetony: { $n }
event-moves-attack = { $hero } přesouvá útok ({ $n }): { $card }
event-rescued = { $hero } je v bezpečí, zdraví: { $n }

event-charm-forbidden = { $hero } v tomto tahu nesmí použít formuli
