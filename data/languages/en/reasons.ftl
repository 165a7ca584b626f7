### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = { $detail ->
    [one] Brings a resource
   *[other] Brings { $detail } resources
  }
reason-landing = The overseer will stand on { $detail }, ready to mine it
reason-last_in_order = A second move means being last in the next order
reason-defectors = { $detail ->
    [one] One of its own workers defects
   *[other] { $detail } of its own workers defect
  }
reason-next_jump = { $detail ->
    [one] From there it could jump a worker of another next
   *[other] From there it could jump { $detail } workers of others next
  }
reason-tile_workers = { $detail ->
    [one] Leaves a worker, as this round's bonus tile asks
   *[other] Leaves { $detail } workers, as this round's bonus tile asks
  }
reason-stays = No move brings more than it costs
reason-hex = Starts on { $detail }
reason-around = { $detail ->
    [one] A free hex lies around it
   *[other] { $detail } free hexes lie around it
  }
reason-room = { $detail ->
    [one] Another piece stands close by
   *[other] { $detail } other pieces stand close by
  }
reason-rival_hex = Gives the automated colour nothing better than { $detail }
reason-to_jump = Puts a worker where it can be jumped
reason-off_mine = Takes one of its own workers off the mine
reason-automated = { $detail ->
    [one] Leaves a worker to jump
   *[other] Leaves { $detail } workers to jump at once
  }

# Taking quests.
reason-quest_prestige = Brings { $detail } prestige if it is completed
reason-quest_partly = Cannot be completed in time, but brings { $detail } prestige
reason-quest_rewards = Its legs give: { $detail }
reason-quest_levels = { $detail ->
    [one] Those who are on it share a level
   *[other] Those who are on it share up to { $detail } levels
  }
reason-quest_power = Asks for up to { $detail } power
reason-quest_people = { $detail ->
    [one] Its adventurers are away this round
   *[other] Its adventurers are away for { $detail } rounds
  }
reason-quest_late = { $detail ->
    [one] A step must be made up for on the Road
   *[other] { $detail } steps must be made up for on the Road
  }
reason-quest_short = It may lack { $detail } power for its later legs
reason-quest_price = Costs { $detail } gold
reason-quest_pays = Brings { $detail } gold at once
reason-quest_bought = { $detail } must be bought for it
reason-solo_duty = Must not fail in a solo game, and has steps to come
reason-cannot_meet = None of the offer can be armed for; this one asks for least
reason-free_hands = No quest in the offer is worth its adventurers now
reason-tile_quests = { $detail ->
    [one] One quest would stay active, as this round's tile asks
   *[other] { $detail } quests would stay active, as this round's tile asks
  }
reason-tile_missed = Then this round's bonus tile would be missed

# The market.
reason-passing = Passing pays { $detail } gold, and nothing in the market is worth more
reason-price = Costs { $detail } gold
reason-sold = Selling { $detail } makes more of the market affordable
reason-card_prestige = Counts { $detail } prestige at the end
reason-lasts = { $detail ->
    [one] Can be used in the round to come
   *[other] Can be used in each of the { $detail } rounds to come
  }
reason-lasts_later = Serves as soon as there is a stall to trade at
reason-card_gives = Gives: { $detail }
reason-new_type = A type that cannot be forged yet: { $detail }
reason-stronger = With { $detail } power the strongest known design for that level
reason-better_arms = One more design to choose from
reason-end_bonus = Counts { $detail } prestige with what there is now
reason-hired = Another adventurer to send out
reason-trained = An adventurer rises to level { $detail }
reason-rush_too_far = The step it would reach cannot be met
reason-rush_saves = { $detail ->
    [one] Its adventurers come home a round sooner
   *[other] They come home { $detail } rounds sooner
  }
reason-rush_in_time = Without the Road it would not be finished in time

# Managing quests.
reason-armed = A weapon with which { $detail } can be met
reason-given_up = Cannot be met with what there is: { $detail }
reason-let_go = Not worth the weapons any more: { $detail }
reason-all_armed = Every quest is met
reason-bought_to_arm = Needed to arm for { $detail }

# Small choices.
reason-wealth = Together they give: { $detail }
reason-title = { CAPITAL($detail) } helps most in the rounds left
reason-shopped = { CAPITAL($detail) } is wanted most
reason-advanced = Ends a quest
reason-any_order = None of them ends now, so any may go first

# What holds for any choice.
reason-no_trade = Keeps what there is
reason-as_good_as_any = As good as anything else
reason-least = Everything else looks worse
reason-only = There is nothing else to do
reason-unknown = Nothing speaks for it
reason-whim = A whim
reason-sense = It looked sensible
reason-stand_in = A Journeyman had to think in its place

# What a search found in the games that it played on in thought; the first two begin, and the others
# speak of these games.
reason-found_ahead = { $detail ->
    [one] One game thought through: ahead of the next best
   *[other] { $detail } games thought through: ahead of the next best
  }
reason-found_close = { $detail ->
    [one] One game thought through: no clear lead over the next best
   *[other] { $detail } games thought through: no clear lead over the next best
  }
reason-found_completes = { $detail } is completed in more of them
reason-found_spares = { $detail } fails in fewer of them
reason-found_knows = { $detail } is known in more of them
reason-found_denies = The others come by { $detail } in fewer of them
reason-found_steps = Quests get further in them
reason-found_quests = More quests are completed in them
reason-found_failed = Fewer quests fail in them
reason-found_prestige = There is more prestige in them
reason-found_rivals = The others have less prestige in them
reason-found_people = There are more or better adventurers in them
reason-found_designs = More designs are known in them
reason-found_resources = More resources are left in them
reason-found_gold = More gold is left in them
reason-found_order = The place in the order is earlier in them

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = As good, and it likes to have prestige early
reason-likes_mining = As good, and it likes to have resources
reason-likes_hoarding = As good, and it likes to have gold
reason-likes_buying = As good, and it likes to have people and designs
