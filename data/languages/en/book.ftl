### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = The game
book-symbols = Symbols and words
book-rulings = If you know the board game

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Back
book-no-page-before = There is no previous page
book-search = Search the rules

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Solo games only
book-only-epic = Epic games only
book-not-solo = Not in solo games

# A seal beside what was decided here.
book-ruling = House ruling
book-ruling-tip = Our ruling where the printed game is silent or contradicts itself. Press to see them all.

# The beginning of a page.
book-symbols-note =
    Every symbol of the game. Press one to find all pages about it; the words of the game follow below.
book-rulings-note =
    These rulings apply where the printed game is silent or its editions disagree. Everything else
    plays as you know it.
book-found = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
book-nothing-found = No page contains all of these words.

# The first page: its name in the list of chapters, what is often asked, and a line on each chapter of about 28 letters.
book-contents = Contents
book-often-asked = Often asked
book-question-strike = When do workers strike?
book-question-failed = What if a quest fails?
book-question-first = Who goes first?
book-question-design = How much does a design cost?
book-question-sell = May I sell twice?
book-chapter-says = { $about }. Clauses: { $count }.
book-about-START = Guilds, modes, how to win
book-about-SETUP = What everyone starts with
book-about-ROUND = Mine, market, quests
book-about-MINE = Walk, jump, turn, strike
book-about-ORDER = Fewest workers go first
book-about-MARKET = Spaces and what they sell
book-about-MERCHANT = Buying and selling
book-about-ADV = Levels, weapons, forging
book-about-CHAMP = Level four and a title
book-about-QUEST = Legs, steps, power, rewards
book-about-FAIL = What is lost, what stays
book-about-STAGE = From I to II to III
book-about-BONUS = An option in epic games
book-about-END = Final count and ties
book-about-SOLO = A quest every round, alone
book-about-SYMBOLS = Every symbol explained
book-about-RULINGS = our rulings where the printed rules are silent
