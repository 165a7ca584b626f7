# The final scores. The title stands at the top left, in capitals: up to about 16 letters.
scoring-final-scores = Final scores
scoring-game-over = Game over

# The parts of the count, in a ribbon at the top: one word each, up to about 11 letters.
scoring-part-quests = Quests
scoring-part-adventurers = Adventurers
scoring-part-cards = Cards
scoring-part-bonuses = Bonuses
scoring-part-gold = Gold

# The prompt at the bottom: two short lines at most.
scoring-counting-quests = Counting quests
scoring-counting-adventurers = Counting adventurers' levels
scoring-counting-cards = Counting designs and cards
scoring-counting-bonuses = Counting bonuses
scoring-counting-gold = Counting gold
scoring-winner = { $guild } wins with { $prestige } prestige
scoring-won-alone = Won with { $prestige } prestige
scoring-won-against = Won with { $prestige } prestige ({ $great } is a great score)
scoring-better-luck = Better luck next time

# Beside the count: what a part is made of, three short lines.
scoring-about-quests = Prestige from completed quests, minus losses from failed ones.
scoring-about-adventurers = 1 for each level of each adventurer, and 1 more for each at level 4.
scoring-about-cards = Prestige on unique designs, claimed designs and bonus cards.
scoring-about-bonuses = End-game bonuses bought in the last round, and bonus tiles.
scoring-about-gold = Leftover resources are sold; every 4 gold gives 1 prestige.

# What a guild's row in the ranking is called, and what its total is made of ("Quests 25"),
# in a slip of several lines.
scoring-total = { $guild }: { $total }
scoring-amount = { $part } { $number }

# A switch at the top right when all is counted: a picture (of the winner, or of the loss), or figures.
scoring-view-winner = Winner
scoring-view-lost = Ending
scoring-view-scores = Scores

# Alone, over a bar: how much of a great score that was. The line of a great score stands below.
scoring-against = { $prestige } of { $great }

# After a lost solo game: a headline; what broke it, two lines; and how far it came, a few words each.
scoring-lost = Your guild has lost
loss-failed = { $quest } failed. In a solo game, no quest may fail.
loss-unfinished =
    { $count ->
        [one] { $quests } was still active after the last round.
       *[other] { $quests } were still active after the last round.
    } In a solo game, every quest must be completed by then.
loss-full = With { $count } active quests, you could not take another. In a solo game, you must take one every round.
loss-none-taken = You took no quest this round. In a solo game, you must take one every round.
loss-round = Round { $round } of { $rounds }
loss-quests =
    { $count ->
        [0] No quest completed
        [one] { $count } quest completed
       *[other] { $count } quests completed
    }
loss-prestige = { $prestige } prestige

# Buttons at the bottom, and why one cannot be pressed.
scoring-back = Back
scoring-next = Next
scoring-begins-here = The count starts here
scoring-all-counted = Everything is counted
scoring-count-all = Count all
scoring-new-game = New game
scoring-watch = Watch replay
scoring-to-title = Main menu
scoring-not-recorded = This game wasn't recorded

# The chart: its heading, its two kinds (a switch, about 10 letters each), the words at both ends of
# its scale (very short), and the line of a great score.
scoring-by-round = Prestige by round
scoring-chart-guilds = Guilds
scoring-chart-sources = Sources
scoring-chart-start = start
scoring-chart-final = final
scoring-great = { $great }, a great score

# The head of a slip that tells everybody's prestige at one moment.
scoring-at-the-start = At the start
scoring-after-round = After round { $round }
scoring-after-the-count = After the final count

# What deserves a mention, in a narrow panel: a heading, a name of about 18 letters, and a sentence
# of two lines of about 20 letters each under it, which follows the name of a guild.
scoring-highlights = Highlights
scoring-highlight-quests = Most quests
scoring-highlight-strike = Costliest strike
scoring-highlight-finest = Best quest
scoring-highlight-jump = Longest jump
scoring-highlight-forge = Busiest forge
scoring-highlight-trade = Best trader
scoring-quests =
    { $count ->
        [one] { $count } quest completed
       *[other] { $count } quests completed
    }, { $failed ->
        [0] none failed
       *[other] { $failed } failed
    }
scoring-strike =
    { $count ->
        [one] { $count } worker lost
       *[other] { $count } workers lost
    } in round { $round }
scoring-finest = { $prestige } prestige for { $quest }
scoring-jump =
    { $count ->
        [one] over { $count } worker
       *[other] over { $count } workers
    } in round { $round }
scoring-forge =
    { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }, { $times ->
        [one] { $design } once
       *[other] { $design } { $times } times
    }
scoring-trade =
    { $gold } gold from { $sales ->
        [one] { $sales } sale
       *[other] { $sales } sales
    }

# Beside a total in the ranking: what the latest part of the count added, "+6".
scoring-added = { SIGNED($number) }

# Below the bars of the count: cards and heroes for which there is no room, in a box as wide as a
# picture; and prestige that no card gave.
scoring-more = +{ $count }
scoring-other = Other
