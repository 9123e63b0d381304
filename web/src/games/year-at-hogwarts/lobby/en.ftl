# What the lobby says about A Year at Hogwarts.

year-at-hogwarts-title = A Year at Hogwarts
year-at-hogwarts-nobody = Student { $number }
year-at-hogwarts-summary = Walk through the castle, pass exams, finish missions, play Quidditch and win the House Cup; or stop Voldemort's return. Alone or with up to eight.
year-at-hogwarts-goal = Have most points when the year ends: as soon as somebody has more than { $points } points and has done { $missions ->
    [1] a mission
   *[other] { $missions } missions
    }.
year-at-hogwarts-table = A Year at Hogwarts
year-at-hogwarts-door-quidditch = Quidditch for two
year-at-hogwarts-door-solo = Solo
year-at-hogwarts-door-return = The Return of Voldemort

year-at-hogwarts-option-mode-label = What you play
year-at-hogwarts-option-mode-help = The school year, the Return of Voldemort, or one match of Quidditch.
year-at-hogwarts-value-mode-year = The school year
year-at-hogwarts-value-mode-return = The Return of Voldemort
year-at-hogwarts-value-mode-quidditch = Quidditch
year-at-hogwarts-note-mode-year = Collect points for your House until the year ends.
year-at-hogwarts-note-mode-return = One against all: the first seat plays Peter Pettigrew and then Voldemort, the others Harry, Ron and Hermione. 2 to 4 players.
year-at-hogwarts-note-mode-quidditch = One friendly match for two, a quarter of an hour.

year-at-hogwarts-option-variant-label = How you play
year-at-hogwarts-option-variant-help = Underage Wizard, Qualified Wizard, Teams or Solo.
year-at-hogwarts-value-variant-underage = Underage Wizard
year-at-hogwarts-value-variant-qualified = Qualified Wizard
year-at-hogwarts-value-variant-teams = Teams
year-at-hogwarts-value-variant-solo = Solo
year-at-hogwarts-note-variant-underage = The easiest: fights are short, missions need only Item tokens.
year-at-hogwarts-note-variant-qualified = The full game: Death Eaters wait on the towers, missions need Spells and Potions too.
year-at-hogwarts-note-variant-teams = As Qualified Wizard, but in teams; a whole team goes on a mission together.
year-at-hogwarts-note-variant-solo = Alone against the calendar. Who falls to 0 PV has lost.

year-at-hogwarts-option-length-label = How long
year-at-hogwarts-option-length-help = How many missions and points end the year.
year-at-hogwarts-value-length-quick = Quick
year-at-hogwarts-value-length-classic = Classic
year-at-hogwarts-value-length-long = Long
year-at-hogwarts-note-length-quick = 1 mission and more than 210 points.
year-at-hogwarts-note-length-classic = 2 missions and more than 260 points.
year-at-hogwarts-note-length-long = 3 missions and more than 320 points.

year-at-hogwarts-option-solo-rules-label = Rules for Solo
year-at-hogwarts-option-solo-rules-help = Underage Wizard is easier, Qualified Wizard harder.
year-at-hogwarts-value-solo-rules-underage = Underage Wizard
year-at-hogwarts-value-solo-rules-qualified = Qualified Wizard

year-at-hogwarts-option-teams-label = Number of teams
year-at-hogwarts-option-teams-help = Teams have two or three members; one team may hold everybody.
year-at-hogwarts-note-teams-0 = As many as fit the seats.
year-at-hogwarts-note-teams-1 = One team of all, against the calendar.
year-at-hogwarts-note-teams-2 = Two teams of two or three.
year-at-hogwarts-note-teams-3 = Three teams of two or three.
year-at-hogwarts-note-teams-4 = Four teams of two.
year-at-hogwarts-option-team-seats-label = Who is in which team
year-at-hogwarts-option-team-seats-help = One letter for each seat, such as AABB. Empty: the seats go to the teams in turn.

year-at-hogwarts-option-characters-label = Student
year-at-hogwarts-value-characters-harry = Harry Potter (Gryffindor)
year-at-hogwarts-value-characters-hermione = Hermione Granger (Gryffindor)
year-at-hogwarts-value-characters-ron = Ron Weasley (Gryffindor)
year-at-hogwarts-value-characters-draco = Draco Malfoy (Slytherin)
year-at-hogwarts-value-characters-luna = Luna Lovegood (Ravenclaw)
year-at-hogwarts-value-characters-ginny = Ginny Weasley (Gryffindor)
year-at-hogwarts-value-characters-neville = Neville Longbottom (Gryffindor)
year-at-hogwarts-value-characters-cedric = Cedric Diggory (Hufflepuff)
year-at-hogwarts-value-characters-peter = Peter Pettigrew

year-at-hogwarts-option-year-rounds-label = Rounds of the year
year-at-hogwarts-option-year-rounds-help = The year ends after so many rounds at the latest. -1: as the length says. 0: no limit.
year-at-hogwarts-option-return-rounds-label = Rounds of the Return
year-at-hogwarts-option-return-rounds-help = So many rounds at the most. 0: no limit.
year-at-hogwarts-option-finish-round-label = Finish the round
year-at-hogwarts-option-finish-round-help = The round is played out before the year ends.
year-at-hogwarts-value-finish-round-off = Off
year-at-hogwarts-value-finish-round-on = On
year-at-hogwarts-option-stop-on-named-label = Stop on named spaces
year-at-hogwarts-option-stop-on-named-help = A move may also end early on any space whose name is written out.
year-at-hogwarts-value-stop-on-named-off = Off
year-at-hogwarts-value-stop-on-named-on = On
year-at-hogwarts-option-mission-swap-label = Swap missions
year-at-hogwarts-option-mission-swap-help = With 7 or 8 players, who ends on a tower may swap one mission.
year-at-hogwarts-value-mission-swap-off = Off
year-at-hogwarts-value-mission-swap-on = On
year-at-hogwarts-option-death-eater-towers-label = Towers of the Death Eaters
year-at-hogwarts-option-death-eater-towers-help = Chance chooses them, or each player in turn places one Death Eater.
year-at-hogwarts-value-death-eater-towers-chance = Chance
year-at-hogwarts-value-death-eater-towers-table = The players
year-at-hogwarts-option-defence-dice-label = Defence dice
year-at-hogwarts-option-defence-dice-help = In fights with players and Death Eaters each hit may be warded off with a die.
year-at-hogwarts-value-defence-dice-off = Off
year-at-hogwarts-value-defence-dice-on = On
year-at-hogwarts-option-voldemort-two-dice-label = Two dice for Voldemort
year-at-hogwarts-option-voldemort-two-dice-help = Voldemort moves with two dice instead of one.
year-at-hogwarts-value-voldemort-two-dice-off = Off
year-at-hogwarts-value-voldemort-two-dice-on = On
year-at-hogwarts-option-hero-floo-refill-label = Floo Powder for heroes
year-at-hogwarts-option-hero-floo-refill-help = A hero who ends in a common room gets 1 Floo Powder back.
year-at-hogwarts-value-hero-floo-refill-off = Off
year-at-hogwarts-value-hero-floo-refill-on = On
year-at-hogwarts-option-first-player-label = Who begins
year-at-hogwarts-option-first-player-help = The first seat begins, or chance decides.
year-at-hogwarts-value-first-player-first-seat = The first seat
year-at-hogwarts-value-first-player-chance = Chance
