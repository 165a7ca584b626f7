### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = Keep { $cards }
action-raise = Raise the { $hero } by one level
action-place = Place an overseer on { $resource }
action-place-other = Place { $guild }'s overseer on { $resource }

# The mine.
action-pass-mine = Pass, leaving the overseers in place
action-move = Move this overseer to { $resource }
action-jump = Jump { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }, landing on { $resource }
action-worker = Move this worker to { $resource }
action-worker-off = Remove this worker from the mine
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed } ({ $where })
action-from-to = { $origin }–{ $target }
action-from = from { $origin }

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market = Pass and receive { $gold } gold
action-claim-label = Claim the { $card }
action-claim = Claim the { $card } for { $price } gold
action-claim-shared = Claim the { $card } for { $price } gold, plus { $share } { $count ->
    [one] to { $guilds }
   *[other] each to { $guilds }
  }
action-buy = Buy { $card }
action-buy-for = Buy { $card } for { $price } gold
action-buy-goods = Buy { $goods } for { $price } gold
action-buy-single = Buy { $card } for { $price } gold ({ $effects } at once)
action-end-bonus = Buy { $card } for { $price } gold, worth { $worth } prestige now
action-hire = Hire an adventurer
action-hire-for = Hire an adventurer for { $price } gold
action-train = Train the { $hero }
action-train-for = Train the { $hero } to level { $level } for { $price } gold
action-hire-and-train = Hire an adventurer and train the { $hero } to level { $level } for { $price } gold
action-rush-label = { $quest }: { $steps ->
    [one] advance { $steps } step
   *[other] advance { $steps } steps
  }
action-rush = Advance { $quest } { $steps ->
    [one] { $steps } step on the Road
   *[other] { $steps } steps on the Road
  }
action-rush-leg = Advance { $quest } { $steps ->
    [one] { $steps } step on the Road to its next leg
   *[other] { $steps } steps on the Road to its next leg
  }
action-rush-pays = Advance { $quest } { $steps ->
    [one] { $steps } step on the Road, finishing a leg for { $effects }
   *[other] { $steps } steps on the Road, finishing a leg for { $effects }
  }

# Trades.
action-sell = Sell { $goods } for { $price } gold
action-exchange = Exchange { $given } for { $got }
action-done-trading = Finish trading
action-stop-shopping = Finish shopping

# Quests and rewards.
action-take = Take { $quest }{ $skip ->
    [0] { "" }
    [one] , skipping { $skip } step
   *[other] , skipping { $skip } steps
  }
action-take-charming = Take { $quest }{ $skip ->
    [0] { "" }
    [one] , skipping { $skip } step
   *[other] , skipping { $skip } steps
  }, charming the client
action-no-quest = Take no quest this round
action-arm = Forge a new { $design } for the { $hero } on { $quest }
action-disarm = Send the { $hero } home
action-done-managing = Finish arming
action-advance = Advance { $quest } next
action-take-card = Take { $card }
action-decline = Decline
action-title = Choose the title { $title }
