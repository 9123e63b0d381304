bot-policy = Gioca bene
