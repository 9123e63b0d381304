# What the lobby says about A Year at Hogwarts.

year-at-hogwarts-title = A Year at Hogwarts
year-at-hogwarts-summary = One to eight students walk the castle, collect what their missions need, sit exams, play Quidditch and fight for the House Cup. Or one of you brings Voldemort back.
year-at-hogwarts-goal = Have most points when the year ends: as soon as somebody has more than { $points } points and has done { $missions ->
    [1] a mission
   *[other] { $missions } missions
    }.
year-at-hogwarts-table = A Year at Hogwarts

year-at-hogwarts-option-mode-label = What you play
year-at-hogwarts-option-mode-help = The school year, the Return of Voldemort, or one match of Quidditch.
year-at-hogwarts-value-mode-year = The school year
year-at-hogwarts-value-mode-return = The Return of Voldemort (2 to 4)
year-at-hogwarts-value-mode-quidditch = One match of Quidditch (2)
year-at-hogwarts-option-variant-label = Variant
year-at-hogwarts-option-variant-help = What missions ask, and how you fight.
year-at-hogwarts-value-variant-underage = Underage Wizard
year-at-hogwarts-value-variant-qualified = Qualified Wizard
year-at-hogwarts-value-variant-teams = Teams
year-at-hogwarts-value-variant-solo = Solo (1)
year-at-hogwarts-note-variant-underage = The easiest: items are enough for a mission, and fights between players are short.
year-at-hogwarts-note-variant-qualified = Missions need Spells and Potions, too; Death Eaters wait on the towers.
year-at-hogwarts-note-variant-teams = Points and missions are the team's, and all of you fight together.
year-at-hogwarts-note-variant-solo = You alone against the calendar.
year-at-hogwarts-option-length-label = Length
year-at-hogwarts-option-length-help = How many missions and points end the year.
year-at-hogwarts-value-length-quick = Quick: 1 mission, 210 points
year-at-hogwarts-value-length-classic = Classic: 2 missions, 260 points
year-at-hogwarts-value-length-long = Long: 3 missions, 320 points

year-at-hogwarts-option-characters-label = Character
year-at-hogwarts-value-characters-harry = Harry Potter
year-at-hogwarts-value-characters-hermione = Hermione Granger
year-at-hogwarts-value-characters-ron = Ron Weasley
year-at-hogwarts-value-characters-draco = Draco Malfoy
year-at-hogwarts-value-characters-luna = Luna Lovegood
year-at-hogwarts-value-characters-ginny = Ginny Weasley
year-at-hogwarts-value-characters-neville = Neville Longbottom
year-at-hogwarts-value-characters-cedric = Cedric Diggory
year-at-hogwarts-value-characters-peter = Peter Pettigrew

year-at-hogwarts-option-solo-rules-label = Rules of Solo
year-at-hogwarts-option-solo-rules-help = Underage is easier, Qualified harder.
year-at-hogwarts-value-solo-rules-underage = Underage Wizard
year-at-hogwarts-value-solo-rules-qualified = Qualified Wizard
year-at-hogwarts-option-teams-label = Number of teams
year-at-hogwarts-option-teams-help = 1: one team of all. 0: what fits the seats.
year-at-hogwarts-option-team-seats-label = Who is in which team
year-at-hogwarts-option-team-seats-help = A letter for each seat, such as AABB. Empty: seats go to the teams in turn.
year-at-hogwarts-option-year-rounds-label = Rounds of the year
year-at-hogwarts-option-year-rounds-help = After so many rounds the year is over. 0: no end. -1: by the length.
year-at-hogwarts-option-return-rounds-label = Rounds of the Return
year-at-hogwarts-option-return-rounds-help = After so many rounds the Return of Voldemort is over. 0: no end.
year-at-hogwarts-option-finish-round-label = Finish the round
year-at-hogwarts-option-finish-round-help = The round is played out before the year ends.
year-at-hogwarts-option-stop-on-named-label = Stop on named spaces
year-at-hogwarts-option-stop-on-named-help = A move may end early on any space whose name is written out.
year-at-hogwarts-option-mission-swap-label = Swap missions
year-at-hogwarts-option-mission-swap-help = With 7 or 8 players a Mission card may be swapped on a tower.
year-at-hogwarts-option-defence-dice-label = Defence dice
year-at-hogwarts-option-defence-dice-help = In fights of Qualified and Teams who is hit may roll to dodge.
year-at-hogwarts-option-voldemort-two-dice-label = Two dice for Voldemort
year-at-hogwarts-option-voldemort-two-dice-help = He walks with two dice, not with one.
year-at-hogwarts-option-hero-floo-refill-label = New Floo Powder for heroes
year-at-hogwarts-option-hero-floo-refill-help = In the Return a hero gets 1 back on a common room.
year-at-hogwarts-value-finish-round-off = Off
year-at-hogwarts-value-finish-round-on = On
year-at-hogwarts-value-stop-on-named-off = Off
year-at-hogwarts-value-stop-on-named-on = On
year-at-hogwarts-value-mission-swap-off = Off
year-at-hogwarts-value-mission-swap-on = On
year-at-hogwarts-value-defence-dice-off = Off
year-at-hogwarts-value-defence-dice-on = On
year-at-hogwarts-value-voldemort-two-dice-off = Off
year-at-hogwarts-value-voldemort-two-dice-on = On
year-at-hogwarts-value-hero-floo-refill-off = Off
year-at-hogwarts-value-hero-floo-refill-on = On
year-at-hogwarts-option-first-player-label = Who begins
year-at-hogwarts-option-first-player-help = The first seat begins, or chance decides.
year-at-hogwarts-value-first-player-first-seat = The first seat
year-at-hogwarts-value-first-player-chance = Chance
