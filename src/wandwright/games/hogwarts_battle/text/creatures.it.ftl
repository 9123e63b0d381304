# Influenza sui nemici.

label-persuade = Influenza su { $card }
event-persuades = { $hero } mette influenza su { $card }: { $n }
event-influence-removed = { $n ->
    [one] Si toglie { $n } punto influenza da { $card }
   *[other] Si tolgono { $n } punti influenza da { $card }
}
