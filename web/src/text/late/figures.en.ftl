# How hard a set-up is, measured by bots.

hard-title = How hard is this?
hard-won = Bots won { $won } of { $matches } such matches: { $rate }.
hard-likely = From so many matches one can tell that they win between { $low } and { $high }.
hard-rivals = Bots played { $matches } such matches.
hard-length = A match takes { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    } and about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
    } of choosing.
hard-none = There are no figures for this set-up yet.
hard-from = Where from
hard-how = The usual bot sat in every seat. People play otherwise, so compare set-ups rather than believe the number. The minutes are an estimate. This command measures it again:
hard-earlier = The cards or the rules have changed a little since.
