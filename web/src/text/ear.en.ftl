# What is heard, and the mark on the log.
ear-skip = Skip to the question
ear-news = What is new
ear-your-move = Your move. { $prompt }
ear-their-move = The move is with { $names }
ear-new-lines = { $count ->
    [one] new line
   *[other] new lines
}
