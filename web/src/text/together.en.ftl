# Options of Hogwarts Battle that do not go together, and the words of the shelves.

refused-order-or-hardest = Foes in order lie with the hardest last already. Choose that, or only the five hardest last.
refused-few-foes = There must be more than five foes besides Voldemort for the five hardest to lie below the others. This match has fewer: leave that variation out.
refused-no-potions = This scenario is played without potions, so there are no shelves to choose. Leave them to chance.
refused-no-pair = In this scenario no hero has two cards of a kind, so none has to be the active one. Leave that as the scenario says.
refused-all-held = The heroes hold every copy of the card that the market should begin with. Leave that variation out.

hogwarts-battle-option-shelves-label = Shelves
hogwarts-battle-option-shelves-help = With potions: which side of the sheet of shelves lies face up.
hogwarts-battle-value-shelves-random = By chance
hogwarts-battle-value-shelves-A = Side A
hogwarts-battle-value-shelves-B = Side B
