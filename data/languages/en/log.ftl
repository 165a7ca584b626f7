### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = Round { $round }
log-stage = { $stage } begins
log-phase-setup = Set-up
log-phase-placement = Overseers are placed
log-phase-market = Market phase
log-phase-quest = Quest phase
log-phase-end = End of the round
log-phase-scoring = Final scoring
log-order = Order: { $guilds }
log-won = { $guild } wins
log-lost = The game is lost

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line }: { $gains }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Begins with
log-gains-wealth = From { $card }
log-gains-mine = By the move of another
log-gains-pass = For passing
log-gains-claimant = For a claim on the { $card }
log-gains-card = From { $card }
log-gains-quest = From { $card }
log-gains-weapon = By the { $card }
log-gains-champion = By the { $card } champion
log-gains-tile = From { $card }
log-gains-end_adventurers = For its adventurers
log-gains-end_designs = For the { $card }
log-gains-end_cards = For { $card }
log-gains-end_bonus = For { $card }
log-gains-end_gold = For its gold

# Set-up.
log-wealth-kept = Chooses its wealth
log-wealth-shown = Starts with { $cards }
log-placed = Places an overseer

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Moves an overseer
log-jumps = Jumps { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
log-turned = { $count ->
    [one] A worker turns to { $guild }
   *[other] { $count } workers turn to { $guild }
  }
log-defected = { $count ->
    [one] A worker defects to { $guild }
   *[other] { $count } workers defect to { $guild }
  }
log-removed = { $count ->
    [one] A worker leaves the mine
   *[other] { $count } workers leave the mine
  }
log-worker-moved = A worker is set elsewhere
log-struck = { $count ->
    [one] Strike: { $count } worker leaves
   *[other] Strike: { $count } workers leave
  }

# Doing nothing.
log-passed-mine = Passes in the mine
log-passed-second_move = Takes no second move
log-passed-market = Passes in the market
log-passed-quest = Takes no quest
log-passed-management = Is done managing
log-passed-trade_window = Is done trading
log-declined-overseer_move = Moves no overseer
log-declined-worker_move = Moves no worker
log-declined-market_card = Takes no card
log-lapsed-overseer_move = No overseer can move
log-lapsed-worker_move = There is no worker to move
log-lapsed-market_card = There is no card to take
log-lapsed-level = Nobody can be raised
log-lapsed-title = All titles are in use
log-lapsed-automated_move = Cannot move

# The market. $card is a card's name, or an amount such as "1 iron".
log-opened = { $count ->
    [one] { $cards } is open to all
   *[other] Open to all: { $cards }
  }
log-discarded = To the discard: { $cards }
log-bought = Buys { $card } for { $price } gold
log-taken = Takes { $card } for nothing
log-used = Uses { $card }
log-used-for = Uses { $card } for { $price } gold
log-claimed = Has a claim on the { $card }
log-claimed-for = Claims the { $card } for { $price } gold
log-sold = Sells { $costs } for { $gains }
log-stall = Exchanges { $costs } for { $gains }
log-hired = Hires the { $hero } for { $price } gold
log-trained = Trains the { $hero } to level { $level } for { $price } gold
log-hired-and-trained = Hires the { $new } and trains the { $hero } to level { $level } for { $price } gold

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
    [one] { CAPITAL($heroes) } joins
   *[other] { CAPITAL($heroes) } join
  }
log-raised = The { $hero } reaches level { $level }
log-title = The { $hero } is a champion now: { $title }
log-forged = Arms the { $hero } with { $design } for { $quest }
log-honed = The { $hero }'s weapon gains { $power } power
log-returned = { $count ->
    [one] { CAPITAL($heroes) } comes home
   *[other] { CAPITAL($heroes) } come home
  }

# Quests.
log-offer-leaves = { $count ->
    [one] { $quests } leaves the offer
   *[other] Out of the offer: { $quests }
  }
log-takes = Takes { $quest }
log-takes-for = Takes { $quest } for { $price } gold
log-takes-charming = Takes { $quest } with charm
# $taken is one of the three above.
log-takes-late = { $taken }, { $steps ->
    [one] { $steps } step later
   *[other] { $steps } steps later
  }
log-advances-quest = { $quest }: step { $step } of { $last }
log-advances-road = { $quest } by the Road: step { $step } of { $last }
log-leg = Finishes leg { $leg } of { $legs } of { $quest }
log-completed = Completes { $quest }
log-failed = Fails { $quest }
log-failed-kept = Keeps { $gains } for the legs it had done
log-failed-lost = Loses { $costs } for failing at once

# Bonus tiles.
log-tile = { $tile }, for { $guilds }
log-tile-nobody = { $tile }, for nobody
log-shopping = Has { $budget } gold to shop with
log-shops = Shops for { $spent } of it
log-shopped-all = Is done shopping
log-shopped-rest = Is done shopping, { $lost } gold left over
