### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource or a name.

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
reason-next_jump = From there it can jump workers of others next
reason-stays = No move brings more than it costs
reason-hex = Starts on { $detail }
reason-around = Rich hexes lie around
reason-room = { $detail ->
    [one] Another piece stands close by
   *[other] { $detail } other pieces stand close by
  }
reason-rival_hex = Keeps the automated colour out of the way
reason-to_jump = Puts a worker where it can be jumped, or takes one off the mine
reason-automated = Leaves the guild most to jump

# Taking quests.
reason-quest_prestige = The prestige of { $detail }, as far as it can be hoped for
reason-quest_rewards = What its legs give, levels included
reason-quest_power = { $detail ->
    [one] A point of power must be forged for it
   *[other] { $detail } power must be forged
  }
reason-quest_people = Its adventurers are away until it ends
reason-quest_late = { $detail ->
    [one] A step must be made up for on the Road
   *[other] { $detail } steps must be rushed
  }
reason-quest_short = { $detail } power is still missing for its later legs
reason-quest_price = { $detail ->
    [0] What is missing for it must be bought
   *[other] Costs { $detail } gold
  }
reason-solo_duty = No quest may fail in a solo game, and this one might
reason-cannot_meet = Its first step cannot be met, whatever is armed
reason-free_hands = No quest in the offer is worth its adventurers now

# The market.
reason-passing = Nothing in the market is worth more than { $detail } gold
reason-price = Costs { $detail } gold
reason-tile = The number that this round's bonus tile asks for
reason-sold = Selling { $detail } pays for what comes next
reason-card_prestige = What { $detail } is worth for the rest of the game
reason-card_gives = What { $detail } gives
reason-better_arms = Stronger weapons, or a new type, for the rounds left
reason-end_bonus = What { $detail } will count at the end
reason-hired = Another adventurer to send out
reason-trained = A higher level wields better designs
reason-rush_too_far = The step it would reach cannot be met
reason-rush_saves = { $detail ->
    [one] Its adventurers come home a round sooner
   *[other] They come home { $detail } rounds sooner
  }
reason-rush_in_time = Without the Road it would not be finished in time

# Managing quests.
reason-armed = The cheapest way to meet { $detail }
reason-given_up = Cannot be met with what there is: { $detail }
reason-all_armed = Every quest that is worth it is met
reason-bought_to_arm = Just what is missing to arm a quest

# Small choices.
reason-wealth = { CAPITAL($detail) } give most together
reason-title = { CAPITAL($detail) } helps most in the rounds left
reason-shopped = { CAPITAL($detail) } is wanted most
reason-advanced = Ends a quest
reason-any_order = It makes no difference which moves on first

# What holds for any choice.
reason-no_trade = No trade is worth it now
reason-as_good_as_any = As good as anything else
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
    [one] One game thought through: as good as the next best
   *[other] { $detail } games thought through: as good as the next best
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
