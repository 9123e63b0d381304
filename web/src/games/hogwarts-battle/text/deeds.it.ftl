# Che cosa ha fatto qualcuno nel turno, dopo il nome e i due punti, in poche parole.
deed-stunned = senza sensi
deed-gains_influence = { $n } influenza
deed-attacks = attacco { $count } su { $names }
deed-defeats = sconfigge { $names }
deed-destroys_horcrux = distrugge { $names }
deed-collects = ottiene { $names }
deed-brews = prepara { $names }
deed-control_removed = controllo −{ $n }
deed-gains_health = { $n } salute
deed-acquires = compra { $cards }

now-dark_arts = Ora le Arti Oscure
now-resolves = Ora i malvagi
now-defeats = Un malvagio cade
now-draws = Una nuova mano
now-turn_ends = Il turno finisce
