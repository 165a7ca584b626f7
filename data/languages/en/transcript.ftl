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
transcript-source-failure = failed quest
transcript-source-merchant = merchant
transcript-source-stall = stall
transcript-source-tile = bonus tile
transcript-source-start = set-up
transcript-source-end_adventurers = final scoring, adventurers
transcript-source-end_designs = final scoring, designs
transcript-source-end_cards = final scoring, cards
transcript-source-end_bonus = end-game bonus
transcript-source-end_sale = final sale
transcript-source-end_gold = final scoring, gold

# The course of the game.
transcript-wealth-kept = { CAPITAL($guild) } chooses wealth cards.
transcript-wealth-shown = { CAPITAL($guild) } keeps { $cards }.
transcript-round = Round { $round } begins ({ $stage }).
transcript-phase-setup = The set-up begins.
transcript-phase-placement = The overseers are placed.
transcript-phase-mine = The mine phase begins.
transcript-phase-market = The market phase begins.
transcript-phase-quest = The quest phase begins.
transcript-phase-end = The round ends.
transcript-phase-scoring = The final scoring begins.
transcript-stage = { $stage } begins.
transcript-mine-built = The { $stage } mine is built.
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
transcript-lapsed-overseer_move = { CAPITAL($guild) } may move an overseer, but none can move.
transcript-lapsed-worker_move = { CAPITAL($guild) } may move a worker, but there is none.
transcript-lapsed-market_card = { CAPITAL($guild) } may take a card, but there is none.
transcript-lapsed-level = { CAPITAL($guild) } may give an adventurer a level, but none can gain one.
transcript-lapsed-title = { CAPITAL($guild) } has used all titles.
transcript-lapsed-automated_move = An automated colour cannot move.
transcript-lost = The game is lost.
transcript-ended = The game ends with { $places }.
transcript-place = { $guild } in { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } place

# The mine.
transcript-placed = { CAPITAL($guild) } places an overseer on { $hex }.
transcript-moved = { CAPITAL($guild) } moves an overseer from { $origin } to { $target }.
transcript-jumped = { CAPITAL($guild) } moves an overseer from { $origin } over { $over } to { $target }.
transcript-appeared = { CAPITAL($guild) }'s new worker appears on { $hex }.
transcript-turned = { $count ->
    [one] The worker on { $hexes } joins { $guild }.
   *[other] The workers on { $hexes } join { $guild }.
  }
transcript-defected = The worker on { $hex } defects to { $guild }.
transcript-removed = { CAPITAL($guild) } loses the worker on { $hex }.
transcript-worker-moved = { CAPITAL($guild) }'s worker moves from { $origin } to { $target }.
transcript-struck = Strike: { $guild } loses the workers on { $hexes }.

# The market.
transcript-revealed = On show: { $cards }.
transcript-opened = Added to the public designs: { $cards }.
transcript-discarded = Discarded: { $cards }.
transcript-goes-blacksmith = { CAPITAL($guild) } goes to the Blacksmith.
transcript-goes-bazaar = { CAPITAL($guild) } goes to the Bazaar.
transcript-goes-bazaar_bonus = { CAPITAL($guild) } goes to the Bazaar.
transcript-goes-bazaar_single = { CAPITAL($guild) } goes to the Bazaar.
transcript-goes-barracks = { CAPITAL($guild) } goes to the Barracks.
transcript-goes-clerk = { CAPITAL($guild) } goes to the Clerk.
transcript-goes-road = { CAPITAL($guild) } goes to the Road.
transcript-gained = { CAPITAL($guild) } { $price ->
    [0] gets { $card } for free
   *[other] buys { $card }
  }.
transcript-used = { CAPITAL($guild) } uses { $card }{ $price ->
    [0] {" "}for free
   *[other] { "" }
  }.
transcript-end-bonus = { CAPITAL($guild) } buys the end-game bonus { $card }.
transcript-claimed = { CAPITAL($guild) } claims the { $card }{ $price ->
    [0] {" "}for free
   *[other] { "" }
  }.
transcript-bought = { CAPITAL($guild) } buys 1 { $resource }.
transcript-sold = { CAPITAL($guild) } sells 1 { $resource }.
transcript-stall = { CAPITAL($guild) } trades at the { $card }.

# Adventurers and champions.
# $whose is a list: "the Ranger and the Elf (Ann)".
transcript-joined = { $count ->
    [one] New adventurer ({ $source }): { $whose }.
   *[other] New adventurers ({ $source }): { $whose }.
  }
transcript-joined-guild = { $heroes } ({ $guild })
transcript-raised = The { $hero } ({ $guild }) reaches level { $level }.
transcript-champion = The { $hero } ({ $guild }) takes the title “{ $title }”.
transcript-forged = { CAPITAL($guild) } forges a new { $design } for the { $hero } on { $quest }.
transcript-weapon-lost = The { $hero } ({ $guild }) loses the { $design }.
transcript-honed = The weapon of the { $hero } ({ $guild }) gains { $power } power.
transcript-returned = The { $hero } ({ $guild }) returns from { $quest }.

# Quests.
transcript-offer = { $count ->
    [0] The offer is empty.
   *[other] The offer moves up: { $quests }.
  }
transcript-dealt = { $count ->
    [one] Dealt to place { $first } of the offer: { $quests }.
    [2] Dealt to places { $first } and { $last } of the offer: { $quests }.
   *[other] Dealt to places { $first } to { $last } of the offer: { $quests }.
  }
transcript-out = Out of the game: { $quests }.
transcript-taken = { CAPITAL($guild) } takes the quest { $quest }{ $skip ->
    [0] { "" }
    [one] , skipping { $skip } step
   *[other] , skipping { $skip } steps
  }.
transcript-taken-charming = { CAPITAL($guild) } takes the quest { $quest }{ $skip ->
    [0] { "" }
    [one] , skipping { $skip } step
   *[other] , skipping { $skip } steps
  }, charming the client.
transcript-advanced-quest = { CAPITAL($guild) } advances { $quest } to step { $step }.
transcript-advanced-road = { CAPITAL($guild) } advances { $quest } on the Road to step { $step }.
transcript-advanced-off = { CAPITAL($guild) } advances { $quest } past its last step.
transcript-leg = { CAPITAL($guild) } finishes leg { $leg } of { $quest }.
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
transcript-copies = A number in brackets after a name marks a further copy of the same card.
transcript-head-round = ROUND { $round } ({ $stage })
transcript-part-setup = SET-UP
transcript-part-placement = Placement:
transcript-part-mine = Mine:
transcript-part-market = Market:
transcript-part-quest = Quests:
transcript-part-end = End of round:
transcript-part-scoring = Scoring:
