bot-policy = Hraje dobře
