### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
merit-gains = Brings { $amounts }
merit-costs = But it costs { $number } gold, which leaves you { $of }
merit-feeds = But it gives { $guild } { $amounts }

# The mine, and the order that follows it.
merit-defects = { $number ->
    [one] But one of your workers defects to { $guild }
   *[other] But { $number } of your workers defect to { $guild }
  }
merit-strike = But { $number } of your workers then strike and leave the mine
merit-strike_of = { $number } workers of { $guild } then strike and leave the mine
merit-keeps_place = { $number ->
    [1] Keeps you first in the next order, as things stand
    [2] Leaves you second in the next order, as things stand
    [3] Leaves you third in the next order, as things stand
   *[other] Leaves you fourth in the next order, as things stand
  }
merit-gains_place = { $number ->
    [1] Moves you up to first in the next order, as things stand
    [2] Moves you up to second in the next order, as things stand
   *[other] Moves you up to third in the next order, as things stand
  }
merit-loses_place = { $number ->
    [2] But it drops you to second in the next order, as things stand
    [3] But it drops you to third in the next order, as things stand
   *[other] But it drops you to fourth in the next order, as things stand
  }

# Your quests.
merit-completes = Completes { $name } for { $number } prestige
merit-finishes_leg = Finishes a leg of { $name }
merit-arms = Lets you arm { $name } this round
merit-disarms = But you can then no longer arm { $name }
merit-arms_next = Lets you arm the next leg of { $name }
merit-arms_offer = Lets you take and arm { $name } from the offer
merit-nears = Leaves you only { $amounts } short of arming { $name }
merit-meets = Meets { $name }, with { $number } of { $of } power
merit-power = Gives { $name } { $number } of the { $of } power it needs
merit-fails = { $sign ->
    [more] You could arm { $name } but let it fail; finished legs still pay { $number } prestige
    [less] You could arm { $name } but let it fail, which costs you { $number } prestige
   *[none] You could arm { $name } but let it fail, for no prestige
  }
merit-beyond = { $sign ->
    [more] You cannot arm { $name }, so it fails; finished legs still pay { $number } prestige
    [less] You cannot arm { $name }, so it fails, which costs you { $number } prestige
   *[none] You cannot arm { $name }, so it fails, for no prestige
  }
merit-all_met = { $number ->
    [one] Your quest is met
   *[other] All { $number } of your quests are met
  }

# A quest of the offer.
merit-armed_at_once = You can arm it at once, for { $amounts }
merit-ends_in = Can be completed in round { $number } for { $of } prestige
merit-too_late = { $number ->
    [one] But it ends a round too late unless you rush it on the Road
   *[other] But it ends { $number } rounds too late unless you rush it on the Road
  }
merit-grows_hard = But it needs { $number } power later, up from { $of } at the start
merit-none_armed = { $number ->
    [0] You cannot pay for any quest
    [one] You cannot arm the only quest you can pay for
   *[other] You cannot arm any of the { $number } quests you can pay for
  }

# The market.
merit-asked_type = { $name } requires this type of weapon, which you cannot forge yet
merit-forges = Forges { $number } power from { $amounts }
merit-lacks = But you still lack { $amounts } to forge it
merit-wields = { $number ->
    [2] Level 2 can wield every public design
    [3] Level 3 can wield unique designs too
   *[other] Level { $number } is the highest and adds 1 prestige at the end
  }
merit-affords = Lets you afford more in the market
merit-people = { $number ->
    [one] Leaves you with one adventurer at home
   *[other] Leaves you with { $number } adventurers at home
  }
merit-in_time = { $of ->
    [one] Without the Road this quest would end a round too late
   *[other] Without the Road this quest would end { $of } rounds too late
  }
merit-reaches = It reaches step { $number } of { $of }
merit-counts = Is worth { $number } prestige as things stand
merit-counts_later = Is worth { $number } prestige at the end
merit-savvy_buyer = One more purchase from the merchant each round
merit-savvy_seller = Each sale to the merchant pays more
merit-savvy_trader = One more use of a stall each round
merit-savvy_adventurer = The Road advances a quest one more step
merit-stall = Exchanges { $amounts } once per round, in either direction
