### What the commands print in a terminal. As long as it needs to be.

# Which game, inside a sentence. $mode is simple, epic or fast-forward.
cli-kind = { $mode ->
    [epic] an epic game of { $guilds } guilds
   *[other] a { $mode } game of { $guilds } guilds
  }
cli-kind-tiles = { $mode ->
    [epic] an epic game of { $guilds } guilds with bonus tiles
   *[other] a { $mode } game of { $guilds } guilds with bonus tiles
  }
cli-kind-solo = { $mode ->
    [epic] an epic solo game, { $difficulty }
   *[other] a { $mode } solo game, { $difficulty }
  }

# forgewar replay.
cli-replay-of = { $file }: { $kind }, seed { $seed }, by Forge War { $program }
cli-replay-practice = { $file }: { $kind } for practice, seed { $seed }, by Forge War { $program }
cli-replay-guilds = Guilds: { $guilds }
cli-replay-seat = { $name } ({ $colour }, { $player })
cli-replay-progress = Round { $round } of { $rounds }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
cli-replay-lost = The game was lost.
cli-replay-won-solo = The game was won.
cli-replay-won = { $winner } won.
cli-replay-not-over = The game is not over.
cli-replay-standing = { $guild }: { $prestige } prestige, { $gold } gold, { $completed ->
    [one] { $completed } quest
   *[other] { $completed } quests
  } completed, { $failed } failed
cli-replay-sound = { $file } is sound: all { $actions } actions are legal, { $end }, and all { $hashes } hashes and { $states } states agree.
cli-replay-to-the-end = to the end of the game
cli-replay-to-where-it-was-left = to where the game was left
cli-replay-sound-until = { $file } is sound for { $actions } actions only: { $problem }.
