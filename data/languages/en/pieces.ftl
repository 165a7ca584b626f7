# Set pieces: moments that get more room than others. They are seen for a second or two, so every line
# is short.

# A banner at the beginning of a phase: the round, the phase beside it, and who is first and why.
piece-round = Round { $round }
piece-last-round = The last round
piece-last-round-means = The Blacksmith and the Bazaar sell end-game bonuses. Quests still active at the end fail.
piece-first-drawn = { $guild } is first, by lot
piece-first-still = { $guild } is first, as before
piece-first-twice = { $guild } is first, as before, and may move a second time
piece-first-same = { $guild } is first, as in the market
piece-first-turned = { $guild } is first: the previous leader goes to the end
piece-first-fewest = { $guild } is first: fewest workers in the mine ({ $count })
piece-first-tie = { $guild } is first: tied with { $others } ({ $count }), but was behind
piece-first-held = { $guild } is first with { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }: { $other } moved twice and is last

# A quest is completed: a line over its name, beside the card; then, on those who were there, the
# level they reach.
piece-completed = { $guild } completes
piece-level = Level { $level }

# A quest fails: a line over its name, then why, what is kept of it and what is lost.
piece-failed = { $guild } fails
piece-failed-short = Armed with power { $power } of { $needed }
piece-failed-promise = A pledged champion was missing
piece-failed-kept = Kept: { $prestige } for finished legs
piece-failed-nothing = Kept: nothing, as no leg was finished
piece-failed-lost = Lost: { $things }
piece-failed-quest = the quest
piece-failed-weapons = { $count ->
    [one] a weapon
   *[other] { $count } weapons
  }
piece-failed-penalty = { $prestige } for failing at once

# A champion is crowned: a line over the adventurer's name; the title stands on a ribbon.
piece-crowned = { $guild } has a champion

# Workers strike: the word everything stops at; then a slip with why (a line for each group; "own" is
# yes if they are those of the one person at the table) and the rule below it.
piece-strike = Strike
piece-strike-count = { $own ->
    [yes] { $count } of your workers are connected
   *[no] { $count } { $guild } workers are connected
  }
piece-strike-rule = { $count } or more strike
