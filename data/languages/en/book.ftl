### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = The game
book-symbols = Symbols and words
book-rulings = If you know the board game

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Back
book-no-page-before = No page was open before this one
book-search = Search the rules

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Solo games only
book-only-epic = Epic games only
book-not-solo = Not in solo games

# A seal beside what was decided here.
book-ruling = A house ruling
book-ruling-tip = Decided here, because the printed game is silent or disagrees with itself. Press for all of them.

# The beginning of a page.
book-symbols-note =
    Every symbol of the game. Press one to find all pages about it; the words of the game follow below.
book-rulings-note =
    Where the printed game is silent, or where its printings disagree, these decisions hold here.
    Everything else is played as you know it.
book-found = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
book-nothing-found = No page has all of these words.
