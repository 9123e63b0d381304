# What is heard.
ear-skip = Vai alla domanda
ear-news = Novità
ear-your-move = Tocca a te. { $prompt }
ear-their-move = Tocca a: { $names }
