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
tray-above = Vyber z toho, co leží hned nad tím.
tray-left = Vyber z toho, co leží vlevo.

closing-left = Ještě můžeš něco udělat:
closing-times = { $label } (×{ $count })
closing-more = { $count ->
    [one] a ještě jedna možnost
    [few] a ještě { $count } možnosti
   *[other] a ještě { $count } možností
}
closing-anyway = Přesto ukončit
closing-go-on = Hrát dál
closing-never = Ukončit a už se neptat
closing-setting = Ptát se, než skončí tah, ve kterém něco zbylo nevyužité
closing-asked = Nejdřív odpověz nahoře: ukončit, nebo hrát dál?

losing-title = Opravdu se toho vzdát?
losing-told = Tohle tě něco stojí: { $label }.
losing-keep = Nechat si to
losing-confirm = Vzdát se toho

at-key-end = ukončit tah nebo to, co se ukončit dá

tray-signs = Znaky
legend-title = Co znamenají znaky
