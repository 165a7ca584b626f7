### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Choose your wealth
guide-wealth-text =
    Keep two cards. Metal arms your first quests, gold buys in the market. Look at the quests on the table: the number in the dark box is the power a step needs.
guide-wealth_raise = Choose whom to raise
guide-wealth_raise-text =
    Level 2 wields axes, spears and maces, level 3 the unique designs. One strong adventurer early is often better than two who can do little.
guide-placement = Place your overseers
guide-placement-text =
    Each move leaves a worker on the hex that the overseer left, and it yields what that hex holds. So stand on what you want first, with free lines to move along.
guide-solo_placement = Place all overseers
guide-solo_placement-text =
    You place your own overseers and those of both automated colours. Keep the others away from the hexes you want, but near enough that they leave workers to jump.
guide-mine = Move an overseer
guide-mine-text =
    Straight on over empty hexes, or over a row of workers to the hex behind it. The hex you leave yields, and so does each worker you jump. Your own workers defect when jumped. Few workers put you early in the order.
guide-solo_mine = Move an overseer
guide-solo_mine-text =
    Straight on over empty hexes, or over a row of workers to the hex behind it. Workers of other colours turn to you and yield; your own leave the mine when you jump them.
guide-mine_second = A second move?
guide-mine_second-text =
    The first guild in the order may move once more. It costs you the place: you will be last in the next order.
guide-solo_mine_second = A second move
guide-solo_mine_second-text =
    You are first, so you may move once more. In a solo game that costs nothing.
guide-automated_tie = Choose for it
guide-automated_tie-text =
    This colour jumps as many workers of others as it can. Where several moves are equally good, you pick: leave the workers you want to jump next.
guide-overseer_move = A free move
guide-overseer_move-text =
    Move one of your overseers as in the mine phase, with all it yields. You may decline.
guide-worker_move = Move a worker
guide-worker_move-text =
    Take any worker off the mine, or set it on an empty hex in its colour. Five of one colour together strike and leave; that can be what you want.
guide-market = One action
guide-market-text =
    Each guild takes one action here, or passes for gold. Designs make weapons, the Barracks more and better adventurers, the Road brings a quest a step on. What is dimmed says why when you point at it.
guide-market_last = The last market
guide-market_last-text =
    No cards are left. Blacksmith and Bazaar sell bonuses for the final count instead: pick the one that counts what you have most of.
guide-solo_market = Two actions
guide-solo_market-text =
    You act twice here, at two different spaces; only the Road and the Clerk may be used twice. Passing pays each time.
guide-trade_window = Last trades
guide-trade_window-text =
    One purchase and one sale with the merchant, and one use of each stall, are yours every round. They are not saved up.
guide-shopping = Shopping
guide-shopping-text =
    This gold can only be spent now, on resources at the merchant's prices. What is left of it is lost.
guide-acquisition = Take a quest
guide-acquisition-text =
    Its first step must be met this very round, or it fails and costs 3 prestige. Compare the power in the dark box with what you can forge. Nobody has to take one.
guide-solo_acquisition = Take a quest
guide-solo_acquisition-text =
    You must take one every round, and none may ever fail. Short and easy ones first; keep adventurers and metal for the rounds to come.
guide-management = Arm your adventurers
guide-management-text =
    Every quest must be met each round: power as in its dark box, and 3 more for each weapon type you lack. Drag a design and an adventurer onto a quest, or let Suggest find the cheapest way.
guide-rewards = Bring in rewards
guide-rewards-text =
    Every quest goes one step on. You choose the order, which matters when a reward serves the next quest.
guide-level = Levels for the brave
guide-level-text =
    A completed quest gives as many levels as it had legs, one at most to each adventurer who was on it. Levels count at the end, too.
guide-title = A champion's title
guide-title-text =
    Level 4 earns a title for the rest of the game. Each title exists once in your guild.
guide-market_card = A card for nothing
guide-market_card-text =
    Any card of the market discard is yours. A single-use card acts at once; designs and bonus cards stay with you and count at the end.
