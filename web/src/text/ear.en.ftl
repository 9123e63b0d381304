# What is heard.
ear-skip = Skip to the question
ear-news = What is new
ear-your-move = Your move. { $prompt }
ear-their-move = The move is with { $names }
