### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $name is what it is about: a resource, a card, a title, or a list of these.

# The mine.
fact-mined = Brings { $amounts }
fact-landing = The overseer lands on { $resource }, so its next move can bring { $resource }
fact-last_in_order = But a second move puts it last in the next order
fact-defectors = { $number ->
    [one] But one of its own workers defects to another guild
   *[other] But { $number } of its own workers defect to other guilds
  }
fact-next_jump = { $number ->
    [one] Its next move could also jump a rival worker
   *[other] Its next move could also jump { $number } rival workers
  }
fact-tile_workers = { $number ->
    [one] Leaves it one worker, as this round's bonus tile requires
   *[other] Leaves it { $number } workers, as this round's bonus tile requires
  }
fact-stays = No move would bring anything worthwhile
fact-stays_second = No second move is worth going last in the next order
fact-hex = Starts on { $resource }, so its first move can bring { $resource }
fact-around = { $number ->
    [one] One adjacent hex is free
   *[other] { $number } adjacent hexes are free
  }
fact-room = { $number ->
    [one] But one adjacent hex is already taken
   *[other] But { $number } adjacent hexes are already taken
  }
fact-rival_hex = Leaves the automated colour nothing better than { $resource }
fact-to_jump = Sets up a jump over a rival worker
fact-off_mine = Removes one of its own workers from the mine
fact-automated = { $number ->
    [one] Leaves a worker that the solo guild's overseers can jump
   *[other] Leaves { $number } workers that the solo guild's overseers can jump in one move
  }

# Taking quests.
fact-quest_prestige = Brings { $number } prestige when completed
fact-quest_partly = Can't be completed in time, but brings { $number } prestige
fact-quest_rewards = Its legs pay { $amounts }
fact-quest_levels = { $number ->
    [one] One adventurer on it gains a level
   *[other] The adventurers on it share up to { $number } levels
  }
fact-quest_power = But it needs up to { $number } power
fact-quest_people = { $number ->
    [one] But its adventurers are out this round
   *[other] But its adventurers are out for { $number } rounds
  }
fact-quest_late = { $number ->
    [one] But it is one step too long for the rounds left, so it needs the Road
   *[other] But it is { $number } steps too long for the rounds left, so it needs the Road
  }
fact-quest_short = But its later legs may need { $number } more power than the guild has
fact-quest_price = But it costs { $number } gold
fact-quest_pays = Brings { $number } gold at once
fact-quest_bought = But { $name } must be bought to arm for it
fact-solo_duty = But if it fails in a later round, the solo game is lost
fact-cannot_meet = The guild can't arm for any quest on offer; this one needs the least power
fact-free_hands = No quest on offer is worth sending adventurers on now
fact-tile_quests = { $number ->
    [one] Keeps one quest active, as this round's bonus tile requires
   *[other] Keeps { $number } quests active, as this round's bonus tile requires
  }
fact-tile_missed = But it misses this round's bonus tile

# The market.
fact-passing = Passing pays { $number } gold, and nothing here is worth more now
fact-price = But it costs { $number } gold
fact-sold = Selling 1 { $resource } makes more of the market affordable
fact-card_prestige = Is worth { $number } prestige at the end
fact-lasts = { $number ->
    [one] Can be used in the one round left
   *[other] Can be used in each of the { $number } rounds left
  }
fact-lasts_later = Pays off once the guild owns a stall
fact-card_gives = Gives { $amounts } at once
fact-new_type = It is the guild's first design for { $name } weapons, which some quests require
fact-stronger = With { $number } power it is the guild's strongest design
fact-better_arms = Adds a design with { $number } power to choose from
fact-end_bonus = Is worth { $number } prestige as things stand
fact-hired = Adds an adventurer to send on quests
fact-trained = { $number ->
    [2] At level 2 an adventurer can wield any public design
    [3] At level 3 an adventurer can also wield unique designs
   *[other] Level { $number } is the highest and adds 1 prestige at the end
  }
fact-rush_too_far = But the guild can't arm for the step it would reach
fact-rush_saves = { $number ->
    [one] Its adventurers come home a round sooner
   *[other] Its adventurers come home { $number } rounds sooner
  }
fact-rush_in_time = Without the Road, this quest would not be completed in time

# Managing quests.
fact-armed = With this weapon, { $name } can be met this round
fact-given_up = The guild can't arm for { $name }
fact-let_go = No longer worth its weapons and left to fail: { $name }
fact-all_armed = Every quest has the weapons it needs this round
fact-bought_to_arm = Needed to arm for { $name }

# Small choices.
fact-wealth = Together they give { $amounts }
fact-title = Most useful in the rounds left: { $name }
fact-shopped = { CAPITAL($resource) } is needed most
fact-advanced = Completes { $name } first, for { $number } prestige
fact-any_order = None of them is completed now, so the order doesn't matter

# What holds for any choice.
fact-no_trade = No trade is worth making now
fact-as_good_as_any = It is as good as anything else
fact-least = It isn't good, but everything else looks worse
fact-must_take = A solo game requires a quest every round; no other looks better
fact-only = There is nothing else to do
fact-whim = It was a whim
fact-sense = It looked sensible
fact-stand_in = A Journeyman had to decide in its place

# Why one of several choices that came out as well: what this guild likes.
fact-likes_questing = A toss-up; this guild likes early prestige, and this brought a little more
fact-likes_mining = A toss-up; this guild likes resources, and this left it a few more
fact-likes_hoarding = A toss-up; this guild likes gold, and this left it a little more
fact-likes_buying = A toss-up; this guild likes people and designs, and this led to more
