# Opzioni di Hogwarts Battle che non vanno insieme, e le parole dei ripiani.

refused-order-or-hardest = I nemici in ordine hanno già i più duri in fondo. Scegli quello, oppure solo i cinque più duri in fondo.
refused-few-foes = Perché i cinque più duri stiano sotto gli altri, oltre a Voldemort servono più di cinque nemici. In questa partita sono meno: lascia stare questa variante.
refused-no-potions = Questo scenario si gioca senza pozioni, quindi non ci sono ripiani da scegliere. Lasciali al caso.
refused-no-pair = In questo scenario nessun eroe ha due carte dello stesso tipo, quindi nessuna va alternata. Lascia come dice lo scenario.
refused-all-held = Gli eroi hanno tutte le copie della carta con cui il mercato dovrebbe cominciare. Lascia stare questa variante.

hogwarts-battle-option-shelves-label = Ripiani
hogwarts-battle-option-shelves-help = Con le pozioni: quale lato del foglio dei ripiani è a faccia in su.
hogwarts-battle-value-shelves-random = A caso
hogwarts-battle-value-shelves-A = Lato A
hogwarts-battle-value-shelves-B = Lato B
