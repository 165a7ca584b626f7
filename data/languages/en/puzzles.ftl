# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = Puzzles
puzzles-words = Positions of strong games in which one choice is clearly best. Find it.
puzzles-level-1 = Easy
puzzles-level-2 = Middling
puzzles-level-3 = Hard
puzzles-kind-mine = Mine
puzzles-kind-market = Market
puzzles-kind-quest = Quest
puzzles-kind-arming = Arming
puzzles-kind-last_round = Last round
puzzles-name = { $kind }, round { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Solved
puzzles-best-try = { $lost } behind

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = You are Tower. One choice is clearly best here: make it. Everything can be looked at, and you may trade as well.
puzzles-behind = About { $lost } prestige behind the best choice, in many games played on from here. Take it back, and try again?
puzzles-untried = That looked too weak to be played on: probably more than { $lost } prestige behind the best choice. Take it back?
puzzles-best = Best: { $deed }.
puzzles-solved = The best choice, about { $margin } prestige ahead of the next best.
puzzles-why = { $said } { $why }.
puzzles-no-skip = A puzzle has one step only
puzzles-all = All puzzles
