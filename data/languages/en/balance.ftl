### The report that forgewar balance writes: a page of Markdown with tables and charts. As long as it needs to be.

# The six targets: titles, and what is wanted, inside a table and behind "Wanted: ".
balance-title-1 = Difficulty levels
balance-title-2 = Order of difficulty
balance-title-3 = Fair seats
balance-title-4 = No dead card, no must-buy
balance-title-5 = Many ways to win
balance-title-6 = Tension
balance-wanted-1 = the Master wins easy solo games nine times in ten, hard ones seldom and medium ones in between; one won game in ten reaches the great score
balance-wanted-2 = measured difficulty agrees with the lists of SOLO-4; Spearman's coefficient is above { $least } for each list
balance-wanted-3 = no starting place wins more than its share, apart from chance
balance-wanted-4 = every card is taken 5 to 80% of the times it is on show, and owning it changes the win rate by less than 15 points
balance-wanted-5 = no source gives more than 70% of the winners' prestige, and each place in the market gets 8 to 40% of the actions
balance-wanted-6 = 5 to 20% of the quests taken fail, half of the games are close, and the leader at half-time wins less than 75% of the games
balance-verdict-met = met
balance-verdict-chance = met within chance
balance-verdict-missed = missed

# Figures, each with the interval in which the truth lies.
balance-not-seen = not seen
balance-percent = { $value }% ({ $low } to { $high })
balance-figure = { $value } ({ $low } to { $high })
balance-band = { $low } to { $high }%

# Kinds of games: "epic, 3 guilds", "simple, hard".
balance-game = { $mode }, { $guilds } guilds
balance-game-even = { $game }, even start
balance-game-solo = { $mode }, { $difficulty }

# The page around the targets.
balance-page = Balance report
balance-page-written = Six targets define good content. This command plays the games, measures them and writes this page; the same seed gives the same page:
balance-page-read = Content { $hash }, seed { $seed }. Figures in brackets are 95% intervals: Wilson's for shares, normal ones for means, bootstrap for the rest. *Met within chance* means that a figure is out of bounds but its interval is not.
balance-page-games = Games played, all between equal guilds:
balance-page-out = Out of bounds
balance-page-offender = Target { $target }: { $line }
balance-page-wanted = Wanted: { $wanted }.
balance-played-solo = solo { $game }
balance-masters = Masters
balance-journeymen = Journeymen

# Heads of columns, and of three charts (quests-failed, close, leader).
balance-column-target = target
balance-column-wanted = wanted
balance-column-found = found
balance-column-verdict = verdict
balance-column-game = game
balance-column-guilds = guilds
balance-column-games = games
balance-column-master = won by Master
balance-column-journeyman = won by Journeyman
balance-column-score = mean score
balance-column-tenth = best tenth from
balance-column-mark = great score
balance-column-great = games reaching it
balance-column-quest = quest
balance-column-tried = taken on
balance-column-failed = failed
balance-column-ore = resources
balance-column-service = adventurers' time
balance-column-rounds = rounds
balance-column-difficulty = difficulty
balance-column-list = list
balance-column-quests = quests
balance-column-spearman = Spearman's coefficient
balance-column-place = place
balance-column-even = even
balance-column-won = won
balance-column-passed = passed
balance-column-card = card
balance-column-taken = taken
balance-column-effect = effect on winning
balance-column-quests-failed = quests failed
balance-column-close = close games
balance-column-leader = games won by the half-time leader

# Target 1.
balance-solo-who = The Master stands for a strong player, the Journeyman for a careful beginner.
balance-solo-scores = Scores of the games the Master won, in all difficulties. The best tenth of them should reach the great score; { $low } to { $high }% is accepted.
balance-solo-won = Solo games won, { $mode }
balance-solo-bar = { $difficulty }, { $player }
balance-solo-found = won by the Master, easy to hard: { $shares }

# Target 2.
balance-difficulty-is = The difficulty of a quest is what one success costs, including all failed attempts: the gold for its place in the offer, the resources for its weapons at the merchant's prices, and 1 gold per round for each level of the adventurers on it.
balance-difficulty-list = **{ CAPITAL($colour) } quests**, in the order of the lists, hardest first:
balance-difficulty-chart = Cost of completing a { $colour } quest, in gold
balance-agreement = Agreement with the lists, which should be above { $least }:
balance-list-all = { $colour }, all
balance-list-hardest = { $colour }, hardest
balance-list-easiest = { $colour }, easiest
balance-off-list = list { $list }: { $figure }

# Target 3.
balance-seat = { $game }, place { $place }
balance-seats = The place in the order of the first round, and how often it won. The target applies to the simple game; the other modes are shown for comparison. Simple games with an even start (a house rule) follow those without; where an even start exists, the target is judged by it. By chance alone, one of nine fair shares falls outside its interval in about every third measurement, so a place counts as met within chance if an interval corrected for nine places contains its share.
balance-seats-chart = Simple games won, above or below an even share
balance-seats-found = { $out } of { $count } places outside their interval; with even start { $evened } of { $even }
balance-even = even
balance-uneven = uneven

# Target 4. Groups of cards are heads of tables, and stand in brackets; those of $group may have a stage.
balance-cards = A market card is on show once for each copy that is turned up, a public design once for each guild that may claim it, an end-game bonus once for each game, and a wealth card whenever it is dealt. The effect is how much more often its owners win than an even share; part of it comes from strong guilds being able to afford more. Quests only have a lower bound, because with four guilds nearly all of them are taken.
balance-cards-chart = { $group }: how often taken when on show
balance-cards-found = { $out } of { $count } cards out of bounds, perhaps { $perhaps } more
balance-card-off = { $card } ({ $group }): taken { $taken }, changes the win rate by { $effect }: { $verdict }
balance-effects-chart = The { $count } cards that most clearly change the win rate
balance-points = { $value } points ({ $low } to { $high })
balance-quest = { $quest } ({ $colour }, { $stage })
balance-group-public-designs = public designs
balance-group-unique-designs = unique designs
balance-group-bonus-cards = bonus cards
balance-group-single-use-cards = single-use cards
balance-group-wealth-standard = wealth, standard
balance-group-wealth-fast-forward = wealth, fast-forward
balance-group-end-game-bonuses = end-game bonuses
balance-group-quests = quests
balance-in-stage = { $group }, { $stage }

# Target 5. Sources of prestige and places of the market are heads of columns, too.
balance-parts = Where the winner's prestige came from. Quests include failed ones, champions and weapons; cards include the end-game bonuses.
balance-parts-chart = Winners' prestige by source
balance-places = Where market actions were taken. A pass is not an action and is counted separately.
balance-places-chart = Market actions by place
balance-ways-found = { $out } of { $count } shares out of bounds
balance-ways-off = { $thing } in { $game }: { $figure }
balance-of = { $thing }, { $game }
balance-of-quests = quests
balance-of-adventurers = adventurers
balance-of-cards = cards
balance-of-gold = gold
balance-of-blacksmith = Blacksmith
balance-of-bazaar = Bazaar
balance-of-barracks = Barracks
balance-of-clerk = Clerk
balance-of-road = Road

# Target 6.
balance-tension = A game is close if the winner is ahead by less than a fifth of the winning score. The leader at half-time is the guild that would win if the game were scored after round 4 of 7 or 9 of 18; if several lead, each counts in part.
balance-tension-found = { $out } of { $count } figures out of bounds
