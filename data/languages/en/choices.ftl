# Choices that come up in between: wealth, levels, titles, cards of the market discard.

# Shared by all: the buttons of about 90 units, why they cannot be pressed, and the prompt.
choices-title = Choice
choices-of = { $guild }: { LOWER($choice) }
choices-confirm = Confirm
choices-choose = Choose first
choices-decline = Decline
choices-thinking = { $guild } is thinking

# Who gains a level: the head of the panel, its remark, lines of about 220 units in the right column.
choices-level-title = Gaining a level
choices-level-side = A level
choices-levels-left = { $count ->
    [one] { $count } level to give
   *[other] { $count } levels to give
}
choices-level-asked = { $guild }: choose an adventurer to gain a level
choices-level-highest = { $hero }: level { $level }
choices-level-told = The { $hero } reaches level { $level }
choices-level-shared = A completed quest gives one level per leg, at most one to each adventurer on it.
choices-level-public = At level { $level } they can wield any public design.
choices-level-unique = At level { $level } they can also wield unique designs.
choices-level-champion = At level { $level } an adventurer becomes a champion with a title.

# The title of a new champion.
choices-champion-title = A champion's title
choices-champion-remark = for the rest of the game, each once per guild
choices-champion-asked = { $guild }: choose a title for the { $hero }
choices-champion-told = { $title } for the { $hero }: { $does }
choices-champion-later = A title won on a quest has no effect on that quest.
choices-champion-take = Take the title
choices-champion-point = Point at a title
choices-champion-name = { $title } { $hero }
choices-champion-worn = Held by the { $hero }
choices-champion-flavour = “{ $text }”
choices-champion-count-prestige = { SIGNED($count) }
choices-champion-count-gold = { SIGNED($count) }
choices-champion-count-legs = { $count ->
    [one] { $count } leg
   *[other] { $count } legs
}
choices-champion-count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# Headings of the groups of titles, about 90 units wide.
choices-champion-group-rewards = Rewards
choices-champion-group-types = Weapon types
choices-champion-group-gems = Gems
choices-champion-group-journey = Journey
# What a title would have given since the adventurer joined: a line on its card, and by quest.
choices-champion-gain-none = would not have helped
choices-champion-gain-prestige = would have paid { $count } prestige
choices-champion-gain-gold = would have paid { $count } gold
choices-champion-gain-legs = { $count ->
    [one] would have eased { $count } leg
   *[other] would have eased { $count } legs
}
choices-champion-gain-steps = { $count ->
    [one] would have saved { $count } step
   *[other] would have saved { $count } steps
}
choices-champion-would = So far it would have given
choices-champion-would-none = It would have changed nothing on the quests so far.
choices-champion-by-legs = { $count ->
    [one] { $count } leg
   *[other] { $count } legs
}
choices-champion-by-throughout = on it throughout
choices-champion-by-start = on it from the start
choices-champion-by-type = the type was missing
choices-champion-by-power = more power
choices-champion-by-saved = it would not have failed
choices-champion-more = { $count ->
    [one] and { $count } more quest
   *[other] and { $count } more quests
}

# A card of the market discard for nothing.
choices-card-title = A card from the market discard
choices-card-side = Free card
choices-card-remark = take one for free, or decline
choices-card-discard = The market discard
choices-card-asked = { $guild }: take a card from the discard, or decline
choices-card-told = Take { $card } for free
choices-card-told-once = Take { $card } for free; it acts at once
choices-card-any = Take any one card that nobody bought.
choices-card-once = A single-use card acts at once and leaves the game.
choices-card-stall = You can't own two stalls with the same exchange.

# The starting wealth. The curtain hides the cards of one person from the others at the table.
choices-wealth-title = Your wealth
choices-wealth-remark = keep { $count } cards and start with what they give
choices-wealth-of = { $guild }'s wealth
choices-wealth-of-remark = keeps { $count } of the cards
choices-wealth-card = { $card }
choices-wealth-card-kept = { $card }, to keep
choices-wealth-chooses = { $guild } is choosing its wealth
choices-wealth-waits = It keeps { $count } of its { $of } cards. The others go back unseen.
choices-wealth-others = Computer guilds are choosing
choices-wealth-person = { $guild }: { $person }
choices-wealth-face-down = { $count } wealth cards lie face down. Everyone else, please look away.
choices-wealth-look-button = Look at the cards
choices-wealth-look = Look
choices-wealth-keep = Keep
choices-wealth-first = Choose { $count } cards first
choices-wealth-sit-down = { $guild }: sit down, then look
choices-wealth-asked = Keep { $count } of the { $of } cards; the others go back unseen
choices-wealth-keep-these = Keep these { $count }
choices-wealth-table = On the table
# A switch between what lies there: about 16 letters each.
choices-wealth-table-quests = Quests on offer
choices-wealth-table-market = Market
choices-wealth-table-mine = Mine
choices-wealth-in-offer = in the quest offer, { $price ->
    [0] free
   *[other] for { $price } gold
}
choices-wealth-in-market = on show in the first market

# A level of the starting wealth.
choices-raise-title = A level for one adventurer
choices-raise-remark = up to level { $level }
choices-raise-asked = Choose the adventurer who gains a level
choices-raise-first = Choose an adventurer
choices-raise-button = Raise
choices-raise = { $hero }: from level { $level } to { $next }

# The harmless answer to a question, where the question has no better words: a button of 226 units.
choices-question-back = Go back

# On an adventurer's tile: 85 units of 15 beside the level's pips, and 62 units of 13 in an empty hand.
choices-tile-level = Level { $level }
choices-tile-unarmed = unarmed
