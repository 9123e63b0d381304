### Why an answer is good under the New Rules, in English.

reason-collects = It collects the Encounter: { $card }
reason-trial = { $left ->
    [0] It does all that { $card } asks for
   *[other] It does a part of what { $card } asks for
}
reason-persuades = It puts { $n } influence on { $card }; { $left } more will do
reason-brews = It finishes { $card }
reason-ingredient = It adds an ingredient to { $card }
