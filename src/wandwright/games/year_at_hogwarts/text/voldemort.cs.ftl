### Co hráč hry Rok v Bradavicích čte, česky (Voldemortův návrat).

## Výzvy

prompt-pawn = { $who }: která tvá figurka teď půjde? ({ $n ->
    [one] zbývá jedna
    [few] zbývají { $n }
   *[other] zbývá { $n }
 })
prompt-rival = { $who }: na poli { $space } jich stojí víc. S kým se utkáš?
prompt-ritual = { $who }: máš všechny čtyři předměty. Půjdeš dál na Hřbitov a přivedeš Voldemorta zpět?
prompt-post = { $who }: na které věži bude stát { $servant }? (bez hrdiny, každý na jiné)
prompt-hide = { $who }: kam položíš žeton: { $item }? Druhá strana ho musí najít
prompt-floo-last = { $who }: cestuješ letaxem? Je to poslední letax hrdinů a k Medailonku se jinak nedostaneš

## Odpovědi

label-pawn = Táhnout: { $foe }
label-rival = Utkat se: { $foe }
label-ritual-not-yet = Ještě ne
label-ritual-now = Přivést Voldemorta zpět
label-post = Postavit: { $space }
label-hide = Položit: { $space }
label-floo-wasted = Letaxem, i když naposled: { $space }

## Události

event-tries-horcrux = { $who } se pokouší zničit viteál { $item }: { $dice }
event-destroys-horcrux = { $who } ničí viteál { $item }
event-voldemort-returns = Lord Voldemort se vrátil
event-posts = { $foe } stojí tady: { $space }
event-moves-pawn = táhne { $foe }
event-foe-draws = { $foe } si bere { $deck ->
    [potion] lektvar
   *[spell] kouzlo
 }
event-falls = { $who } prohrává boj
event-leaves-the-game = { $foe } je mimo hru
event-rolls-final = { $who } a Lord Voldemort házejí o všechno: { $dice }

## Na stole

title-night = Noc
night-horcruxes = Zbývající viteály
night-voldemort-pv = Voldemortovy životy
night-bound = musí to zkusit znovu
night-shield = tahy v klidu

## Konce

outcome-no-wand = Harry potkal Voldemorta, který neměl Bezovou hůlku: hrdinové vítězí
outcome-no-stone = Voldemort potkal Harryho, který neměl Kámen vzkříšení: Voldemort vítězí
outcome-horcruxes-left = Harry a Voldemort se potkali, dokud zbýval viteál: Voldemort vítězí
outcome-final-heroes = Harry hodil v závěrečném boji víc: hrdinové vítězí
outcome-final-voldemort = Voldemort hodil v závěrečném boji víc: Voldemort vítězí
outcome-night-over = Noc skončila a zbývá viteál: vítězí Voldemortova strana
outcome-horcruxes-gone = Noc skončila a všechny viteály jsou zničené: hrdinové vítězí

## Rady

gain-horcruxes = zničený viteál
gain-weapon = zbraň v ruce
gain-road = blíž k tomu, co je třeba
gain-ritual = žeton pro obřad
gain-token = žeton pro závěrečný boj
gain-servants = silnější Smrtijedi
spared-horcruxes = viteál zůstává
spared-weapon = hrdinové nemají zbraň
spared-road = cesta se neprodlouží
spared-ritual = žetony zůstávají
spared-token = žeton zůstává
spared-servants = Smrtijedi jsou ušetřeni
