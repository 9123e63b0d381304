# What is heard.
ear-skip = Přejít k otázce
ear-news = Co je nového
ear-your-move = Jsi na tahu. { $prompt }
ear-their-move = Na tahu: { $names }
