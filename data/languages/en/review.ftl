# Looking back at a finished game. The title stands at the top left: about 12 letters.
review-title = Review

# The chart of chances: its heading, the names of its moments, and what is told of one, aloud or in a
# slip: "Round 5: Tower 40% and Raven 60%".
review-curve = Chance of winning
review-round = Round { $round }
review-end = At the end
review-chance = { $guild } { $percent }%
review-chances = { $when }: { $chances }

# Turning points, in a list on the right: a heading, and in place of the list a line or two. A row has
# $where ("Round 5, market") and $cost, then what was played and what would have been better.
review-turning-points = Turning points
review-none = No clear mistakes.
review-none-yet = Nothing found yet
review-cost = chance of winning −{ $points } { $points ->
    [one] point
   *[other] points
  }
review-played = Played: { $deed }
review-better = Better: { $deed }
review-point = { $guild }. { $where }: { $cost }. { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Turning point { $number } of { $count }
review-step-played = Played
review-step-better = Better
review-step-why = Why
review-no-facts = No immediate effect
review-ahead = { $games ->
    [one] In one simulated game, this did better than what was played
   *[other] In { $games } simulated games, this did better than what was played
  }
review-prestige = Worth about { $prestige } prestige
review-show = Show
# Why there is no way to another turning point.
review-no-further = There are no more turning points

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = Where prestige was lost
review-failed =
    { $count ->
        [one] { $count } quest failed
       *[other] { $count } quests failed
    } ({ $quests }): { $prestige } prestige
review-lost-idle =
    { $count ->
        [one] An adventurer stayed at home for { $count } round
       *[other] Adventurers stayed at home for { $count } rounds in all
    }
review-lost-unspent =
    { $count ->
        [one] { $count } resource unspent at the end
       *[other] { $count } resources unspent at the end
    }
review-lost-order =
    { $count ->
        [one] { $count } place in the order given away
       *[other] { $count } places in the order given away
    }
review-lost-nothing = Nothing worth mentioning

# Loss by phase: a heading, its unit beside it (about 20 letters) in the review of a game and in the page of a player, the names,
# the loss of a phase in points of winning chance ("0.8"), and the phase with the greatest loss.
review-phases = Loss by phase
review-phases-unit = in percentage points
review-phases-unit-a-game = points per game
review-phase-setup = Set-up
review-phase-mine = Mine
review-phase-market = Market
review-phase-quest = Quests
review-loss = { $phase }: { $points } points of the chance of winning lost
review-loss-a-game = { $phase }: { $points } points of the chance of winning lost per game
review-points = { $points }
review-weakest = Weakest: { $phase }

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Reviewing: { $percent }%
review-stuck = The review stopped. What it found so far is kept.
review-again = Try again

# Why a button cannot be pressed, and the title of a message.
review-not-over = Only a finished game can be reviewed
review-not-opened = This game cannot be reviewed

# A player's own page in the hall of fame: a switch (about 12 letters each), what stands there when
# nothing was reviewed yet, a row for each player, and what their games have in common. $phase is "market".
review-own = Reviews
review-own-games = Games
review-own-players = Players
review-own-row =
    { $games ->
        [one] { $games } game reviewed
       *[other] { $games } games reviewed
    }
review-own-early =
    { $enough ->
        [one] After { $enough } reviewed game, this shows where you lose most.
       *[other] After { $enough } reviewed games, this shows where you lose most.
    }
review-own-most = You lose most in the “{ $phase }” phase: { $points } points of your chance of winning per game, mostly in round { $round }.
review-own-most-setup = You lose most in the set-up: { $points } points of your chance of winning per game.
review-own-rounds = Points lost per game, by round: { $phase }
review-own-round = Round { $round }: { $points } points
