### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild }:
solo-moves-by = { $guild }: { $rule }
solo-rule-most = jumps the most rival workers ({ $count })
solo-rule-fewest = { $count ->
    [0] jumps the fewest of its own ({ $own })
   *[other] jumps the most rival workers ({ $count }) and the fewest of its own ({ $own })
  }
solo-rule-only = makes its only move
solo-rule-tie = a tie: you chose
solo-rule-tie-watched = makes one of several equal moves
solo-rule-none = can't move
solo-yours = { $count ->
    [one] takes { $count } of your workers
   *[other] takes { $count } of your workers
  }

# On the panel of an automated colour, about 18 letters.
solo-moving = moving now
solo-chosen-for = you choose for it

# The right column while an automated colour moves.
solo-moves = { $guild } moves
solo-no-choice = nothing for you to choose
solo-why = Why this move
solo-jumps = jumps
solo-wins-most = Most rival workers wins
solo-wins-fewest = Tied: fewest of its own wins
solo-wins-tie = Still tied: you chose

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = A tie for { $guild }
solo-tie-count = { $count } equal moves
solo-tie-why-head = Why a tie
solo-tie-why = { $count ->
    [0] None of its moves jumps a rival worker.
    [one] Each jumps { $count } rival worker and { $own } of its own.
   *[other] Each jumps { $count } rival workers and { $own } of its own.
  }
solo-tie-head = You decide
solo-tie-decide = { $guild } must make one of these moves. Choose the one you like best.
solo-tie-overseer = { $guild } must move. Choose an overseer, then where it lands.
solo-tie-land = Choose where this overseer lands.
solo-takes-yours = Takes { $count } of yours
solo-takes-other = Takes { $count } of { $guild }'s
solo-takes-both = Takes { $yours } of yours, { $count } more
solo-takes-none = Takes none
solo-worker-on = on { $grounds }
solo-from-to = { $start } to { $end }
solo-overseer-on = Overseer on { $ground }
solo-landings = { $count ->
    [one] { $count } landing
   *[other] { $count } landings
  }
solo-candidate = Move { $number }. { $head }, { $detail }
solo-overseer-label = Overseer { $number }. { $head }, { $detail }
solo-move-number = Move { $number }
solo-move-here = Move here
solo-choose-overseer = Choose an overseer first

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = Your duty, round { $round }
duty-take = Take a quest this round
duty-taken = Quest taken this round
duty-none = No quest to take
duty-complete = Complete every quest
duty-by = by round { $round }
duty-active = { $count } active
duty-limit = at { $count } you lose
duty-failed = You also lose if a quest fails
duty-four = Four active. If you take a fifth, complete one in the same round
duty-five = Five active. Complete one this round, or you lose next round
duty-full = Five active: you can't take another, and you lose
duty-last = Last round: you lose if a quest is unfinished
duty-board = Open the quest board
duty-slots = { $count } of { $limit } active
