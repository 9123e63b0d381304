# What the lobby says about Hogwarts Battle.

hogwarts-battle-first = Play Hogwarts Battle, Game { $game }, with a bot partner
hogwarts-battle-title = Hogwarts Battle
hogwarts-battle-nobody = Hero { $number }
hogwarts-battle-summary = Two to five heroes build their decks together and stand against the villains, from Game 1 to Game 7.
hogwarts-battle-goal = Defeat { $villains ->
    [3] three
   *[other] { $villains }
    } villains before they take { $locations ->
    [2] two
    [3] three
    [4] four
   *[other] { $locations }
    } Locations.
hogwarts-battle-table = Hogwarts Battle, Game { $game }

hogwarts-battle-option-game-label = Game
hogwarts-battle-option-game-help = The box grows from Game to Game. Begin with the first.
hogwarts-battle-note-game-1 = The first evening: one villain at a time, the simplest cards.
hogwarts-battle-note-game-2 = New Locations, more villains and more cards to acquire.
hogwarts-battle-note-game-3 = The heroes get abilities of their own; two villains at once.
hogwarts-battle-note-game-4 = The House dice come to the table.
hogwarts-battle-note-game-5 = Three villains at once, and Voldemort waits behind the others.
hogwarts-battle-note-game-6 = Each hero takes a Proficiency.
hogwarts-battle-note-game-7 = Horcruxes must be destroyed before Voldemort can be attacked. The hardest.

hogwarts-battle-option-heroes-label = Hero
hogwarts-battle-value-heroes-harry = Harry Potter
hogwarts-battle-value-heroes-ron = Ron Weasley
hogwarts-battle-value-heroes-hermione = Hermione Granger
hogwarts-battle-value-heroes-neville = Neville Longbottom
hogwarts-battle-value-heroes-luna = Luna Lovegood
hogwarts-battle-value-heroes-ginny = Ginny Weasley

hogwarts-battle-option-hands-label = Hands
hogwarts-battle-option-hands-help = Open: everybody sees every hand. Closed: only your own.
hogwarts-battle-value-hands-open = Open
hogwarts-battle-value-hands-closed = Closed

hogwarts-battle-option-proficiencies-label = Proficiencies
hogwarts-battle-option-proficiencies-help = From Game 6 on: each hero chooses a Proficiency, or they are dealt.
hogwarts-battle-value-proficiencies-choose = Chosen
hogwarts-battle-value-proficiencies-deal = Dealt
hogwarts-battle-option-charms-label = Charms
hogwarts-battle-option-charms-help = Each hero chooses a Charm, or they are dealt.
hogwarts-battle-value-charms-choose = Each hero chooses
hogwarts-battle-value-charms-deal = Dealt at random
hogwarts-battle-option-one-active-label = One active card of each kind
hogwarts-battle-option-one-active-help = Of several hero cards or Proficiencies one is active at a time, chosen before each own turn.
hogwarts-battle-value-one-active-scenario = As the scenario says
hogwarts-battle-value-one-active-on = On
hogwarts-battle-value-one-active-off = Off

hogwarts-battle-option-defeat-bonus-label = Pay for a defeated villain
hogwarts-battle-option-defeat-bonus-help = Cards that pay for a defeated villain pay once a turn, or for every villain.
hogwarts-battle-value-defeat-bonus-once = Once a turn
hogwarts-battle-value-defeat-bonus-every = For every villain

hogwarts-battle-option-stun-discards-label = Discards by stun
hogwarts-battle-option-stun-discards-help = They count as forced by the dark side (Crabbe & Goyle, Defense Against the Dark Arts), or not.
hogwarts-battle-value-stun-discards-forced = Forced
hogwarts-battle-value-stun-discards-free = Not forced

hogwarts-battle-option-cloak-label = Invisibility Cloak
hogwarts-battle-option-cloak-help = It lets through 1 health from each Dark Arts event and villain, or from each single loss.
hogwarts-battle-value-cloak-source = By event and villain
hogwarts-battle-value-cloak-loss = By single loss

hogwarts-battle-option-counting-label = Cards that count others
hogwarts-battle-option-counting-help = They count the whole turn, or only what was played before them.
hogwarts-battle-value-counting-whole-turn = The whole turn
hogwarts-battle-value-counting-before = What came before

hogwarts-battle-option-stunned-choices-label = Choices of a stunned hero
hogwarts-battle-option-stunned-choices-help = A stunned hero who would have to choose a loss (Tom Riddle and others) is passed over, or asked.
hogwarts-battle-value-stunned-choices-skip = Passed over
hogwarts-battle-value-stunned-choices-ask = Asked

hogwarts-battle-option-empty-discard-label = Lose or discard
hogwarts-battle-option-empty-discard-help = Discarding may be chosen only with a card to discard, or always.
hogwarts-battle-value-empty-discard-able = Only with a card
hogwarts-battle-value-empty-discard-allowed = Always

hogwarts-battle-option-voldemort-label = Voldemort appears
hogwarts-battle-option-voldemort-help = After all other villains are defeated, or as the last card of the stack.
hogwarts-battle-value-voldemort-after-all = After all others
hogwarts-battle-value-voldemort-from-stack = As the last card

hogwarts-battle-table-of = Hogwarts Battle: { $what }
hogwarts-battle-option-scenario-label = Scenario
hogwarts-battle-option-scenario-help = The Monster Box, Charms and Potions and single levels of the campaign bring the New Rules, for up to five heroes.
hogwarts-battle-group-monster-box = The Monster Box
hogwarts-battle-group-charms-potions = Charms and Potions
hogwarts-battle-group-campaign = Campaign
hogwarts-battle-value-scenario-none = None: a Game of the box
hogwarts-battle-value-scenario-game-1 = Game 1
hogwarts-battle-value-scenario-game-2 = Game 2
hogwarts-battle-value-scenario-game-3 = Game 3
hogwarts-battle-value-scenario-game-4 = Game 4
hogwarts-battle-value-scenario-game-5 = Game 5
hogwarts-battle-value-scenario-game-6 = Game 6
hogwarts-battle-value-scenario-game-7 = Game 7
hogwarts-battle-value-scenario-monster-box-1 = Monster Box 1
hogwarts-battle-value-scenario-monster-box-2 = Monster Box 2
hogwarts-battle-value-scenario-monster-box-3 = Monster Box 3
hogwarts-battle-value-scenario-monster-box-4 = Monster Box 4
hogwarts-battle-value-scenario-charms-potions-1 = Charms and Potions 1
hogwarts-battle-value-scenario-charms-potions-2 = Charms and Potions 2
hogwarts-battle-value-scenario-charms-potions-3 = Charms and Potions 3
hogwarts-battle-value-scenario-charms-potions-4 = Charms and Potions 4
hogwarts-battle-value-scenario-year-1 = Year 1
hogwarts-battle-value-scenario-year-2 = Year 2
hogwarts-battle-value-scenario-year-3 = Year 3
hogwarts-battle-value-scenario-year-4 = Year 4
hogwarts-battle-value-scenario-year-5 = Year 5
hogwarts-battle-value-scenario-year-6 = Year 6
hogwarts-battle-value-scenario-year-7 = Year 7
hogwarts-battle-value-scenario-battle-for-hogwarts = Battle for Hogwarts
hogwarts-battle-note-scenario-monster-box-1 = Creatures join the foes: some want attack, some influence, some both. Encounters are to be collected.
hogwarts-battle-note-scenario-monster-box-2 = Creatures join the foes: some want attack, some influence, some both. Encounters are to be collected.
hogwarts-battle-note-scenario-monster-box-3 = Creatures join the foes: some want attack, some influence, some both. Encounters are to be collected.
hogwarts-battle-note-scenario-monster-box-4 = Creatures join the foes: some want attack, some influence, some both. Encounters are to be collected.
hogwarts-battle-note-scenario-charms-potions-1 = Charms by health and a Patronus; from the second on, potions are brewed.
hogwarts-battle-note-scenario-charms-potions-2 = Charms by health and a Patronus; from the second on, potions are brewed.
hogwarts-battle-note-scenario-charms-potions-3 = Charms by health and a Patronus; from the second on, potions are brewed.
hogwarts-battle-note-scenario-charms-potions-4 = Charms by health and a Patronus; from the second on, potions are brewed.
hogwarts-battle-note-scenario-year-1 = One level of the campaign, as a single match.
hogwarts-battle-note-scenario-year-2 = One level of the campaign, as a single match.
hogwarts-battle-note-scenario-year-3 = One level of the campaign, as a single match.
hogwarts-battle-note-scenario-year-4 = One level of the campaign, as a single match.
hogwarts-battle-note-scenario-year-5 = One level of the campaign, as a single match.
hogwarts-battle-note-scenario-year-6 = One level of the campaign, as a single match.
hogwarts-battle-note-scenario-year-7 = One level of the campaign, as a single match.
hogwarts-battle-note-scenario-battle-for-hogwarts = One level of the campaign, as a single match.
