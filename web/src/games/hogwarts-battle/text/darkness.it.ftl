# L'oscurità crescente, accanto al Luogo.

darkness = oscurità +{ $count }
darkness-about = l’oscurità è cresciuta di { $count }
