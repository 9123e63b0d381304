bot-policy = Plays well
