### The report that forgewar balance writes: a page of Markdown with tables and charts. As long as it needs to be.

# The six targets: titles, and what is wanted, inside a table and behind "Wanted: ".
balance-title-1 = Arc
balance-title-2 = Order of difficulty
balance-title-3 = Fair seats
balance-title-4 = No dead card, no must-buy
balance-title-5 = Many ways to win
balance-title-6 = Tension
balance-wanted-1 = solo is won less often from easy (nine in ten) over medium (in between) to hard (seldom), and the mark of a great score is the best tenth of the Master's won games
balance-wanted-2 = measured difficulty agrees with the lists of SOLO-4, Spearman above { $least } in each
balance-wanted-3 = no starting place wins more than its share beyond chance
balance-wanted-4 = every card is taken 5 to 80 % of the times it shows, and owning it moves the win rate by less than 15 points
balance-wanted-5 = no source gives more than 70 % of the winners' prestige, and each place of the market takes 8 to 40 % of the actions
balance-wanted-6 = 5 to 20 % of the quests taken fail, half of the games are close, and the leader at half-time wins less than 75 %
balance-verdict-met = met
balance-verdict-chance = met within chance
balance-verdict-missed = missed

# Figures, each with the interval in which the truth lies.
balance-not-seen = not seen
balance-percent = { $value } % ({ $low } to { $high })
balance-figure = { $value } ({ $low } to { $high })
balance-band = { $low } to { $high } %

# Kinds of games: "epic, 3 guilds", "simple, hard".
balance-game = { $mode }, { $guilds } guilds
balance-game-even = { $game }, even start
balance-game-solo = { $mode }, { $difficulty }

# The page around the targets.
balance-page = Balance, measured
balance-page-written = Six targets say what good content is. This page is written by a command that plays the games and measures them; with the same seed it writes the same page:
balance-page-read = Content { $hash }, seed { $seed }. Brackets hold 95 % intervals: Wilson's for shares, normal ones for means, bootstrap for the rest. *Met within chance* means that the figure lies outside its bounds but the interval reaches into them.
balance-page-games = Games played, all between equal guilds:
balance-page-out = What is out of bounds
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
balance-column-master = won by the Master
balance-column-journeyman = won by the Journeyman
balance-column-score = mean score
balance-column-tenth = best tenth from
balance-column-mark = mark
balance-column-great = games at the mark
balance-column-quest = quest
balance-column-tried = taken on
balance-column-failed = failed
balance-column-ore = ore
balance-column-service = service
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
balance-column-leader = games won by the leader at half-time

# Target 1.
balance-solo-who = The Master stands for the strongest player, the Journeyman for a careful beginner.
balance-solo-scores = Scores of the Master's won games, all difficulties together. The mark is wanted at the best tenth; { $low } to { $high } % at or above it will do.
balance-solo-won = Solo games won, { $mode }
balance-solo-bar = { $difficulty }, { $player }
balance-solo-found = won by the Master, easy to hard: { $shares }

# Target 2.
balance-difficulty-is = The difficulty of a quest is what one success costs, all failed attempts included: the gold for its place in the offer, the resources of the weapons forged for it at the merchant's prices, and 1 gold a round for each level of the adventurers bound to it.
balance-difficulty-list = **{ CAPITAL($colour) } quests**, in the order of the lists, hardest first:
balance-difficulty-chart = What winning a { $colour } quest costs, in gold
balance-agreement = Agreement with the lists, wanted above { $least }:
balance-list-all = { $colour }, all
balance-list-hardest = { $colour }, hardest
balance-list-easiest = { $colour }, easiest
balance-off-list = list { $list }: { $figure }

# Target 3.
balance-seat = { $game }, place { $place }
balance-seats = The place in the order of the first round, and how often it won. The target asks for the simple game; the others are shown beside it. The simple games with an even start (a house rule) follow those without, and where there is one the target is judged by it. Of nine fair shares one falls outside its interval by chance in about every third measurement: a place counts as met within chance if an interval for nine holds its share.
balance-seats-chart = Simple games won, beyond an even share
balance-seats-found = { $out } of { $count } places outside their interval; with even start { $evened } of { $even }
balance-even = even
balance-uneven = uneven

# Target 4. Groups of cards are heads of tables, and stand in brackets; those of $group may have a stage.
balance-cards = A market card shows once for each copy that is turned up, a public design and an end-game bonus once for each guild or game that may have it, a wealth card when it is dealt. The effect is how much more often its owners win than an even share: it contains that guilds who do well can afford more. For quests only the lower bound is asked: with four guilds nearly all that show are taken.
balance-cards-chart = { $group }: taken when it shows
balance-cards-found = { $out } of { $count } cards outside their bounds, { $perhaps } more perhaps
balance-card-off = { $card } ({ $group }): taken { $taken }, moves the win rate by { $effect }: { $verdict }
balance-effects-chart = The { $count } cards that most surely move the win rate
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
balance-places = Where market actions were taken; a pass is none, and is counted beside them.
balance-places-chart = Market actions by place
balance-ways-found = { $out } of { $count } shares outside their bounds
balance-ways-off = { $thing } in { $game }: { $figure }
balance-of = { $thing }, { $game }
balance-of-quests = quests
balance-of-adventurers = adventurers
balance-of-cards = cards
balance-of-gold = gold
balance-of-blacksmith = blacksmith
balance-of-bazaar = bazaar
balance-of-barracks = barracks
balance-of-clerk = clerk
balance-of-road = road

# Target 6.
balance-tension = A game is close if the winner is ahead by less than a fifth of the winning score. The leader at half-time is who would win if the game were scored after round 4 of 7 or 9 of 18; where several lead, each counts for a part.
balance-tension-found = { $out } of { $count } figures outside their bounds
