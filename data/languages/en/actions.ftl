### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = Keep { $cards }
action-raise = Give the level to the { $hero }
action-place = Place an overseer on { $resource }
action-place-other = Place { $guild }'s overseer on { $resource }

# The mine.
action-pass-mine = Pass: move no overseer
action-move = Move this overseer to { $resource }
action-jump = Move this overseer over { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  } to { $resource }
action-worker = Move this worker to { $resource }
action-worker-off = Take this worker off the mine
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed } ({ $where })
action-from-to = { $origin }–{ $target }

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market = Pass and receive { $gold } gold
action-claim-label = Claim the { $card }
action-claim = Claim the { $card }: { $price } gold to the bank
action-claim-shared = Claim the { $card }: { $price } gold, and { $share } { $count ->
    [one] to { $guilds }
   *[other] each to { $guilds }
  }
action-buy = Buy { $card }
action-buy-for = Buy { $card } for { $price } gold
action-buy-single = Buy { $card } for { $price } gold: { $effects } at once
action-end-bonus = Buy { $card } for { $price } gold: it would count { $worth } now
action-hire = Hire an adventurer
action-hire-for = Hire an adventurer for { $price } gold
action-train = Raise the { $hero }
action-train-for = Raise the { $hero } to level { $level } for { $price } gold
action-hire-and-train = Hire an adventurer and raise the { $hero } to level { $level } for { $price } gold
action-rush-label = { $quest }: { $steps ->
    [one] { $steps } step on
   *[other] { $steps } steps on
  }
action-rush = Move { $quest } { $steps ->
    [one] { $steps } step ahead on the Road
   *[other] { $steps } steps ahead on the Road
  }
action-rush-leg = Move { $quest } { $steps ->
    [one] { $steps } step ahead on the Road, to its next leg
   *[other] { $steps } steps ahead on the Road, to its next leg
  }
action-rush-pays = Move { $quest } { $steps ->
    [one] { $steps } step ahead on the Road: the leg done pays { $effects }
   *[other] { $steps } steps ahead on the Road: the leg done pays { $effects }
  }

# Trades.
action-sell = Sell { $goods } for { $price } gold
action-exchange = Exchange { $given } for { $got }
action-done-trading = Be done with trading
action-stop-shopping = Stop shopping

# Quests and rewards.
action-take = Take { $quest }{ $skip ->
    [0] { "" }
    [one] , beginning { $skip } step later
   *[other] , beginning { $skip } steps later
  }
action-take-charming = Take { $quest }{ $skip ->
    [0] { "" }
    [one] , beginning { $skip } step later
   *[other] , beginning { $skip } steps later
  }, with charm
action-no-quest = Take no quest this round
action-arm = Forge { $design } for the { $hero } on { $quest }
action-disarm = Send the { $hero } home
action-done-managing = Be done with managing
action-advance = Let { $quest } move on next
action-take-card = Take { $card }
action-decline = Decline it
action-title = Choose the title { $title }
