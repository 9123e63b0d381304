### What is told of a match of A Year at Hogwarts that is over, in English.

ending-strait-pv = { $left ->
    [0] In turn { $turn } somebody had no PV left.
    [one] In turn { $turn } somebody had only one PV left.
   *[other] In turn { $turn } somebody had only { $left } PV left.
}
ending-hope-points = { $left ->
    [one] One more point was missing.
   *[other] { $left } more points were missing.
}
ending-part-passes-exam = { $n ->
    [one] { $n } exam passed
   *[other] { $n } exams passed
}
ending-part-takes = { $n ->
    [one] { $n } token found
   *[other] { $n } tokens found
}
ending-total-points = House Cup points
