### What the commands print in a terminal. As long as it needs to be.

# Which game, inside a sentence: $game is one of these, by mode.
cli-game-simple = a simple game
cli-game-epic = an epic game
cli-game-fast_forward = a fast-forward game
cli-kind = { $game } with { $guilds } guilds
cli-kind-tiles = { $game } with { $guilds } guilds and bonus tiles
cli-kind-solo = { $game }, solo ({ $difficulty })

# forgewar replay.
cli-replay-of = { $file }: { $kind }, seed { $seed }, recorded by Forge War { $program }
cli-replay-practice = { $file }: { $kind }, a practice game, seed { $seed }, recorded by Forge War { $program }
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
cli-replay-sound = { $file } is intact: all { $actions } actions { $end } are legal, and all { $hashes } hashes and { $states } states match.
cli-replay-to-the-end = up to the end of the game
cli-replay-to-where-it-was-left = up to where the game was left

# What commands say when they cannot do what was asked: one sentence behind "forgewar: ". Names of
# options and files stay as they are typed.
cli-interrupted = interrupted.
cli-problem = { $problem }.
cli-see-help = { $problem }; see { $program } --help.
cli-content-behind = put --content after { $command }, not before it.
cli-content-unusable = the content cannot be used: { $problem }.
cli-no-output = there is nowhere to write to: the standard output is closed.
cli-cannot-show = the game cannot be shown because { $module } is missing; install it with pip install forgewar, or use a command that needs no screen (forgewar --help).
cli-cannot-draw = nothing can be drawn because { $module } is missing; install it with pip install forgewar.
cli-no-folder = { $path } is neither a folder nor a zip file.
cli-cannot-write = { $path } cannot be written: { $why }.
cli-cannot-write-there = no file can be written at { $path }.
cli-folder-not-made = the folder { $path } cannot be created: { $why }.
cli-folder-not-writable = the folder { $path } cannot be written to.
cli-folder-full = the folder { $path } already contains records; choose another.
cli-process-ended = a process that was playing games was stopped from outside.
cli-cluster-missing = a cluster needs { $module }; install it with pip install "forgewar[cluster]".
cli-cluster-unreachable = no Dask scheduler can be reached at { $address }.
cli-cluster-empty = the cluster has no workers.
cli-cluster-lost = the cluster was lost, or the same task stopped one worker after another.
cli-cluster-other-game = not every worker of the cluster has this version of the game ({ $where }).
cli-cluster-other-cards = the cluster's worker { $where } has different cards.
cli-cluster-not-with = { $option } uses files on this machine and cannot be combined with --cluster.
# Behind "argument --games: ".
cli-whole-number = must be a whole number from { $low } to { $high }, not { $given }
cli-size = must be from { $low } to { $high }, not { $given }

# forgewar --help, and the help of each command. %(default)s is filled in by the program. Of examples only
# what stands behind three spaces or more is translated.
cli-description = Forge War: mines, markets and quests for one to four guilds.
cli-epilog = Without a command, the game starts; add --content to play with your own cards. Each command has its own --help.
cli-usage = usage:{ " " }
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-version = show the version and exit
cli-compiled = { $version }, compiled
cli-commands = commands
cli-default = default: %(default)s
cli-language = the language to use: { $there }
cli-no-language = there is no language { $tag }; choose from { $there }.
cli-content = cards, prices and mines from a folder or a zip file (docs/packs.md)
cli-record = a record (docs/record-format.md)
cli-jobs = number of processes to use
cli-cluster = use the workers of the Dask cluster whose scheduler is at this address, instead of processes on this machine (docs/cluster.md)
cli-help-open = start the game and open a record or a shared table
cli-description-open = Start the game and open a record, which is added to its library, or the shared table of a link. `forgewar FILE.jsonl` and `forgewar LINK` do the same.
cli-help-simulate = play games between computer guilds and print statistics
cli-description-simulate = Play games between computer guilds and print statistics. The same seed gives the same games, however many processes play them.
cli-examples-simulate =
    examples:
      forgewar simulate --mode epic --seats sensible,sensible,random --games 200 --jobs 2
      forgewar simulate --solo --difficulty easy --games 50 --record solo-games
      forgewar simulate --ladder --games 100 --guilds 2
      forgewar simulate --ladder --against ../older --games 40 --milliseconds 300
      forgewar simulate --content my-cards --games 50
cli-help-balance = play games to measure how balanced the content is
cli-description-balance = Play games between equal computer guilds, measure six targets of good content with 95% intervals, and write a report with charts. The same seed gives the same report, however many processes play.
cli-examples-balance =
    examples:
      forgewar balance --jobs 2
      forgewar balance --quick --out balance.md
      forgewar balance --targets 2,4 --games 200 --out cards.md
cli-help-replay = verify, describe or summarise recorded games
cli-description-replay = Replay recorded games. Without an option, a short summary is printed.
cli-examples-replay =
    examples:
      forgewar replay game.jsonl               who played, how far, and the scores
      forgewar replay games/*.jsonl --verify   check that actions are legal and hashes match
      forgewar replay game.jsonl --describe    the whole game in words, round by round
cli-help-review = review a recorded game: chances of winning, and the costliest choices
cli-description-review = Show each guild's chance of winning at the start of each round of a finished game. Then show, for each person (or for each guild, if no person played), up to five choices that cost the most, with what would have been better and why; where prestige was lost; and what choices cost by phase. Choices are judged by simulated games that fit what the guild knew. The same seed gives the same review.
cli-examples-review =
    examples:
      forgewar review game.jsonl                      chances, and the costliest choices
      forgewar review game.jsonl --json review.json   also write the review as data
cli-review-json = also write the review as data
cli-review-seed = the seed of the simulated games (default: that of the recorded game)
# played and better are sentences of advice: "Move the overseer ...".
cli-review-point = { $name }, round { $round } (action { $moment }): chance of winning −{ $points } { $points ->
    [one] point
   *[other] points
  }. Played: { $played }. Better: { $better }.
# Below it, why; and a line of what a guild lost, or of its phases.
cli-review-why = {"  "}because: { $why }
cli-review-guild = { $name }: { $told }
cli-review-none = No clear mistakes.
cli-help-shot = save a moment of a recorded game as a PNG picture
cli-description-shot = Draw a moment of a recorded game as the app would show it. No screen is needed.
cli-examples-shot =
    examples:
      forgewar shot game.jsonl                              the last moment, as game-N.png
      forgewar shot game.jsonl --at 40 --out move40.png     after the 40th action
      forgewar shot game.jsonl --at -2 --size 1920x1080 --scale 125
                                                            the second-to-last moment, larger
cli-help-puzzles = find puzzles in recorded games, or verify puzzles
cli-description-puzzles = Find positions in recorded games in which one choice is clearly best: every promising choice is tried in the same simulated games. Each puzzle found is written to a file, for you to choose from.
cli-examples-puzzles =
    examples:
      forgewar simulate --seats master,master --games 10 --record games
      forgewar puzzles games/game-00001.jsonl --out found   write one file per puzzle
      forgewar puzzles --verify                             check that the game's own puzzles still hold
cli-puzzles-verify = test the puzzles in the folder again, in other simulated games
cli-puzzles-out = the folder of puzzles (default: the game's own)
cli-puzzles-worlds = simulated games for each choice (default: { $count })
cli-puzzles-round = only look from this round on, which is quicker
cli-puzzles-nothing = name the records to search for puzzles, or use --verify.
cli-puzzles-other-cards = { $file } was not played with the game's own cards.
cli-puzzles-found = { $file }: level { $level }, ahead by { $margin } tenths of a prestige
cli-puzzles-right = { $name }: holds
cli-puzzles-wrong = { $name }: { $problem }
cli-puzzles-fault-other-best = another choice turned out best
cli-puzzles-fault-closer = the next-best choice came much closer
cli-puzzles-unsound = { $count } of { $all } puzzles do not hold.
cli-help-fit = compute the weights by which the Master judges positions
cli-description-fit = Play games to find out what everything a guild owns is worth, round by round: the weights of the Master's evaluation, printed in the form of data/evaluation.yaml. The same seed gives the same weights.
cli-examples-fit =
    examples:
      forgewar fit              all weights, as shipped with the game
      forgewar fit --games 30   a few games, to see that it works
cli-fit-games = number of games per mode
cli-help-check = check the content: cards, prices, mines
cli-description-check = Check a folder of content and list everything that is wrong with it.
cli-examples-check =
    examples:
      forgewar check                       the game's own content, pictures and languages
      forgewar check my-cards              a folder or a zip file of your own (docs/packs.md)
      forgewar check my-cards --install    and install it as a pack
      forgewar check --release             before a release, keep this content for good

# The arguments of forgewar replay.
cli-replay-files = records (docs/record-format.md)
cli-replay-verify = check that all actions are legal and all hashes and states match
cli-replay-describe = print a transcript of the whole game

# forgewar shot: its arguments, and what it says.
cli-shot-at = after N actions; 0 is the start, -1 the last moment, -2 the one before (default: %(default)s)
cli-shot-scale = text scale, { $low } to { $high } (default: %(default)s)
cli-shot-out = the file to write
cli-shot-drawn = { $path }: after { $number } of { $last } actions
cli-shot-sound-until = { $file } is intact for { $last } actions only: { $problem }; choose --at 0 to { $last }.
cli-shot-no-moment = { $file } has { $last } actions, so there is no moment { $moment }.

# forgewar check: its arguments; what it says; and what there is so much of, each behind a number.
cli-check-folder = a folder or a zip file (default: the game's own folder, with its pictures and languages)
cli-check-strict = treat missing translations as problems
cli-check-install = install the pack, so that the game offers it
cli-check-release = copy the content to data/released, so that every later version can open its games
cli-check-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
  } in { $path }.
cli-check-untranslated = { $count ->
    [one] { $count } message is
   *[other] { $count } messages are
  } not translated and will be shown in English.
cli-check-ok = content { $hash }: ok
cli-check-installed = installed in { $path }
cli-check-released = released in { $path }
cli-check-released-before = released before
cli-check-count-designs = designs
cli-check-count-bonus_cards = bonus cards
cli-check-count-single_cards = single-use cards
cli-check-count-quests = quests
cli-check-count-titles = titles
cli-check-count-tiles = bonus tiles
cli-check-count-wealth = wealth cards
cli-check-count-end_bonuses = end-game bonuses
cli-check-count-mines = mines
cli-check-count-clauses = clauses of the rulebook

# forgewar simulate: its arguments, and which do not go together.
cli-simulate-seats = the computer guilds, one name per seat: { $guilds } (default: three sensible ones, or one in a solo game)
cli-simulate-tiles = play epic with bonus tiles
cli-simulate-even = give starting places small gifts that even them out (a house rule)
cli-simulate-no-even = no even start is defined for games of this kind.
cli-simulate-against = another checkout of the game; each strength of the ladder plays against the same strength there
cli-simulate-milliseconds = thinking time for each choice, instead of a number of moves
cli-simulate-nodes = think about at most this many actions for each choice: 50000 in the app
cli-simulate-against-alone = --against only works with --ladder.
cli-no-game-there = { $path } is not a checkout of the game whose guilds can play.
cli-other-cards-there = the game in { $path } has different cards.
cli-simulate-solo = play solo games
cli-simulate-difficulty = difficulty of solo games (default: medium)
cli-simulate-json = write the statistics as data
cli-simulate-record = write a record of each game to this folder
cli-simulate-states = also record the whole state after every action
cli-simulate-ladder = measure each strength against the one below it
cli-simulate-guilds = number of guilds in games of the ladder (default: 2)
cli-simulate-not-ladder = { $option } cannot be combined with --ladder.
cli-simulate-guilds-alone = --guilds only works with --ladder; add it, or list the --seats.
cli-simulate-difficulty-alone = --difficulty only works with --solo; add it.
cli-simulate-states-alone = --states only works with --record; add --record DIR.
cli-simulate-no-guild = there is no computer guild { $name }; choose from { $guilds }.
# Behind numbers on the bar that shows how far it is.
cli-unit-games = games

# The statistics of a simulation: the head of the page, and the heads of columns and rows of its tables.
cli-summary = { $games ->
    [one] { $games } { $mode } game with { $guilds } guilds
   *[other] { $games } { $mode } games with { $guilds } guilds
  }, seed { $seed }
cli-summary-tiles = { $games ->
    [one] { $games } { $mode } game with { $guilds } guilds
   *[other] { $games } { $mode } games with { $guilds } guilds
  } and bonus tiles, seed { $seed }
cli-summary-solo = { $games ->
    [one] { $games } { $mode } solo game
   *[other] { $games } { $mode } solo games
  }, { $difficulty }, seed { $seed }
cli-summary-seat = seat { $seat }
cli-summary-won = won: { $count }
cli-summary-lost = lost under { $clause }: { $count }
cli-summary-speed = { $actions } actions per second, { $seconds } s in total
cli-ladder = One guild against the others, { $mode } games with { $guilds } guilds, seed { $seed }; an even share is { $even }%
cli-column-seat = seat
cli-column-score = score
cli-column-sd = sd
cli-column-min = min
cli-column-max = max
cli-column-wins = wins
cli-column-taken = taken
cli-column-completed = completed
cli-column-failed = failed
cli-column-prestige = prestige per game from
cli-column-length = length of a game
cli-column-mean = mean
cli-column-actions = actions
cli-column-rounds = rounds
cli-column-place = place in the first order
# The ladder: up to 11 letters, the numbers up to 6. "95% of" is over "41.2 - 58.8 %", where the truth lies.
cli-column-guild = guild
cli-column-others = others
cli-column-games = games
cli-column-won = won
cli-column-within = 95% interval

# forgewar balance: its arguments, and what it says.
cli-balance-games = simple games for each number of guilds (default: { $count }); other modes get three tenths of that
cli-balance-solo = simple solo games of the Master for each difficulty (default: { $count }); epic ones get an eighth of that
cli-balance-targets = measure only these targets, from { $first } to { $last } (default: all)
cli-balance-quick = play only a few games, for a first idea in about a minute
cli-balance-out = the page to write; charts go to a folder of the same name (default: %(default)s)
cli-balance-no-page = { $path } is not a name for the page; it must end in .md.
cli-balance-no-target = there is no target { $target }; choose from { $first } to { $last }.
cli-balance-written = Wrote { $path }.
