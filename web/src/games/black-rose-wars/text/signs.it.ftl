# I segni di questo gioco: che cosa significa ciascuno.

sign-points = Punti Potere
sign-damage = Danni
sign-health = Salute
sign-crown = La Corona: gioca per primo
sign-trophy = Trofei
sign-hand = Carte in mano
sign-grimoire = Grimorio: da qui peschi
sign-memories = Memorie: incantesimi usati
sign-quest = Missione
sign-movement = Movimento
sign-strength = Forza
sign-range = Gittata
sign-vortex = Vortice
sign-combat = Incantesimo di combattimento
sign-utility = Incantesimo di utilità
sign-trap = Trappola
sign-protection = Protezione
sign-cracked = Instabilità: la stanza si incrina
sign-hourglass = Sta ancora pensando
sign-seal = Ha già risposto
sign-defeat = Sconfitta
