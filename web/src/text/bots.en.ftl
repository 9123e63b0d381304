# The bots: the levels to choose among, the comparison of answers, and the look back at a match.

bot-uniform = Poltergeist
bot-uniform-how = Does anything that is allowed, as chance has it.
bot-first-year = First-year
bot-first-year-how = Knows what is good, and forgets it every third time.
bot-third-year = Third-year
bot-third-year-how = Plays well, with a slip now and then.
bot-policy = Usual partner
bot-policy-how = Plays well and at once, by the rules of thumb of the game.
bot-prefect = Prefect
bot-prefect-how = Thinks ahead: plays every answer on for a tenth of a second.
bot-professor = Professor
bot-professor-how = The strongest: thinks ahead for a whole second.
bot-greedy = One step ahead
bot-greedy-how = Looks at what each answer brings at once.
bot-search = Searcher
bot-search-how = Thinks ahead: plays every answer on many times.
bots-level = How well it plays
bots-level-of = How well the bot for { $name } plays
bots-thinks-ahead = thinking ahead…
bots-name-thinks-ahead = { $name } is thinking ahead

compare-open = Compare
compare-close = Answers
compare-title = The answers compared
compare-how = The chance to win after each answer, if everybody goes on as the usual partner plays. Press one to see where it is; nothing is played.
compare-order = From the best to the least. Nobody has fitted a chance to win for such a match, so only the order is known. Press one to see where it is; nothing is played.
compare-chance = { $chance }% to win
compare-best = advised
compare-close-call = about as good
compare-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
}{ $error ->
    [0] {""}
   *[other] , give or take { $error }
}

review-title = Where it was won or lost
review-begin = Look back at the choices
review-begin-how = Every choice is played on again, with what its seat knew then. It takes a while; you can go on meanwhile.
review-making = Looking back: { $done } of { $total } actions
review-waits = It begins as soon as its turn comes.
review-failed = The look back came to nothing this time. Nothing is lost: try it again.
review-stays = then nothing is taken back
review-again = Try again
review-file = Save the look back
review-no-chance = Nobody has fitted a chance to win for such a match, so no curve can be drawn. The choices are in the file.
review-no-moments = No moment stood out: the match was won or lost step by step.
review-picture = The chance to win over the turns
review-team = All together
review-turn = Turn { $turn }
review-at = Turn { $turn }: { $chances }
review-chance-of = { $name } { $chance }%
review-short = From { $from }% at the beginning to { $to }% at the end.
review-axis = turns
review-moments = The moments that mattered
review-rose = { $split ->
    [luck] The chance rose from { $before }% to { $after }%: the choices were as good as any, and { $rivals ->
        [yes] luck and the others
       *[no] luck
    } added { $luck ->
        [one] 1 point
       *[other] { $luck } points
    }.
   *[both] The chance rose from { $before }% to { $after }%: { $rivals ->
        [yes] luck and the others
       *[no] luck
    } added { $luck ->
        [one] 1 point
       *[other] { $luck } points
    }, and other choices had { $choice ->
        [one] 1 more
       *[other] { $choice } more
    } in them.
}
review-fell = { $split ->
    [luck] The chance fell from { $before }% to { $after }%: nobody chose badly, { $rivals ->
        [yes] luck and the others
       *[no] luck
    } took { $luck ->
        [one] 1 point
       *[other] { $luck } points
    }.
    [choice] The chance fell from { $before }% to { $after }%: it was a matter of choice; another answer would have kept { $choice ->
        [one] 1 point
       *[other] { $choice } points
    }.
   *[both] The chance fell from { $before }% to { $after }%: { $rivals ->
        [yes] luck and the others
       *[no] luck
    } took { $luck ->
        [one] 1 point
       *[other] { $luck } points
    }, and another choice would have kept { $choice ->
        [one] 1 more
       *[other] { $choice } more
    }.
}
review-look = Look there
review-what-if = What if?
review-what-if-how = Opens a new table at this place, to try something else.
review-what-if-title = { $what }: what if, turn { $turn }
review-choices = The choices of each
review-best = Best
review-best-of = { $played } (turn { $turn }): { $points ->
    [one] 1 point better than what is usual. Well seen!
   *[other] { $points } points better than what is usual. Well seen!
}
review-costliest = Costliest
review-costliest-of = { $played } (turn { $turn }): next time, think of this: { $best }. It was worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
review-sound = Played soundly throughout: no choice stood out, and none cost much.
