### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = Brings { $detail }
reason-landing = Its overseer then stands on { $detail }, which its next move mines
reason-last_in_order = But a second move means going last in the next order
reason-defectors = { $detail ->
    [one] But one of its own workers defects to another guild
   *[other] But { $detail } of its own workers defect to other guilds
  }
reason-next_jump = { $detail ->
    [one] Its next move could jump a worker of another and mine there, too
   *[other] Its next move could jump { $detail } workers of others and mine there, too
  }
reason-tile_workers = { $detail ->
    [one] Leaves it one worker, as this round's bonus tile asks
   *[other] Leaves it { $detail } workers, as this round's bonus tile asks
  }
reason-stays = No move would bring anything that is worth it
reason-stays_second = No second move is worth going last in the next order for
reason-hex = Starts on { $detail }, which the first move from there mines
reason-around = { $detail ->
    [one] One hex beside it is free to move to
   *[other] { $detail } hexes beside it are free to move to
  }
reason-room = { $detail ->
    [one] But one hex beside it is already taken
   *[other] But { $detail } hexes beside it are already taken
  }
reason-rival_hex = Gives the automated colour nothing better than { $detail }
reason-to_jump = Puts a worker of another where an overseer of this guild can jump it
reason-off_mine = Takes one of its own workers off the mine
reason-automated = { $detail ->
    [one] Leaves a worker that an overseer of this guild can jump
   *[other] Leaves { $detail } workers that an overseer of this guild can jump at once
  }

# Taking quests.
reason-quest_prestige = Brings { $detail } prestige once it is completed
reason-quest_partly = Cannot be completed in time, but brings { $detail } prestige
reason-quest_rewards = Rewards for its legs: { $detail }
reason-quest_levels = { $detail ->
    [one] Those who are on it share a level
   *[other] Those who are on it share up to { $detail } levels
  }
reason-quest_power = But it asks for up to { $detail } power
reason-quest_people = { $detail ->
    [one] But its adventurers are away this round
   *[other] But its adventurers are away for { $detail } rounds
  }
reason-quest_late = { $detail ->
    [one] But it has a step too many for the rounds left: it must be rushed on the Road
   *[other] But it has { $detail } steps too many for the rounds left: it must be rushed on the Road
  }
reason-quest_short = But its later legs may ask for { $detail } power more than there is
reason-quest_price = But it costs { $detail } gold
reason-quest_pays = Brings { $detail } gold at once
reason-quest_bought = But { $detail } must be bought to arm for it
reason-solo_duty = But if it fails in a later round, the solo game is lost
reason-cannot_meet = No quest on offer can be armed for; this one asks for the least power
reason-free_hands = No quest on offer is worth sending adventurers on now
reason-tile_quests = { $detail ->
    [one] One quest would stay active, as this round's tile asks
   *[other] { $detail } quests would stay active, as this round's tile asks
  }
reason-tile_missed = But then this round's bonus tile is missed

# The market.
reason-passing = Passing pays { $detail } gold; nothing to buy here is worth more now
reason-price = But it costs { $detail } gold
reason-sold = Selling { $detail } makes more of the market affordable
reason-card_prestige = Counts { $detail } prestige at the end
reason-lasts = { $detail ->
    [one] Can be used in the round to come
   *[other] Can be used in each of the { $detail } rounds to come
  }
reason-lasts_later = Serves as soon as there is a stall to trade at
reason-card_gives = Gives at once: { $detail }
reason-new_type = Its first design for { $detail } weapons, which some quests ask for
reason-stronger = With { $detail } power the strongest of its designs
reason-better_arms = One more design to choose from, with { $detail } power
reason-end_bonus = Would count { $detail } prestige as it stands now
reason-hired = Another adventurer to send out
reason-trained = { $detail ->
    [2] At level 2 an adventurer wields every public design
    [3] At level 3 an adventurer wields unique designs, too
   *[other] Level { $detail } is the highest, and counts 1 prestige more at the end
  }
reason-rush_too_far = But the step it would reach cannot be armed for
reason-rush_saves = { $detail ->
    [one] Its adventurers come home a round sooner
   *[other] They come home { $detail } rounds sooner
  }
reason-rush_in_time = Without the Road this quest would not be finished in time

# Managing quests.
reason-armed = With this weapon { $detail } can be met this round
reason-given_up = Cannot be armed with what there is: { $detail }
reason-let_go = Not worth its weapons any more, and left to fail: { $detail }
reason-all_armed = Every quest has the weapons that it needs this round
reason-bought_to_arm = Needed to arm for { $detail }

# Small choices.
reason-wealth = Together they give: { $detail }
reason-title = { $detail }: of most use in the rounds left
reason-shopped = { CAPITAL($detail) } is wanted most
reason-advanced = Completes { $detail } first, for { $prestige } prestige
reason-any_order = None of them is completed now, so any may go first

# What holds for any choice.
reason-no_trade = Keeps what there is
reason-as_good_as_any = As good as anything else
reason-least = Not good, but everything else looks worse
reason-must_take = A solo game asks for a quest every round; no other looks better
reason-only = There is nothing else to do
reason-whim = A whim
reason-sense = It looked sensible
reason-stand_in = A Journeyman had to think in its place

# What a search found in the games that it played on in thought; the first two begin, and the others
# say what the choice led to in these games, against the next best.
reason-found_ahead = { $detail ->
    [one] Played ahead in one imagined game, this did better than the next best
   *[other] Played ahead in { $detail } imagined games, this did better than the next best
  }
reason-found_close = { $detail ->
    [one] Played ahead in one imagined game, too close to call with the next best
   *[other] Played ahead in { $detail } imagined games, too close to call with the next best
  }
reason-found_completes = Leads to completing { $detail } more often
reason-found_frees = Keeps adventurers free for { $detail }, which is then completed more often
reason-found_spares = { $detail } fails less often
reason-found_knows = Leads to the design { $detail } more often
reason-found_denies = Keeps { $detail } from the others
reason-found_steps = Leads further on with quests
reason-found_quests = Leads to more completed quests
reason-found_failed = Leads to fewer failed quests
reason-found_prestige = Leads to more prestige
reason-found_rivals = The best rival scores less
reason-found_people = Leads to more or better adventurers
reason-found_designs = Leads to more designs
reason-found_resources = Leaves more resources
reason-found_gold = Leaves more gold
reason-found_order = Leads to acting earlier in the order

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = A toss-up; this guild likes early prestige, and this brought a little more
reason-likes_mining = A toss-up; this guild likes resources, and this left it a few more
reason-likes_hoarding = A toss-up; this guild likes gold, and this left it a little more
reason-likes_buying = A toss-up; this guild likes people and designs, and this led to more
