### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.
### Elsewhere the same lines stand behind the guild's name: match-happens (match.ftl) makes "Tower jumps 3
### workers" of them. A line with another subject than the guild has `.subject = own`: "Tower: a worker defects".

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
    .subject = { FORM($line, "subject") }

# What a guild gained without a line of its own to add it to. $card is the card, tile or title it came from.
log-gains-start = Starts with { $gains }
log-gains-wealth = Gets { $gains } from { $card }
log-gains-mine = Gets { $gains } from a rival's move
log-gains-pass = Gets { $gains } for passing
log-gains-claimant = Gets { $gains } from another claim on the { $card }
log-gains-card = Gets { $gains } from { $card }
log-gains-quest = Gets { $gains } from { $card }
log-gains-weapon = Gets { $gains } from the { $card }
log-gains-champion = Gets { $gains } from its { $card } champion
log-gains-tile = Gets { $gains } from { $card }
log-gains-end_adventurers = Scores { $gains } for adventurers
log-gains-end_designs = Scores { $gains } for the { $card }
log-gains-end_cards = Scores { $gains } for { $card }
log-gains-end_bonus = Scores { $gains } for { $card }
log-gains-end_gold = Scores { $gains } for gold

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
    .subject = own
log-removed = { $count ->
    [one] A worker leaves the mine
   *[other] { $count } workers leave the mine
  }
    .subject = own
log-worker-moved = A worker moves to another hex
    .subject = own
log-struck = { $count ->
    [one] Loses { $count } worker to a strike
   *[other] Loses { $count } workers to a strike
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
log-lapsed-overseer_move = Can't move any overseer
log-lapsed-worker_move = Can't move any worker
log-lapsed-market_card = Can't take any card
log-lapsed-level = No adventurer can gain a level
    .subject = own
log-lapsed-title = Has no title left to give
log-lapsed-automated_move = Can't move

# The market. $card is a card's name, $goods an amount such as "1 iron".
log-opened = { $count ->
    [one] New public design: { $cards }
   *[other] New public designs: { $cards }
  }
log-discarded = Discarded: { $cards }
log-bought = Buys { $card } for { $price } gold
log-bought-goods = Buys { $goods } for { $price } gold
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
    .subject = own
log-raised = The { $hero } reaches level { $level }
    .subject = own
log-title = The { $hero } takes the title “{ $title }”
    .subject = own
log-forged = Forges a new { $design } for the { $hero } on { $quest }
log-honed = The { $hero }'s weapon gains { $power } power
    .subject = own
log-returned = { $count ->
    [one] { CAPITAL($heroes) } comes home
   *[other] { CAPITAL($heroes) } come home
  }
    .subject = own

# Quests.
log-offer-leaves = { $count ->
    [one] { $quests } leaves the offer
   *[other] These leave the offer: { $quests }
  }
log-takes = Takes { $quest }
log-takes-for = Takes { $quest } for { $price } gold
log-takes-charming = Takes { $quest } using Charming
# $taken is one of the three above.
log-takes-late = { $taken }, skipping { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
log-advances-quest = Advances { $quest } to step { $step } of { $last }
log-advances-road = Advances { $quest } on the Road to step { $step } of { $last }
log-leg = Finishes leg { $leg } of { $legs } on { $quest }
log-completed = Completes { $quest }
log-failed = Fails { $quest }
log-failed-kept = Keeps { $gains } for finished legs
log-failed-lost = Loses { $costs } for failing at once

# Bonus tiles.
log-tile = { $tile } benefits { $guilds }
log-tile-nobody = { $tile } benefits nobody
log-shopping = Has { $budget } gold to spend
log-shops = Spends { $spent } gold
log-shopped-all = Finishes shopping
log-shopped-rest = Finishes shopping and loses { $lost } gold
