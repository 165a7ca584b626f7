# The quest phase: the offer, the guild's quests, its adventurers and designs, the right column, the
# prompt and the buttons, and the quest ledger.

# Heads of panels. One line each, about 250 units of 18; the remarks at their right end are short.
quest-offer = Quest offer
quest-own-quests = Your quests
quest-quests-of = { $guild }'s quests
quest-filled = { $count } of { $most }
quest-home = Adventurers at home
quest-home-short = At home
quest-home-count = { $count } at home
quest-designs = Your designs
quest-designs-of = { $guild }'s designs
quest-designs-rows = rows { $first }–{ $last } of { $rows }, scroll for more
quest-forgeable = { $count } of { $most } can be forged
quest-forgeable-for = The { $hero } can wield { $count } of { $most }
quest-everyone-out = Everyone is out on quests

# Two copies of one card that a guild has.
quest-copy = { $name } ({ $copy })

# How a quest stands, in full: on the label of a row and in prompts.
quest-row = { $quest }: { $verdict }
quest-met = met, { $power } of { $needed }
quest-short = short by { $short }, { $power } of { $needed }
quest-lacks-type = { $type } missing (needs { SIGNED($extra) })
quest-promised = needs the { $hero }
quest-verdict-more = { $first }, { $next }

# How a quest stands, in pills of 122 units at the end of its row, and in lines of lists.
quest-met-short = met
quest-would-be-met = would be met
# It is not met, and need not be before the next round.
quest-asked-next = next round
quest-missing-pill = needs { SIGNED($extra) }
quest-short-by = short by { $short }
quest-promised-short = needs champion
quest-needs-hero = needs { $hero }
quest-power-of = of { $needed }
quest-step-line = step { $step } of { $steps }, { $verdict }
quest-rushed = rushed this round

# Rows without a quest, and the picture in a row.
quest-row-none = No active quest
quest-none-yet = None yet

# A place of the offer: its label, the pill on a card that cannot be taken, what an empty one says,
# and what the hourglass and the warning above it say when they are pointed at.
quest-place = { $quest }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $price ->
    [0] free
   *[other] { $price } gold
}
quest-place-empty = empty
quest-place-taken = { $guild } takes { $quest }
quest-place-taker = Taken by { $guild }
# So much gold, or so much of a resource whose picture stands beside it.
quest-lock-gold = short by { $short }
quest-lock-full = { $count } quests
quest-lock-level = level { $level }
quest-lock-no-quest = no quest
quest-lock = not now
quest-leaves-label = At the end of the round
quest-leaves = Leaves the offer at the end of this round if nobody takes it
quest-too-long-label = Too long
quest-too-long = Takes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, one per round, but only { $rounds ->
    [one] { $rounds } round is
   *[other] { $rounds } rounds are
} left

# The quest pointed at, in the right column of about 250 units.
quest-take-a-quest = Take a quest
quest-taken-by = { $guild } chooses
quest-offer-advice = Point at a quest to see what it needs. Each guild may take one per round. You must meet its first step this round, or it fails.
quest-offer-advice-solo = Point at a quest to see what it needs. You must take one every round and meet its first step at once; if it fails, you lose the game.
quest-length = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} left
quest-price-of = { $price ->
    [0] free
   *[other] of your { $gold } gold
}
quest-charming-pays = Charming: pays { $gold } gold
quest-expeditious = Expeditious: start on step
quest-charm = Charm the client for { $gold } gold
quest-first-met = You could meet it with
quest-first-cost = for { $cost }
quest-first-more = and { $count } more
quest-first-not = Not with what you have
quest-first-fails = { $others ->
    [0] Unless you trade for more,
   *[other] Unless you trade for more after arming for your other quests,
} it fails: { SIGNED($prestige) } prestige
quest-first-loses = Unless you trade for more, it fails and you lose the game
quest-costs-nothing = nothing
quest-weapon-power = { SIGNED($power) }

# An adventurer: the label of a tile, and lines in the right column.
quest-hero = { $hero }, level { $level }
quest-hero-more = { $hero }, { $more }
quest-hero-title = { $title }: { $does }
quest-hero-carries = Carries: { $design }
quest-hero-honed = honed by { SIGNED($power) }
quest-hero-weapon-lost = A new weapon, another quest or going home discards this weapon
quest-wields-simple = At level { $level } they wield swords and daggers
quest-wields-public = At level { $level } they wield any public design
quest-wields-all = At level { $level } they wield any design, even a unique one
quest-send-home = Send home
quest-no-quest-to-go-on = You have no active quest
quest-no-quest-to-forge-for = You have no active quest to forge for

# What becomes of each quest if the guild is done now: up to two lines of about 220 units under its
# name. $gains is a list: "7 prestige and 2 gold".
quest-if-done = If you finish now
quest-how-they-stand = Quest status
quest-fate-fails = fails: { $prestige ->
    [0] no prestige
   *[other] { SIGNED($prestige) } prestige
}
quest-fate-fails-still = fails, but pays { SIGNED($prestige) } prestige
quest-fate-loses = fails, and you lose the game
quest-fate-over = the game is already lost
quest-fate-completed = completed: { $gains }
quest-fate-leg = finishes a leg
quest-fate-leg-for = finishes a leg: { $gains }
quest-fate-on = advances to step { $step } of { $steps }
quest-none-own = Your guild has no active quest.
quest-none-of = { $guild } has no active quest.
quest-advice-unmet = Pick a quest, a design and an adventurer in any order, or drag a design or an adventurer onto a quest.
quest-advice-met = Every quest is met. Resources you don't use stay in your pool.
quest-advice-lost = In a solo game you lose if even one quest fails.

# What advancing brings: a pill of 122 units, and lines in the right column.
quest-rewards = Rewards
quest-rewards-advice = Every quest advances one step, in the order you choose.
quest-moves-next = Advances
quest-moves-on = one step
quest-moves-leg = leg finished
quest-moves-completed = completed
quest-moved = advanced
quest-moves-on-line = Advances one step within its leg
quest-finishes-leg = Finishes a leg
quest-finishes-quest = Completes the quest
quest-hero-raised = The { $hero } reaches level { $level }
quest-hero-joins = A new adventurer joins
quest-weapon-honed = The { $hero }'s weapon: { SIGNED($power) } power
quest-gains = { CAPITAL($what) }
quest-then-overseer-move = Then you move an overseer
quest-then-worker-move = Then you move or remove a worker
quest-then-market-card = Then you take a card from the market discard
quest-then-level = Then you choose who gains { $count ->
    [one] a level
   *[other] { $count } levels
}
quest-then-title = Then you choose a title

# Coming rounds, and the ledger. Heads of columns are about 100 units wide.
quest-coming-rounds = Coming rounds
quest-power = power
quest-nothing-asked = Nothing needed
quest-round = Round { $round }
quest-after-the-end = After the end
quest-ledger = Quest ledger
quest-ledger-none = { $guild } has no active quest
quest-ledger-finished = completed
quest-ledger-power = Power needed
quest-ledger-armed = { $power } armed
quest-ledger-late = { $count ->
    [one] { $count } quest can't be completed
   *[other] { $count } quests can't be completed
}
quest-ledger-help = Each step must be met in its round. The number beside the helmet is how many adventurers it takes with the weapons and resources you have now; a dash means they aren't enough.
quest-ledger-nobody = –

# The prompt: two lines of about 500 units at the foot of the screen.
quest-doing-acquisition = { $guild } chooses a quest
quest-doing-management = { $guild } arms its adventurers
quest-doing-rewards = { $guild } collects its rewards
quest-doing-other = { $guild } is thinking
quest-prompt-after = { $news }. { $then }
quest-prompt-take = { $guild }: take a quest, or decline
quest-prompt-full = { $guild } has { $count } active quests and must decline
quest-prompt-no-gold = { $guild } can't pay for any quest and must decline
quest-prompt-solo = { $guild }: take a quest (one every round)
quest-prompt-solo-last = { $guild }: this makes { $count } active. Complete one this round, or you lose next round
quest-take = Take { $quest } { $price ->
    [0] for free
   *[other] for { $price } gold
}{ $step ->
    [1] { "" }
   *[other] , starting on step { $step }
}
quest-take-charming = Take { $quest } and gain { $gold } gold{ $step ->
    [1] { "" }
   *[other] , starting on step { $step }
}
quest-prompt-arm = { $design } for the { $hero }: { $verdict }. Costs { $cost }
quest-prompt-arm-anew = { $told }; discards the { $lost }
quest-prompt-advance = { $quest } advances next. Advance it, or choose another
quest-prompt-advance-only = { $quest } advances
quest-prompt-rewards = { $guild }: choose which quest advances next
quest-pick-design = Which weapon for the { $hero } on { $quest }?
quest-pick-quest = { $design } for the { $hero }: on which quest?
quest-pick-hero = Who takes the { $design } on { $quest }?
quest-pick-for-hero = The { $hero }: pick a design, and a quest to go on
quest-pick-for-design = { $design }: pick who will carry it, and on which quest
quest-pick-for-quest = { $quest }: pick an adventurer and a design
quest-prompt-none = { $guild } has no active quest: finish arming
quest-prompt-unmet = { $guild }: arm your adventurers; { $count ->
    [one] { $count } quest is
   *[other] { $count } quests are
} not met
quest-prompt-met = { $guild }: every quest is met. Finish, or keep arming

# Buttons, about 90 units of 16; then why one cannot be pressed.
quest-confirm = Confirm
quest-done = Done
quest-advance = Advance
quest-take-it = Take it
quest-decline = Decline
quest-reset = Reset
quest-suggest = Suggest
quest-choose = Choose a quest
quest-choose-first = Choose a quest first
quest-others-turn = Waiting for { $guild }
quest-nothing-done = Nothing to reset yet
quest-cannot-be-met = You can't meet it with your adventurers at home and your resources
quest-suggest-tip = Suggest weapons
quest-suggestion = { $weapons }: { $cost }
quest-weapon-for = { $design } for the { $hero }

# The question before quests fail: lines of about 450 units, two buttons of 226. The first answer
# does no harm.
quest-question-fail = { $count ->
    [one] { $count } quest will fail
   *[other] { $count } quests will fail
}
quest-question-lost = You will lose the game
quest-question-line = { $quest }: { $verdict }; { $fate }
quest-question-gone = A failed quest leaves the game. Its adventurers come home; their weapons are lost.
quest-question-loses = In a solo game you lose if even one quest fails.
quest-question-back = Keep arming
quest-let-fail = { $count ->
    [one] Let it fail
   *[other] Let them fail
}
quest-let-lose = Lose the game
