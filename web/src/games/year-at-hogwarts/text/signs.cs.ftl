# Znaky této hry: co který znamená.

sign-pv = životy: kolik toho vydržíš
sign-points = Body
sign-dice = Útočné kostky
sign-resistance = Odolnost
sign-floo = Letax
sign-portkey = Přenášedlo
sign-class = Učebna
sign-office = Kabinet
sign-common_room = Společenská místnost
sign-hut = Hájovna
sign-tower = Věž
sign-place = Místo
sign-missing = Ještě chybí
sign-done = Splněno
sign-horcrux = Viteál
sign-death_eater = Smrtijed
