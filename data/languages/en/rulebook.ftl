### The rulebook. A chapter has a title of at most 16 letters or so (it is a button), an introduction of
### two sentences, and clauses, each with a title of two to five words and a text of a few sentences.
### An empty line begins a paragraph. <MINE-6> becomes a link that reads as the title of that clause, so
### write it where a title can stand: "(see <MINE-6>)". A -ruling says in a sentence what was decided
### here because the printed game is silent on it or disagrees with itself.

rulebook-intro =
    Forge War is a game of mines, markets and quests. You lead a guild of weaponsmiths: your
    overseers steer the workers of a shared mine and bring in metals and gems, the market sells you
    designs, helpers and trading stalls, and the weapons you forge arm adventurers who go out on
    quests.

    Whoever has the most prestige at the end wins. Most of it comes from completed quests; the rest
    from experienced adventurers, from designs and bonus cards, from bonuses bought in the last
    round and from the gold you have left.

    There are three modes. Simple is a game of 7 rounds in Stage I and the best one to begin with.
    Epic runs through Stages I, II and III, with 6 rounds each, 18 in all; it adds champions and,
    if you like, bonus tiles. Fast-forward is a game of 7 rounds that is played entirely in Stage
    II, with a richer start. The last round is round 7, or round 18 in an epic game.

    Each mode is played by 2 to 4 guilds on one device, every seat a person or the computer, or
    solo: one guild, which must take a quest every round and complete them all, beside two
    automated colours.

    Mines hold six resources: the metals copper, iron and mithril, and the gems emerald, ruby and
    diamond. Guilds are blue, yellow, purple or green, and are called by the emblem on their pieces:
    Tower (blue), Sun (yellow), Raven (purple) and Oak (green). Weapons are slashing (axes), piercing
    (spears) or crushing (maces), or have no type at all.

## Set-up

rulebook-SETUP = Set-up
rulebook-SETUP-intro =
    What every guild starts with, how the decks and the mine are laid out, and the two choices you
    make before the first round: your wealth and where your overseers stand.

rulebook-SETUP-1 = What you start with
rulebook-SETUP-1-text =
    Your guild starts with the designs Copper Sword and Copper Dagger, 3 overseers, 5 quest
    trackers, 0 prestige, 0 gold and level-1 adventurers: 3 of them in a simple game, 4 in an
    epic game (3 with bonus tiles) and 4 in fast-forward. In a solo game you have one more than that
    (see <SOLO-1>).
rulebook-SETUP-1-ruling = A guild starts without gold, and with 4 adventurers in fast-forward.

rulebook-SETUP-2 = First player order
rulebook-SETUP-2-text = The player order is random at the start of the game.

rulebook-SETUP-3 = The quest deck
rulebook-SETUP-3-text =
    The quest deck is stacked by colour, and each colour is shuffled on its own. From top to bottom,
    a simple game uses the 18 green Stage I quests without a star, then the 9 gold Stage I quests.
    An epic game uses all 20 green Stage I quests, then the 20 grey ones of Stage II, the 12 red
    ones of Stage III and the 12 gold ones of Stage III. Fast-forward uses the 20 grey quests, then
    the 9 gold Stage II quests. The two starred quests are Investigate the Kidnappings and The
    Cursed Keep. Solo decks are smaller (see <SOLO-2>).
rulebook-SETUP-3-ruling =
    Fast-forward has a quest deck of its own: the grey quests of Stage II, then the gold ones.

rulebook-SETUP-4 = The quest offer
rulebook-SETUP-4-text =
    The quest offer is a row of 8 places. The first 2 cost 0 gold, the next 3 cost 1 gold each and
    the last 3 cost 2 gold each. At the start every place is filled from the deck; a solo offer
    starts with 2 cards (see <SOLO-5>).

rulebook-SETUP-5 = The market decks
rulebook-SETUP-5-text =
    The market cards of the stage are shuffled, each kind on its own, into five decks: one weapon
    deck, two equal decks of bonus cards and two equal decks of single-use cards. In Stages I and II
    there are 6 unique and 3 public designs in the weapon deck, 12 bonus cards and 12
    single-use cards. In Stage III there are 5 of the 10 unique designs (the other 5 are out of the
    game), 10 bonus cards and 10 single-use cards, so every deck has exactly 5 cards.
rulebook-SETUP-5-ruling = The five unique designs left over in Stage III are out of the game.

rulebook-SETUP-6 = Open public designs
rulebook-SETUP-6-text =
    Four public designs are open from the start: Copper Spear, Copper Mace, Copper Axe and Iron
    Sword. Iron Spear, Iron Mace and Iron Axe are shuffled into the Stage I weapon deck; Mithril
    Spear, Mithril Mace and Mithril Axe into the Stage II weapon deck. In fast-forward all copper
    and iron public designs and the Mithril Sword are open from the start.
rulebook-SETUP-6-ruling =
    Fast-forward opens all copper and iron public designs and the Mithril Sword.

rulebook-SETUP-7 = Building the mine
rulebook-SETUP-7-text =
    The mine is a hexagon with 4 hexes to a side, 37 in all: one centre hex and, around it, six
    wedge pieces of 6 hexes (1 + 2 + 3). Six border pieces lie around the wedges, long ones (5
    hexes) and short ones (3 hexes) in turn. Every piece has two sides. Each wedge lies with a
    random side up at a random place in the ring. A border lies face up, with its resource side
    showing, or face down, with its plain side showing; that depends on the number of guilds. With 4
    guilds all six borders are face up (61 hexes). With 3 guilds three borders in a row (long,
    short, long) are face down (48 hexes). With 2 guilds all six are face down (37 hexes). Which
    three are face down, and which border lies where, is random. A hex that is face down does not
    exist for play.
rulebook-SETUP-7-ruling =
    Which borders are face down with 3 guilds, and which border lies where, is left to chance.

rulebook-SETUP-8 = Resources of a stage
rulebook-SETUP-8-text =
    The hexes of Stage I show copper, iron and emerald. Stage II adds mithril and ruby; Stage III
    adds diamond. The centre hex is a piece of its own, one for each stage.
rulebook-SETUP-8-ruling = The centre hex is a piece of its own, one for each stage.

rulebook-SETUP-9 = What you know first
rulebook-SETUP-9-text =
    The mine, the quest offer and any bonus tiles are laid out, and the first market cards are
    turned up (see <ROUND-1>), before anyone chooses wealth or places an overseer.

rulebook-SETUP-10 = Choosing your wealth
rulebook-SETUP-10-text =
    You are dealt 4 of the 16 wealth cards, which only you may see. Keep 2 of them and take what
    they give: gold, resources, a level-1 adventurer, a level for one of your adventurers, or a free
    claim on a named public design. Two levels may go to the same adventurer, but nobody starts
    above level 3. Fast-forward has its own, richer set of 16 wealth cards. Guilds choose their
    cards, and who gains a level, in player order; the choices are shown when all have chosen. A
    free claim costs nothing, and earlier claimants get nothing for it; it names only designs that
    are open from the start. You cannot keep two claims on the same design.
rulebook-SETUP-10-ruling =
    Fast-forward has its own, richer wealth cards. Choices are made in player order and shown
    together; nobody is paid for a free claim.

rulebook-SETUP-11 = Placing your overseers
rulebook-SETUP-11-text =
    In player order, one overseer at a time, each guild places its 3 overseers on empty hexes of the
    mine. In a solo game you place all nine (see <SOLO-1>).

rulebook-SETUP-12 = Pieces never run out
rulebook-SETUP-12-text =
    Resources, workers, gold, adventurers and markers are unlimited. Only quest trackers are not: a
    guild never has more than 5 active quests (see <QUEST-3>).
rulebook-SETUP-12-ruling = Pieces never run out, however many a box would hold.

rulebook-SETUP-13 = Open and secret information
rulebook-SETUP-13-text =
    Everything is open to everyone: gold, resources, the market discard, cards that are out of the game,
    the size of the decks. The only secrets are the order of the cards in the decks, and the wealth
    cards until they are shown.
rulebook-SETUP-13-ruling =
    Everything is open to everyone except the order of the decks and wealth cards not yet shown.

## The round

rulebook-ROUND = The round
rulebook-ROUND-intro =
    How a round runs from new cards to clearing up. Every round has the same phases: mine, market,
    quests.

rulebook-ROUND-1 = New market cards
rulebook-ROUND-1-text =
    At the start of a round the top card of each of the five market decks is turned up; an empty
    deck shows nothing. When the weapon deck turns up a public design, it joins the open public
    designs and the next card is turned up, until a unique design shows or the deck is empty. For
    round 1 and for the first round of a stage this has been done early (see <SETUP-9> and
    <STAGE-3>) and is not done again.
rulebook-ROUND-1-ruling =
    A public design that is turned up is opened and another card follows, until a unique one shows.

rulebook-ROUND-2 = New quests
rulebook-ROUND-2-text =
    At the start of a round the quests in the offer move forward to close the gaps, and then the
    empty places at the back are filled from the quest deck. When one colour runs out, the next one
    follows; when the whole deck is used up, places stay empty. This is not done in round 1, nor in
    the first round of a stage (see <STAGE-2>). In a solo game the offer is filled differently
    (see <SOLO-5>).
rulebook-ROUND-2-ruling = When the whole quest deck is used up, places of the offer stay empty.

rulebook-ROUND-3 = Phases of a round
rulebook-ROUND-3-text =
    A round consists of the mine phase, the market phase, the quest phase and the end of the round,
    one after another.

rulebook-ROUND-4 = Stale quests leave
rulebook-ROUND-4-text =
    At the end of a round the quests still lying in the first places of the offer are removed: from
    the first place with 4 guilds, from the first two with 3, from the first three with 2. If one of
    these places is empty, no other quest goes instead. Solo games do not use this rule (see
    <SOLO-5>).

rulebook-ROUND-5 = Gold quests come last
rulebook-ROUND-5-text =
    At the end of round 6 of simple and fast-forward games every quest of the first colour (green or
    grey) leaves the offer, and the deck too, so that the last round offers only gold quests. Solo
    games do not use this rule (see <SOLO-5>).
rulebook-ROUND-5-ruling =
    Before the last round the first colour leaves the deck as well as the offer.

rulebook-ROUND-6 = End of a round
rulebook-ROUND-6-text =
    A round ends in this order: the bonus tile, if one is due (see <BONUS-2>); a window for last
    trades (see <MERCHANT-2>); after the last round, the end of the game (see <END-1>). After any
    other round, stale quests leave (see <ROUND-4> and <ROUND-5>; in a solo game see <SOLO-5>), and
    then the stage changes, if that is due (see <STAGE-1>).
rulebook-ROUND-6-ruling =
    The end of a round has a fixed order: tile, last trades, then stale quests, then a new stage.

## The mine

rulebook-MINE = The mine
rulebook-MINE-intro =
    Overseers travel in straight lines, leave workers behind and win over those they jump. This is
    where your resources come from, and every move may feed your rivals too.

rulebook-MINE-1 = One move each
rulebook-MINE-1-text = In player order, each guild may move one of its overseers once, or pass.

rulebook-MINE-2 = The second move
rulebook-MINE-2-text =
    When every guild has moved or passed, the guild that is first in the order may move a second
    time, with the same overseer or another one, even if it passed its first move. If it takes this
    second move, it will be last in the next order (see <ORDER-3>). In a solo game the second move
    costs nothing (see <SOLO-8>).
rulebook-MINE-2-ruling = The first guild may take the second move even if it passed its first.

rulebook-MINE-3 = How an overseer moves
rulebook-MINE-3-text =
    An overseer moves along one of the six straight lines: over any number of empty hexes (or none)
    and then, if you like, over one unbroken row of workers of any colours, landing on the first hex
    beyond that row. Without a jump it may stop on any empty hex on its way. After a jump it stops
    at once. It must move at least one hex.

rulebook-MINE-4 = Where it may land
rulebook-MINE-4-text =
    An overseer must land on a hex with neither a worker nor an overseer on it. It never passes
    another overseer, the edge of the mine or a hex that is face down.

rulebook-MINE-5 = A worker stays behind
rulebook-MINE-5-text = A new worker of the overseer's colour appears on the hex the overseer left.

rulebook-MINE-6 = Jumped workers change sides
rulebook-MINE-6-text =
    When an overseer jumps workers, they change colour one by one, in the order it passes them. A
    worker of another colour takes the mover's colour. A worker of the mover's own colour defects:
    it joins the guild, other than the mover, that has the fewest workers in the mine at that
    moment. In a tie it joins the one that is earliest in the current order. A guild without any
    workers counts as having the fewest. In a solo game no worker defects (see <SOLO-7>).
rulebook-MINE-6-ruling =
    A guild without any workers counts as the one with the fewest, and defectors go to it.

rulebook-MINE-7 = What workers yield
rulebook-MINE-7-text =
    When all colours have settled, the new worker and every jumped worker each yield one resource of
    the hex they stand on, to the guild whose colour they now have. Workers yield nothing at any
    other time. Solo games differ (see <SOLO-7>).

rulebook-MINE-8 = Workers on strike
rulebook-MINE-8-text =
    When an overseer move or a worker move is complete and its yields are paid, and never in
    between, every connected group of 5 or more workers of one colour goes on strike and is removed
    from the mine, no matter who moved. Two workers of one colour are connected if their hexes share
    a side or a chain of workers of that colour links them.

rulebook-MINE-9 = A worked example
rulebook-MINE-9-text =
    Three guilds are playing in the order purple (Raven), yellow (Sun), blue (Tower), and it is
    blue's move. Six hexes lie in a straight line. On the first, an iron hex, stands blue's
    overseer; then come a blue worker on copper, a yellow worker on iron, a yellow worker on
    emerald, a blue worker on copper and an empty hex. Elsewhere in the mine are 1 purple worker, 1
    yellow worker and 3 blue workers. Those 3 and the two yellow workers of the line lie side by
    side in one cluster that does not touch the overseer's hex, and no 5 blue workers are connected
    yet.

    Blue's overseer jumps all four workers and lands on the empty hex. Hex 1 gets a new blue worker.
    The blue worker on hex 2 defects to purple, which has 1 worker to yellow's 3. The yellow workers
    on hexes 3 and 4 turn blue. The blue worker on hex 5 defects to yellow, because purple now has 2
    workers and yellow only 1.

    Now the yields: blue takes 2 iron and 1 emerald, purple 1 copper and yellow 1 copper. Then comes
    the trouble: the workers on hexes 3 and 4 are now connected to blue's 3 others, and these 5 go
    on strike and leave. The mine holds 1 blue, 2 purple and 2 yellow workers.

    Purple, first in the order, takes no second move. Blue has the fewest workers and goes first;
    yellow and purple tie, and purple was ahead of yellow, so now yellow is ahead. The next order is
    blue, yellow, purple.

## Player order

rulebook-ORDER = Player order
rulebook-ORDER-intro =
    After the mine phase the player order is set anew. Few workers put you in front, and being
    first in the market and at the quest offer is worth a lot.

rulebook-ORDER-1 = Fewest workers first
rulebook-ORDER-1-text =
    At the end of the mine phase the guilds are put in a new order: the fewer workers a guild has in
    the mine, the earlier it comes. Solo games differ (see <SOLO-9>).

rulebook-ORDER-2 = Ties are reversed
rulebook-ORDER-2-text =
    Guilds with the same number of workers reverse their previous order: the one that was behind is
    now ahead.

rulebook-ORDER-3 = Second movers go last
rulebook-ORDER-3-text =
    A guild that took the second move (see <MINE-2>) is last, however many workers it has.

rulebook-ORDER-4 = How long it holds
rulebook-ORDER-4-text =
    The new order holds for the market phase and the quest phase of this round and for the mine
    phase of the next.

## The market

rulebook-MARKET = The market
rulebook-MARKET-intro =
    One action for each guild: buy a card, hire and train, claim a design or rush a quest. A
    closed space serves only one guild per round, so the player order matters.

rulebook-MARKET-1 = One action each
rulebook-MARKET-1-text =
    In player order, each guild takes one market action or passes. Passing pays you 1 gold. In a solo
    game you act twice (see <SOLO-10>).

rulebook-MARKET-2 = Closed and open spaces
rulebook-MARKET-2-text =
    A closed space serves only one guild per round: the first guild to go there keeps all others out
    until the next round. An open space serves any number of guilds.

rulebook-MARKET-3 = The Blacksmith
rulebook-MARKET-3-text =
    The Blacksmith is a closed space. Here you buy the unique design on show.

rulebook-MARKET-4 = The Bazaar
rulebook-MARKET-4-text =
    With 2 guilds, and in a solo game, the Bazaar is one closed space where you buy any one of the
    four cards on show. With 3 or 4 guilds it is two closed spaces: one sells one of the two bonus
    cards, the other one of the two single-use cards.

rulebook-MARKET-5 = The Barracks
rulebook-MARKET-5-text =
    The Barracks is a closed space. One action here has two parts; take one of them or both, in
    either order, one directly after the other. You may hire a level-1 adventurer for 4 gold in
    Stage I, 5 in Stage II or 6 in Stage III. You may train one adventurer in your pool: they gain
    one level, for gold equal to their current level. You cannot train the adventurer you have
    just hired or one who is out on a quest, and nobody rises above level 4.
rulebook-MARKET-5-ruling = Adventurers who are out on a quest cannot be trained at the Barracks.

rulebook-MARKET-6 = The Clerk
rulebook-MARKET-6-text =
    The Clerk is an open space. Here you claim an open public design, even one opened this round:
    pay its price to the bank, plus 1 gold to each guild that has already claimed it, even by wealth
    card. Your guild may claim each design only once. The two starting designs are not claimed: every guild has them.

rulebook-MARKET-7 = The Road
rulebook-MARKET-7-text =
    The Road is an open space, and using it is free. Rush one of your active quests: advance it by 1 step and, if
    you like, by up to 1 more for each Adventurer's Savvy you own. Every leg you cross is finished:
    its physical rewards and the champion and weapon effects follow at once, leg by leg (see
    <QUEST-11>). The Road never completes a quest: the tracker stops on the last step, and a quest
    that is already there cannot be chosen.
rulebook-MARKET-7-ruling =
    The Road stops on a quest's last step, and with Adventurer's Savvy you choose how far you go.
    Champions and weapons act for legs crossed on it.

rulebook-MARKET-8 = Prices of cards
rulebook-MARKET-8-text =
    You pay the gold price of the card; in simple and fast-forward games you pay its reduced price
    where it has one. Your gold can never go below 0.
rulebook-MARKET-8-ruling = Fast-forward uses the reduced prices too.

rulebook-MARKET-9 = Clearing the market
rulebook-MARKET-9-text =
    When every guild has acted, the cards still on show go to the market discard, and the closed
    spaces are free again for the next round.

rulebook-MARKET-10 = End-game bonuses
rulebook-MARKET-10-text =
    In the last round of every mode no cards are left. The Blacksmith and the Bazaar sell end-game
    bonuses instead, at the price on the space, which is never reduced. The Blacksmith's gives 2
    prestige for each of your unique designs and 1 for each public design you claimed; the two
    starting designs do not count. The Bazaar has four: 1 prestige for each completed quest, 1 for
    each adventurer, 2 for each permanent bonus card, or 1 for each leftover resource. The spaces
    work as in any other round: with 2 guilds, and in a solo game, any one
    of the four is sold; with 3 or 4 guilds the first two belong to the bonus card space and the
    last two to the single-use space, so that one of each pair is sold. The bonuses are counted at
    the end (see <END-2>). If you buy the resource bonus, all your leftover resources count for
    it and none is sold.
rulebook-MARKET-10-ruling =
    End-game bonuses are sold in every mode; with 3 or 4 guilds one of each pair at the Bazaar.

rulebook-MARKET-11 = Unique designs are yours
rulebook-MARKET-11-text =
    A unique design stays with its buyer for the rest of the game. You may forge it as often as your
    resources last.

rulebook-MARKET-12 = Market stalls
rulebook-MARKET-12-text =
    A market stall is a bonus card. Once per round, from the round you acquire it, you may exchange
    what is on one side of it for what is on the other, in either direction: for example 1 ruby for
    2 iron, or 2 iron for 1 ruby. Every stall trades 1 gem for 2 of one metal, so no chain
    of stalls gains anything. You may own only one stall for each exchange.
rulebook-MARKET-12-ruling =
    Every stall trades 1 gem for 2 of one metal, so no chain of stalls gains anything.

rulebook-MARKET-13 = Savvy cards
rulebook-MARKET-13-text =
    Savvy cards are bonus cards. You may own any number of them, and they add up. Buyer's Savvy
    gives you one more purchase from the merchant per round. With Seller's Savvy each sale to the
    merchant pays 1 gold more, but never more than the merchant asks for that resource. Trader's
    Savvy gives you one more use of your stalls per round; several may go to one stall or to
    different ones. Adventurer's Savvy makes the Road longer (see <MARKET-7>).
rulebook-MARKET-13-ruling =
    Seller's Savvy never pays more than the merchant asks, and uses of Trader's Savvy may all go to
    one stall.

rulebook-MARKET-14 = Single-use cards
rulebook-MARKET-14-text =
    A single-use card that you buy or take acts at once, after any price is paid, and leaves the
    game; unsold ones go to the discard (see <MARKET-9>). Such cards give resources, gold, an
    adventurer, Adventurer Training (one level for one of your adventurers, in the pool or on a
    quest), an overseer move or a worker move (see <QUEST-8> and <QUEST-12>).
rulebook-MARKET-14-ruling = Adventurer Training may go to an adventurer who is out on a quest.

rulebook-MARKET-15 = Cards you may own
rulebook-MARKET-15-text =
    A card is only sold or given to a guild that may own it: you get no second stall with the
    same exchange.

## The merchant

rulebook-MERCHANT = The merchant
rulebook-MERCHANT-intro =
    The merchant and your own stalls help out when you lack a resource or some gold. You may turn to
    them at almost any time, but only so often in a round.

rulebook-MERCHANT-1 = Buying and selling
rulebook-MERCHANT-1-text =
    Once per round you may buy one resource from the merchant, and once per round you may sell one,
    at the merchant's prices. For example, 1 mithril costs you 5 gold, 1 ruby 4 and 1 iron 3, and
    1 emerald sells for 2. The merchant trades all six resources in every stage and every mode.
rulebook-MERCHANT-1-ruling = The merchant trades all six resources in every stage and every mode.

rulebook-MERCHANT-2 = When you may trade
rulebook-MERCHANT-2-text =
    You may trade with the merchant and your own stalls at any time in a round: whenever any guild
    has a decision to make, even on another guild's turn, after quest rewards and after a bonus
    tile. You may not trade while an action is half resolved (choosing a target, a level, a title, a
    move or a card, or shopping with a tile), during set-up or a change of stage, or after the final
    window of the last round. In two windows every guild that can trade is asked, in player order:
    before a stockpile tile is counted, and at the end of a round (see <ROUND-6>). Even a decision
    with only one choice is not skipped while the guild making it can trade.
rulebook-MERCHANT-2-ruling =
    When trades are allowed is fixed: at any decision in the round, but not while an action is half
    resolved.

rulebook-MERCHANT-3 = Uses per round
rulebook-MERCHANT-3-text =
    Purchases, sales and stall uses are counted per round. They are renewed before the first
    decision of the next round and never saved up. A stall or a Savvy works from the moment you own
    it.
rulebook-MERCHANT-3-ruling =
    Trades are counted per round and never saved up; a new card works from the moment you own it.

## Adventurers

rulebook-ADV = Adventurers
rulebook-ADV-intro =
    Adventurers carry your weapons to the quests. The more experienced they are, the better the
    weapons they can handle.

rulebook-ADV-1 = Levels of adventurers
rulebook-ADV-1-text = Adventurers have a level from 1 to 4. New adventurers are level 1.

rulebook-ADV-2 = One weapon each
rulebook-ADV-2-text = An adventurer needs a weapon to be on a quest, and carries exactly one.

rulebook-ADV-3 = Who wields what
rulebook-ADV-3-text =
    Adventurers of level 1 wield swords and daggers, those of level 2 any public design, and those
    of levels 3 and 4 also unique designs. A unique design always needs level 3, even if it is a
    sword or a dagger.

rulebook-ADV-4 = Forging weapons
rulebook-ADV-4-text =
    Forging a weapon spends the resources of its design from your pool. A forged weapon is never
    passed on and never turned back into resources. You forge only while you manage your quests (see
    <QUEST-4>), and straight into the hand of an adventurer on a quest; no weapon is kept in stock.

rulebook-ADV-5 = Rearming and recalling
rulebook-ADV-5-text =
    While you manage your quests, you may give an adventurer on a quest another weapon, bring them
    back to the pool or move them to another quest. Their old weapon is lost.

rulebook-ADV-6 = Shields and power 0
rulebook-ADV-6-text =
    A shield counts as a weapon. A weapon may have power 0: it may gain power through a champion or
    have an effect of its own.

rulebook-ADV-7 = Effects of unique weapons
rulebook-ADV-7-text =
    A unique design may have an effect that gives prestige, gold or resources. It acts each time a
    leg is finished (or, if the card says so, when the quest is completed) with that weapon on the
    quest, even on the Road, once for each such weapon. It never acts for legs skipped by an
    Expeditious champion (see <CHAMP-6>), nor when a quest fails.
rulebook-ADV-7-ruling =
    A weapon's effect acts for every leg that is finished with it, even on the Road, but not for
    legs that were skipped.

## Champions

rulebook-CHAMP = Champions
rulebook-CHAMP-intro =
    In an epic game an adventurer who reaches level 4 becomes a champion and takes a title with an
    ability of its own.

rulebook-CHAMP-1 = Becoming a champion
rulebook-CHAMP-1-text =
    In an epic game an adventurer who reaches level 4 becomes a champion and takes one of the 12
    titles. You choose it at once, and your guild may use each title only once. When you have used
    all 12, a further champion has no title but still counts as a champion. In simple and
    fast-forward games, level 4 brings no title.
rulebook-CHAMP-1-ruling =
    When a guild has used all 12 titles, a further champion has none but counts as one.

rulebook-CHAMP-2 = An Opportunistic champion
rulebook-CHAMP-2-text =
    Opportunistic: you get 2 prestige each time a leg, the last one included, is finished with this
    champion on the quest, even on the Road.

rulebook-CHAMP-3 = An Unrelenting champion
rulebook-CHAMP-3-text =
    Unrelenting: this champion's weapon gains 1 power each time a leg is finished with them on the
    quest, even on the Road. This power is lost with the weapon.

rulebook-CHAMP-4 = A Valorous champion
rulebook-CHAMP-4-text =
    Valorous: you get 4 prestige when you complete a quest that this champion was on throughout.
    That means they were on it, armed, without a break since your management in the round it was
    taken. Changing weapons is no break, the time before they reached level 4 counts, and a start by
    an Expeditious champion (see <CHAMP-6>) counts as the first step.
rulebook-CHAMP-4-ruling =
    “Throughout” means: on the quest, armed, since the management of the round it was taken;
    changing weapons is no break.

rulebook-CHAMP-5 = A Fortuitous champion
rulebook-CHAMP-5-text =
    Fortuitous: you get 3 gold when you complete a quest that this champion was on throughout, as
    explained for Valorous (see <CHAMP-4>).

rulebook-CHAMP-6 = An Expeditious champion
rulebook-CHAMP-6-text =
    Expeditious: a quest this champion is on from the start may begin on its 2nd or 3rd step, if it
    has one, even if that is its last. Legs skipped that way give no rewards and no champion or
    weapon effects. If the quest fails in the round it was taken, it gives no prestige, and the
    penalty still applies (see <FAIL-4>).
rulebook-CHAMP-6-ruling =
    A quest may begin even on its last step, and failing at once costs the usual penalty.

rulebook-CHAMP-7 = A Charming champion
rulebook-CHAMP-7-text =
    Charming: a quest this champion is on from the start pays you 1 gold instead of costing its
    price.

rulebook-CHAMP-8 = Declaring an ability
rulebook-CHAMP-8-text =
    Expeditious and Charming (see <CHAMP-6> and <CHAMP-7>) are declared when you take the quest, and
    can be used again only once that quest has ended. The champion may be in the pool or on another
    quest at that time, and both abilities may serve one quest. If the champion is not on the quest,
    armed, when you finish managing that round, the quest counts as not met; the gold from Charming
    is kept. In later rounds the champion may leave, but the ability stays bound to the quest.
rulebook-CHAMP-8-ruling =
    A pledged champion may be anywhere when the quest is taken, but must be on it, armed, when you
    finish managing.

rulebook-CHAMP-9 = Rending, Brutish, Thrusting
rulebook-CHAMP-9-text =
    Any weapon this champion wields also counts as slashing (Rending), crushing (Brutish) or
    piercing (Thrusting).

rulebook-CHAMP-10 = Dendritic, Sanguine, Purified
rulebook-CHAMP-10-text =
    This champion gains power with a weapon that contains a certain gem: 2 with an emerald
    (Dendritic), 2 with a ruby (Sanguine), 3 with a diamond (Purified); once per weapon, however
    many of these gems it contains.
rulebook-CHAMP-10-ruling =
    The power for a gem counts once per weapon, however many of these gems it holds.

## Quests

rulebook-QUEST = Quests
rulebook-QUEST-intro =
    Take a quest, arm adventurers with enough power for its current step, and advance one step each
    round. Finished legs bring rewards; completed quests bring prestige and levels.

rulebook-QUEST-1 = Legs and steps
rulebook-QUEST-1-text =
    A quest is a row of legs. A leg is a row of steps that share one difficulty and one set of
    required weapon types. A leg may give rewards, and the last one always does. Every leg but
    the last shows a prestige value in brackets, which counts only if the quest fails (see
    <FAIL-3>); the last leg shows the full value.

rulebook-QUEST-2 = Taking a quest
rulebook-QUEST-2-text =
    Quests are taken at the start of the quest phase. In player order, each guild takes one quest
    from the offer, pays the price of its place and sets a tracker on the quest's first step, or
    declines. In a solo game you must take one (see <SOLO-11>).

rulebook-QUEST-3 = Five at most
rulebook-QUEST-3-text =
    A guild with 5 active quests cannot take another one. Trackers cannot be bought.
rulebook-QUEST-3-ruling = Quest trackers cannot be bought.

rulebook-QUEST-4 = Managing your quests
rulebook-QUEST-4-text =
    When every guild has taken a quest or declined, the guilds manage their quests one after
    another, in player order. On your turn, arm your adventurers and assign any number of them to
    any of your active quests. Until you finish, you may undo what you have done. Undo restores
    everything, including your own trades, and goes back no further than the start of your
    management or another guild's last trade. Recalling or rearming an adventurer (see <ADV-5>) is
    part of play, not an undo: that weapon is lost even if it has just been forged.
rulebook-QUEST-4-ruling =
    Guilds manage their quests one after another. Undo restores everything; recalling an adventurer is
    part of play and loses the weapon.

rulebook-QUEST-5 = Meeting a step
rulebook-QUEST-5-text =
    A step is met when the powers of all weapons on the quest add up to at least its difficulty,
    plus 3 for every required type that none of those weapons has.

rulebook-QUEST-6 = Quests not met
rulebook-QUEST-6-text =
    When you finish managing, each of your active quests that is not met fails (see <FAIL-1>).
    The program first tells you which ones and what that costs, and asks you to confirm.

rulebook-QUEST-7 = Advancing your quests
rulebook-QUEST-7-text =
    Rewards come once every guild has finished managing its quests. In player order, each guild
    advances all its active quests by one step, in the order it chooses; each is resolved
    before the next. Moving onto a new leg finishes the leg before it. Moving off the last step
    finishes the last leg and completes the quest.
rulebook-QUEST-7-ruling = Your quests advance in the order you choose.

rulebook-QUEST-8 = Physical rewards
rulebook-QUEST-8-text =
    Physical rewards are all rewards other than prestige. They are resources, gold, level-1
    adventurers, overseer moves, worker moves and market cards. An overseer move follows the rules
    of the mine (see <MINE-3>). For a worker move, take any one worker and remove it, or set it on
    any empty hex; it keeps its colour and yields nothing, and then strikes are checked (see
    <MINE-8>). For a market card, take any one card from the market discard for free; a single-use
    card acts at once and leaves the game, and you must be allowed to own the card (see
    <MARKET-15>).

rulebook-QUEST-9 = Completing a quest
rulebook-QUEST-9-text =
    Completing a quest gives you its full prestige and the rewards of the last leg. The adventurers
    on it share as many levels as the quest has legs (skipped legs count), at most one each, as you
    choose. Nobody rises above level 4, and levels left over lapse. The adventurers return to the
    pool and their weapons are lost.

rulebook-QUEST-10 = Prestige in brackets
rulebook-QUEST-10-text = Prestige in brackets is never paid for finishing a leg.

rulebook-QUEST-11 = Resolving a leg
rulebook-QUEST-11-text =
    A finished leg is resolved in this order: champion and weapon effects; on the last leg, the
    prestige of the quest; resources, gold and adventurers; then moves and market cards, in the
    order in which the quest lists them; on the last leg, levels, titles and the return to the pool.
    A title won here does nothing for this quest.
rulebook-QUEST-11-ruling =
    What a finished leg brings comes in a fixed order, from champions' effects to levels and titles.

rulebook-QUEST-12 = Declining rewards
rulebook-QUEST-12-text =
    This holds for every reward, card and tile: you may decline moves and market cards; you must
    take everything else. What cannot be carried out lapses; you are not asked.
rulebook-QUEST-12-ruling =
    Moves and market cards may be declined; all other rewards must be taken, and what cannot be
    carried out lapses.

## Failure

rulebook-FAIL = Failure
rulebook-FAIL-intro =
    What happens to a quest whose step you could not meet. Sometimes it pays to let one go.

rulebook-FAIL-1 = A quest fails
rulebook-FAIL-1-text =
    A failed quest leaves the game. Its adventurers return to the pool without gaining levels, and
    their weapons are lost. In a solo game a failed quest loses the game (see <SOLO-11>).

rulebook-FAIL-2 = Rewards are kept
rulebook-FAIL-2-text = You keep the physical rewards of the legs you finished.

rulebook-FAIL-3 = Prestige for finished legs
rulebook-FAIL-3-text =
    You get the prestige in brackets of the last leg you finished, if there is one. If the quest was
    rushed on the Road this round, only legs finished before the rush count. Legs skipped by an
    Expeditious champion (see <CHAMP-6>) count as finished from the next round on.
rulebook-FAIL-3-ruling =
    Legs that an Expeditious champion skipped count as finished from the next round on.

rulebook-FAIL-4 = Failing at once
rulebook-FAIL-4-text =
    A quest that fails in the round it was taken costs you 3 prestige. Your prestige may go below 0.
rulebook-FAIL-4-ruling = Prestige may go below 0.

## Change of stage

rulebook-STAGE = Change of stage
rulebook-STAGE-intro =
    Twice in an epic game the world moves on: a new mine, new quests and a new market, while your
    guild keeps its people, cards and resources.

rulebook-STAGE-1 = A new mine
rulebook-STAGE-1-text =
    After rounds 6 and 12, when stale quests have left (see <ROUND-4>), all workers and overseers
    leave the mine, and it is built anew from the pieces of the next stage.
rulebook-STAGE-1-ruling = A stage ends after rounds 6 and 12.

rulebook-STAGE-2 = Old quests leave
rulebook-STAGE-2-text =
    Quests of the previous stage leave the offer and the deck; active quests stay with their guilds.
    Then the offer is closed up and refilled as at the start of a round (see <ROUND-2>), which is
    not done again for the coming round. In a solo game, 2 cards are instead dealt to the two places
    that cost 0 gold (see <SOLO-5>).
rulebook-STAGE-2-ruling =
    Quests of the old stage leave the deck too, and the offer is refilled before overseers are
    placed.

rulebook-STAGE-3 = A new market
rulebook-STAGE-3-text =
    Public designs still in the old weapon deck are opened; at Stage II the Mithril Sword is opened
    too. The market decks of the new stage are laid out (see <SETUP-5>) and their first cards turned
    up; this is not done again at the start of the coming round (see <ROUND-1>).

rulebook-STAGE-4 = Overseers return
rulebook-STAGE-4-text =
    In the current order the guilds place their overseers as at the start of the game (see
    <SETUP-11>). The market discard is kept. In a solo game you place them all (see <SOLO-13>).
rulebook-STAGE-4-ruling = The market discard is kept when the stage changes.

## Bonus tiles

rulebook-BONUS = Bonus tiles
rulebook-BONUS-intro =
    An option for epic games: five tiles that reward guilds for being in the right position at the
    right time.

rulebook-BONUS-1 = The fifteen tiles
rulebook-BONUS-1-text =
    There are 15 bonus tiles: industrious 2, 3 and 4; adventurous 1, 2 and 3; stockpile copper, iron
    and mithril; decorated gold, prestige and shopping; knowledge gold, prestige and shopping.

rulebook-BONUS-2 = When tiles are resolved
rulebook-BONUS-2-text =
    Five random tiles are laid face up: one for rounds 4 to 6, and one each for rounds 7 to 9, 10 to
    12, 13 to 15 and 16 to 18. Each is resolved once, in player order, at the end of its third round
    (see <ROUND-6>).
rulebook-BONUS-2-ruling =
    The five tiles are for rounds 4 to 6, 7 to 9, 10 to 12, 13 to 15 and 16 to 18.

rulebook-BONUS-3 = Industrious tiles
rulebook-BONUS-3-text =
    Each guild with exactly as many workers in the mine as the tile shows may move an overseer. This
    is judged for all guilds before anyone moves.

rulebook-BONUS-4 = Adventurous tiles
rulebook-BONUS-4-text =
    Each guild with exactly as many active quests as the tile shows gets a level-1 adventurer.

rulebook-BONUS-5 = Stockpile tiles
rulebook-BONUS-5-text =
    Each guild gets one of the tile's resource for every 3 resources in its pool. Guilds may trade
    before this is counted (see <MERCHANT-2>).

rulebook-BONUS-6 = Decorated and knowledge tiles
rulebook-BONUS-6-text =
    Decorated tiles count your level-4 champions, knowledge tiles the unique designs you own. For
    each of them you get what the tile shows: 2 gold; or 2 prestige; or, for shopping, 3 gold to
    spend at once on resources at the merchant's prices, outside the round's purchase limit. You
    cannot add gold of your own to shopping gold, and what you do not spend is lost.
rulebook-BONUS-6-ruling =
    Gold of your own cannot be added to shopping gold, and what is left of it is lost.

## End of the game

rulebook-END = End of the game
rulebook-END-intro =
    After the last round, quests still active are settled, everything you have built up is turned
    into prestige, and the winner is named.

rulebook-END-1 = Unfinished quests fail
rulebook-END-1-text =
    After the final trades of the last round all quests still active fail (see <FAIL-1>, <FAIL-2>
    and <FAIL-3>), and the exception for rushed quests holds here too. The penalty for failing at
    once (see <FAIL-4>) does not apply, not even to a quest taken in the last round.
rulebook-END-1-ruling = At the end of the game there is no penalty for a quest taken in the last round.

rulebook-END-2 = Final scoring
rulebook-END-2-text =
    Then each guild scores: 1 prestige per level of each adventurer, and 1 more for each adventurer
    of level 4; the prestige of its unique designs, claimed public designs and bonus cards; its
    end-game bonuses (see <MARKET-10>); and 1 prestige for every full 4 gold. Before the gold is
    counted, all leftover resources are sold at the merchant's printed prices, without Seller's
    Savvy, unless the leftover-resource bonus has counted them.

rulebook-END-3 = The winner
rulebook-END-3-text =
    The guild with the most prestige wins; in a tie, the one that is earliest in the current
    order.

## Solo games

rulebook-SOLO = Solo games
rulebook-SOLO-intro =
    Alone against the mine: two automated colours get in your way, and you must take a quest
    every round and complete every one of them.

rulebook-SOLO-1 = Solo set-up
rulebook-SOLO-1-text =
    Your guild plays beside two automated colours, in the mine for 3 guilds (see <SETUP-7>). You
    have one extra adventurer. You place all nine overseers, in any order. Your colour starts last
    in the order; which automated colour is first and which second is random.
rulebook-SOLO-1-ruling =
    You start last in the order; which automated colour is first is left to chance.

rulebook-SOLO-2 = Choosing a difficulty
rulebook-SOLO-2-text =
    Choose easy, medium, hard or random; that decides which quests are in your deck. In a simple
    game 12 of the 18 green quests stay: easy removes the 6 hardest, medium the 2 hardest and the 4
    easiest, hard the 6 easiest, and random any 6. The gold quests are Sentient Crystal Invasion,
    The Grumblesaur Wants to Play, In Pursuit of the Vampire and Break the Mummy's Curse. Epic and
    fast-forward games have other decks (see <SOLO-3>); the lists are fixed (see <SOLO-4>).

rulebook-SOLO-3 = Longer solo decks
rulebook-SOLO-3-text =
    In an epic game 12 of the 20 green quests stay: easy and medium remove the two starred ones and
    then the same ones as in a simple game (see <SOLO-2>); hard keeps the starred ones and removes
    the two Vampire Bats in the Belfry and the 6 easiest. 12 of the 20 grey quests stay: easy
    removes the 8 hardest, medium the 3 hardest and the 5 easiest, hard the 8 easiest. 8 of the 12
    red quests stay: easy removes the 4 hardest, medium the hardest one and the 3 easiest, hard the
    4 easiest. Random removes any 8 green, 8 grey and 4 red ones. The gold quests are The Storm
    Knight's Challenge (2 cards), Return of the Vampire, Close the Nether Gate and Rise of the
    Skeletal Beast. Fast-forward treats the grey quests in the same way and adds 4 of the 9 gold
    Stage II quests, always the same ones.
rulebook-SOLO-3-ruling =
    What medium difficulty removes, and the solo decks of fast-forward, are fixed here.

rulebook-SOLO-4 = Hardest and easiest quests
rulebook-SOLO-4-text =
    These lists are fixed, and each runs from harder to easier; a 2 means two cards.

    Green, hardest: The Fish King Blockades the Dock; Subdue the Restless Graveyard; Trouble in the
    Weird Woods; Explore the Mystic Cave; Negotiate with Harpy Marauders; Slimes in the Sewer.
    Green, easiest: Arena Games (2); Quell the Tavern Brawl (2); Rats in the Cellar (2).

    Grey, hardest: The Endless Dungeon; A Tower to the Stars; The Grumblesaur Wants to Play; The
    Fissure of Doom; Break the Mummy's Curse; Enraged Forest Spirit; Nobleman's Bodyguard; In
    Pursuit of the Vampire. Grey, easiest: Fairy Mischief (2); Disperse the Dark Coven (2); Royal
    Tournament (2); Trolls under the Bridge (2).

    Red, hardest: The Multi-Headed Hydra; Placate the Fires of Mount Horn; The Dwarves Dug too Deep;
    The Archmage's Golem Army. Red, easiest: The Mountain Comes Alive; Otherworldly Visitors; The
    Swamp of Suffering (2).

rulebook-SOLO-5 = The solo offer
rulebook-SOLO-5-text =
    The offer starts with 2 cards, in the two places that cost 0 gold. At the end of a round the
    cards left are laid out from the third place on, in the same order and without gaps; at
    the start of the next round 2 new ones are dealt to the first two places. No quest grows stale
    (see <ROUND-4>); only a change of stage removes quests (see <STAGE-2>).
rulebook-SOLO-5-ruling =
    The cards left in a solo offer are laid out from the third place on, without gaps.

rulebook-SOLO-6 = How automated colours move
rulebook-SOLO-6-text =
    An automated colour moves when the order reaches it. It makes a move that jumps the most workers
    not of its own colour; among those, one that jumps the fewest of its own; among those, you pick.
    It must move if it can.
rulebook-SOLO-6-ruling = Automated colours must move if they can.

rulebook-SOLO-7 = Solo jumps and yields
rulebook-SOLO-7-text =
    When an overseer jumps workers of its own colour, they leave the mine as it passes: they neither
    defect nor yield. When you move an overseer of yours (in the mine phase or by a reward, a card
    or a tile), the new worker and the workers that join you yield to you. Automated moves
    yield nothing. Strikes apply to all colours.
rulebook-SOLO-7-ruling = In a solo game workers jumped by their own overseer leave without yielding.

rulebook-SOLO-8 = Second move in solo games
rulebook-SOLO-8-text =
    Automated colours never take the second move (see <MINE-2>). You may when you are first; it does
    not change the order (see <SOLO-9>).

rulebook-SOLO-9 = Order in solo games
rulebook-SOLO-9-text =
    Workers do not decide the order in a solo game (see <ORDER-1>). Instead, at the end of the mine
    phase, the first in the order goes to the end.

rulebook-SOLO-10 = The solo market
rulebook-SOLO-10-text =
    The market is the one for 2 guilds, but you act twice; each action may be a pass for 1 gold. A
    closed space takes one action per round, so your second action needs a different space. Open
    spaces may be used twice, the Road even for the same quest.
rulebook-SOLO-10-ruling =
    The second market action cannot use the same closed space; the Road may be taken twice, even for
    one quest.

rulebook-SOLO-11 = A quest every round
rulebook-SOLO-11-text =
    You must take a quest every round and complete every quest by the end; you cannot decline
    while there is one you can take. A round in which you take none, a failed quest, or a quest
    still active at the end loses the game at once. With 5 active quests you cannot take another and
    so have lost; the program warns you in the round before. Only an empty offer lifts the duty to
    take a quest: then you play on, even with 5 active quests.
rulebook-SOLO-11-ruling = With 5 active quests and a quest on offer the game is lost; you are warned a round ahead.

rulebook-SOLO-12 = Your solo score
rulebook-SOLO-12-text =
    A game you have won is scored like any other (see <END-2>). A score of 125 is great in a simple
    game, 500 in an epic one; fast-forward has no such mark.

rulebook-SOLO-13 = Solo change of stage
rulebook-SOLO-13-text = At a change of stage you place all nine overseers anew.

rulebook-SOLO-14 = A quest to finish with
rulebook-SOLO-14-text =
    At least three of the gold quests in each solo deck (see <SOLO-2> and <SOLO-3>), fast-forward
    included, have exactly one step, so that the last round always offers one that can still be
    completed. The game checks this whenever its cards are read.
rulebook-SOLO-14-ruling = Each solo deck has at least three gold quests of a single step.

rulebook-SOLO-15 = What automated colours skip
rulebook-SOLO-15-text =
    Automated colours take part in the mine phase only. They have no part in the market, in quests,
    bonus tiles or trades, and no score.
rulebook-SOLO-15-ruling = Automated colours take part in the mine phase only.
