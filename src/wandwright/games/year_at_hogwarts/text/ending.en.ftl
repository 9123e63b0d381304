### What is told of a match of A Year at Hogwarts that is over, in English.

ending-strait-pv = { $left ->
    [0] In turn { $turn } { $who } had no PV left.
    [one] In turn { $turn } { $who } had only one PV left.
   *[other] In turn { $turn } { $who } had only { $left } PV left.
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
ending-part-wins-mission = { $n ->
    [one] { $n } mission won
   *[other] { $n } missions won
}
ending-part-destroys-horcrux = { $n ->
    [one] { $n } Horcrux destroyed
   *[other] { $n } Horcruxes destroyed
}
ending-part-scores = { $n ->
    [one] { $n } goal in Quidditch
   *[other] { $n } goals in Quidditch
}
ending-part-catches-snitch = { $n ->
    [one] caught the Golden Snitch
   *[other] caught the Golden Snitch { $n } times
}
