# Com’è finita.

reason-year_done = L’anno è finito: punti e missioni bastano per la Coppa delle Case.
reason-calendar = È arrivato l’ultimo giorno dell’anno.
reason-year_over = L’anno è finito e l’obiettivo non è raggiunto.
reason-fallen = Non resta nessun PV: l’anno è perso.
reason-snitch = Il Boccino d’Oro è preso. Vince chi lo prende, qualunque sia il numero di gol.
reason-no_wand = Harry ha incontrato Voldemort, che non aveva la Bacchetta di Sambuco. Vincono gli eroi!
reason-no_stone = Voldemort ha incontrato Harry, che non aveva la Pietra della Resurrezione. Vince Voldemort.
reason-horcruxes_left = Harry e Voldemort si sono incontrati mentre restava un Horcrux. Vince Voldemort.
reason-final_heroes = Harry ha tirato più alto nel combattimento finale. Vincono gli eroi!
reason-final_voldemort = Voldemort ha tirato più alto nel combattimento finale.
reason-night_over = La notte è finita e resta un Horcrux. Vince la fazione di Voldemort.
reason-horcruxes_gone = La notte è finita e tutti gli Horcrux sono distrutti. Vincono gli eroi!
