# Influence on foes.

label-persuade = Influence on { $card }
event-persuades = { $hero } puts influence on { $card }: { $n }
event-influence-removed = { $n ->
    [one] { $n } influence is taken off { $card }
   *[other] { $n } influence are taken off { $card }
}
