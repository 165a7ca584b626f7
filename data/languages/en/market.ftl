# The names of the places, on their banners: about 12 letters.
market-place-blacksmith = Blacksmith
market-place-bazaar = Bazaar
market-place-barracks = Barracks
market-place-clerk = Clerk
market-place-road = Road

# On the banners, in small labels: an open space, which card of how many, the two halves.
market-open = open
market-one-of = one of { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    }
market-bonus = Bonus
market-single = Single use

# On a card that cannot be had, with a lock: about 12 letters.
market-lock-short = { $gold } gold short
market-lock-taken = taken
market-lock-owned = owned
market-lock = not now

# Where a card lay: about 14 letters. $guild has bought it, or got it for nothing.
market-no-card = no card
market-sold = sold
market-paid = { $gold ->
        [0] { $guild } took it
       *[other] { $guild } paid { $gold }
    }
# Under it, the cards in its deck; in the last round, beside a seal with a number.
market-deck = { $count } left
market-counts-now = worth now
# Beside what was sold by the Blacksmith: three lines of 14 letters.
market-closed = Sells again next round
market-sold-for-good = Sold
# Beside what the Blacksmith sells: a heading, then what the weapon is; short.
market-last-round = Last round
market-no-effect = No other effect
market-power = power
market-level = level { $level }
market-at-the-end = at the end

# The Barracks: headings with a remark at their right end, the row to hire with, and below the rows
# those who cannot be raised (their faces stand before the first form).
market-hire = Hire
market-either-or-both = either or both
market-new-adventurer = New adventurer
market-raise = Train
market-at-home = { $count } at home
market-nobody-to-raise = Nobody at home can be trained
market-out = out on quests
market-out-count = { $count } out on quests
market-top-level = at level { $level }
market-top-level-count = { $count } at level { $level }

# The Clerk: on a design of one's own; the price of a claim, to the bank and to those who claimed
# before, the longer form where there is room (about 24 letters).
market-yours = yours
# The same, of a guild that somebody else plays.
market-guilds = { $guild }
market-claim-shared = { $bank } + { $share } to { $guilds }
market-claim-split = { $bank } + { $share }
market-claim-bank = { $gold } to the bank
market-claim-gold = { $gold } gold

# The Road: what it does, where there is no quest; below a quest's name what a step would bring, the
# shorter forms where there is little room. The colon leads to rewards in signs.
market-no-quest = No active quest. The Road advances one of your quests a step for free.
# At the foot of the Road, a line that leads to the quest offer: about 34 letters, and what it does.
market-quests-cost = { $most ->
    [0] Quests on offer are free
   *[other] Quests on offer cost { $least } to { $most } gold
  }
market-no-quests = No quest is on offer
market-offer-look = See the quests you can take after the market
market-steps-on = { $count ->
        [one] advance one step
       *[other] advance { $count } steps
    }
market-leg = finishes the leg
market-leg-pays = finishes the leg:
market-leg-short = finishes it
market-leg-pays-short = leg:
market-last-step = on its last step

# The bottom bar: what is asked, the buttons, and why they cannot be pressed.
market-prompt = { $guild }: take one action, or pass
market-prompt-first = { $guild }: take the first of two actions, or pass
market-prompt-second = { $guild }: take the second of two actions, or pass
market-prompt-other = { $guild } is at the market
market-prompt-trades = { $guild } trades at the end of the round
market-confirm = Confirm
market-no-confirm = Choose an action first
market-no-pass = You can't pass now
# A trade that another guild than the one whose turn it is would make; $trade is a whole sentence.
market-trade-for-other = { $guild }: { $trade }
market-trade-now = { $trade }: at once, without Confirm

# The market discard: a small panel with the number of cards, and the sheet that shows them.
market-discard = Discard
market-discard-count = { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
market-discard-show = Show the market discard
market-discard-title = Market discard
market-discard-designs = Unique designs, { $count }
market-discard-bonus = Bonus cards, { $count }
market-discard-single = Single-use cards, { $count }
market-discard-empty = Empty. Cards that nobody buys end up here.

# The merchant: the panel's title, columns, how often he can still be used.
market-merchant = Merchant
market-shopping = Shopping
market-buy = Buy
market-sell = Sell
market-this-round = this round
market-to-spend = to spend
market-uses-left = { $count ->
        [0] used
       *[other] { $count } left
    }
market-stalls = Your stalls
market-resource = { CAPITAL($resource) }
market-trade-for = Trade for
market-trade-for-guild = Trade for { $guild }

# The merchant over the table: what it is for, help at its foot (two lines of 40 letters), buttons.
market-last-trades = Last trades before the round ends
market-last-trades-tile = Last trades before the tile is resolved
market-trade-nobody = Only people at this table can trade here
market-trade-closed = You can't trade while this is being resolved
market-trade-help = Trade at any time in the round, even on another guild's turn
market-shopping-help = You have { $gold } gold from the tile; what you don't spend is lost
market-close = Close
market-done = Done
market-stop = Finish
market-ask-me = Ask me at the end of each round
# The question before the rest of a tile's gold is lost.
market-stop-title = Finish shopping?
market-stop-lost = You would lose { $gold } gold from the tile.
market-stop-yes = Finish shopping
market-stop-no = Keep shopping

# The guild mat: everything a guild has. The line on the merchant in three lengths (50, 28 and 18
# letters); the line on where prestige came from is a list of these; captions under cards have 16
# letters.
market-mat-show = Show { $guild }
market-mat-automated = This is an automated colour. It only moves in the mine: it never buys, trades, goes on quests or scores.
market-mat-trades =
    Merchant: { $buys ->
        [one] { $buys } purchase
       *[other] { $buys } purchases
    } and { $sales ->
        [one] { $sales } sale
       *[other] { $sales } sales
    } left this round
market-mat-trades-short =
    { $buys ->
        [one] { $buys } purchase
       *[other] { $buys } purchases
    }, { $sales ->
        [one] { $sales } sale
       *[other] { $sales } sales
    } left
market-mat-trades-shortest =
    { $buys ->
        [one] { $buys } buy
       *[other] { $buys } buys
    }, { $sales ->
        [one] { $sales } sale
       *[other] { $sales } sales
    }
market-mat-from-quest = { $prestige } from quests
market-mat-from-champion = { $prestige } from champions
market-mat-from-weapon = { $prestige } from weapons
market-mat-from-failure = { $prestige } from failed quests
market-mat-from-tile = { $prestige } from bonus tiles
market-mat-from-end-adventurers = { $prestige } from adventurers
market-mat-from-end-designs = { $prestige } from designs
market-mat-from-end-cards = { $prestige } from bonus cards
market-mat-from-end-bonus = { $prestige } from end-game bonuses
market-mat-from-end-gold = { $prestige } from gold
market-mat-no-prestige = no prestige yet
market-mat-adventurers = Adventurers, { $count }
market-mat-at-home = at home
market-mat-quests = Active quests, { $count } of { $most }
market-mat-designs = Designs
market-mat-bonus-cards = Bonus cards
market-mat-end-bonuses = End-game bonuses
market-mat-completed = Completed quests, { $count }
market-mat-failed = Failed quests, { $count }
market-mat-power = power { $power } of { $needed }
market-mat-starting = starting
market-mat-claimed = claimed
market-mat-unique = unique
market-mat-uses = { $count ->
        [0] used this round
        [one] { $count } use left
       *[other] { $count } uses left
    }
market-mat-counts = worth { $prestige } now

# The bonus tiles: the title of the sheet, and under each tile its rounds.
market-tiles = Bonus tiles
market-tile-rounds = rounds { $first } to { $last }

# On cards. Under the signs of a design: its types, about 10 letters, two of them in short; at its
# foot whose it is, about 20 letters, emblems follow "Claimed by".
market-type-none = no type
market-type-short-slashing = slash
market-type-short-piercing = pierce
market-type-short-crushing = crush
market-types = { $first } + { $second }
market-design-unique = Unique design
market-design-known = Known to every guild
market-design-public = Public design
market-design-claimed = Claimed by
market-design-free = Not claimed yet
# What a card does: on the small card a word or two (12 letters), on the large one a sentence of
# three lines of 28 letters. $effects is such a sentence without its stop.
market-card-at-once = at once
market-card-single = { $effects }. It acts at once, then leaves the game
market-card-for-each = for each
market-card-stall = Once per round, in either direction
market-card-stall-short = once per round
market-card-savvy-buyer = Each round you may buy one more resource from the merchant
market-card-savvy-seller = Each sale to the merchant pays 1 gold more, up to the buying price
market-card-savvy-trader = Each round you may use one of your stalls once more
market-card-savvy-adventurer = The Road may advance a quest one more step
market-card-savvy-short-buyer = purchase
market-card-savvy-short-seller = each sale
market-card-savvy-short-trader = stall use
market-card-savvy-short-adventurer = on the Road

# What something changes, beside the sign of it.
market-change = { SIGNED($number) }
