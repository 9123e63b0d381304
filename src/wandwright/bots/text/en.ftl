### What a hint says beside the reasons of the game. $action is an answer in the player's words. No message ends with a
hint-ahead = { $points ->
    [one] One point more chance to win than: { $action }
   *[other] { $points } points more chance to win than: { $action }
}
hint-term = It tells most in { $term }
hint-term-others = It tells most in { $term } of the others

### full stop: the answer in it may bring its own.

hint-only = It is the only thing you can do now
hint-close = About as good: { $action }
hint-next = Next: { $action }
hint-wins = It wins the match
hint-spares-match = It keeps the match from being lost

## How each bot plays, after its name.

bot-first-year = knows the rules of thumb, and forgets them every third time
bot-greedy = looks one action ahead, effects to their end, and takes what looks best
bot-policy = plays by the rules of thumb that the game has for itself: the usual partner
bot-prefect = looks some turns ahead for everybody, for a tenth of a second
bot-professor = looks some turns ahead for a whole second: the strongest
bot-search = plays every answer on in many guesses and takes the one that wins most
bot-third-year = plays well, with a slip now and then
bot-uniform = takes any legal action, each as likely as the other
