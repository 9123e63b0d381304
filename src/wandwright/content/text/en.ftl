# How what happened is put together in the log, in every game.
log-and = { $first }; { $rest }
# Where a part has a colon already there is no second one.
log-because = { $colon ->
    [yes] { $head } – { $parts }
   *[no] { $head }: { $parts }
}
