### What a hint says beside the reasons of the game. $action is an answer in the player's words. No message ends with a
### full stop: the answer in it may bring its own.

hint-only = It is the only thing you can do now
hint-close = About as good: { $action }
hint-next = Next: { $action }
hint-wins = It wins the match
hint-spares-match = It keeps the match from being lost

## How each bot plays, after its name.

bot-greedy = looks one action ahead, effects to their end, and takes what looks best
bot-policy = plays by the rules of thumb that the game has for itself: the usual partner
bot-uniform = takes any legal action, each as likely as the other
