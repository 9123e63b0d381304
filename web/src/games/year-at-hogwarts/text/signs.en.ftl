# The signs of this game, in the order of its icons: what each one means.

sign-pv = PV: how much you can take
sign-points = Points
sign-dice = Attack dice
sign-resistance = Resistance
sign-floo = Floo Powder
sign-portkey = Portkey
sign-class = Class
sign-office = Office
sign-common_room = Common room
sign-hut = Hut
sign-tower = Tower
sign-place = Place
sign-missing = Still missing
sign-done = Done
sign-horcrux = Horcrux
sign-death_eater = Death Eater
