### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = Round { $round }
log-stage = { $stage } begins
log-phase-setup = Set-up
log-phase-placement = Placing overseers
log-phase-market = Market phase
log-phase-quest = Quest phase
log-phase-end = End of round
log-phase-scoring = Final scoring
log-order = Order: { $guilds }
log-won = { $guild } wins
log-lost = The game is lost

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line }: { $gains }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Starts with
log-gains-wealth = From { $card }
log-gains-mine = From a rival's move
log-gains-pass = For passing
log-gains-claimant = From another claim on the { $card }
log-gains-card = From { $card }
log-gains-quest = From { $card }
log-gains-weapon = From the { $card }
log-gains-champion = From the { $card } champion
log-gains-tile = From { $card }
log-gains-end_adventurers = For its adventurers
log-gains-end_designs = For the { $card }
log-gains-end_cards = For { $card }
log-gains-end_bonus = For { $card }
log-gains-end_gold = For its gold

# Set-up.
log-wealth-kept = Chooses its wealth cards
log-wealth-shown = Starts with { $cards }
log-placed = Places an overseer

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Moves an overseer
log-jumps = Jumps { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
log-turned = { $count ->
    [one] Loses a worker to { $guild }
   *[other] Loses { $count } workers to { $guild }
  }
log-defected = { $count ->
    [one] A worker defects to { $guild }
   *[other] { $count } workers defect to { $guild }
  }
log-removed = { $count ->
    [one] A worker leaves the mine
   *[other] { $count } workers leave the mine
  }
log-worker-moved = Its worker moves to another hex
log-struck = { $count ->
    [one] Strike: { $count } worker leaves
   *[other] Strike: { $count } workers leave
  }

# Doing nothing.
log-passed-mine = Passes in the mine
log-passed-second_move = Declines the second move
log-passed-market = Passes in the market
log-passed-quest = Takes no quest
log-passed-management = Finishes arming
log-declined-overseer_move = Moves no overseer
log-declined-worker_move = Moves no worker
log-declined-market_card = Takes no card
log-lapsed-overseer_move = No overseer can move
log-lapsed-worker_move = No worker can be moved
log-lapsed-market_card = No card can be taken
log-lapsed-level = No adventurer can gain a level
log-lapsed-title = All titles are in use
log-lapsed-automated_move = Cannot move

# The market. $card is a card's name, or an amount such as "1 iron".
log-opened = { $count ->
    [one] { $cards } is open to all
   *[other] Open to all: { $cards }
  }
log-discarded = Discarded: { $cards }
log-bought = Buys { $card } for { $price } gold
log-taken = Takes { $card } for free
log-used = Uses { $card }
log-used-for = Uses { $card } for { $price } gold
log-claimed = Claims the { $card }
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
log-title = The { $hero } becomes a champion: { $title }
log-forged = Arms the { $hero } with the { $design } for { $quest }
log-honed = The { $hero }'s weapon gains { $power } power
log-returned = { $count ->
    [one] { CAPITAL($heroes) } comes home
   *[other] { CAPITAL($heroes) } come home
  }

# Quests.
log-offer-leaves = { $count ->
    [one] { $quests } leaves the offer
   *[other] These leave the offer: { $quests }
  }
log-takes = Takes { $quest }
log-takes-for = Takes { $quest } for { $price } gold
log-takes-charming = Takes { $quest } with charm
# $taken is one of the three above.
log-takes-late = { $taken }, starting { $steps ->
    [one] { $steps } step in
   *[other] { $steps } steps in
  }
log-advances-quest = { $quest }: step { $step } of { $last }
log-advances-road = { $quest } on the Road: step { $step } of { $last }
log-leg = Finishes leg { $leg } of { $legs } on { $quest }
log-completed = Completes { $quest }
log-failed = Fails { $quest }
log-failed-kept = Keeps { $gains } for finished legs
log-failed-lost = Loses { $costs } for failing at the start

# Bonus tiles.
log-tile = { $tile } goes to { $guilds }
log-tile-nobody = { $tile } goes to nobody
log-shopping = Has { $budget } gold to spend
log-shops = Spends { $spent } of it
log-shopped-all = Finishes shopping
log-shopped-rest = Finishes shopping; { $lost } gold is lost
