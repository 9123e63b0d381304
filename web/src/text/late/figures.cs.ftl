# Jak těžké je složení hry, změřeno boty.

hard-title = Jak je to těžké?
hard-won = Boti vyhráli { $won } z { $matches } takových partií: { $rate }.
hard-likely = Z tolika partií lze říci, že vyhrávají mezi { $low } a { $high }.
hard-rivals = Takových partií odehráli boti { $matches }.
hard-length = Partie trvá { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
    } a zhruba { $minutes ->
    [one] 1 minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
    } rozhodování.
hard-none = Pro toto složení zatím nejsou žádná čísla.
hard-from = Odkud to je
hard-how = Na každém místě seděl obvyklý bot. Lidé hrají jinak, proto spíš porovnávej složení a číslu samotnému moc nevěř. Minuty jsou odhad. Znovu to změří tento příkaz:
hard-earlier = Karty nebo pravidla se od té doby trochu změnily.
