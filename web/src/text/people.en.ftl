# The people at the table, and the end of a match.

people-answered = has answered
people-you = You
people-plays = { $name } plays as a bot.
people-plays-greedy = { $name } thinks one step ahead.
people-plays-policy = { $name } plays well.
people-plays-uniform = { $name } plays at random.
people-plays-first-year = { $name } plays like a first-year, with many a slip.
people-plays-third-year = { $name } plays well, with a slip now and then.
people-plays-prefect = { $name } thinks ahead.
people-plays-professor = { $name } thinks far ahead.
people-covers = A bot plays for { $name }.
people-covered = A bot plays for you
people-covered-help = Nothing is asked of you until you take your seat back.
people-take-back = Take my seat back
people-cover = Let a bot play for { $name }
people-cover-soon = If it takes long, a bot can play meanwhile.
people-pass = Pass the device to { $name }
people-pass-as = It is { $hero }'s move.
people-alone = Only this computer can open these links
people-alone-do = The server listens to this computer only. Stop it (Ctrl-C), and start it so that others in your network reach it:
people-alone-then = The table waits: everything is kept. Then the links carry your computer's address.

menu-table = This table
menu-people = Who plays
menu-files = Files
wrong-what = This saves a file with the position as you see it, the last lines of the log and what can be done now. Nothing is sent anywhere.
wrong-do = Write into it what should have happened, and give it to whoever looks after this table.
wrong-save = Save the report

ending-won = Won! The match is over
ending-lost = Lost. The match is over
ending-minutes = { $minutes ->
    [one] One minute.
   *[other] { $minutes } minutes.
}
ending-people = Who had which part
ending-closest = Closest call
ending-so-close = How far you got
ending-turning = Turning point
ending-turning-race = { $still ->
    [yes] Turn { $turn } moved most: you went from { $before }% to { $after }% of the way to victory, and the danger of defeat stayed at { $others }%.
   *[no] Turn { $turn } moved most: you went from { $before }% to { $after }% of the way to victory, and the danger of defeat from { $other }% to { $others }%.
}
ending-turning-points = { $still ->
    [yes] Turn { $turn } moved most: { $who } went from { $before } to { $after } points, the best of the others stayed at { $others }.
   *[no] Turn { $turn } moved most: { $who } went from { $before } to { $after } points, the best of the others from { $other } to { $others }.
}
ending-totals = What each of you did
ending-from = { $card }: { $n }
ending-place = Place { $n } of { $of }
ending-best = Best card
ending-best-card = { $count ->
    [one] { $card }, used once
   *[other] { $card }, used { $count } times
}
ending-next = Next: { $title }
ending-again = Again with the same seats
ending-retry = Try the last turn again
ending-look-back = Look back
ending-opened = all cards open
ending-stays = all cards open; then nothing is taken back
ending-show = How it ended
ending-gone = somebody is there
