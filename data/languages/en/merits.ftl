### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
fact-gains = Brings { $amounts }
fact-costs = But it costs { $number } gold, leaving you with { $of }
fact-feeds = But it gives { $guild } { $amounts }

# The mine, and the order that follows it.
fact-defects = { $number ->
    [one] But one of your workers defects to { $guild }
   *[other] But { $number } of your workers defect to { $guild }
  }
fact-strike = { $number } of your workers then strike and leave the mine
fact-strike_of = { $number } of { $guild }'s workers then strike and leave the mine
fact-keeps_place = { $number ->
    [1] Keeps you first in the next order, as things stand
    [2] Leaves you second in the next order, as things stand
    [3] Leaves you third in the next order, as things stand
   *[other] Leaves you fourth in the next order, as things stand
  }
fact-gains_place = { $number ->
    [1] Moves you up to first in the next order, as things stand
    [2] Moves you up to second in the next order, as things stand
   *[other] Moves you up to third in the next order, as things stand
  }
fact-loses_place = { $number ->
    [2] But it drops you to second in the next order, as things stand
    [3] But it drops you to third in the next order, as things stand
   *[other] But it drops you to fourth in the next order, as things stand
  }

# Your quests.
fact-completes = Completes { $name } for { $number } prestige
fact-finishes_leg = Finishes a leg of { $name }
fact-arms = Lets you arm for { $name } this round
fact-disarms = But you can then no longer arm for { $name }
fact-arms_next = Lets you arm for the next leg of { $name }
fact-arms_offer = Lets you take { $name } from the offer and arm for it
fact-nears = Leaves you only { $amounts } short of arming for { $name }
fact-meets = Meets the current step of { $name }, with { $number } of { $of } power
fact-power = Gives { $name } { $number } of the { $of } power it needs
fact-fails = { $sign ->
    [more] You could arm for { $name } but let it fail; finished legs still pay { $number } prestige
    [less] You could arm for { $name } but let it fail, which costs you { $number } prestige
   *[none] You could arm for { $name } but let it fail, for no prestige
  }
fact-beyond = { $sign ->
    [more] You can't arm for { $name }, so it fails; finished legs still pay { $number } prestige
    [less] You can't arm for { $name }, so it fails, which costs you { $number } prestige
   *[none] You can't arm for { $name }, so it fails, for no prestige
  }
fact-all_met = { $number ->
    [one] Your quest is met
    [2] Both of your quests are met
   *[other] All { $number } of your quests are met
  }

# A quest of the offer.
fact-armed_at_once = You can arm for it at once with { $amounts }
fact-ends_in = Can be completed in round { $number } for { $of } prestige
fact-too_late = { $number ->
    [one] But it ends a round too late unless you rush it on the Road
   *[other] But it ends { $number } rounds too late unless you rush it on the Road
  }
fact-grows_hard = But it needs { $number } power later, up from { $of } at the start
fact-none_armed = { $number ->
    [0] You can't pay for any quest
    [one] { $of ->
        [0] You can't arm for the only quest you can pay for
       *[other] Besides your own quests, you can't arm for the only quest you can pay for
      }
   *[other] { $of ->
        [0] You can't arm for any of the { $number } quests you can pay for
       *[other] Besides your own quests, you can't arm for any of the { $number } quests you can pay for
      }
  }

# The market.
fact-asked_type = { $name } requires this type of weapon, which you can't forge yet
fact-forges = A weapon of this design has power { $number } and costs { $amounts }
fact-lacks = But you still lack { $amounts } to forge it
fact-wields = { $number ->
    [2] At level 2 an adventurer can wield any public design
    [3] At level 3 an adventurer can also wield unique designs
   *[other] Level { $number } is the highest and adds 1 prestige at the end
  }
fact-affords = Lets you afford more in the market
fact-people = { $number ->
    [one] Leaves you with one adventurer at home
   *[other] Leaves you with { $number } adventurers at home
  }
fact-in_time = { $of ->
    [one] Without the Road this quest would end a round too late
   *[other] Without the Road this quest would end { $of } rounds too late
  }
fact-reaches = It reaches step { $number } of { $of }
fact-counts = Is worth { $number } prestige as things stand
fact-counts_later = Is worth { $number } prestige at the end
fact-savvy_buyer = One more purchase from the merchant each round
fact-savvy_seller = Each sale to the merchant pays more
fact-savvy_trader = One more use of a stall each round
fact-savvy_adventurer = The Road advances a quest one more step
fact-stall = Exchanges { $amounts } once per round, in either direction
