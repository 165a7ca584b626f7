# What every scene of a match shares: the bars above and below, guild panels, log, hints, reasons,
# and what comes up between turns.

# The top bar. The round stands before a pip for each round; "of 7" after it, smaller.
match-round = Round { $round }
match-rounds = of { $count }
match-phase-mine = Mine
match-phase-market = Market
match-phase-quest = Quest
match-menu = Menu: pause, rules, settings, leave ({ $key })
match-ask = Explain symbols: show what everything is called ({ $key })
# Beside a phase of the ribbon: what pressing it does.
match-look-mine = Look at the mine ({ $key }); your decision will wait
match-look-market = Look at the market and its prices ({ $key }); your decision will wait
match-look-quest = Look at the quest offer and your quests ({ $key }); your decision will wait
match-look-here = You are here
match-look-back = Back to your decision ({ $key })
match-looking = You are looking around; { $guild }'s decision is waiting
match-look-return = Back to decision
match-order = Order
# Under it, the step of the round in which those in the order have a turn: about 16 letters.
match-step-wealth = choosing wealth
match-step-placing = placing overseers
match-step-mine = moving
match-step-market = at the market
match-step-taking = taking quests
match-step-managing = arming for quests
match-step-rewards = collecting rewards
match-step-trades = last trades
match-step-tile = end of the round
match-step-scoring = final scoring
# On a small disk at the shield of a guild that has moved and will move a second time.
match-second = 2
# The number of a stage under the pips of its rounds.
match-numeral-1 = I
match-numeral-2 = II
match-numeral-3 = III
# The label of the bonus tile that is counted next.
match-tile = { $tile }, resolved after round { $round }

# The log in the right column, its label, and the whole log in a sheet of its own.
match-log = Log
match-log-open = Show the whole log
# What a guild did since the person who is to choose did something; pressed, it is shown again.
match-since = Since your turn: { $guild }
match-log-title = Game log
match-log-nothing = Nothing yet

# The guide under the guild panels: two buttons of about 9 letters. The second is also the title of a
# sheet with all that the guide ever says.
match-guide-away = Hide
match-tips = Tips

# The bottom bar. Buttons of about 10 letters; "+" stands before a coin with what passing pays.
match-undo = Undo
match-pass = Pass
match-pays = { $label } +
match-pause = Pause
match-speed-instant = Instant
match-hurry = Hold { $key } to fast-forward
match-other-chooses = Waiting for { $guild }
match-hinting = A Master is thinking

# Why nothing can be taken back, on a slip beside the dimmed button.
match-no-undo-nothing = Nothing to undo yet
match-no-undo-revealed = You can't undo: something was revealed, or a guild finished arming
match-no-undo-managing = You can't undo past the start of this guild's arming
match-no-undo-watched = You are only watching this game
# What taking back leads to, on a slip beside the button; $what is one of the decisions below.
match-undo-start = Back to { $what }
match-undo-this = Back to { $what } (this round)
match-undo-earlier = Back to { $what } (round { $round })
match-decided-wealth = { $own ->
    [yes] your choice of wealth
   *[no] { $guild }'s choice of wealth
  }
match-decided-wealth-raise = { $own ->
    [yes] your choice of who gains a level
   *[no] { $guild }'s choice of who gains a level
  }
match-decided-placement = { $own ->
    [yes] placing your overseer
   *[no] placing { $guild }'s overseer
  }
match-decided-mine = { $own ->
    [yes] your mine move
   *[no] { $guild }'s mine move
  }
match-decided-mine-second = { $own ->
    [yes] your second mine move
   *[no] { $guild }'s second mine move
  }
match-decided-automated-tie = { $own ->
    [yes] your choice among equal moves
   *[no] { $guild }'s choice among equal moves
  }
match-decided-market = { $own ->
    [yes] your market action
   *[no] { $guild }'s market action
  }
match-decided-trade = { $own ->
    [yes] the moment before your trade
   *[no] the moment before { $guild }'s trade
  }
match-decided-acquisition = { $own ->
    [yes] your choice of quest
   *[no] { $guild }'s choice of quest
  }
match-decided-management = { $own ->
    [yes] the last time you armed
   *[no] the last time { $guild } armed
  }
match-decided-rewards = { $own ->
    [yes] your choice of the next quest to advance
   *[no] { $guild }'s choice of the next quest to advance
  }
match-decided-overseer-move = { $own ->
    [yes] your overseer move reward
   *[no] { $guild }'s overseer move reward
  }
match-decided-worker-move = { $own ->
    [yes] your worker move reward
   *[no] { $guild }'s worker move reward
  }
match-decided-market-card = { $own ->
    [yes] your choice of a free card
   *[no] { $guild }'s choice of a free card
  }
match-decided-level = { $own ->
    [yes] your choice of who gains a level
   *[no] { $guild }'s choice of who gains a level
  }
match-decided-title = { $own ->
    [yes] your choice of title
   *[no] { $guild }'s choice of title
  }
match-decided-trade-window = { $own ->
    [yes] your last trades
   *[no] { $guild }'s last trades
  }
match-decided-shopping = { $own ->
    [yes] your shopping with a tile's gold
   *[no] { $guild }'s shopping with a tile's gold
  }

# What a guild does, in the bottom bar, in prompts and reviews: $did is a line of the log (log.ftl).
match-happens = { FORM($did, "subject") ->
    [own] { $guild }: { LOWER($did) }
   *[guild] { $guild } { LOWER($did) }
  }
match-moves-your-worker = { $guild } uses a reward to move one of your workers
match-moves-worker = { $guild } uses a reward to move one of { $owner }'s workers
# On the panel of a guild while it passes.
match-passes = Passes

# The same, where it is nobody's doing.
match-occurs-reveal = The market cards are revealed
match-occurs-discard = Cards that nobody bought are discarded
match-occurs-deal = Quests are dealt

# Guild panels: a gain or loss beside a number, and the labels of the panels.
match-gain = { SIGNED($number) }
match-automated = { $guild }, automated
# Who plays it, if that is the computer: a name, and how strong it plays. If there is no room for both, the
# name stands alone.
match-who-computer = { $name }, { $strength }
# Behind a key, under why something cannot be done.
match-rules-door = In the rules
# In a guild's panel, where there is room: about 18 letters.
match-no-quests = No active quest
match-mat-open = Show everything { $guild } has
# Beside the counts in a panel, under the pointer: what a guild has.
match-holds-quests = Active quests: { $cards }.
match-holds-designs = Designs: { $cards }.
match-holds-cards = Bonus cards: { $cards }.


# Above the log: a button of about 12 letters, what it does, and what came of it.
match-transcript = Transcript
match-transcript-tip = Save the game so far as a written transcript
document-transcript-saved = Transcript saved
document-transcript-saved-where = Saved as { $path }
document-transcript-not-saved = Transcript not saved
document-transcript-not-written = Could not write { $path }.

# Why computer guilds did what they did: the sheet, each choice with the guild and its strength.
match-why = Why?
match-why-line = Why: { $line }
match-why-title = Why rivals did that
# While there are no reasons: a picture, a sentence, two rows as examples, a button.
match-why-empty = No reasons yet
match-why-empty-words = A rival's reasons appear here as soon as it acts. Reasons from earlier sessions are not kept. For example:
match-why-nobody = Only people are playing. Computer guilds' reasons would appear here.
match-why-back = Back to the table
match-why-example-1 = Jumps 2 workers: 2 iron and 1 ruby
match-why-example-1-words = Brings 2 iron and 1 ruby, and leaves Raven last in the order.
match-why-example-2 = Claims the Iron Spear
match-why-example-2-words = The next leg requires a piercing weapon, and nobody has one yet.
match-why-who = { $guild }, { $strength }

# Between the turns of two people: a panel with the guild and who plays it.
match-handover = { $guild }: { $player }
match-handover-since = since your last turn
match-handover-away = Everyone else, please look away.
match-handover-go = Start my turn

# A banner over the table when another person is to choose: what is asked of them, under their name.
match-turn-wealth = a level for one of your adventurers
match-turn-placing = place your overseer
match-turn-mine = your move in the mine
match-turn-market = your action at the market
match-turn-taking = take a quest, or decline
match-turn-managing = arm your adventurers
match-turn-rewards = collect your rewards
match-turn-trades = your last trades
match-turn-tile = your bonus tile
match-turn-scoring = the final scoring
# Before the shields and names of those who choose after them.
match-turn-then = then

# A new stage: a large panel with its title, a sentence of one line, two rows of cards.
match-stage-begins = { $stage } begins
match-deeper-2 = The tunnels go deeper: the new mine holds mithril and rubies.
match-deeper-3 = The last and deepest mine holds diamonds, and the quests call for champions.
match-stage-offer = On offer
match-stage-new = New designs and market
match-stage-go = Place overseers

# The head of a message that the file of the game was changed, replaced or deleted by somebody else.
match-record-changed = This game's record
