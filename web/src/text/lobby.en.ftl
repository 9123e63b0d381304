# The lobby: games to choose, the road of Games, how to play.

lobby-games = The games
lobby-first-match = Play the first match
lobby-new-table = Lay a table
lobby-won = { $count ->
    [one] Won once in this browser
   *[other] Won { $count } times in this browser
    }
facts-players = { $most ->
    [one] { $players } player
   *[other] { $players } players
}
facts-minutes = { $minutes } minutes
difficulty-1 = Easy
difficulty-2 = Medium
difficulty-3 = Hard
difficulty-2-3 = Medium to hard
difficulty-grows = Easy at first, harder each time
road-headline = { $won ->
    [0] A road of { $all } Games
   *[other] { $won } of { $all } Games won
    }
road-won = won
road-next = next
road-later = not won yet
road-stop = Game { $stop }, { $state }. { $about }
road-stop-next = Game { $stop }: { $about }
new-summary = { $what }. { $people ->
    [0] No people
    [one] 1 person
   *[other] { $people } people
    } and { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
    }.
how-to-play = How to play
rules-numbered = All rules by number
lobby-workshop = Workshop
lobby-workshop-help = Write cards of your own and try them
