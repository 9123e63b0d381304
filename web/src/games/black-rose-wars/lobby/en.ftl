# What the lobby says about Black Rose Wars.

black-rose-wars-title = Black Rose Wars
black-rose-wars-nobody = Mage { $number }
black-rose-wars-summary = Plan spells in secret, set traps, fight in a Lodge that falls apart, and become Grand Master before the Black Rose takes it all. Two to four Mages, or alone.
black-rose-wars-goal = Have most Power Points in the end. The match ends when a Mage or the Black Rose has { $points }.
black-rose-wars-table = Black Rose Wars
black-rose-wars-door-solo = Alone against the Rival

black-rose-wars-option-mages-label = Who plays which Mage
black-rose-wars-option-mages-help = Asked at the table in play order, dealt at random, or named here.
black-rose-wars-value-mages-ask = Asked
black-rose-wars-value-mages-random = Random
black-rose-wars-value-mages-named = Named here

black-rose-wars-option-mage-seats-label = Mage
black-rose-wars-value-mage-seats-jafar = Jaf'ar
black-rose-wars-value-mage-seats-tessa = Tessa
black-rose-wars-value-mage-seats-rebecca = Rebecca
black-rose-wars-value-mage-seats-nero = Nero

black-rose-wars-option-schools-label = First school
black-rose-wars-option-schools-help = The school each begins with: asked at the table, dealt at random, or named here.
black-rose-wars-value-schools-ask = Asked
black-rose-wars-value-schools-random = Random
black-rose-wars-value-schools-named = Named here

black-rose-wars-option-school-seats-label = School
black-rose-wars-value-school-seats-conspiracy = Conspiracy
black-rose-wars-value-school-seats-destruction = Destruction
black-rose-wars-value-school-seats-divination = Divination
black-rose-wars-value-school-seats-illusion = Illusion
black-rose-wars-value-school-seats-necromancy = Necromancy
black-rose-wars-value-school-seats-transmutation = Transmutation

black-rose-wars-option-lists-label = Starting list
black-rose-wars-option-lists-help = The six spells of the school: asked, dealt at random, or named by letters.
black-rose-wars-value-lists-ask = Asked
black-rose-wars-value-lists-random = Random
black-rose-wars-value-lists-named = Named here

black-rose-wars-option-list-seats-label = Letters of the lists
black-rose-wars-option-list-seats-help = One letter a or b for each seat, such as abba.

black-rose-wars-option-first-player-label = Who has the Crown first
black-rose-wars-option-first-player-help = Asked, at random, or named by the number of the seat.
black-rose-wars-value-first-player-ask = Asked
black-rose-wars-value-first-player-random = Random
black-rose-wars-value-first-player-named = Named here

black-rose-wars-option-first-seat-label = Seat with the Crown
black-rose-wars-option-first-seat-help = Counted from 0.

black-rose-wars-option-personal-spells-label = Personal spells
black-rose-wars-option-personal-spells-help = Each Mage has spells of its own: one at the start, one more with each new Moon.
black-rose-wars-value-personal-spells-on = On
black-rose-wars-value-personal-spells-off = Off

black-rose-wars-option-black-rose-wins-label = Can the Black Rose win?
black-rose-wars-option-black-rose-wins-help = Never, or all Mages lose when it alone has most points.
black-rose-wars-value-black-rose-wins-never = Never
black-rose-wars-value-black-rose-wins-leads = If it leads

black-rose-wars-option-protections-label = Protections
black-rose-wars-option-protections-help = They turn up by themselves, or their owner is asked at every hit.
black-rose-wars-value-protections-must = By themselves
black-rose-wars-value-protections-may = Asked

black-rose-wars-option-library-peek-label = See each card in Study
black-rose-wars-option-library-peek-help = Each card of the Library is seen before the next book is named.
black-rose-wars-value-library-peek-on = On
black-rose-wars-value-library-peek-off = Off

black-rose-wars-option-solo-label = Alone
black-rose-wars-option-solo-help = One player against a Rival run by rule, or against the Black Rose only.
black-rose-wars-value-solo-off = No
black-rose-wars-value-solo-rival = Against the Rival
black-rose-wars-value-solo-alone = Against the Black Rose
