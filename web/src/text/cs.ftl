# Slova předsálí a všeho kolem stolu.

your-move = Jsi na tahu
loading = Okamžik…
try-again = Zkusit znovu
skip-to-content = Přejít k obsahu

nav-main = Místa
nav-home = Do síně
nav-new = Nový stůl
nav-tables = Moje stoly
nav-rules = Pravidla
nav-settings = Nastavení
nav-about = O hře

lobby-headline = Svíčky hoří. Posaď se.
lobby-sentence = Hraj ještě dnes večer, s přáteli přes odkaz nebo s boty po boku. Stůl zná všechna pravidla, ty se můžeš dívat na karty.
lobby-play = Hrát
lobby-play-game = Hrát { $game } s botem
lobby-laying = Připravujeme stůl…
lobby-go-on = Také rozehráno
lobby-go-on-match = Hrát dál: { $what }, { $turn }. tah
lobby-go-on-room = Do čekárny: { $what }
lobby-go-on-book = Hrát dál: { $name }
lobby-all-tables = Všechny rozehrané stoly ({ $count })
lobby-doors = Co dál
lobby-friends = Hrát s přáteli
lobby-friends-help = Vyber hru, pošli jeden odkaz a sejděte se v čekárně.
lobby-rules = Číst pravidla
lobby-rules-help = Každé pravidlo má číslo a dá se vyhledat.
lobby-import = Přinést uloženou partii
lobby-import-help = Pokračuj v partii, kterou máš v souboru.

new-pick = Co si zahrajeme?
new-unknown = Taková hra tu není. Vyber některou z těchto.
new-other-game = Jiná hra
new-what = Co se hraje
new-packs = Vlastní karty
new-packs-help = Karty, které přidal správce tohoto serveru. Položí se přes karty z krabice a zůstanou u stolu.
new-who = Kdo sedí u stolu
new-only-bots = Zatím samí boti: budeš se dívat, jak hrají.
new-more = Více: vracení tahů, název stolu, semínko
new-title = Název stolu
new-seed = Semínko náhody
new-seed-help = Číslo. Stejné semínko rozdá stejné karty. Nech prázdné, ať rozhodne náhoda.
new-rulings = Domácí pravidla
new-rulings-help = Kde se pravidla dají číst dvojím způsobem, vyber svůj. Nastaveno je čtení podle pravidel.
new-open = Otevřít stůl

seat-here = Na tomto zařízení
seat-friend = Přítel přes odkaz
seat-bot = Bot
seat-person = Člověk
seat-who = Kdo si sedne na místo { $number }
seat-own = { $what }, místo { $number }
seat-name = Jméno pro místo { $number }
seat-name-here = Jméno
seat-name-friend = Jméno (přítel si ho může změnit)
seat-bot-level = Jak dobře hraje bot na místě { $number }
seat-add = Přidat místo
seat-remove = Odebrat místo { $number }
seat-fewest = Počet míst nesmí klesnout pod { $count }
seat-full = Místa jsou pro všechny, { $count }/{ $count }.

undo-legend = Vracení tahů
undo-free = Volné
undo-free-help = Vrátit lze cokoli a kdykoli. Dobré pro učení a pro hru o samotě.
undo-safe = Dokud se nic neukáže
undo-safe-help = Zpět k poslední kostce, dobrané kartě nebo odpovědi někoho jiného.
undo-vote = Po dohodě
undo-vote-help = Dál než tam jen se souhlasem ostatních.
undo-off = Nikdy
undo-off-help = Co je zahráno, je zahráno.

invite-headline = Pozvi přátele
invite-sentence = Každý odkaz je jedno místo. Pošli ho, nebo nech kód vyfotit telefonem.
invite-link = Odkaz pro: { $name }
invite-copy = Zkopírovat odkaz
invite-copied = Zkopírováno
invite-share = Přijď si k nám sednout ke stolu.
invite-share-button = Sdílet
invite-renew = Vytvořit nový odkaz
invite-qr = QR kód odkazu pro: { $name }
invite-arrived = sedí u stolu
invite-waiting = ještě nedorazil(a)
invite-go = Ke stolu
invite-watch = Odkaz pro diváky
invite-watch-title = Jen se dívat
invite-secret = Kdo má odkaz, může se na místo posadit. Kdykoli můžeš vytvořit nový; starý přestane platit.

tables-running = Rozehrané
tables-finished = Dohrané
tables-none = Zatím žádný stůl. Připrav první, nebo otevři odkaz, který ti poslal přítel.
tables-forget-sure = Zapomenout tento stůl? Bez odkazu se k němu nevrátíš.
table-finished = Dohráno
table-won = Výhra
table-lost = Prohra
table-waiting = Čeká se
table-waiting-for = Na tahu: { $names }
table-packs = s vlastními kartami: { $packs }
table-stopped = Dá se jen prohlížet
table-look-at = Prohlédnout
table-turn = { $turn }. tah
table-seats = U stolu
table-you = (ty)
table-replay = Ohlédnout se
table-look = Vidět konec
table-look-back = Ohlédnout se
table-sit-down = Posadit se
table-forget = Zapomenout

import-sentence = Partie uložená zde nebo na jiném serveru. Všechna místa budou na tomto zařízení; odkazy můžeš rozdat u stolu.
import-drop = Přetáhni soubor sem, nebo ho vyber

rules-headline = Pravidla
rules-game = Hra
rules-search = Hledat v pravidlech
rules-search-example = omráčení, R24, odhodit…
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus jiné slovo.
    [one] Nalezeno jedno pravidlo.
    [few] Nalezena { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
}
rules-chapters = Kapitoly
rules-number = Pravidlo { $number }

settings-language = Jazyk
settings-theme = Světlo
settings-name = Tvoje jméno u stolu
settings-motion = Pohyb
settings-speed = Rychlost
settings-sound = Zvuk
settings-notifications = Dát mi vědět, když jsem na tahu a stránku nevidím
settings-notifications-refused = Prohlížeč to nedovoluje. Povol této stránce oznámení v nastavení prohlížeče a zkus to znovu.
theme-auto = Podle systému
theme-light = Pergamen
theme-dark = Noc
motion-full = Vše se hýbe
motion-reduced = Omezený
motion-off = Nic se nehýbe
speed-slow = Pomalu
speed-usual = Běžně
speed-quick = Rychle
sound-off = Žádný
sound-chime = Zvonek, když jsem na tahu
sound-all = Všechny

gate-closed = Tento stůl zůstává zavřený
gate-connecting = Jdeme ke stolu…
gate-welcome = Tvoje místo je připraveno
gate-with = U stolu: { $names }.
gate-name = Tvoje jméno

replay-headline = Ohlédnutí za partií
replay-timeline = Časová osa
replay-position = Místo v partii
replay-where = { $turn }. tah · { $at }/{ $count }
replay-opened = Všechny karty leží lícem nahoru: ťukni na hráče a uvidíš jeho ruku.
replay-back = O jednu akci zpět
replay-on = O jednu akci dál
replay-turn-back = O tah zpět
replay-turn-on = O tah dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-save = Uložit do souboru
replay-play-on = Hrát dál odtud
replay-leave = Odejít

fan-notice-short = Neoficiální fanouškovský projekt, bez vazby na jakéhokoli vydavatele.
about-fan = Neoficiální fanouškovský projekt
about-fan-text = Wandwright dělají lidé, kteří mají tyto hry rádi. Není spojen s žádným vydavatelem ani držitelem práv, nikdo z nich ho neschvaluje ani nepodporuje. Jména patří svým vlastníkům.
about-words = Každý text karty je našimi slovy, vytvořený z toho, co karta dělá, a každý obrázek je náš. Kup si krabici: je krásná.
about-icons = Obrázky a písmo
about-icons-text = Ikony jsou z
about-icons-authors = Nakreslili je Lorc, Delapouite, Skoll, Caro Asercion a další přispěvatelé; používáme je v jiných barvách a velikostech.
about-fonts = Jména jsou vysázena písmem Alegreya, text písmem Source Sans 3, obě pod licencí SIL Open Font License.
about-licences = Znění licencí všeho, z čeho je tato stránka
about-private = Co si pamatujeme
about-private-text = Žádné účty tu nejsou. Tvoje místa jsou tajné odkazy uložené jen v tomto prohlížeči; server zná jejich otisky. I nastavení zůstává v tomto prohlížeči.

missing-headline = Tady žádný stůl není
missing-sentence = Adresa je možná s překlepem. Vrať se do síně a vyber si tam.

problem-offline = Server není k zastižení. Ověř, že běží a že funguje připojení, a zkus to znovu.
problem-no-table = Takový stůl není, nebo ho tvůj odkaz neotevře. Požádej o nový odkaz.
problem-no-key = Tento prohlížeč nemá ke stolu klíč. Otevři odkaz, kterým tě pozvali, nebo požádej o nový.
problem-too-large = Soubor je příliš velký. Uložená partie má nejvýše 20 MB; vyber jiný soubor.
problem-too-fast = To bylo trochu rychlé. Chvilku počkej a zkus to znovu.
problem-other = Server to nedokázal. Zkus to znovu; pokud se to opakuje, spusť server znovu.
