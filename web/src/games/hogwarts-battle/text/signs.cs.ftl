# Znaky této hry: co který znamená.

sign-attack = Útok: dej ho padouchovi
sign-influence = Vliv: kupuje karty
sign-health = Zdraví
sign-control = Kontrola: temná strana bere lokaci
sign-card = Karta: lízni (+), nebo odlož (−)
sign-stunned = Omráčení: došlo zdraví
sign-silenced = Schopnost neplatí
sign-die = Hodí se kostkou
sign-all = Víc hrdinů
sign-one = Jeden hrdina
sign-discarded = Když se odloží karta
sign-take = Vezmi z odloženého balíčku
sign-deck = Vršek balíčku
sign-again = Ještě jednou
sign-reveal = Odhal, nebo si prohlédni
sign-reward = Odměna
sign-gone = Odstraněno ze hry
