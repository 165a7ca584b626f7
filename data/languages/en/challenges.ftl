# Challenges: the title (up to about 16 letters), the deal of the day with its words and buttons (about 20
# letters), and the ladder of solo contracts. Medals stand inside sentences.
challenges-title = Challenges
challenges-contracts = Solo contracts
challenge-deal = Deal of the day
challenge-deal-of = Deal of the day, { $day }
challenge-words = The same deal for everybody: play it alone, for a medal.
challenge-once = One try counts. Play it again for practice as often as you like.
challenge-lost = Lost: no medal
challenge-all-medals = Gold, the highest medal
challenge-short-of = { $count } short of { $medal }
medal-bronze = bronze
medal-silver = silver
medal-gold = gold
challenge-marks = Bronze { $bronze }, silver { $silver }, gold { $gold }
challenge-play-deal = Play today's deal
challenge-resume-deal = Continue the deal
challenge-practise-deal = Practise the deal
challenge-streak =
    { $count ->
        [0] No streak yet
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
challenge-best-streak = Best { $best }
challenge-keep-streak = Play today to keep it alive
challenge-opens-next =
    { $hours ->
        [one] The next deal opens in 1 hour
       *[other] The next deal opens in { $hours } hours
    }
challenge-won-of = { $count } of { $all }
challenge-won-word = with a medal
challenge-best = Best { $score }
challenge-untried = Not won yet

# A result as a line of plain text to paste for friends; then the slip that shows it, and its button.
share-line = Forge War, { $day }: { $result } · quests { $rounds } · streak { $streak }
share-lost = lost
share-score = { $score }
share-medal = { $score } ({ $medal })
share-title = Tell your friends
share-words = no seed, no names, nothing that spoils the deal
share-copy = Copy the line
share-copied = Copied

# After a game: the next challenge, with a name, two sentences, a target and a button of about 18 letters.
offer-title = Next challenge
offer-turn = Round { $round } again
offer-turn-words =
    { $points ->
        [one] One choice here cost you 1 point of your chance of winning.
       *[other] One choice here cost you { $points } points of your chance of winning.
    } Play on from it with the Master's advice.
offer-turn-target = Find the better choice
offer-turn-label = Play round { $round }
offer-medal-from = { CAPITAL($medal) } from { $score }
offer-contract-label = Play the contract
offer-rematch = Against { $rival }
offer-rematch-up-words = You won. The same seats again, against the next strength up.
offer-rematch-words = The same seats again, with a new deal.
offer-rematch-target = Win the game
offer-rematch-label = Play the rematch
offer-deal-words = The deal of { $day } is waiting: the same for everybody, and one try counts.
offer-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }

# Beside the list of puzzles.
puzzle-of-day = Puzzle of the day

# The command that measures medals: heads of columns of about 15 letters, and its help.
balance-column-challenge = Challenge
balance-column-measured = Measured
balance-column-shipped = In the data
cli-balance-challenges = measure the marks of contracts and of the deal of the day instead, with the players that data/challenges names
