### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Choose your wealth
guide-wealth-text =
    Keep two cards. Metal is for your first weapons, gold for the market. Look at the quests on the table: the number in the dark box is the power a step needs.
guide-wealth_raise = Give out a level
guide-wealth_raise-text =
    At level 2 an adventurer can wield axes, spears and maces; at level 3, unique designs too. One strong adventurer early on is often better than two weak ones.
guide-placement = Place your overseers
guide-placement-text =
    Each move leaves a worker on the hex your overseer came from, and that worker yields. So start on what you want first, with free lines to move along.
guide-solo_placement = Place all overseers
guide-solo_placement-text =
    You place your own overseers and those of both automated colours. Keep theirs away from the hexes you want, but close enough to leave you workers to jump.
guide-mine = Move an overseer
guide-mine-text =
    Move straight over empty hexes, or over a row of workers to the hex beyond it. The worker you leave behind yields, and so does each one you jump. Your own workers defect when jumped. The fewer workers you have, the earlier you act.
guide-solo_mine = Move an overseer
guide-solo_mine-text =
    Move straight over empty hexes, or over a row of workers to the hex beyond it. Workers of other colours join you and yield; your own leave the mine when you jump them.
guide-mine_second = The second move
guide-mine_second-text =
    The first guild in the order may move once more, but then it will be last in the next order.
guide-solo_mine_second = The second move
guide-solo_mine_second-text =
    You are first, so you may move once more. In a solo game that costs nothing.
guide-automated_tie = Choose its move
guide-automated_tie-text =
    This colour jumps as many rival workers as it can. When several moves are equally good, you pick: leave the workers you want to jump next.
guide-overseer_move = A free move
guide-overseer_move-text =
    Move one of your overseers as in the mine phase; workers yield as usual. You may decline.
guide-worker_move = Move a worker
guide-worker_move-text =
    Remove any worker, or move it to an empty hex. Five connected workers of one colour strike and leave; that may be just what you want.
guide-market = One action
guide-market-text =
    Take one action, or pass for gold. Designs give you weapons, the Barracks more and better adventurers, and the Road advances a quest. At the Clerk you also pay 1 gold to each guild that claimed the design before you. Point at anything dimmed to see why you can't use it.
guide-market_last = The last market
guide-market_last-text =
    No cards are left. The Blacksmith and the Bazaar sell end-game bonuses instead: pick the one that counts what you have most of.
guide-solo_market = Two actions
guide-solo_market-text =
    You act twice here, at two different spaces; only the Road and the Clerk may be used twice. Each pass pays you gold.
guide-trade_window = Last trades
guide-trade_window-text =
    Each round you may buy one resource, sell one, and use each stall once. Unused trades are not saved.
guide-shopping = Shopping
guide-shopping-text =
    You can only spend this gold now, on resources at the merchant's prices. Anything left over is lost.
guide-acquisition = Take a quest
guide-acquisition-text =
    You must meet its first step this round, or it fails and costs 3 prestige. Compare the power in the dark box with what you can forge. You may also decline.
guide-solo_acquisition = Take a quest
guide-solo_acquisition-text =
    You must take one every round, and none may ever fail. Start with short, easy ones, and keep adventurers and metal for later rounds.
guide-management = Arm your adventurers
guide-management-text =
    Every quest must be met each round: it needs the power in its dark box, plus 3 for each required weapon type you lack. Drag a design and an adventurer onto a quest, or let Suggest find the cheapest way.
guide-rewards = Collect rewards
guide-rewards-text =
    Every quest advances one step. You choose the order, which matters when one quest's reward helps the next.
guide-level = Give out levels
guide-level-text =
    A completed quest gives one level per leg, at most one to each adventurer on it. Levels also count at the end.
guide-title = A champion's title
guide-title-text =
    Level 4 earns a title for the rest of the game. No two of your champions can share a title.
guide-market_card = A free card
guide-market_card-text =
    Take any card from the market discard. A single-use card acts at once; designs and bonus cards stay with you and count at the end.
