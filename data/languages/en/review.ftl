# Looking back at a finished game. The title stands at the top left: about 12 letters.
review-title = Review

# The chart of chances: its heading, the names of its moments, and what is told of one, aloud or in a
# slip: "Round 5: Tower 40 % and Raven 60 %".
review-curve = Chance of winning
review-round = Round { $round }
review-end = At the end
review-chance = { $guild } { $percent } %
review-chances = { $when }: { $chances }

# Turning points, in a list on the right: a heading, and in place of the list a line or two. A row has
# $where ("Round 5, market") and $cost, then what was played and what would have been better.
review-turning-points = Turning points
review-none = No choice is sure to have cost much.
review-swing = The last round decided it: your chance went from { $before } % to { $after } %. No single choice is sure to have done it.
review-none-yet = Nothing found yet
review-cost = chance of winning −{ $points } %
review-played = Played: { $deed }
review-better = Better: { $deed }
review-point = { $guild }, { $where }: { $cost }. { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Turning point { $number } of { $count }
review-step-played = Played
review-step-better = Better
review-step-why = Why
review-no-facts = Changes nothing at once
review-ahead = { $games ->
    [one] Played ahead in one imagined game, this did better than what was played
   *[other] Played ahead in { $games } imagined games, this did better than what was played
  }
review-prestige = Worth about { $prestige } prestige
review-show = Show it
# Why there is no way to another turning point.
review-no-further = There is none beyond this one

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
review-lost-nothing = Nothing worth a word

# Strong and weak phases: a heading, its unit beside it (about 16 letters), the names, what a choice of a phase costs on average in points of
# winning chance ("0.8"), and a sentence with two of the names.
review-phases = Loss by phase
review-phases-unit = % a choice
review-phase-setup = Set-up
review-phase-mine = Mine
review-phase-market = Market
review-phase-quest = Quests
review-a-choice = { $phase }: { $points } % of winning chance a choice
review-points = { $points }
review-strength = Strongest: { $strong }. Weakest: { $weak }.
review-even = As strong in one phase as in another

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Looking back: { $percent } %
review-stuck = The review has stopped. What was found is kept.
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
        [one] After { $enough } reviewed game it says here where you lose most.
       *[other] After { $enough } reviewed games it says here where you lose most.
    }
review-own-most = You lose most in the phase “{ $phase }”: { $points } points of winning chance a game, above all in round { $round }.
review-own-most-setup = You lose most at the set-up: { $points } points of winning chance a game.
review-own-rounds = Points lost a game, by round: { $phase }
review-own-round = Round { $round }: { $points } points
