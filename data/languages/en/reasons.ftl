### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = Brings { $detail }
reason-landing = Its overseer lands on { $detail }, which its next move mines
reason-last_in_order = But a second move puts it last in the next order
reason-defectors = { $detail ->
    [one] But one of its own workers defects to another guild
   *[other] But { $detail } of its own workers defect to other guilds
  }
reason-next_jump = { $detail ->
    [one] Its next move could also jump a rival worker
   *[other] Its next move could also jump { $detail } rival workers
  }
reason-tile_workers = { $detail ->
    [one] Leaves it one worker, as this round's bonus tile requires
   *[other] Leaves it { $detail } workers, as this round's bonus tile requires
  }
reason-stays = No move would bring anything worthwhile
reason-stays_second = No second move is worth going last in the next order
reason-hex = Starts on { $detail }, which the first move from there mines
reason-around = { $detail ->
    [one] One adjacent hex is free
   *[other] { $detail } adjacent hexes are free
  }
reason-room = { $detail ->
    [one] But one adjacent hex is already taken
   *[other] But { $detail } adjacent hexes are already taken
  }
reason-rival_hex = Leaves the automated colour nothing better than { $detail }
reason-to_jump = Puts a rival worker where an overseer of this guild can jump it
reason-off_mine = Removes one of its own workers from the mine
reason-automated = { $detail ->
    [one] Leaves a worker that an overseer of this guild can jump
   *[other] Leaves { $detail } workers that an overseer of this guild can jump at once
  }

# Taking quests.
reason-quest_prestige = Brings { $detail } prestige when completed
reason-quest_partly = Cannot be completed in time, but brings { $detail } prestige
reason-quest_rewards = Its legs pay { $detail }
reason-quest_levels = { $detail ->
    [one] One adventurer on it gains a level
   *[other] The adventurers on it share up to { $detail } levels
  }
reason-quest_power = But it needs up to { $detail } power
reason-quest_people = { $detail ->
    [one] But its adventurers are away this round
   *[other] But its adventurers are away for { $detail } rounds
  }
reason-quest_late = { $detail ->
    [one] But it is one step too long for the rounds left, so it needs the Road
   *[other] But it is { $detail } steps too long for the rounds left, so it needs the Road
  }
reason-quest_short = But its later legs may need { $detail } more power than the guild has
reason-quest_price = But it costs { $detail } gold
reason-quest_pays = Brings { $detail } gold at once
reason-quest_bought = But { $detail } must be bought to arm for it
reason-solo_duty = But if it fails in a later round, the solo game is lost
reason-cannot_meet = No quest on offer can be armed; this one needs the least power
reason-free_hands = No quest on offer is worth sending adventurers on now
reason-tile_quests = { $detail ->
    [one] Keeps one quest active, as this round's tile requires
   *[other] Keeps { $detail } quests active, as this round's tile requires
  }
reason-tile_missed = But it misses this round's bonus tile

# The market.
reason-passing = Passing pays { $detail } gold, and nothing here is worth more now
reason-price = But it costs { $detail } gold
reason-sold = Selling { $detail } makes more of the market affordable
reason-card_prestige = Is worth { $detail } prestige at the end
reason-lasts = { $detail ->
    [one] Can be used in the one round left
   *[other] Can be used in each of the { $detail } rounds left
  }
reason-lasts_later = Pays off once the guild owns a stall
reason-card_gives = Gives { $detail } at once
reason-new_type = It is the guild's first design for { $detail } weapons, which some quests require
reason-stronger = At { $detail } power it is the guild's strongest design
reason-better_arms = Adds a design with { $detail } power to choose from
reason-end_bonus = Is worth { $detail } prestige as things stand
reason-hired = Adds an adventurer to send on quests
reason-trained = { $detail ->
    [2] A level-2 adventurer can wield every public design
    [3] A level-3 adventurer can wield unique designs too
   *[other] Level { $detail } is the highest and adds 1 prestige at the end
  }
reason-rush_too_far = But the guild cannot arm for the step it would reach
reason-rush_saves = { $detail ->
    [one] Its adventurers come home a round sooner
   *[other] Its adventurers come home { $detail } rounds sooner
  }
reason-rush_in_time = Without the Road this quest would not be finished in time

# Managing quests.
reason-armed = With this weapon, { $detail } can be met this round
reason-given_up = The guild cannot arm for { $detail }
reason-let_go = No longer worth its weapons and left to fail: { $detail }
reason-all_armed = Every quest has the weapons it needs this round
reason-bought_to_arm = Needed to arm for { $detail }

# Small choices.
reason-wealth = Together they give { $detail }
reason-title = Most useful in the rounds left: { $detail }
reason-shopped = { CAPITAL($detail) } is needed most
reason-advanced = Completes { $detail } first, for { $prestige } prestige
reason-any_order = None of them is completed now, so the order doesn't matter

# What holds for any choice.
reason-no_trade = Keeps what it has
reason-as_good_as_any = It is as good as anything else
reason-least = It isn't good, but everything else looks worse
reason-must_take = A solo game requires a quest every round; no other looks better
reason-only = There is nothing else to do
reason-whim = It was a whim
reason-sense = It looked sensible
reason-stand_in = A Journeyman had to decide in its place

# What a search found in the games that it played on in thought; the first two begin, and the others
# say what the choice led to in these games, against the next best.
reason-found_ahead = { $detail ->
    [one] In one imagined game, this did better than the next best choice
   *[other] In { $detail } imagined games, this did better than the next best choice
  }
reason-found_close = { $detail ->
    [one] In one imagined game, this did about as well as the next best choice
   *[other] In { $detail } imagined games, this did about as well as the next best choice
  }
reason-found_completes = Leads to completing { $detail } more often
reason-found_frees = Keeps adventurers free for { $detail }, which is then completed more often
reason-found_spares = { $detail } fails less often
reason-found_knows = Leads to owning the { $detail } more often
reason-found_denies = Keeps { $detail } from rivals
reason-found_steps = Gets further on its quests
reason-found_quests = Leads to more completed quests
reason-found_failed = Leads to fewer failed quests
reason-found_prestige = Leads to more prestige
reason-found_rivals = The best rival scores less
reason-found_people = Leads to more adventurers or higher levels
reason-found_designs = Leads to more designs
reason-found_resources = Leaves more resources
reason-found_gold = Leaves more gold
reason-found_order = Leads to acting earlier in the order

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = A toss-up; this guild likes early prestige, and this brought a little more
reason-likes_mining = A toss-up; this guild likes resources, and this left it a few more
reason-likes_hoarding = A toss-up; this guild likes gold, and this left it a little more
reason-likes_buying = A toss-up; this guild likes people and designs, and this led to more
