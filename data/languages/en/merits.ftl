### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
merit-gains = Brings { $amounts }
merit-costs = But it costs { $number } gold, which leaves you { $of }
merit-feeds = But { $guild } gets { $amounts } by it

# The mine, and the order that follows it.
merit-defects = { $number ->
    [one] But one of your workers defects to { $guild }
   *[other] But { $number } of your workers defect to { $guild }
  }
merit-strike = But { $number } of your workers then strike and leave the mine
merit-strike_of = { $number } workers of { $guild } then strike and leave the mine
merit-keeps_place = { $number ->
    [1] Keeps you first in the next order, as the mine stands
    [2] Leaves you second in the next order, as the mine stands
    [3] Leaves you third in the next order, as the mine stands
   *[other] Leaves you fourth in the next order, as the mine stands
  }
merit-gains_place = { $number ->
    [1] Makes you first in the next order, as the mine stands
    [2] Makes you second in the next order, as the mine stands
   *[other] Makes you third in the next order, as the mine stands
  }
merit-loses_place = { $number ->
    [2] But it puts you second in the next order, as the mine stands
    [3] But it puts you third in the next order, as the mine stands
   *[other] But it puts you fourth in the next order, as the mine stands
  }

# Your quests.
merit-completes = Completes { $name } for { $number } prestige
merit-finishes_leg = Finishes a leg of { $name }
merit-arms = { $name } can then be armed this round
merit-disarms = But { $name } can then no longer be armed
merit-arms_next = The next leg of { $name } can then be armed
merit-arms_offer = You could then take { $name } from the offer and arm it
merit-nears = You are then only { $amounts } short of arming { $name }
merit-meets = { $name } is then met: { $number } power of { $of }
merit-power = { $name } then has { $number } of the { $of } power it needs
merit-fails = { $sign ->
    [more] { $name } could be armed but fails; you still get { $number } prestige for the legs done
    [less] { $name } could be armed but fails, which costs you { $number } prestige
   *[none] { $name } could be armed but fails and brings nothing
  }
merit-beyond = { $sign ->
    [more] { $name } cannot be armed and fails; you still get { $number } prestige for the legs done
    [less] { $name } cannot be armed and fails, which costs you { $number } prestige
   *[none] { $name } cannot be armed and fails, for no prestige
  }
merit-all_met = { $number ->
    [one] Your quest is met
   *[other] All { $number } of your quests are met
  }

# A quest of the offer.
merit-armed_at_once = Can be armed at once, with { $amounts }
merit-ends_in = Can be done in round { $number }, for { $of } prestige
merit-too_late = { $number ->
    [one] But it ends a round too late unless you rush it on the Road
   *[other] But it ends { $number } rounds too late unless you rush it on the Road
  }
merit-grows_hard = But it asks for { $number } power later, after { $of } to begin with
merit-none_armed = { $number ->
    [0] There is no quest that you can pay for
    [one] The one quest you can pay for cannot be armed now
   *[other] None of the { $number } quests you can pay for can be armed now
  }

# The market.
merit-asked_type = { $name } asks for this type of weapon, which you cannot forge yet
merit-forges = Forges { $number } power from { $amounts }
merit-lacks = But you still lack { $amounts } to forge it
merit-wields = { $number ->
    [2] Level 2 wields every public design
    [3] Level 3 wields unique designs, too
   *[other] Level { $number } is the highest, and counts 1 more at the end
  }
merit-affords = You can then afford more in the market
merit-people = { $number ->
    [one] One adventurer is then at home
   *[other] { $number } adventurers are then at home
  }
merit-in_time = { $of ->
    [one] Without the Road this quest would end a round too late
   *[other] Without the Road this quest would end { $of } rounds too late
  }
merit-reaches = It then stands on step { $number } of { $of }
merit-counts = Counts { $number } prestige as you stand now
merit-counts_later = Counts { $number } prestige at the end
merit-savvy_buyer = One more purchase from the merchant each round
merit-savvy_seller = Each sale to the merchant pays more
merit-savvy_trader = One more use of a stall each round
merit-savvy_adventurer = The Road leads a step further
merit-stall = Exchanges { $amounts } each round, either way
