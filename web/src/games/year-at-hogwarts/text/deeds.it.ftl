# Che cosa ha fatto qualcuno nel turno, dopo il nome e i due punti; il resto si dice come nel registro.
deed-plays = { $cards }
deed-plays_quidditch = { $cards }

now-turn = Un nuovo turno
now-fights = Il combattimento
now-reveals = Il combattimento
now-clashes = Il combattimento
