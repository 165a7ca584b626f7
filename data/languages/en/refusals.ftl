### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = That is not what is being decided now
refusal-over = The game is over
refusal-no-guild = There is no such guild
refusal-no-resource = The merchant does not know that resource
refusal-no-adventurer = Your guild has no such adventurer

# Set-up.
refusal-wealth-pair = Keep two different cards of those you were dealt
refusal-equal-claims = Two equal claims cannot both be kept
refusal-start-level = Nobody starts above level { $level }
refusal-no-overseer-left = No overseer of that colour is to be placed now

# The mine.
refusal-outside-mine = That is outside the mine
refusal-overseer-there = An overseer stands there
refusal-worker-there = A worker stands there
refusal-not-your-overseer = None of your overseers stands there
refusal-no-move = An overseer must move at least one hex
refusal-straight-line = An overseer moves in a straight line
refusal-overseer-between = Another overseer is in the way
refusal-behind-the-row = After a jump an overseer stops on the first hex behind the row
refusal-no-worker = No worker stands there
refusal-hex-not-empty = A worker can only be set on an empty hex
refusal-better-move = Another move of this colour jumps more of the others' workers, or fewer of its own

# The market.
refusal-space-taken = { $guild } has taken that space this round
refusal-costs = Costs { $price } gold, you have { $gold }
refusal-not-open = That is not an open public design
refusal-claimed-already = Your guild has claimed that design already
refusal-not-on-show = That card is not on show there
refusal-stall-owned = Your guild has a stall of that exchange already
refusal-barracks-nobody = Hire somebody, train somebody, or both
refusal-out-on-quest = That adventurer is out on a quest
refusal-highest-level = Level { $level } is the highest
refusal-not-your-quest = That is not one of your active quests
refusal-road-reach = { $reach ->
    [one] The Road leads { $reach } step far at most
   *[other] The Road leads { $reach } steps far at most
  }
refusal-road-last-step = { $left ->
    [0] It stands on its last step, where the Road ends
    [one] Its last step is { $left } step ahead, and there the Road ends
   *[other] Its last step is { $left } steps ahead, and there the Road ends
  }
refusal-last-round-only = End-game bonuses are sold in the last round only
refusal-not-in-discard = That card is not in the market discard

# Trades.
refusal-no-trade-now = No trade while this is being resolved
refusal-bought-enough = { $allowed ->
    [one] { $allowed } purchase a round, and it is used
   *[other] { $allowed } purchases a round, and all are used
  }
refusal-sold-enough = { $allowed ->
    [one] { $allowed } sale a round, and it is used
   *[other] { $allowed } sales a round, and all are used
  }
refusal-nothing-to-sell = You have no { $resource } to sell
refusal-no-stall = You own no such stall
refusal-stall-used = { $uses ->
    [one] This stall was used { $uses } time this round
   *[other] This stall was used { $uses } times this round
  }
refusal-stall-needs = Takes { $needed }, you have { $amount }
refusal-tile-costs = Costs { $price } gold, the tile has { $gold } left

# Quests.
refusal-solo-takes = A solo player takes a quest every round
refusal-not-in-offer = That quest is not in the offer
refusal-quests-full = { $limit ->
    [one] No more than { $limit } active quest
   *[other] No more than { $limit } active quests
  }
refusal-no-later-start = No champion is free to begin a quest on a later step
refusal-later-start-reach = { $reach ->
    [one] It may begin { $reach } step later at most
   *[other] It may begin { $reach } steps later at most
  }
refusal-no-charm = No champion is free to charm the client
refusal-at-home = That adventurer is at home already
refusal-no-design = Your guild does not have that design
refusal-level-needed = Takes level { $needed }, this is level { $level }
refusal-forging-needs = Forging takes { $amount }, you have { $have }
refusal-not-waiting = That quest is not waiting to be advanced
refusal-not-of-quest = Only the adventurers of the quest share its levels, one each
refusal-no-title = There is no such title
refusal-title-owned = Your guild has that title already
