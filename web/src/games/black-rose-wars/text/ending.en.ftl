# How it ended.

reason-grand_master = { $who } is the new Grand Master.
reason-crown = All are equal, and the Crown has named { $who } Grand Master.
reason-black_rose = The Black Rose alone has most points. Nobody wins.
reason-solo_won = You beat the Rival and the Black Rose.
reason-solo_lost = You have not beaten everybody.
majorities = Rooms fall
takes-room = { $name } takes its token: { $n } PP at the end
