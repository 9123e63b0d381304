# Průvodce první hrou.

guide-missions-title = Tvé mise
guide-missions = Každá říká, které předměty přinést a kam. Jsou tajné. Vyber si takovou, jejíž předměty leží blízko sebe: mise dává nejvíc bodů.
guide-roll-title = Hoď kostkami
guide-roll = Dvě kostky říkají, kolik kroků v tomto tahu ujdeš.
guide-walk-title = Kam půjdeš?
guide-walk = Pole, kde smíš skončit, svítí. Využiješ všechny kroky, ledaže zastavíš na věži nebo na místě své mise. Působí pole, na kterém skončíš.
guide-take-title = Něco tu leží
guide-take = Cestou smíš za tah vzít dva předměty a držet jich smíš šest.
guide-floo-title = Krb
guide-floo = Z věže tě letaxový prášek vezme daleko. Na konci tahu jsi zpátky.
guide-exam-title = Zkouška
guide-exam = Jsi ve správné učebně se správnou učebnicí: dostaneš její body.
guide-mission-title = Vše je připraveno
guide-mission = Máš, co mise žádá, a jsi na místě. Vyhraj boj a body jsou tvé.
guide-fight-title = Boj
guide-fight = Hoď útočnými kostkami, nebo zahraj kartu. Obranná karta tě ušetří odpovědi a jsi dál na řadě.
guide-prize-title = Boj je vyhraný
guide-prize = Když se spolužáci potkají, hází každý kostkou a vyšší hod bere život. Dva životy padly nejdřív soupeři: vyber si kořist.
