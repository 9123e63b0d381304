# Vliv na protivnících.

label-persuade = Přidělit vliv: { $card }
event-persuades = { $hero } přiděluje vliv – { $card }: { $n }
event-influence-removed = { $card }: { $n ->
    [one] odebrán { $n } přidělený vliv
    [few] odebrány { $n } přidělené vlivy
   *[other] odebráno { $n } přidělených vlivů
}
