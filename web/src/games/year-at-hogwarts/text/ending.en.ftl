# How it ended.

reason-year_done = The year is over: points and missions are enough for the House Cup.
reason-calendar = The last day of the year has come.
reason-year_over = The year is over, and the goal was not reached.
reason-fallen = No life point is left: the year is lost.
reason-snitch = The Golden Snitch is caught. Whoever catches it wins, whatever the goals.
reason-no_wand = Harry met Voldemort, who did not have the Elder Wand. The heroes win!
reason-no_stone = Voldemort met Harry, who did not have the Resurrection Stone. Voldemort wins.
reason-horcruxes_left = Harry and Voldemort met while a Horcrux was left. Voldemort wins.
reason-final_heroes = Harry rolled higher in the final. The heroes win!
reason-final_voldemort = Voldemort rolled higher in the final.
reason-night_over = The night is over, and a Horcrux is left. Voldemort's side wins.
reason-horcruxes_gone = The night is over, and all Horcruxes are destroyed. The heroes win!
