# The mine: placing overseers, moving them, and what a move would do.

# The label of a hex, on a slip beside it.
mine-hex-overseer = { $guild }'s overseer on { $ground }
mine-hex-worker = { $guild }'s worker on { $ground }
mine-hex-empty = Empty { $ground } hex

# The prompt in the bottom bar: one line of about 50 letters, two at the most.
mine-thinking = { $guild } is thinking
mine-place = { $guild }: place overseer { $number } of { $count }
mine-place-side = Place one of { $guild }'s overseers
mine-place-here = Place the overseer here on { $ground }, or choose another hex
mine-tie = { $guild } has several equally good moves: choose one for it
mine-worker-reward = { $guild }: move or remove any worker, or decline
mine-overseer-reward = { $guild }: move an overseer, or decline
mine-move = { $guild }: move an overseer, or pass
mine-land-where = Choose where the overseer lands
mine-land-here = Land the overseer here, or choose another hex
# A second move makes a guild the last in the next order. $place is its place without it.
mine-second = { $guild }: move again? You would be last in the next order instead of { $place ->
    [1] first
    [2] second
   *[3] third
  }
mine-second-last = { $guild }: move again? You will be last in the next order either way
mine-second-free = { $guild }: move again? It doesn't change the order

# Buttons of the bottom bar and of the right column, and why they cannot be pressed.
mine-pass = Pass
mine-decline = Decline
mine-no-pass = You can't pass now
mine-confirm = Confirm
mine-choose-move = Choose a move first
mine-choose-hex = Choose a hex first
mine-take-off = Remove it
mine-choose-worker = Pick a worker first
mine-no-way = This overseer can't move: it has nowhere to land
# Solo: one of three colours to place, side by side; $count overseers of it are left.
mine-side = { $guild } { $count }

# The right column: a title of one line, then what to do.
mine-title = The mine
mine-title-place = Overseer
mine-title-worker = Worker
mine-title-move = Move
mine-title-jump = Jump { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
mine-help-place = Choose an empty hex
mine-help-stands = Places { $guild }'s overseer on { $ground }
mine-help-worker = Pick any worker, then an empty hex for it
mine-help-move = Pick an overseer, then point at a hex to land on
# Below it: quests with what they need of the mine, under two headings of one line; each with its
# name and a line of resources, of which so many are there and so many needed. $when is the round in which
# its step must be met: "Round 4".
mine-needs = For your quests
mine-needs-offer = For quests on offer
mine-need-ore = { $there } of { $needed }
mine-need-met = armed for every step
mine-need-beyond = { $when }: more than you can arm for

# The right column, line by line: what becomes of each worker (about 18 letters), and strikes.
mine-worker-new = New worker
mine-worker-turn = Joins { $guild }
mine-worker-defect = Defects to { $guild }
mine-worker-leave = Leaves the mine
mine-worker-set = Moves here
# What a worker yields, before a picture of the resource.
mine-yield = { SIGNED($count) }
mine-more = and { $count } more
mine-strike = Strike: { $count ->
    [one] { $count } { $guild } worker leaves
   *[other] { $count } { $guild } workers leave
  }
# On a slip of parchment beside the landing hex, about 18 letters.
mine-strike-short = Strike: { $count } { $guild }
# Solo: what an automated colour does in answer, above its workers.
mine-then-jump = Then { $guild } jumps { $count }
mine-then-move = Then { $guild } moves

# Under the right column's list: headings of two rows of emblems. The short one for narrow columns.
mine-workers = Workers in the mine
mine-order = Resulting order
mine-order-short = New order
