# Volby Boje o Bradavice, které se k sobě nehodí, a slova polic.

refused-order-or-hardest = Nepřátelé podle síly už mají ty nejtěžší naspodu. Zvol buď to, nebo jen pět nejtěžších naspodu.
refused-few-foes = Aby pět nejtěžších leželo pod ostatními, musí být nepřátel kromě Voldemorta víc než pět. V této partii jich je méně: tuto variantu vynech.
refused-no-potions = Tento scénář se hraje bez lektvarů, takže není z jakých polic vybírat. Nech je na náhodě.
refused-no-pair = V tomto scénáři nemá žádný hrdina dvě karty téhož druhu, takže není co střídat. Nech to tak, jak říká scénář.
refused-all-held = Hrdinové drží všechny kopie karty, kterou by měla nabídka začínat. Tuto variantu vynech.

hogwarts-battle-option-shelves-label = Police
hogwarts-battle-option-shelves-help = S lektvary: která strana listu s policemi leží lícem nahoru.
hogwarts-battle-value-shelves-random = Náhodně
hogwarts-battle-value-shelves-A = Strana A
hogwarts-battle-value-shelves-B = Strana B
