# Nabídka: kdo je na řadě a z jakých karet vybírá; co tah ukončí a co by s ním propadlo.

tray-your-move = Jsi na tahu, { $name }: { $text }
tray-you = Ty: { $text }
tray-you-as = Ty, { $name }: { $text }
tray-hint-close = Zavřít radu
tray-cards = { $count ->
    [one] Jedna karta na výběr
    [few] { $count } karty na výběr
   *[other] { $count } karet na výběr
}
tray-cards-fold = Podívat se na stůl
tray-cards-unfold = Ukázat karty
tray-above = Vyber z toho, co leží před tebou.

ending-left = Ještě můžeš něco udělat:
ending-times = { $label } (×{ $count })
ending-more = { $count ->
    [one] a ještě jedna možnost
    [few] a ještě { $count } možnosti
   *[other] a ještě { $count } možností
}
ending-anyway = Přesto ukončit
ending-go-on = Hrát dál
ending-never = Ukončit a už se neptat
ending-setting = Ptát se, než skončí tah, ve kterém něco zbylo nevyužité

at-key-end = ukončit tah nebo to, co se ukončit dá
