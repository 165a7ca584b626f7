### The glossary: in the rulebook, and in slips beside symbols that somebody points at. A name of one
### to three words, and a sentence that says what it means.

# The letters in the order of a dictionary. An accented letter that is missing counts as the plain one.
# Where the writing does not tell the order, as in Japanese, `.read` says how a word is read.
alphabet = abcdefghijklmnopqrstuvwxyz

glossary-copper = Copper
glossary-copper-means = The commonest metal, for your first weapons.
glossary-iron = Iron
glossary-iron-means = The metal of stronger weapons, found in every stage.
glossary-mithril = Mithril
glossary-mithril-means = The finest metal, found from Stage II on.
glossary-emerald = Emerald
glossary-emerald-means =
    A gem that some designs need and that sells well, found in every stage.
glossary-ruby = Ruby
glossary-ruby-means = A gem that some designs need, found from Stage II on.
glossary-diamond = Diamond
glossary-diamond-means = The rarest gem, found in Stage III.
glossary-resource = Resource
glossary-resource-means = A metal (copper, iron, mithril) or a gem (emerald, ruby, diamond).
glossary-gold = Gold
glossary-gold-means =
    Money for the market and for quests with a price; at the end every full 4 gold gives 1 prestige.
glossary-prestige = Prestige
glossary-prestige-means = The victory points: most prestige wins.
glossary-overseer = Overseer
glossary-overseer-means =
    The figure you move in straight lines through the mine to win workers and resources.
glossary-worker = Worker
glossary-worker-means =
    A figure on a hex of the mine that yields a resource when it appears or is jumped; the guild
    with the fewest workers goes first.
glossary-turn = Turns
glossary-turn-means = A worker of another colour that will join your guild when you jump it.
glossary-defect = Defects
glossary-defect-means =
    A worker of your own colour that will join the rival with the fewest workers when you jump it.
glossary-new_worker = New worker
glossary-new_worker-means = The worker that will stay on the hex your overseer leaves.
glossary-strike = Strike
glossary-strike-means =
    The walkout of 5 or more connected workers of one colour, which then leave the mine.
glossary-overseer_move = Overseer move
glossary-overseer_move-means =
    A reward: move one of your overseers as in the mine phase, with all that it yields.
glossary-worker_move = Worker move
glossary-worker_move-means =
    A reward: remove any one worker from the mine, or move it to an empty hex; it keeps its colour.
glossary-mine_phase = Mine phase
glossary-mine_phase-means = The first part of a round, in which overseers move.
glossary-market_phase = Market phase
glossary-market_phase-means = The second part of a round, in which each guild takes one action.
glossary-quest_phase = Quest phase
glossary-quest_phase-means =
    The third part of a round, in which guilds take quests, arm for them and are rewarded.
glossary-round_end = End of round
glossary-round_end-means =
    The last part of a round: last trades, then stale quests leave the offer.
glossary-round = Round
glossary-round-means = A game has 7 rounds, or 18 in an epic game; each has the same phases.
glossary-player_order = Player order
glossary-player_order-means =
    The order in which guilds act, set anew after each mine phase: the guild with the fewest workers
    goes first.
glossary-stage = Stage
glossary-stage-means =
    One of three ages of growing wealth and danger, with its own mine, market and quests.
glossary-space = Space
glossary-space-means =
    A place in the market: a closed space takes one guild per round, an open space any number.
glossary-space_free = Free space
glossary-space_free-means = A closed space that no guild has taken this round.
glossary-space_open = Open space
glossary-space_open-means = A market space that any number of guilds may use each round.
glossary-space_taken = Taken space
glossary-space_taken-means = A closed space that a guild has already taken this round.
glossary-blacksmith = Blacksmith
glossary-blacksmith-means = The closed space that sells the unique design on show.
glossary-bazaar = Bazaar
glossary-bazaar-means =
    The closed space, or two of them, that sells bonus cards and single-use cards.
glossary-barracks = Barracks
glossary-barracks-means = The closed space where you hire an adventurer, train one, or both.
glossary-clerk = Clerk
glossary-clerk-means = The open space where you claim a public design.
glossary-road = Road
glossary-road-means = The open space that advances one of your quests a step for free.
glossary-passing = Passing
glossary-passing-means = Taking no action in the market, which pays 1 gold.
glossary-claim = Claim
glossary-claim-means =
    Your right to forge a public design, bought at the Clerk or gained from a wealth card.
glossary-design = Design
glossary-design-means =
    The plan of a weapon; you have two from the start, any guild may claim the public ones, and a
    unique one belongs to the guild that buys it.
glossary-unique_design = Unique design
glossary-unique_design-means =
    A design that only its buyer may forge, for adventurers of level 3 and 4.
glossary-bonus_card = Bonus card
glossary-bonus_card-means =
    A permanent market card, either a stall or a Savvy, that you keep to the end.
glossary-single_use = Single-use card
glossary-single_use-means =
    A market card that acts once, as soon as you get it, and leaves the game.
glossary-savvy = Savvy
glossary-savvy-means =
    A bonus card that improves how you buy, sell, trade or use the Road.
glossary-stall = Stall
glossary-stall-means =
    A bonus card that exchanges 1 gem for 2 of one metal, or the other way round.
glossary-merchant = Merchant
glossary-merchant-means =
    The trader from whom you may buy one resource and to whom you may sell one each round.
glossary-discard = Market discard
glossary-discard-means =
    The market cards nobody bought, from which some rewards let you take one.
glossary-market_card = Market card
glossary-market_card-means = A reward: take any one card from the market discard for free.
glossary-end_bonus = End-game bonus
glossary-end_bonus-means =
    A bonus sold in the last round instead of cards: prestige at the end for what you have.
glossary-adventurer = Adventurer
glossary-adventurer-means = One of the people you arm and send on quests, of level 1 to 4.
glossary-level = Level
glossary-level-means =
    An adventurer's experience: it decides which weapons they can wield, and counts at the end.
glossary-unarmed = Unarmed
glossary-unarmed-means = An adventurer without a weapon, who can't go on a quest.
glossary-home = At home
glossary-home-means =
    An adventurer who is not out on a quest and can be armed, or trained at the Barracks.
glossary-pool = Pool
glossary-pool-means =
    What your guild has at hand: its resources, and the adventurers who are at home.
glossary-forge = Forging
glossary-forge-means =
    Spending the resources of a design to arm an adventurer on a quest with the weapon.
glossary-power = Power
glossary-power-means = The strength a weapon adds to the quest it is used on.
glossary-slashing = Slashing
glossary-slashing-means = The weapon type of axes, which some quest legs require.
glossary-piercing = Piercing
glossary-piercing-means = The weapon type of spears, which some quest legs require.
glossary-crushing = Crushing
glossary-crushing-means = The weapon type of maces, which some quest legs require.
glossary-weapon_type = Weapon type
glossary-weapon_type-means =
    Slashing (axe), piercing (spear) or crushing (mace), which some quest legs require.
glossary-champion = Champion
glossary-champion-means =
    An adventurer of level 4 in an epic game, who takes a title with an ability of its own.
glossary-title = Title
glossary-title-means =
    A champion's name and ability; each title can be used once in your guild.
glossary-offer = Quest offer
glossary-offer-means = The row of 8 places with the quests that can be taken this round.
glossary-quest = Quest
glossary-quest-means =
    A row of legs that your armed adventurers work through step by step for rewards and prestige.
glossary-tracker = Tracker
glossary-tracker-means =
    The marker that shows which step of a quest you are on; each guild has 5.
glossary-leg = Leg
glossary-leg-means =
    A part of a quest, made of one or more steps of the same difficulty and required types.
glossary-step = Step
glossary-step-means =
    One box of a leg; a quest advances one step per round, or more with the Road.
glossary-step_now = Current step
glossary-step_now-means = The step your tracker is on, which must be met this round.
glossary-step_done = Finished step
glossary-step_done-means = A step that the quest has already passed.
glossary-difficulty = Difficulty
glossary-difficulty-means =
    The power the weapons on a quest must add up to; each missing required type adds 3.
glossary-brackets = Prestige in brackets
glossary-brackets-means =
    What the quest still pays if it fails after this leg; it is not paid for finishing the leg.
glossary-rush = Rush
glossary-rush-means = To advance an active quest in the market phase by taking the Road.
glossary-management = Management
glossary-management-means =
    The part of the quest phase in which you forge weapons and send adventurers to your quests.
glossary-physical_reward = Physical reward
glossary-physical_reward-means = Anything a leg gives other than prestige.
glossary-failure = Failing
glossary-failure-means =
    What happens to a quest whose current step is not met when you finish arming.
glossary-ledger = Ledger
glossary-ledger-means =
    The overview of what each of your active quests will need, step by step.
glossary-coming_rounds = Coming rounds
glossary-coming_rounds-means = What your active quests need all together in each round from now on: power, and the weapon types required.
glossary-industrious = Industrious tile
glossary-industrious-means =
    An overseer move for each guild with exactly as many workers in the mine as the tile shows.
glossary-adventurous = Adventurous tile
glossary-adventurous-means =
    An adventurer for each guild with exactly as many active quests as the tile shows.
glossary-stockpile = Stockpile tile
glossary-stockpile-means = One of the tile's resource for every 3 resources in your pool.
glossary-decorated = Decorated tile
glossary-decorated-means = A reward for each of your level-4 champions.
glossary-knowledge = Knowledge tile
glossary-knowledge-means = A reward for each unique design you own.
glossary-automated = Automated colour
glossary-automated-means =
    One of two colours in a solo game that move by themselves in the mine and take part in nothing
    else.
glossary-wealth = Wealth card
glossary-wealth-means = A card that adds to what a guild starts with: each guild keeps two of four.
glossary-guild = Guild
glossary-guild-means = The emblem of a guild: its colour is that of its pieces.
glossary-done = Done
glossary-done-means = A tick: this one is met, owned, or has had its turn.
glossary-becomes = Becomes
glossary-becomes-means = An arrow: what you would have left, or gain, if you chose what you point at.
glossary-locked = Locked
glossary-locked-means = A lock: you can't take this now; point at it to see why.
glossary-completed = Completed
glossary-completed-means = A cup: completed quests.
glossary-leaving = Leaving
glossary-leaving-means = An hourglass: this quest leaves the offer after this round if nobody takes it.
glossary-too_long = Too long
glossary-too_long-means = A warning: this quest has more steps than there are rounds left.
glossary-unmet = Not met
glossary-unmet-means = A cross: this quest's step is not met yet; unless you meet it, the quest fails.
