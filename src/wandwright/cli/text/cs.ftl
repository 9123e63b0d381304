### Co říká stůl v terminálu sám; všechno ostatní říkají hry. Slova, která se píšou tak, jak stojí (příkazy, jména
### voleb), jsou ve všech jazycích stejná.

## Before the match

which-game = Kterou hru?
press-enter = Enter vezme to, co stojí v závorkách.
how-to-answer = Napiš odpověď, nebo stiskni Enter a vezmi to, co stojí v závorkách. hint poradí, co je obvyklé, quit odejde.
setup-hint = Rada: stiskni Enter a vezmi { $default }.
how-many-seats = Kolik míst, { $low } až { $high }?
other-options = Další volby jako jméno=hodnota, nebo { list } a uvidíš je
go-on = Pokračovat v partii odložené { DATETIME($when, dateStyle: "full", timeStyle: "short") }, { yes }, nebo { no }?
who-plays = Kdo hraje za toto místo: { $name }?
a-person = člověk u této klávesnice
a-bot = { $name }, bot: { $summary }
yes = ano
no = ne
none = žádné
list = seznam
from-to = { $low } až { $high }
list-of = seznam z těchto: { $values }
nothing-started = Žádná partie nezačala.
good-bye = Na shledanou.

## An answer that can't be used

refused = { $text } tady nejde. { $possible }
type-number = Napiš číslo od { $low } do { $high }.
type-one = Napiš jedno z těchto slov: { $values }.
type-list = Napiš tolik slov: { $count }, každé jen jednou, z těchto: { $values }.
type-options = Napiš jméno=hodnota, například { $example }; { list } ukáže všechny volby s jejich hodnotami.
no-choice = Volba { $number } tu není. { $possible }
no-choice-no-command = { $text } není volba ani příkaz. { $possible }
could-mean = { $text } může znamenat { $choices }. Napiš číslo.
possible = Napiš číslo od 1 do { $count }, nebo help a uvidíš příkazy.
possible-one = Napiš 1, nebo help a uvidíš příkazy.

## The question

asked = { $prompt } ({ $rule }; ? vysvětlí)
asked-because = { $prompt } (kvůli kartě { $card }, { $rule }; ? vysvětlí)
step-in = { $name } se může vložit: napiš { $seat }: a jedno z těchto: { $answers }.
step-in-how = Napiš, co { $name } udělá.
no-step-in = { $name } se teď vložit nemůže.
pass-keyboard = Předej klávesnici, hraje { $name }. Potom stiskni Enter.
left-out = Dřív přišla jiná otázka, proto se vynechalo: { $action }
too-late = To už nešlo: { $action }
earlier-lines = { $count ->
    [one] … jeden starší řádek; přečteš ho příkazem log
    [few] … { $count } starší řádky; přečteš je příkazem log
   *[other] … { $count } starších řádků; přečteš je příkazem log
}

## Commands

help-answer = Odpověz číslem volby, jejími slovy (nebo jejich částí), nebo několika čísly najednou.
help-step-in = Kde se může vložit jiné místo, začni jeho číslem nebo jménem a dvojtečkou: 1: a co udělá.
form-explain = ?
form-card = card JMÉNO
form-rule = rule R12
form-hint = hint
form-board = board
form-log = log [N]
form-undo = undo [N]
form-save = save SOUBOR
form-load = load SOUBOR
form-help = help
form-quit = quit
about-explain = pravidlo za touto otázkou a karta, která se ptá
about-card = co dělá karta
about-rule = co říká pravidlo
about-hint = co by tu udělal bot
about-board = ještě jednou celý stůl
about-log = co se stalo: posledních N řádků, nebo `log all`
about-undo = vzít zpět poslední odpověď člověka, nebo posledních N
about-save = uložit partii do souboru
about-load = otevřít partii ze souboru
about-help = tento seznam
about-quit = odejít; partie zůstane uložená

rule = Pravidlo { $number }: { $text }
asking-card = Karta, která se ptá:
no-effect = Sama nic nedělá.
several-things = Vybírá se víc věcí, celkem { $count }; už vybráno: { $chosen }. Jejich čísla můžeš napsat najednou: 1 3.
which-card = Napiš, kterou kartu: card JMÉNO, tak jak jméno stojí na stole.
no-card = Karta { $card } tu není. Napiš jméno tak, jak stojí na stole.
no-card-near = Karta { $card } tu není. Není to některá z těchto: { $near }?
which-rule = Napiš, které pravidlo: rule R12. Všechna pravidla: wandwright rules.
no-rule = Pravidlo { $rule } tu není. Všechna pravidla: wandwright rules.
hint = Rada: { $number }. { $action } { $reason }
hint-other = { $number }. { $action }: { $chance } % na výhru, { $behind ->
    [0] asi stejně dobré
    [one] o 1 bod pozadu
    [few] o { $behind } body pozadu
   *[other] o { $behind } bodů pozadu
}{ $error ->
    [0] {""}
   *[other] , s odchylkou { $error }
}
how-to-log = Napiš log, log all, nebo log s počtem řádků: log 50.
how-to-undo = Napiš undo, nebo undo s číslem: undo 3.
undo-too-far = { $count ->
    [one] Lidé zatím odpověděli jednou; víc vzít zpět nejde.
   *[other] Lidé zatím odpověděli { $count }krát; víc vzít zpět nejde.
}
taken-back = Vzato zpět, před tím bylo: { $action }
taken-back-shown = Vzato zpět, před tím bylo: { $action } Co vyšlo najevo, přijde znovu.

## Files, and the end

which-file = Napiš, který soubor: { $word } SOUBOR, například { $word } vecer.save.
file-there = { $path } už existuje. Napiš to znovu a nahradí se, nebo zvol jiný soubor.
file-name = { $text } nemůže být jméno souboru. Zvol jiné.
not-saved = Partii nejde uložit do { $path }: { $reason }. Zvol jiný soubor.
not-text = { $path } není text. Zvol soubor uložený příkazem save.
not-read = { $path } nejde přečíst: { $reason }. Zvol soubor uložený příkazem save.
not-kept = Partii nejde nikam uložit: { $reason } Použij save SOUBOR se souborem, do kterého můžeš psát.
reason-unknown = to není možné
save-damaged = { $path } není celá uložená partie: je useknutá, změněná, nebo patří hře, která tu není. Zvol jiný soubor uložený příkazem save.
save-future = { $path } je z novějšího Wandwrightu. Aktualizuj Wandwright a otevři ji znovu.
save-other-cards = { $path } se hrála s jinými kartami a ty tu nejsou. Otevři ji se stejnými balíčky (--pack DIR) jako tehdy.
save-other-rules = { $path } se hrála podle jiných pravidel, než jsou tady. Otevři ji v té verzi Wandwrightu, která ji uložila.
save-other-game = { $path } je partie hry { $game }; otevři ji s touto hrou.
saved = Uloženo do { $path }. Později pokračuj takto:
loaded = Otevřeno: { $game }, { $count ->
    [one] zatím jeden krok.
    [few] zatím { $count } kroky.
   *[other] zatím { $count } kroků.
}
kept = Partie je uložená. Pokračuj takto:
played-by = { $name }: hraje { $person } ({ $bot }), bot: { $summary }
match-over = Partie skončila
after-the-end = Napiš undo, log, save SOUBOR nebo load SOUBOR, nebo stiskni Enter a odejdi.

## On the board

done-so-far = hotovo: { $meters }
empty = prázdné
face-down = { $count } lícem dolů
slot-face-down = lícem dolů
slot-open = odkryté
nothing = nic
done = hotovo
mark-stunned = omráčení
mark-silenced = umlčení
# Co někdo napsal, uvnitř věty.
quoted = „{ $text }“
