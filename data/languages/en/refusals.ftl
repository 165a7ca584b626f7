### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = You can't do that now
refusal-over = The game is over
refusal-no-guild = That guild isn't in this game
refusal-no-resource = The merchant doesn't trade that resource
refusal-no-adventurer = Your guild has no such adventurer

# Set-up.
refusal-wealth-pair = Keep two different cards from those you were dealt
refusal-equal-claims = You can't keep two claims on the same design
refusal-start-level = No adventurer may start above level { $level }
refusal-no-overseer-left = No overseer of that colour is being placed now

# The mine.
refusal-outside-mine = That is outside the mine
refusal-overseer-there = An overseer is already there
refusal-worker-there = A worker is already there
refusal-not-your-overseer = None of your overseers is there
refusal-no-move = An overseer must move at least one hex
refusal-straight-line = An overseer moves in a straight line
refusal-overseer-between = Another overseer is in the way
refusal-behind-the-row = After a jump, an overseer stops on the first hex beyond the row
refusal-no-worker = There is no worker there
refusal-hex-not-empty = A worker can only move to an empty hex
refusal-better-move = Another move by this colour jumps more rival workers, or fewer of its own

# The market.
refusal-space-taken = { $guild } has taken that space this round
refusal-costs = Costs { $price } gold; you have { $gold }
refusal-not-open = That public design isn't available yet
refusal-claimed-already = Your guild has already claimed that design
refusal-not-on-show = That card isn't on show there
refusal-stall-owned = Your guild already owns a stall with that exchange
refusal-barracks-nobody = Hire an adventurer, train one, or both
refusal-out-on-quest = That adventurer is out on a quest
refusal-highest-level = Level { $level } is the highest level
refusal-not-your-quest = That is not one of your active quests
refusal-road-reach = { $reach ->
    [one] The Road advances a quest { $reach } step at most
   *[other] The Road advances a quest { $reach } steps at most
  }
refusal-road-last-step = { $left ->
    [0] It is on its last step; the Road goes no further
    [one] The Road stops on the quest's last step, { $left } step ahead
   *[other] The Road stops on the quest's last step, { $left } steps ahead
  }
refusal-last-round-only = End-game bonuses are sold only in the last round
refusal-not-in-discard = That card isn't in the market discard

# Trades.
refusal-no-trade-now = You can't trade while this is being resolved
refusal-bought-enough = { $allowed ->
    [one] You've already made your one purchase this round
   *[other] You've already made your { $allowed } purchases this round
  }
refusal-sold-enough = { $allowed ->
    [one] You've already made your one sale this round
   *[other] You've already made your { $allowed } sales this round
  }
refusal-nothing-to-sell = You have no { $resource } to sell
refusal-no-stall = You own no such stall
refusal-stall-used = { $uses ->
    [one] You have already used this stall this round
   *[other] You have already used this stall { $uses } times this round
  }
refusal-stall-needs = Needs { $amount }; you have { $have ->
    [0] none
   *[other] only { $have }
  }
refusal-tile-costs = Costs { $price } gold; the tile has { $gold } left

# Quests.
refusal-solo-takes = In a solo game you must take a quest every round
refusal-not-in-offer = That quest isn't on offer
refusal-quests-full = { $limit ->
    [one] You can have only { $limit } active quest
   *[other] You can have only { $limit } active quests
  }
refusal-no-later-start = You have no free champion who can start a quest on a later step
refusal-later-start-reach = { $reach ->
    [one] It can skip { $reach } step at most
   *[other] It can skip { $reach } steps at most
  }
refusal-no-charm = You have no free champion who can charm the client
refusal-at-home = That adventurer is already at home
refusal-no-design = Your guild doesn't have that design
refusal-level-needed = Needs level { $needed }; this adventurer is level { $level }
refusal-forging-needs = Forging needs { $amount }; you have { $have ->
    [0] none
   *[other] only { $have }
  }
refusal-not-waiting = That quest isn't waiting to advance
refusal-not-of-quest = Only adventurers on the quest gain its levels, one each at most
refusal-no-title = There is no such title
refusal-title-owned = Your guild already has that title
