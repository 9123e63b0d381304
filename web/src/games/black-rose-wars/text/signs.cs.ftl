# Znaky této hry: co který znamená.

sign-points = Body moci
sign-damage = Zranění
sign-health = Zdraví
sign-crown = Koruna: začíná
sign-trophy = Trofeje
sign-hand = Karty v ruce
sign-grimoire = Grimoár: odtud lížeš
sign-memories = Vzpomínky: použitá kouzla
sign-quest = Úkol
sign-movement = Pohyb
sign-strength = Síla
sign-range = Dosah
sign-vortex = Vír
sign-combat = Bojové kouzlo
sign-utility = Užitečné kouzlo
sign-trap = Past
sign-protection = Ochrana
sign-cracked = Nestabilita: místnost praská
sign-hourglass = Ještě přemýšlí
sign-seal = Už má odpovězeno
sign-defeat = Porážka
