# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = Puzzles
puzzles-words = Positions from strong games in which one choice is clearly best. Find it.
puzzles-level-1 = Easy
puzzles-level-2 = Medium
puzzles-level-3 = Hard
puzzles-kind-mine = Mine
puzzles-kind-market = Market
puzzles-kind-quest = Quest
puzzles-kind-arming = Arming
puzzles-kind-last_round = Last round
puzzles-where = { $kind }, round { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Solved
puzzles-best-try = { $lost } behind

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = You are Tower. One choice here is clearly best: make it. You may look at everything, and you may also trade.
puzzles-behind = About { $lost } prestige behind the best choice, in many games played on from here. Undo it and try again?
puzzles-untried = That looked too weak to play on: probably more than { $lost } prestige behind the best choice. Undo it?
puzzles-best = Best: { $deed }.
puzzles-solved = The best choice, about { $margin } prestige ahead of the next best.
puzzles-why = { $said } { $why }.
puzzles-no-skip = A puzzle has only one step
puzzles-onward = Next puzzle

# On a small drawing: the power on a quest, and what its step needs.
puzzles-power = { $power } of { $needed }

# Beside the list: the next puzzle and its button, how many are solved, and which are shown. A summary is read
# after the name of a puzzle.
puzzles-next = Next puzzle
puzzles-solve = Solve
puzzles-all-solved = All solved
puzzles-again = Try again
puzzles-solved-of = { $solved } of { $count }
puzzles-solved-word = solved
puzzles-kinds = Puzzles to show
puzzles-every-kind = All
puzzles-only-unsolved = Only unsolved
puzzles-none-left = All of these are solved.
puzzles-untouched = not tried yet
puzzles-summary = { $where }. { $level }, { $state }.

# The name of each puzzle, about 20 letters: of what one sees in the position, never of the answer. No two are alike.
puzzles-name-arming_17480_108 = The mummy stirs
puzzles-name-arming_17480_122 = Five short
puzzles-name-arming_20507_036 = Brawlers and rats
puzzles-name-arming_46580_064 = Slime or crystals?
puzzles-name-last_round_18405_119 = The last gold piece
puzzles-name-last_round_18615_125 = Twenty-eight behind
puzzles-name-last_round_40156_120 = Seven last chances
puzzles-name-market_52101_077 = Two coins to spend
puzzles-name-mine_73781_083 = Seven against seven
puzzles-name-quest_35328_035 = Bats or goblins?
puzzles-name-quest_35328_097 = Cheap at the front
puzzles-name-quest_89850_047 = Wolves at the front
puzzles-name-arming_36826_102 = Who catches thieves?
puzzles-name-arming_46580_090 = Nine against slime
puzzles-name-last_round_12221_114 = The last notice board
puzzles-name-last_round_35328_114 = Three gold left
puzzles-name-last_round_35328_116 = Two prestige ahead
puzzles-name-market_08928_073 = How far into the woods?
puzzles-name-market_18405_104 = A full purse
puzzles-name-market_36826_080 = Axe, mace or spear?
puzzles-name-mine_52101_072 = Close neighbours
puzzles-name-mine_67227_096 = Eighteen ways to move
puzzles-name-mine_82130_024 = An open mine
puzzles-name-mine_89850_090 = One more move?
puzzles-name-quest_08928_076 = Not a coin left
puzzles-name-quest_40156_086 = Eight gold in hand
puzzles-name-quest_89850_080 = The graveyard first?
puzzles-name-market_18001_082 = The blacksmith beckons
puzzles-name-market_40156_101 = One market to go
puzzles-name-mine_46580_043 = Who goes last?
