### What the terminal table says by itself; everything else is said by the games. Words that are typed as they stand
### (the commands, the names of options) are the same in every language.

## Before the match

which-game = Which game?
press-enter = Press Enter to take what stands in brackets.
how-to-answer = Type an answer, or press Enter to take what stands in brackets. hint says what is usual, quit leaves.
setup-hint = Hint: press Enter for { $default }.
how-many-seats = How many seats, { $low } to { $high }?
other-options = Other options as name=value, or { list } to see them
go-on = Go on with the match left on { DATETIME($when, dateStyle: "full", timeStyle: "short") }, { yes } or { no }?
who-plays = Who plays { $name }?
a-person = a person at this keyboard
a-bot = { $name }, a bot: { $summary }
yes = yes
no = no
none = none
list = list
from-to = { $low } to { $high }
list-of = a list of { $values }
nothing-started = Nothing was started.
good-bye = Good-bye.

## An answer that can't be used. $text is what was typed, in quotes.

refused = { $text } is not possible here. { $possible }
type-number = Type a number from { $low } to { $high }.
type-one = Type one of: { $values }.
type-list = Type { $count } of these, each once: { $values }.
type-options = Write name=value, for instance { $example }; { list } shows every option with its values.
no-choice = There is no choice { $number }. { $possible }
no-choice-no-command = { $text } is no choice and no command. { $possible }
could-mean = { $text } could mean { $choices }. Type the number.
possible = Type a number from 1 to { $count }, or help for the commands.
possible-one = Type 1, or help for the commands.

## The question

asked = { $prompt } ({ $rule }; ? explains)
asked-because = { $prompt } (because of { $card }, { $rule }; ? explains)
step-in = { $name } may step in; type { $seat }: and one of: { $answers }.
step-in-how = Say what { $name } does.
no-step-in = { $name } can't step in now.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
left-out = Another question came first, so this was left out: { $action }
too-late = This was not possible any more: { $action }
earlier-lines = { $count ->
    [one] … one earlier line; type log to read it
   *[other] … { $count } earlier lines; type log to read them
}

## Commands: how each is typed, and what it does

help-answer = Answer with the number of a choice, with its words (or a part of them), or with several numbers at once.
help-step-in = Where another seat may step in, begin with its number or its name and a colon: 1: and what it does.
form-explain = ?
form-card = card NAME
form-rule = rule R12
form-hint = hint
form-board = board
form-log = log [N]
form-undo = undo [N]
form-save = save FILE
form-load = load FILE
form-help = help
form-quit = quit
about-explain = the rule behind this question, and the card that asks it
about-card = what a card does
about-rule = what a rule says
about-hint = what a bot would do here
about-board = the board once more
about-log = what has happened: the last N lines, or `log all`
about-undo = take back the last answer of a person, or the last N
about-save = keep the match in a file
about-load = take up a match from a file
about-help = this list
about-quit = leave; the match is kept

rule = Rule { $number }: { $text }
asking-card = The card that asks:
no-effect = No effect of its own.
several-things = This asks for { $count } things; chosen so far: { $chosen }. You may type their numbers at once: 1 3.
which-card = Say which card: card NAME, as the table shows the name.
no-card = There is no card { $card }. Type the name as the table shows it.
no-card-near = There is no card { $card }. Did you mean one of these: { $near }?
which-rule = Say which rule: rule R12. The whole rulebook: wandwright rules.
no-rule = There is no rule { $rule }. The whole rulebook: wandwright rules.
hint = Hint: { $number }. { $action } { $reason }
hint-other = { $number }. { $action }: { $chance }% to win, { $behind ->
    [0] about as good
    [one] 1 point behind
   *[other] { $behind } points behind
}{ $error ->
    [0] {""}
   *[other] , give or take { $error }
}
how-to-log = Type log, log all, or log with the number of lines: log 50.
how-to-undo = Type undo, or undo with a number: undo 3.
undo-too-far = { $count ->
    [one] People have answered once so far; no more can be taken back.
   *[other] People have answered { $count } times so far; no more can be taken back.
}
taken-back = Taken back, to before: { $action }
taken-back-shown = Taken back, to before: { $action } What came to light will come again.

## Files, and the end

which-file = Say which file: { $word } FILE, for instance { $word } evening.save.
file-there = { $path } is there already. Say it again to replace it, or name another file.
file-name = { $text } can't be the name of a file. Name another.
not-saved = The match can't be saved to { $path }: { $reason }. Name another file.
not-text = { $path } is not text. Name a file made by save.
not-read = { $path } can't be read: { $reason }. Name a file made by save.
not-kept = The match can't be kept anywhere: { $reason } Use save FILE with a file you can write.
reason-unknown = this is not possible
save-damaged = { $path } is no whole save: it is cut off, was changed, or belongs to a game that is not installed here. Name another file made by save.
save-future = { $path } was made by a newer Wandwright. Update Wandwright, then load it again.
save-other-cards = { $path } was played with other cards, and they are not kept here. Load it with the same packs (--pack DIR) as then.
save-other-rules = { $path } was played by other rules than are installed here. Load it with the version of Wandwright that made it.
save-other-game = { $path } is a match of { $game }; open it with that game.
saved = Saved to { $path }. Go on later with:
loaded = Loaded: { $game }, { $count ->
    [one] one action so far.
   *[other] { $count } actions so far.
}
kept = The match is kept. Go on with:
played-by = { $name } is played by { $person } ({ $bot }), a bot: { $summary }
match-over = The match is over
after-the-end = Type undo, log, save FILE or load FILE, or press Enter to leave.

## On the board

done-so-far = done: { $meters }
empty = empty
face-down = { $count } face down
slot-face-down = face down
slot-open = open
nothing = nothing
done = done
mark-stunned = stunned
mark-silenced = silenced
# What somebody typed, so that it can stand in a sentence.
quoted = '{ $text }'
