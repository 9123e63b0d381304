### Co čte hráč Roku v Bradavicích, česky (quidditch).
do-seeker-steps = tvůj chytač postoupí o { $n }
do-rival-steps = soupeřův chytač se posune o { $n }
do-seeker-reroll = hoď kostkou chytače znovu
do-seeker-roll-two = v tomto tahu hoď 2 kostkami chytače
do-rival-skips = soupeřův chytač přijde o příští tah
