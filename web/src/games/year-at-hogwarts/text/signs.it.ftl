# I segni di questo gioco: che cosa significa ciascuno.

sign-pv = PV: quanto puoi resistere
sign-points = Punti
sign-dice = Dadi attacco
sign-resistance = Resistenza
sign-floo = Polvere Volante
sign-portkey = Passaporta
sign-class = Classe
sign-office = Ufficio
sign-common_room = Sala comune
sign-hut = Capanna
sign-tower = Torre
sign-place = Luogo
sign-missing = Manca ancora
sign-done = Fatto
sign-horcrux = Horcrux
sign-death_eater = Mangiamorte
