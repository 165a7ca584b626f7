### A whole game told in a terminal, by `forgewar replay --describe`: full sentences, as long as they
### need to be. Guilds are called by the names of those who play them, or "the automated green", so
### a sentence that begins with $guild begins with CAPITAL($guild). Hexes are called A1 to I5.

# Gold, resources and prestige: "Ann: +2 iron and −1 gold (mine)."
transcript-changes = { CAPITAL($guild) }: { $changes } ({ $source }).
# Where something came from, alone or with the card, quest, tile or title it came from.
transcript-source = { $source }: { $card }
transcript-source-wealth = wealth
transcript-source-mine = mine
transcript-source-pass = passing
transcript-source-blacksmith = Blacksmith
transcript-source-bazaar = Bazaar
transcript-source-barracks = Barracks
transcript-source-clerk = Clerk
transcript-source-offer = offer
transcript-source-claimant = earlier claim
transcript-source-card = card
transcript-source-quest = quest
transcript-source-weapon = weapon
transcript-source-champion = champion
transcript-source-forge = forge
transcript-source-failure = failure
transcript-source-merchant = merchant
transcript-source-stall = stall
transcript-source-tile = bonus tile
transcript-source-start = starting goods
transcript-source-end_adventurers = final adventurers
transcript-source-end_designs = final designs
transcript-source-end_cards = final cards
transcript-source-end_bonus = final bonus
transcript-source-end_sale = final sale
transcript-source-end_gold = final gold

# The course of the game.
transcript-wealth-kept = { CAPITAL($guild) } chooses its wealth.
transcript-wealth-shown = { CAPITAL($guild) } kept { $cards }.
transcript-round = Round { $round } begins ({ $stage }).
transcript-phase-setup = The set-up begins.
transcript-phase-placement = The overseers are placed.
transcript-phase-mine = The mine phase begins.
transcript-phase-market = The market phase begins.
transcript-phase-quest = The quest phase begins.
transcript-phase-end = The round ends.
transcript-phase-scoring = The final scoring begins.
transcript-stage = { $stage } begins.
transcript-mine-built = The mine of { $stage } is built.
transcript-order = The order is now { $guilds }.
transcript-passed-mine = { CAPITAL($guild) } moves no overseer.
transcript-passed-second_move = { CAPITAL($guild) } declines the second move.
transcript-passed-market = { CAPITAL($guild) } passes in the market.
transcript-passed-quest = { CAPITAL($guild) } takes no quest.
transcript-passed-management = { CAPITAL($guild) } finishes arming.
transcript-passed-trade_window = { CAPITAL($guild) } finishes trading.
transcript-declined-overseer_move = { CAPITAL($guild) } declines to move an overseer.
transcript-declined-worker_move = { CAPITAL($guild) } declines to move a worker.
transcript-declined-market_card = { CAPITAL($guild) } declines a card from the discard.
transcript-lapsed-overseer_move = { CAPITAL($guild) } may move an overseer, but none can.
transcript-lapsed-worker_move = { CAPITAL($guild) } may move a worker, but there is none.
transcript-lapsed-market_card = { CAPITAL($guild) } may take a card, but there is none.
transcript-lapsed-level = { CAPITAL($guild) } may raise an adventurer, but none can gain a level.
transcript-lapsed-title = { CAPITAL($guild) } has used all titles.
transcript-lapsed-automated_move = An automated colour cannot move.
transcript-lost = The game is lost.
transcript-ended = The game ends: { $places }.
transcript-place = { $place }. { $guild }

# The mine.
transcript-placed = { CAPITAL($guild) } places an overseer on { $hex }.
transcript-moved = { CAPITAL($guild) } moves an overseer from { $origin } to { $target }.
transcript-jumped = { CAPITAL($guild) } moves an overseer from { $origin } over { $over } to { $target }.
transcript-appeared = A worker of { $guild } appears on { $hex }.
transcript-turned = { $count ->
    [one] The worker on { $hexes } joins { $guild }.
   *[other] The workers on { $hexes } join { $guild }.
  }
transcript-defected = The worker on { $hex } defects to { $guild }.
transcript-removed = { CAPITAL($guild) } loses the worker on { $hex }.
transcript-worker-moved = A worker of { $guild } moves from { $origin } to { $target }.
transcript-struck = Strike: { $guild } loses the workers on { $hexes }.

# The market.
transcript-revealed = On show: { $cards }.
transcript-opened = Open to all: { $cards }.
transcript-discarded = Nobody bought { $cards }.
transcript-goes-blacksmith = { CAPITAL($guild) } goes to the Blacksmith.
transcript-goes-bazaar = { CAPITAL($guild) } goes to the Bazaar.
transcript-goes-bazaar_bonus = { CAPITAL($guild) } goes to the Bazaar's bonus cards.
transcript-goes-bazaar_single = { CAPITAL($guild) } goes to the Bazaar's single-use cards.
transcript-goes-barracks = { CAPITAL($guild) } goes to the Barracks.
transcript-goes-clerk = { CAPITAL($guild) } goes to the Clerk.
transcript-goes-road = { CAPITAL($guild) } goes to the Road.
transcript-gained = { CAPITAL($guild) } gets { $card } { $price ->
    [0] for free
   *[other] for { $price } gold
  }.
transcript-used = { CAPITAL($guild) } uses { $card } { $price ->
    [0] for free
   *[other] for { $price } gold
  }.
transcript-end-bonus = { CAPITAL($guild) } buys the final bonus { $card } for { $price } gold.
transcript-claimed = { CAPITAL($guild) } claims the { $card } { $price ->
    [0] for free
   *[other] for { $price } gold
  }.
transcript-bought = { CAPITAL($guild) } buys 1 { $resource } for { $price } gold.
transcript-sold = { CAPITAL($guild) } sells 1 { $resource } for { $price } gold.
transcript-stall = { CAPITAL($guild) } trades at its { $card }.

# Adventurers and champions.
# $whose is a list: "the Ranger and the Elf for Ann".
transcript-joined = New adventurers ({ $source }): { $whose }.
transcript-joined-guild = { $heroes } for { $guild }
transcript-raised = The { $hero } of { $guild } reaches level { $level }.
transcript-champion = The { $hero } of { $guild } becomes a champion: { $title }.
transcript-forged = { CAPITAL($guild) } forges the { $design } for the { $hero } on { $quest }.
transcript-weapon-lost = The { $design } of the { $hero } of { $guild } is lost.
transcript-honed = The weapon of the { $hero } of { $guild } gains { $power } power.
transcript-returned = The { $hero } of { $guild } returns from { $quest }.

# Quests.
transcript-offer = { $count ->
    [0] The offer is empty.
   *[other] The offer moves up: { $quests }.
  }
transcript-dealt = Dealt to the offer: { $quests }.
transcript-dealt-place = { $place } { $quest }
transcript-out = Out of the game: { $quests }.
transcript-taken = { CAPITAL($guild) } takes the quest { $quest }{ $skip ->
    [0] { "" }
    [one] , starting { $skip } step in
   *[other] , starting { $skip } steps in
  }.
transcript-taken-charming = { CAPITAL($guild) } takes the quest { $quest }{ $skip ->
    [0] { "" }
    [one] , starting { $skip } step in
   *[other] , starting { $skip } steps in
  }, charming the client.
transcript-advanced-quest = { CAPITAL($guild) } advances { $quest } to step { $step }.
transcript-advanced-road = { CAPITAL($guild) } advances { $quest } on the Road to step { $step }.
transcript-advanced-off = { CAPITAL($guild) } advances { $quest } past its last step.
transcript-leg = { CAPITAL($guild) } completes leg { $leg } of { $quest }.
transcript-completed = { CAPITAL($guild) } completes { $quest }.
transcript-failed-QUEST-6 = { CAPITAL($guild) } fails { $quest }: its step is not met.
transcript-failed-CHAMP-8 = { CAPITAL($guild) } fails { $quest }: a champion pledged to it is not there.
transcript-failed-END-1 = { CAPITAL($guild) } fails { $quest }: the game is over.

# Bonus tiles.
transcript-tile = { $count ->
    [0] The { $tile } bonus tile is resolved; nobody gains from it.
   *[other] The { $tile } bonus tile is resolved for { $guilds }.
  }
transcript-shopping = { CAPITAL($guild) } has { $budget } gold from the tile to spend.
transcript-shopped = { CAPITAL($guild) } buys 1 { $resource } for { $price } of the tile's gold.
transcript-shopping-ended = { CAPITAL($guild) } finishes shopping; { $lost } of the tile's gold is lost.

# The whole transcript: its first lines, and the headings of its parts.
transcript-title = { CAPITAL($kind) }: { $guilds }.
transcript-head-round = ROUND { $round } ({ $stage })
transcript-part-setup = SET-UP
transcript-part-placement = Placement:
transcript-part-mine = Mine:
transcript-part-market = Market:
transcript-part-quest = Quests:
transcript-part-end = End of round:
transcript-part-scoring = Scoring:
