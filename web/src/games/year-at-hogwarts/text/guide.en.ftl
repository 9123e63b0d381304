# The guide of the first match.

guide-missions-title = Your missions
guide-missions = Each says which items to bring, and where. They are secret. Pick one whose items lie near each other: a mission gives most points.
guide-roll-title = Roll the dice
guide-roll = Two dice say how many steps you walk this turn.
guide-walk-title = Where to?
guide-walk = Spaces where your walk may end glow. You use all your steps, unless you stop on a tower or on the place of one of your missions. What a space does happens where you end.
guide-take-title = Something lies here
guide-take = You may take two items a turn as you pass them, and hold six.
guide-floo-title = A fireplace
guide-floo = On a tower Floo Powder takes you to a far place. At the end of the turn you are back.
guide-exam-title = An exam
guide-exam = You are in the right classroom with the right Book: it gives you its points.
guide-mission-title = All is ready
guide-mission = You have what the mission asks, and you are there. Win the fight, and its points are yours.
guide-fight-title = A fight
guide-fight = Roll your attack dice, or play a card. A defence card spares you the answer, and it is still your turn.
guide-prize-title = You have won a fight
guide-prize = When students meet, each rolls a die, and the higher takes a PV. You took two first: choose your prize.
